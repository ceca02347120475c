// The things of Infection at Outpost 31 in the order in which the wire counts them, with their signs.
import attack from 'icon:tentacle-strike';
import axe from 'icon:fire-axe';
import blaze from 'icon:fire-bomb';
import copperWire from 'icon:wire-coil';
import darkness from 'icon:night-sky';
import discard from 'icon:card-discard';
import dynamite from 'icon:dynamite';
import extinguisher from 'icon:fire-extinguisher';
import flamethrower from 'icon:flamethrower';
import flashlight from 'icon:flashlight';
import gun from 'icon:revolver';
import knife from 'icon:bowie-knife';
import luck from 'icon:perspective-dice-six-faces-random';
import maintenance from 'icon:monkey-wrench';
import molotov from 'icon:molotov';
import operations from 'icon:radio-tower';
import petri from 'icon:microscope-lens';
import rope from 'icon:rope-coil';
import ruin from 'icon:hammer-break';
import science from 'icon:microscope';
import thing from 'icon:suckered-tentacle';
import type { Choice } from '$lib/choices/offer';
import { tagged } from '$lib/table/moment';
import type { Chip, Department, Gear, Own, Power, Room, Sector, Table } from './types';

export const CARD_ICON: Record<string, string> = {
  knife,
  petri_dish: petri,
  flashlight,
  fire_extinguisher: extinguisher,
  axe,
  copper_wire: copperWire,
  molotov,
  gun,
  sabotage_ruin: ruin,
  sabotage_dark: darkness,
  sabotage_fire: blaze,
  sabotage_attack: attack,
  sabotage_luck: luck,
};
export const CARDS: readonly string[] = Object.keys(CARD_ICON);
export const isSabotage = (card: string): boolean => card.startsWith('sabotage');

export interface Alike {
  card: string;
  n: number;
}

/** Counts by kind as a row of cards, each kind once. */
export const alikeOf = (counts: readonly number[] | undefined): Alike[] =>
  CARDS.map((card, i) => ({ card, n: counts?.[i] ?? 0 })).filter(({ n }) => n > 0);

/** The cards among which somebody chooses when they choose this way: all of a kind are one choice. */
export function countsFor(
  kind: string,
  own: Pick<Own, 'hand' | 'pool'> | null,
  turn: Pick<Table['turn'], 'found'>,
): readonly number[] | undefined {
  if (kind === 'face') return turn.found;
  if (['swap', 'swap_seeing', 'flip'].includes(kind)) return own?.pool;
  return ['hand_in', 'exchange', 'pay'].includes(kind) ? own?.hand : undefined;
}

export const GEAR_ICON: Record<Gear, string> = { rope, dynamite, flamethrower };
/** In the order in which a sector counts its chips. */
export const CHIP_ICON: Record<Chip, string> = { ...GEAR_ICON, thing, discard };
export const CHIPS = Object.keys(CHIP_ICON) as readonly Chip[];
export const DEPARTMENT_ICON: Record<Department, string> = { maintenance, science, operations };
const DEPARTMENTS: readonly Department[] = ['maintenance', 'science', 'operations'];

/** Four to a department, in the order of the wire. */
const CHARACTERS = [
  ['macready', 'childs', 'palmer', 'clark'],
  ['blair', 'bennings', 'norris', 'fuchs'],
  ['garry', 'windows', 'nauls', 'copper'],
];
export const departmentOf = (character: string | null): Department | null =>
  DEPARTMENTS[CHARACTERS.findIndex((four) => four.includes(character ?? ''))] ?? null;

/** Two powers for each of them, in the same order. */
const POWERS: readonly Power[] = [
  'battle_throw',
  'second_on_the_left',
  'battle_die',
  'swap_two',
  'exchange_after',
  'zero_counts_one',
  'see_handed_in',
  'no_mixing',
  'see_chip',
  'petri_counts_any',
  'new_mission',
  'ignore_power_out',
  'see_swapped',
  'one_more',
  'add_top',
  'order_top',
  'cancel_sabotage',
  'swap_anyway',
  'rec_room_card',
  'see_random',
  'exchange_before',
  'remove_smoke',
  'shift_die',
  'spare_fallout',
];
export const powersOf = (character: string): readonly Power[] => {
  const n = 2 * CHARACTERS.flat().indexOf(character);
  return n < 0 ? [] : POWERS.slice(n, n + 2);
};

const BY_ACTION: Record<string, Power> = {
  add_helper: 'rec_room_card',
  cancel: 'cancel_sabotage',
  ignore_power_out: 'ignore_power_out',
  look_at_top: 'order_top',
  look_under: 'see_chip',
  new_mission: 'new_mission',
  remove_smoke: 'remove_smoke',
  swap_seeing: 'see_swapped',
  swap_two: 'swap_two',
  team_exchange: 'exchange_before',
};

/** The power that a choice spends, if it spends one. */
export function powerOf({ kind }: Pick<Choice, 'kind'>, table: Pick<Table, 'step' | 'turn'>): Power | null {
  const [step, held] = tagged(table.step);
  if (kind === 'yes') return step === 'power' ? (held.power as Power) : null;
  if (kind === 'see_card') return step === 'see_handed_in' ? 'see_handed_in' : 'see_random';
  if (kind === 'shift') return step === 'shift_die' ? 'shift_die' : null;
  if (kind === 'swap') return table.turn.may_swap ? null : 'swap_anyway';
  return BY_ACTION[kind] ?? null;
}

export const SECTORS: readonly Sector[] = ['one', 'two', 'three'];
export const ROOMS: Record<Sector, readonly Room[]> = {
  one: ['shed', 'laundry_room', 'greenhouse', 'common_office', 'sleeping_quarters', 'bathroom'],
  two: ['geology_lab', 'first_supply_room', 'infirmary', 'kitchen', 'biology_lab', 'radio_room'],
  three: ['kennel', 'garage', 'generator_room', 'ice_store', 'second_supply_room', 'balloon_tower'],
};
