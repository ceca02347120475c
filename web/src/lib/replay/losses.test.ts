import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Replay } from '$lib/wire/types';
import { aside, cards } from './losses';
import { Reel } from './reel';

/** A finished game as a file knows it; its events came in steps of so many. */
const saved = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../fixtures/solo/1p-novice-seed1-0.json'), 'utf8'),
) as { steps: number[]; events: unknown[] };

const reel = (() => {
  const seats = [0, 1, 2, 3, 4, 5];
  let at = 0;
  const steps = saved.steps.map((length, i) => {
    const events = saved.events.slice(at, (at += length));
    const table = {
      rules: { players: 6, solo: { roles: [6, 2] } },
      characters: seats.map(() => 'clark'),
      status: seats.map((seat) => (seat === 3 ? 'exposed' : 'character')),
      round: 0,
      step: 'over',
    };
    return {
      at: i,
      phase: '',
      events,
      changes: i === 0 ? [{ path: '/table', value: table }] : [],
      log: events.map((_, event) => ({ event, text: '' })),
    };
  });
  return new Reel({
    start: { page: { settings: { game: 'solo', players: 1 }, phase: 'lobby', table: null }, own: [null] },
    steps,
  } as unknown as Replay);
})();

test('all six are counted, though before the deal there is but one player', () => {
  expect([reel.players, reel.characters]).toEqual([1, 6]);
});

test('every card is told, and when and how each was lost, in that order', () => {
  expect(cards(reel).map(({ seat, secret, lost }) => [seat, secret.word, lost?.by, lost?.round])).toEqual([
    [2, 'alien', 'test', 2],
    [3, 'alien', 'threat', 3],
    [5, 'human', 'alien', 3],
    [1, 'human', 'alien', 8],
    [0, 'human', undefined, undefined],
    [4, 'human', undefined, undefined],
  ]);
  expect(cards(reel)[2]?.lost?.room).toBe('radio');
});

test('what is missing among the six lay aside', () => {
  const dealt = cards(reel).map(({ secret }) => secret);
  expect(aside([6, 2], dealt)).toEqual(['human', 'human']);
  expect(aside([6, 2], dealt.slice(1))).toEqual(['human', 'human', 'alien']);
  expect(aside([6, 2], [])).toEqual([]);
});
