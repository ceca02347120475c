import { expect, test } from 'vitest';
import { shownBy } from './shown';

test('a card that is turned and dice that are thrown are drawn', () => {
  expect(shownBy('flipped', { card: 'axe' })).toEqual({ card: 'axe' });
  expect(shownBy('sabotage_struck', { card: 'sabotage_ruin' })).toEqual({ card: 'sabotage_ruin' });
  expect(shownBy('thrown', { dice: [1, 2, 3, 3] })).toEqual({ dice: [1, 2, 3, 3] });
  expect(shownBy('sabotage_rolled', { face: 4 })).toEqual({ dice: [4] });
  expect(shownBy('die_shifted', { by: 0, from: 3, to: 4, gear: true })).toEqual({ dice: [3, 4] });
});

test('what one sees alone is not drawn beside words that others may read', () => {
  for (const kind of ['swap_seen', 'swapped_out', 'flip_picked', 'pool_seen']) {
    expect(shownBy(kind, { by: 0, card: 'axe', cards: [1] }), kind).toBeNull();
  }
  expect(shownBy('dice_kept', { dice: [] }), 'nothing was kept').toBeNull();
});
