import { expect, test } from 'vitest';
import { hex } from '$lib/text/hex';
import type { TablePage } from '$lib/wire/types';
import type { KeptDeal } from './deals';
import { bytesOf, commitmentTo, findings, sealOf } from './fair';

const all = (byte: number) => Array.from({ length: 32 }, () => byte);
const SEED = all(7);
const COMMITMENT = bytesOf(commitmentTo(SEED));
const PARTS = [all(1), all(2), all(0), all(0)];
const SEALS = [sealOf(all(1), COMMITMENT, 0), sealOf(all(2), COMMITMENT, 1), null, null];

const page = (over: Partial<TablePage> = {}): TablePage =>
  ({ phase: 'over', games: 0, commitment: COMMITMENT, seed: SEED, entropy: PARTS, ...over }) as TablePage;

/** What the browser at the first seat kept of an honest deal. */
const kept = (over: Partial<KeptDeal> = {}): KeptDeal => ({
  table: 't',
  game: 0,
  commitment: hex(COMMITMENT),
  parts: [],
  starts: 1,
  shuffle: { deadline: 10, seals: SEALS, mine: { seat: 0, part: hex(all(1)) } },
  ...over,
});

const verdicts = (shown: TablePage, deal: KeptDeal | null) =>
  Object.fromEntries(findings(shown, deal).map(({ key, verdict }) => [key, verdict]));

// The server's tests know the same figures.
test('seals and commitments are those of the server', () => {
  expect(commitmentTo(SEED)).toBe('37fb91519ae9e978e1fe6ec5fc54dde4b93056a811e4cea2ea1e9450b09bb545');
  expect(sealOf(all(5), all(9), 2)).toBe('95e511da0d18148201f57b449d4d861290b70617f3007eafc57ac859014e44a3');
  expect(bytesOf(hex([0, 10, 255]))).toEqual([0, 10, 255]);
});

test('an honest deal is proven by what was kept, and the cards are left to the file', () => {
  expect(verdicts(page(), kept())).toEqual({
    'fair-promise-kept': 'proven',
    'fair-own-kept': 'proven',
    'fair-others-kept': 'proven',
    'fair-cards': 'open',
  });
});

test('another seed with a commitment that fits it is found out', () => {
  const commitment = bytesOf(commitmentTo(all(8)));
  expect(verdicts(page({ commitment, seed: all(8) }), kept())).toMatchObject({
    'fair-promise-broken': 'broken',
  });
  // Whoever came later could not tell.
  expect(verdicts(page({ commitment, seed: all(8) }), null)).toMatchObject({ 'fair-promise-unseen': 'open' });
});

test('a seed that does not fit, or is not shown, breaks the promise for everybody', () => {
  for (const seed of [all(8), null]) {
    expect(verdicts(page({ seed }), kept())).toMatchObject({ 'fair-promise-broken': 'broken' });
    expect(verdicts(page({ seed }), null)).toMatchObject({ 'fair-promise-broken': 'broken' });
  }
});

test('a part of mine that was changed, moved or left out is found out', () => {
  for (const entropy of [[all(3), ...PARTS.slice(1)], [PARTS[1]!, PARTS[0]!, ...PARTS.slice(2)], [], null]) {
    expect(verdicts(page({ entropy }), kept())).toMatchObject({ 'fair-own-broken': 'broken' });
  }
});

test('a part of somebody else that is not what was sealed is found out by name', () => {
  const changed = findings(page({ entropy: [all(1), all(3), all(0), all(0)] }), kept());
  expect(changed[2]).toEqual({ verdict: 'broken', key: 'fair-others-broken', seats: [1] });
  // A seat that sealed nothing, a bot's say, may not add anything afterwards.
  const added = findings(page({ entropy: [all(1), all(2), all(0), all(9)] }), kept());
  expect(added[2]).toEqual({ verdict: 'broken', key: 'fair-others-broken', seats: [3] });
  // Nor may there be more of them.
  const more = findings(page({ entropy: [...PARTS, all(9)] }), kept());
  expect(more[2]?.verdict).toBe('broken');
});

test('what was not seen is not claimed', () => {
  expect(verdicts(page(), null)).toEqual({
    'fair-promise-unseen': 'open',
    'fair-own-none': 'open',
    'fair-others-unseen': 'open',
    'fair-cards': 'open',
  });
  expect(verdicts(page(), kept({ shuffle: null }))).toMatchObject({ 'fair-others-unseen': 'open' });
  const spectator = kept({ shuffle: { deadline: 10, seals: SEALS, mine: null } });
  expect(verdicts(page(), spectator)).toMatchObject({
    'fair-own-none': 'open',
    'fair-others-kept': 'proven',
  });
});

test('starts that were called off before the deal are told', () => {
  expect(findings(page(), kept({ starts: 3 }))).toContainEqual({
    verdict: 'open',
    key: 'fair-repeated',
    n: 2,
  });
});
