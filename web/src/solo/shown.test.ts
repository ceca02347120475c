import { expect, test } from 'vitest';
import type { Board } from '$lib/wire/types';
import { shownCard } from './shown';

const board = { solo: { proven: [1, 4], unmasked: [2] } } as unknown as Board;

test('a card that was shown stays known, also of those who are lost', () => {
  expect([0, 1, 2, 4].map((seat) => shownCard(board, seat)?.word)).toEqual([
    undefined,
    'human',
    'alien',
    'human',
  ]);
  expect(shownCard(board, 2)?.evil).toBe(true);
});

test('at other tables no card is public this way', () => {
  expect(shownCard({} as Board, 0)).toBeNull();
  expect(shownCard(null, 0)).toBeNull();
});
