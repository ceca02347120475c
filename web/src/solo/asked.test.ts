import { expect, test } from 'vitest';
import type { Board } from '$lib/wire/types';
import { asksPlayer } from './asked';

test('whoever sends people or hands out dice is a player, whoever bears them is a Character', () => {
  const at = (step: unknown, solo: unknown = {}) => asksPlayer({ solo, step } as Board);
  expect(at({ solo: 'move' })).toBe(true);
  expect(at({ solo: { lose: { among: [0], then: 'night' } } })).toBe(true);
  expect(at({ solo: 'act' })).toBe(false);
  expect(at({ encounter_room: { left: [] } })).toBe(true);
  expect(at({ encounter_room: { left: [] } }, null), 'at the big table').toBe(false);
  expect(asksPlayer(null)).toBe(false);
});
