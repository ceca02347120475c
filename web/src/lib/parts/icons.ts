// Signs of the things of the game.
import use from 'icon:gears';
import repair from 'icon:spanner';
import sabotage from 'icon:hammer-break';
import dynamite from 'icon:dynamite';
import firearm from 'icon:winchester-rifle';
import flamethrower from 'icon:flamethrower';
import melee from 'icon:fire-axe';
import rifle from 'icon:rifle';
import flashlight from 'icon:flashlight';
import fuel from 'icon:jerrycan';
import keys from 'icon:keyring';
import tools from 'icon:toolbox';
import wire from 'icon:wire-coil';
import bloodBag from 'icon:blood';
import failure from 'icon:broken-bottle';
import sun from 'icon:sun';
import cloud from 'icon:fluffy-cloud';
import snow from 'icon:snowing';
import storm from 'icon:lightning-storm';
import human from 'icon:person';
import alien from 'icon:tentacle-strike';
import threat from 'icon:alien-stare';
import type { Card, Face, Item, Lab, Role, Weapon, Weather } from '$lib/wire/types';

export const CARDS: readonly Card[] = ['use', 'repair', 'sabotage'];
export const WEAPONS: readonly Weapon[] = [
  'dynamite',
  'firearm',
  'flamethrower',
  'melee',
  'rifle_two',
  'rifle_three',
  'rifle_four',
];
export const ITEMS: readonly Item[] = ['flashlight', 'fuel', 'keys', 'tools', 'wire'];
export const LABS: readonly Lab[] = ['blood_bag', 'failure'];

export const CARD_ICON: Record<Card, string> = { use, repair, sabotage };
export const FACE_ICON: Record<Face, string> = { use, repair, sabotage, threat };
export const WEAPON_ICON: Record<Weapon, string> = {
  dynamite,
  firearm,
  flamethrower,
  melee,
  rifle_two: rifle,
  rifle_three: rifle,
  rifle_four: rifle,
};
export const ITEM_ICON: Record<Item, string> = { flashlight, fuel, keys, tools, wire };
export const LAB_ICON: Record<Lab, string> = { blood_bag: bloodBag, failure };
export const WEATHER_ICON: Record<Weather, string> = { sun, cloud, snow, storm };
export const ROLE_ICON: Record<Role, string> = { human, alien };
