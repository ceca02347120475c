import { expect, test } from 'vitest';
import type { Table } from './types';
import { powerOf, powersOf } from './words';

const at = (step: unknown, may_swap = true) => ({ step, turn: { may_swap } }) as unknown as Table;

test('every Character has two powers of their own', () => {
  expect(powersOf('macready')).toEqual(['battle_throw', 'second_on_the_left']);
  expect(powersOf('copper')).toEqual(['shift_die', 'spare_fallout']);
  expect(powersOf('nobody')).toEqual([]);
});

test('a choice says which power it spends, by the moment in which it is made', () => {
  expect(powerOf({ kind: 'see_card' }, at('see_handed_in'))).toBe('see_handed_in');
  expect(powerOf({ kind: 'see_card' }, at('prepare'))).toBe('see_random');
  expect(powerOf({ kind: 'yes' }, at({ power: { power: 'add_top' } }))).toBe('add_top');
  expect(powerOf({ kind: 'yes' }, at({ torch_vote: { by: 0, target: 1 } }))).toBeNull();
  expect(powerOf({ kind: 'shift' }, at({ dynamite: { rest: [] } }))).toBeNull();
  expect(powerOf({ kind: 'swap' }, at('swap', false))).toBe('swap_anyway');
  expect(powerOf({ kind: 'swap' }, at('swap'))).toBeNull();
});
