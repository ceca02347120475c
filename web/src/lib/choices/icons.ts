// A sign for each choice, so that a row of buttons reads at a glance.
import anyway from 'icon:check-mark';
import bear from 'icon:dice-fire';
import lie from 'icon:bed';
import assign from 'icon:pointing';
import board from 'icon:helicopter';
import dormitory from 'icon:sleeping-bag';
import eat from 'icon:tentacle-strike';
import eatDog from 'icon:sitting-dog';
import examine from 'icon:tooth';
import hold from 'icon:ufo';
import escape from 'icon:exit-door';
import no from 'icon:cancel';
import offer from 'icon:shaking-hands';
import reveal from 'icon:alien-skull';
import stop from 'icon:halt';
import test from 'icon:hypodermic-test';
import throwAway from 'icon:card-discard';
import keepToken from 'icon:test-tubes';
import roll from 'icon:rolling-dices';
import turn from 'icon:card-pickup';
import pay from 'icon:token';
import wreck from 'icon:broken-wall';
import { tagged } from '$lib/table/moment';
import { CARD_ICON, ITEM_ICON, LAB_ICON, WEAPON_ICON, WEATHER_ICON } from '$lib/parts/icons';
import type { Board, Card, Item, Lab, Weapon, Weather } from '$lib/wire/types';
import { isLeft } from '../../solo/dice';
import type { Choice } from './offer';

const BY_KIND: Record<string, string> = {
  assign,
  board,
  change_cards: dormitory,
  eat,
  eat_dog: eatDog,
  escape,
  examine,
  hold,
  keep_token: keepToken,
  no,
  offer,
  offer_test: test,
  pass: no,
  pay,
  reveal,
  stop,
  throw_token: throwAway,
  turn,
  wreck,
  yes: anyway,
  solo_roll: roll,
  solo_choose: assign,
};

export function iconOfChoice(
  { kind, held }: Choice,
  board: Pick<Board, 'solo' | 'step'> | null = null,
): string | null {
  if (typeof held.card === 'string') return CARD_ICON[held.card as Card];
  if (typeof held.weapon === 'string') return WEAPON_ICON[held.weapon as Weapon];
  if (typeof held.item === 'string') return ITEM_ICON[held.item as Item];
  if (typeof held.face === 'string') return WEATHER_ICON[held.face as Weather];
  if (typeof held.lab === 'string') return LAB_ICON[held.lab as Lab];
  // The sign of a no stands beside the dice there, for cancelling one of them.
  if (kind === 'pass' && tagged(board?.step)[0] === 'solo_act')
    return board?.solo?.dice.some(isLeft) ? bear : lie;
  return BY_KIND[kind] ?? null;
}

/** What a weapon can do; in the UFO fire costs no card of a stack, and nothing else is of any use. */
export function ruleOfWeapon(weapon: string, board?: Pick<Board, 'ufo'> | null): string {
  if (board?.ufo) return FIRE.includes(weapon) ? 'nw.ufo.fire' : 'nw.ufo.things';
  return weapon.startsWith('rifle') ? 'nw.sniper.one' : `bg.weapon.${weapon}`;
}
const FIRE: readonly string[] = ['dynamite', 'flamethrower'];

/** The rule behind a choice: the thing it uses, or else what the question rests on. */
export function ruleOfChoice(
  { held }: Choice,
  behind: readonly string[],
  board: Pick<Board, 'ufo'> | null,
): string | undefined {
  if (typeof held.weapon === 'string') return ruleOfWeapon(held.weapon, board);
  if (typeof held.item === 'string') return `bg.item.${held.item}`;
  return behind[0];
}

/** Nobody should do these by a slip. */
export const grave = ({ kind }: Choice): boolean => kind === 'reveal' || kind === 'escape';
