import { expect, test } from 'vitest';
import type { Board } from '$lib/wire/types';
import { ruleOfChoice, ruleOfWeapon } from './icons';
import { offerOf } from './offer';

const grenade = offerOf([{ fire: { weapon: 'dynamite' } }], ['Throw it'], {}).choices[0]!;
const chase = { ufo: {} } as Pick<Board, 'ufo'>;

test('fire in the UFO rests on the rule of the UFO: no stack loses a card', () => {
  expect(ruleOfChoice(grenade, ['nw.ufo.fight'], chase)).toBe('nw.ufo.fire');
  expect(ruleOfChoice(grenade, ['bg.fire.weapons'], { ufo: null })).toBe('bg.weapon.dynamite');
  expect(ruleOfWeapon('revolver', chase)).toBe('nw.ufo.things');
  expect(ruleOfWeapon('rifle_two', { ufo: null })).toBe('nw.sniper.one');
  expect(ruleOfChoice(offerOf(['no'], [''], {}).choices[0]!, ['nw.ufo.fight'], chase)).toBe('nw.ufo.fight');
});
