// What lies open of the decks and under the rooms, counted by kind.
import { tagged } from '$lib/table/moment';
import type { Chip, Mission, Progress, Room, Table, TrackerRules } from './types';
import { CHIPS } from './words';

export interface Pile<T> {
  kind: T;
  n: number;
}

/** Chips that are still in the rooms of a sector; kinds of which none is left are left out. */
export const chipsLeft = ({ left }: Progress): Pile<Chip>[] =>
  CHIPS.map((kind, i) => ({ kind, n: left[i] ?? 0 })).filter(({ n }) => n > 0);

/** Everybody has seen a Thing in this room: it lies open there, or is being fought. */
export function isThing({ known_things, chips, step, turn }: Table, room: Room): boolean {
  if (known_things.includes(room)) return true;
  if (turn.stage !== 'battle' || turn.room !== room || !chips.includes(room)) return false;
  // A battle that is lost mixes the chips, unless the Captain keeps them where they are.
  return !turn.battle_lost || tagged(step)[1].power === 'no_mixing';
}

export interface Discarded {
  /** The missions, one by one in the order of their cards. */
  missions: Mission[];
  events: Pile<'smoke' | 'power_out'>[];
}

/** What lies open in the discard pile of the Mission Log. */
export function discarded({ log_discard, rules }: Pick<Table, 'log_discard' | 'rules'>): Discarded {
  const cards = log_discard.flatMap((n) => rules.logs[n] ?? []);
  return {
    missions: cards.flatMap((card) => (typeof card === 'object' ? [card.mission] : [])),
    events: (['smoke', 'power_out'] as const)
      .map((kind) => ({ kind, n: cards.filter((card) => card === kind).length }))
      .filter(({ n }) => n > 0),
  };
}

/** How many go on a mission: nobody goes who is tied or torched. */
export const teamSize = (
  { team }: Pick<Mission, 'team'>,
  { rules, torched, tied }: Pick<Table, 'rules' | 'torched' | 'tied'>,
): number => Math.min(team, rules.players - new Set([...torched, ...tied]).size);

export interface Level {
  level: number;
  /** Nothing where the game ends. */
  fallout: TrackerRules['fallout'][number];
  tests: number;
}

/** Every level of the tracker from the first on. */
export const levels = ({ last, fallout, end_tests }: TrackerRules): Level[] =>
  Array.from({ length: last }, (_, i) => ({
    level: i + 1,
    fallout: fallout[i] ?? null,
    tests: end_tests[i + 1] ?? 0,
  }));
