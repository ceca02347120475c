import { expect, test } from 'vitest';
import { hex } from '$lib/text/hex';
import { keptPromise } from './fair';

// SHA-256 of "whiteout commitment 1" followed by 32 bytes of 7.
const PROMISED = '37fb91519ae9e978e1fe6ec5fc54dde4b93056a811e4cea2ea1e9450b09bb545';
const bytes = (text: string) => (text.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
const SEED = Array.from({ length: 32 }, () => 7);

test('bytes read as two digits each', () => {
  expect(hex([0, 10, 255])).toBe('000aff');
});

test('a seed that was promised is known again, and no other', async () => {
  expect(await keptPromise(bytes(PROMISED), SEED)).toBe(true);
  expect(await keptPromise(bytes(PROMISED), [...SEED.slice(1), 8])).toBe(false);
});
