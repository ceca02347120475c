import { expect, test } from 'vitest';
import { faceOf } from './face';

test('there is nothing to guess about whoever lies open', () => {
  const outpost = { shown: [null, 'human', 'imitation'] };
  const { isKnown } = faceOf('infection');
  expect([0, 1, 2, 3].map((seat) => isKnown(outpost, seat))).toEqual([false, true, true, false]);
  const station = { status: ['character', 'exposed', 'dead', 'escaped'] };
  for (const game of ['boardgame', 'norwegian']) {
    const known = [0, 1, 2, 3].map((seat) => faceOf(game).isKnown(station, seat));
    expect(known, 'the role of the dead stays hidden').toEqual([false, true, false, true]);
  }
  expect(faceOf('infection').isKnown(null, 0)).toBe(false);
});

test('only a table of Infection can be silent', () => {
  const table = { rules: { options: { talk: 'silent', torched_chat: false } }, torched: [1] };
  const silent = (game: string) => [0, 1].map((seat) => faceOf(game).isSilent(table, seat));
  expect(silent('infection')).toEqual([true, false]);
  expect(silent('boardgame')).toEqual([false, false]);
  expect(faceOf('infection').isSilent(null, 0), 'in the lobby').toBe(false);
});
