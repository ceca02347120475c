import { expect, test } from 'vitest';
import type { Board } from '$lib/wire/types';
import { alarmsOf } from './alarms';

const dark = { ufo: null, power_failure: true, freezing: 0, damage: {}, rules: { damage_spaces: {} } };
const keys = (board: object) => alarmsOf(board as Board).map(({ key }) => key);

test('what darkness means depends on whether cards or dice are used', () => {
  expect(keys({ ...dark, solo: null })).toContain('alarm-dark');
  expect(keys({ ...dark, solo: { threat: 6 } })).toContain('alarm-dark-dice');
});
