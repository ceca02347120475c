import { expect, test } from 'vitest';
import type { Own, Table } from './types';
import { alikeOf, countsFor, powerOf, powersOf } from './words';

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

test('all cards of a kind are one choice, and it says how many there are', () => {
  const hand = [3, 0, 1];
  expect(alikeOf(hand)).toEqual([
    { card: 'knife', n: 3 },
    { card: 'flashlight', n: 1 },
  ]);
  expect(alikeOf(undefined)).toEqual([]);
  const own = { hand, pool: [2] } as unknown as Own;
  const turn = { found: [0, 1] } as unknown as Table['turn'];
  expect(countsFor('hand_in', own, turn)).toEqual([3, 0, 1]);
  expect(countsFor('swap', own, turn)).toEqual([2]);
  expect(countsFor('face', own, turn)).toEqual([0, 1]);
  expect(countsFor('put_on_top', own, turn)).toBeUndefined();
});
