import { expect, test } from 'vitest';
import type { Replay } from '$lib/wire/types';
import { Reel } from './reel';
import { isLie, verdicts } from './verdicts';

let id = 0;
const says = (seat: number, claim: unknown) => ({
  at: 0,
  phase: '',
  said: [{ id: id++, at: 0, person: null, seat, name: '', speech: { claim }, beyond: false }],
});
const does = (...events: unknown[]) => ({ at: 0, phase: '', events });

/** Two seats, the second against the Humans, and a table in its first round. */
function told(game: 'boardgame' | 'infection', ...steps: unknown[]) {
  const inside = (word: string) =>
    game === 'infection' ? { own: { blood: word }, legal: [] } : { own: { role: word }, legal: [] };
  const table =
    game === 'infection'
      ? { turn_number: 1, step: 'team', torched: [] }
      : { round: 1, status: [], place: [] };
  const begins = game === 'infection' ? { turn_began: { turn: 1 } } : { round_began: { round: 1 } };
  const reel = new Reel({
    start: { page: { settings: { game, players: 2 }, phase: 'lobby', table: null }, own: [null, null] },
    steps: [
      {
        at: 0,
        phase: '',
        changes: [{ path: '/table', value: table }],
        own: [{ path: '', value: [inside('human'), inside(game === 'infection' ? 'imitation' : 'alien')] }],
        events: [begins],
      },
      ...steps,
    ],
  } as unknown as Replay);
  return verdicts(reel).map((verdict) => [verdict.seat, verdict.sort, verdict.right, isLie(verdict)]);
}

test('whoever hides and says to be Human lies', () => {
  expect(told('boardgame', says(0, 'i_am_human'), says(1, 'i_am_human'))).toEqual([
    [0, 'word', true, false],
    [1, 'word', false, true],
  ]);
});

test('an opinion of somebody is right or wrong, and no lie', () => {
  const [trust, suspect] = [says(0, { i_trust: { seat: 1 } }), says(0, { i_suspect: { seat: 1 } })];
  expect(told('infection', trust, suspect)).toEqual([
    [0, 'opinion', false, false],
    [0, 'opinion', true, false],
  ]);
});

test('a token that was never taken proves nothing', () => {
  const claim = says(0, { i_suspect: { seat: 1, because: 'token' } });
  expect(told('boardgame', claim)).toEqual([[0, 'word', false, true]]);
  const taken = does({ learnt: { taker: 0, owner: 1, token: 'alien' } });
  expect(told('boardgame', taken, claim)).toEqual([[0, 'opinion', true, false]]);
});

test('the card that was handed in is known now, face down or shown', () => {
  const claims = [says(0, { i_gave: { card: 'use' } }), says(0, { i_gave: { card: 'repair' } })];
  expect(told('boardgame', ...claims)).toEqual([]);
  expect(told('boardgame', does({ gave: { seat: 0, card: 'use' } }), ...claims)).toEqual([
    [0, 'word', true, false],
    [0, 'word', false, true],
  ]);
  expect(told('boardgame', does({ special_gave: { seat: 0, card: 'repair' } }), claims[1])).toEqual([
    [0, 'word', true, false],
  ]);
});

test('of an earlier round the last card counts', () => {
  const gave = (card: string) => does({ gave: { seat: 0, card } });
  const next = { ...does({ round_began: { round: 2 } }), changes: [{ path: '/table/round', value: 2 }] };
  expect(told('boardgame', gave('use'), next, gave('repair'), says(0, { i_gave: { card: 'use' } }))).toEqual([
    [0, 'word', false, true],
  ]);
});

test('“it was not me” is a lie of whoever spoilt the round', () => {
  const gave = (card: string) => does({ gave: { seat: 1, card } });
  expect(told('boardgame', gave('sabotage'), says(1, 'it_was_not_me'))).toEqual([[1, 'word', false, true]]);
  expect(told('boardgame', gave('use'), says(1, 'it_was_not_me'))).toEqual([[1, 'word', true, false]]);
  expect(told('boardgame', says(1, 'it_was_not_me'))).toEqual([]);
});

test('promises are held against what was done next', () => {
  const placed = does({ placed: { seat: 0, room: 'kitchen', way: 'card' } });
  const kitchen = says(0, { i_go_to: { room: 'kitchen' } });
  expect(told('boardgame', kitchen, says(0, { i_go_to: { room: 'radio' } }), placed, kitchen)).toEqual([
    [0, 'promise', true, false],
    [0, 'promise', false, true],
  ]);
});

test('a card that was promised for this turn is looked for in this turn', () => {
  const promise = says(1, { i_promise: { card: 'gun' } });
  const next = { ...does({ turn_began: { turn: 2 } }), changes: [{ path: '/table/turn_number', value: 2 }] };
  const gun = does({ gave: { seat: 1, card: 'gun' } });
  expect(told('infection', promise, gun)).toEqual([[1, 'promise', true, false]]);
  expect(told('infection', promise, does({ gave: { seat: 1, card: 'axe' } }))).toEqual([
    [1, 'promise', false, true],
  ]);
  expect(told('infection', promise, next, gun)).toEqual([]);
});

test('Sabotage never helps; what else does is for the rules to say', () => {
  const helps = says(1, { i_help: { helps: true } });
  expect(told('infection', helps, does({ gave: { seat: 1, card: 'sabotage_fire' } }))).toEqual([
    [1, 'promise', false, true],
  ]);
  expect(told('infection', does({ gave: { seat: 1, card: 'axe' } }), helps)).toEqual([
    [1, 'promise', true, false],
  ]);
  expect(
    told('infection', says(1, { i_help: { helps: false } }), does({ gave: { seat: 1, card: 'axe' } })),
  ).toEqual([]);
});
