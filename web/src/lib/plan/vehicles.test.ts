import { expect, test } from 'vitest';
import { texts } from '$lib/text/text.svelte';
import type { Board } from '$lib/wire/types';
import { describeSpot } from './describe';
import { damageSpaces, vehiclesIn } from './vehicles';

const station = (left: object) =>
  ({
    rules: {
      setting: 'norwegian',
      snow_cats: 2,
      fuel_spaces: {},
      damage_spaces: { shed: 2, base_helicopter: 4, radio: 5 },
    },
    burned: [],
    damage: { shed: 1 },
    dogs: [],
    alien: {},
    pack_leader: 'none',
    leader_token: 'none',
    snow_cats_gone: 0,
    helicopter_gone: false,
    ufo: null,
    ...left,
  }) as unknown as Board;

test('spaces for damage go with the vehicle that leaves', () => {
  expect(damageSpaces(station({}), 'shed')).toBe(2);
  expect(damageSpaces(station({ snow_cats_gone: 1 }), 'shed')).toBe(1);
  expect(damageSpaces(station({ snow_cats_gone: 2 }), 'shed')).toBe(0);
  expect(damageSpaces(station({ helicopter_gone: true }), 'base_helicopter')).toBe(0);
  expect(damageSpaces(station({ helicopter_gone: true, snow_cats_gone: 2 }), 'radio')).toBe(5);
});

test('whoever listens hears of the spaces that are left, and of no others', async () => {
  await texts.use('en', 'norwegian');
  expect(describeSpot('shed', station({ snow_cats_gone: 1 }), [])).toMatch(/1 of 1/);
  expect(describeSpot('base_helicopter', station({}), [])).toMatch(/0 of 4/);
  expect(describeSpot('base_helicopter', station({ helicopter_gone: true }), [])).not.toMatch(/ of /);
});

test('whoever left, or burned, stands there no more', () => {
  expect(vehiclesIn(station({}), 'shed')).toBe(2);
  expect(vehiclesIn(station({ snow_cats_gone: 1 }), 'shed')).toBe(1);
  expect(vehiclesIn(station({ burned: ['shed'] }), 'shed')).toBe(0);
  expect(vehiclesIn(station({ helicopter_gone: true }), 'base_helicopter')).toBe(0);
  expect(vehiclesIn(station({}), 'radio')).toBe(null);
});
