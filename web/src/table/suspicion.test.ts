import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { suspicionSaid } from './suspicion';

const DATA = join(import.meta.dirname, '../../../data');
const [solo = '', boardgame = ''] = ['solo', 'boardgame'].map((game) =>
  readFileSync(join(DATA, game, 'rules.toml'), 'utf8'),
);

test('a disk at its maximum hands in cards openly, but not where nobody hands in any', () => {
  expect(suspicionSaid(6, 6, false).key).toBe('suspicion-red');
  expect(suspicionSaid(6, 6, true).key).toBe('solo-suspicion-full');
  expect(suspicionSaid(2, 6, true).key).toBe('suspicion-is');
  expect(suspicionSaid(-1, 6, true).key).toBe('suspicion-green');
});

test('the rule behind a disk is one of its own game', () => {
  const replaced = solo.slice(0, solo.indexOf('[['));
  for (const level of [-1, 0, 5, 6]) {
    expect(boardgame).toContain(`id = "${suspicionSaid(level, 6, false).rule}"`);
    const { rule } = suspicionSaid(level, 6, true);
    expect(solo).toContain(`id = "${rule}"`);
    expect(replaced).not.toContain(`"${rule}"`);
  }
});
