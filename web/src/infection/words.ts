// The things of Infection at Outpost 31 in the order in which the wire counts them, with their signs.
import attack from 'icon:tentacle-strike';
import axe from 'icon:fire-axe';
import blaze from 'icon:fire-bomb';
import copperWire from 'icon:wire-coil';
import darkness from 'icon:night-sky';
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
import type { Department, Gear, Room, Sector } from './types';

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

/** Counts by kind as a row of cards. */
export const cardsOf = (counts: readonly number[] | undefined): string[] =>
  CARDS.flatMap((card, i) => Array.from({ length: counts?.[i] ?? 0 }, () => card));

export const GEAR_ICON: Record<Gear, string> = { rope, dynamite, flamethrower };
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

export const SECTORS: readonly Sector[] = ['one', 'two', 'three'];
export const ROOMS: Record<Sector, readonly Room[]> = {
  one: ['shed', 'laundry_room', 'greenhouse', 'common_office', 'sleeping_quarters', 'bathroom'],
  two: ['geology_lab', 'first_supply_room', 'infirmary', 'kitchen', 'biology_lab', 'radio_room'],
  three: ['kennel', 'garage', 'generator_room', 'ice_store', 'second_supply_room', 'balloon_tower'],
};
/** Where Things stand among the chips of a sector. */
export const THING = 3;
