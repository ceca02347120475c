import { expect, test } from 'vitest';
import type { Judged } from '$lib/wire/types';
import { scores, sharpest } from './guesses';

const judged = (by: number, ...right: boolean[]): Judged[] =>
  right.map((is, i) => ({ by, about: i + 4, against: true, right: is }));

test('right guesses are counted for each who guessed', () => {
  const found = scores([...judged(0, true, false, true), ...judged(2, false)]);
  expect([...found]).toEqual([
    [0, { right: 2, of: 3 }],
    [2, { right: 0, of: 1 }],
  ]);
});

test('the sharpest was right most often, and then wrong least often', () => {
  expect(sharpest([...judged(0, true, true, false), ...judged(1, true, true), ...judged(2, true)])).toEqual([
    1,
  ]);
  expect(sharpest([...judged(0, true), ...judged(3, true)])).toEqual([0, 3]);
  expect(sharpest(judged(1, false))).toEqual([]);
});
