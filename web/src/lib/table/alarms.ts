// What is about to go wrong, by what lies open on the board.
import type { Board } from '$lib/wire/types';

export interface Alarm {
  key: string;
  rule: string;
}

export function alarmsOf(board: Board): Alarm[] {
  // The base is far behind.
  if (board.ufo) return [];
  const left = (room: 'boiler' | 'generator') =>
    (board.rules.damage_spaces[room] ?? 0) - (board.damage[room] ?? 0);
  return [
    // Where dice take the place of cards, nothing is given.
    board.power_failure && {
      key: board.solo ? 'alarm-dark-dice' : 'alarm-dark',
      rule: 'bg.maint.power-failure',
    },
    !board.power_failure && left('generator') === 1 && { key: 'alarm-generator', rule: 'bg.loc.generator' },
    board.freezing === null && left('boiler') === 1 && { key: 'alarm-boiler', rule: 'bg.loc.boiler' },
    board.freezing === null &&
      left('boiler') === 0 && { key: 'alarm-boiler-now', rule: 'bg.maint.boiler-check' },
    board.freezing !== null && { key: 'alarm-freezing', rule: 'bg.maint.freezing' },
  ].filter((alarm) => alarm !== false);
}
