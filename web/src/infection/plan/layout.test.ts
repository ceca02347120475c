import { expect, test } from 'vitest';
import type { Box } from '$lib/plan/layout';
import type { Table } from '../types';
import { layoutFor, stands } from './layout';

const apart = (a: Box, b: Box) =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

const BIG = { small: false, medium: false };
const PHONE = { small: true, medium: true };

test.each([
  ['wide', layoutFor(BIG, 'one'), 18],
  ['wide and low', layoutFor({ small: false, medium: true }, 'one'), 18],
  ['on a phone, one wing open', layoutFor(PHONE, 'one'), 6],
  ['on a phone, all open', layoutFor(PHONE, 'three'), 18],
] as const)('no room lies over another: %s', (_, layout, count) => {
  const boxes = [...Object.values(layout.rooms), layout.rec, layout.pad];
  expect(boxes).toHaveLength(count + 2);
  for (const [i, one] of boxes.entries()) {
    expect(one.x >= 0 && one.x + one.w <= layout.width && one.y + one.h <= layout.height).toBe(true);
    for (const other of boxes.slice(i + 1)) expect(apart(one, other)).toBe(true);
  }
});

test('the team stands in its room, whoever was sent at the fire, the others in the Rec Room, the torched nowhere', () => {
  const table = {
    rules: { players: 5 },
    torched: [4],
    tied: [3],
    aboard: [],
    escape: false,
    turn: { room: 'kitchen', team: [0, 1], sent: [null, null, 'shed', null, null] },
  } as unknown as Table;
  const found = stands(table, layoutFor(BIG, 'two'));
  expect(found.map(({ seat, at, lying }) => [seat, at, lying])).toEqual([
    [0, 'kitchen', false],
    [1, 'kitchen', false],
    [2, 'shed', false],
    [3, 'rec', true],
  ]);
});

test.each([
  ['for new blood', 'return'],
  ['to exchange cards', { exchange: { why: 'rec_room' } }],
  ['at the end of the turn', { exchange: { why: 'after' } }],
  ['when the room has its fallout', { power: { power: 'spare_fallout' } }],
])('everybody has come back: %s', (_, step) => {
  const table = {
    rules: { players: 2 },
    step,
    torched: [],
    tied: [],
    aboard: [],
    escape: false,
    turn: { room: 'kitchen', team: [0], sent: [null, 'shed'] },
  } as unknown as Table;
  expect(stands(table, layoutFor(BIG, 'two')).map(({ at }) => at)).toEqual(['rec', 'rec']);
});

test('in the Escape nobody is on a mission any more', () => {
  const table = {
    rules: { players: 3 },
    torched: [],
    tied: [],
    aboard: [2],
    escape: true,
    turn: { room: 'kitchen', team: [0, 1], sent: [null, null, null] },
  } as unknown as Table;
  const found = stands(table, layoutFor(BIG, 'three'));
  expect(found.map(({ seat, at }) => [seat, at])).toEqual([
    [0, 'rec'],
    [1, 'rec'],
    [2, 'pad'],
  ]);
});
