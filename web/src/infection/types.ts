// The wire of Infection at Outpost 31, as far as its table reads it.
import type { Seat } from '$lib/wire/types';

export type Sector = 'one' | 'two' | 'three';
export type Blood = 'human' | 'imitation';
export type Gear = 'rope' | 'dynamite' | 'flamethrower';
export type Department = 'maintenance' | 'science' | 'operations';
export type Fallout = 'power_out' | 'smoke' | 'fire' | 'destroyed';
export type Room = string;
export type Card = string;

export type Directive =
  | { set: { values: number[] } }
  | { find: { count: number; items: Card[]; also: Card[]; among: number } }
  | { sum: { least: number } }
  | { roll: { alike: number; throws: number } };

export interface Mission {
  team: number;
  departments: Department[];
  directive: Directive;
}

export type Log = { mission: Mission } | 'smoke' | 'power_out';

export interface Holding {
  ropes: number;
  dynamites: number;
  dynamite_rest: number;
  flamethrowers: number;
  spent_flamethrowers: number;
}

export interface Table {
  rules: {
    players: number;
    value: number[];
    sectors: Record<Sector, { gear: Gear; things: number; throws: number; alike: number }>;
    tracker: { last: number; fallout: (Fallout | null)[]; end_tests: number[] };
    logs: Log[];
    destroyed_to_lose: number;
    dynamite_uses: number;
    fewest_aboard: number;
    most_aboard: number;
  };
  step: unknown;
  waiting: Seat[];
  outcome: [unknown, Seat[]] | null;
  turn_number: number;
  captain: Seat;
  characters: (string | null)[];
  shown: (Blood | null)[];
  possible_imitations: number;
  torched: Seat[];
  tied: Seat[];
  hand: number[];
  gear: Holding[];
  supply: number;
  log_deck: number[];
  level: number;
  unlocked: Sector;
  /** Chips by kind: Rope, Dynamite, Flamethrower, Thing, Discard. */
  progress: Record<Sector, { left: number[]; gear: boolean; things: number }>;
  chips: Room[];
  known_things: Room[];
  smoke: Room[];
  fire: Room[];
  dark: Room[];
  destroyed: Room[];
  turn: {
    mission: number | null;
    team: Seat[];
    room: Room | null;
    refused: Room[];
    sent: (Room | null)[];
    may_swap: boolean;
    helper: Seat | null;
    stage: 'mission' | 'battle';
    pool: number;
    found: number[];
    flipped: number[];
    dice: number[];
    shifted: number[];
    dice_count: number;
    throws_left: number;
  };
  escape: boolean;
  nominated: Seat[];
  rejections: number;
  final_captain: boolean;
  tests_left: number;
  aboard: Seat[];
}

export interface Own {
  seat: Seat;
  blood: Blood;
  second_blood: Blood | null;
  hand: number[];
  given: Card | null;
  pool: number[];
  swapped: Card | null;
  top: (Card | null)[];
}
