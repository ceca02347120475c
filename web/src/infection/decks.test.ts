import { expect, test } from 'vitest';
import { chipsLeft, discarded, levels, teamSize } from './decks';
import type { Mission, Table } from './types';

const mission = (team: number): Mission => ({ team, departments: [], directive: { sum: { least: 4 } } });

test('chips are told by kind, without those of which none is left', () => {
  expect(chipsLeft({ left: [2, 0, 0, 1, 1], gear: false, things: 0 })).toEqual([
    { kind: 'rope', n: 2 },
    { kind: 'thing', n: 1 },
    { kind: 'discard', n: 1 },
  ]);
});

test('discards of the Mission Log are told one by one, events by their number', () => {
  const logs = [{ mission: mission(3) }, 'smoke', { mission: mission(5) }, 'power_out', 'smoke'];
  const table = { log_discard: [1, 2, 4], rules: { logs } } as unknown as Table;
  expect(discarded(table)).toEqual({ missions: [mission(5)], events: [{ kind: 'smoke', n: 2 }] });
});

test('nobody is asked for who is tied or torched', () => {
  const table = { rules: { players: 6 }, torched: [0], tied: [3] } as unknown as Table;
  expect(teamSize(mission(5), table)).toBe(4);
  expect(teamSize(mission(3), table)).toBe(3);
});

test('each level of the tracker names its Fallout and the tests it leaves', () => {
  const found = levels({
    last: 3,
    fallout: ['smoke', 'fire', null, null, null, null, null, null, null, null, null, null],
    end_tests: [2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  });
  expect(found).toEqual([
    { level: 1, fallout: 'smoke', tests: 2 },
    { level: 2, fallout: 'fire', tests: 1 },
    { level: 3, fallout: null, tests: 0 },
  ]);
});
