import { expect, test } from 'vitest';
import type { Action, Room } from '$lib/wire/types';
import { Chooser } from './chooser.svelte';
import { faceOf } from '$lib/table/face';
import { offerOf } from './offer';

function chooser(legal: Action[]) {
  const acted: Action[] = [];
  const it = new Chooser(
    () =>
      offerOf(
        legal,
        legal.map((_, i) => `choice ${i}`),
        faceOf('boardgame').shapes,
      ),
    (action) => acted.push(action),
  );
  it.clear();
  return { it, acted };
}

const placing: Action[] = [
  { place: { room: 'kitchen', give: { card: 'use' } } },
  { place: { room: 'kitchen', give: { card: 'repair' } } },
  { place: { room: 'radio', give: { card: 'repair' } } },
  'change_cards',
];

test('a card first, then a room: only rooms that go with it stay lit', () => {
  const { it, acted } = chooser(placing);
  expect([...it.litSpots]).toEqual(['kitchen', 'radio', 'dormitory']);
  it.pickGive('card-use');
  expect([...it.litSpots]).toEqual(['kitchen', 'dormitory']);
  expect(it.ready).toBeNull();
  it.pickSpot('kitchen');
  expect(it.ready?.label).toBe('choice 0');
  it.confirm();
  expect(acted).toEqual([placing[0]]);
});

test('a room first, then a card; a card that cannot go there takes the room back', () => {
  const { it } = chooser(placing);
  it.pickSpot('radio');
  expect(it.ready).toBeNull();
  it.pickGive('card-repair');
  expect(it.ready?.action).toEqual(placing[2]);
  it.pickGive('card-use');
  expect(it.spot).toBeNull();
});

test('a place that needs no card is ready by itself', () => {
  const { it } = chooser(placing);
  it.pickSpot('dormitory');
  expect(it.ready?.action).toBe('change_cards');
});

test('in darkness the only way to hand in a card is picked already', () => {
  const { it } = chooser([{ place: { room: 'shed', give: 'blind' } }]);
  expect(it.give).toBe('blind');
  it.pickSpot('shed');
  expect(it.ready).not.toBeNull();
});

test('one choice on a room or a person is taken at once', () => {
  const { it, acted } = chooser([{ next: { room: 'shed' } }, { vote: { seat: 3 } }, 'pass']);
  it.pickSpot('shed');
  it.pickSeat(3);
  it.pickSeat(4);
  it.pickSpot('radio');
  expect(acted).toEqual([{ next: { room: 'shed' } }, { vote: { seat: 3 } }]);
});

test('the plan of the Alien grows by one with each tap, and nothing of it is sent before it is whole', () => {
  const stacks = (room: Room) => [1, 2].map((strength): Action => ({ stack: { room, strength } }));
  const { it, acted } = chooser([...stacks('radio'), ...stacks('shed')]);
  it.pickSpot('radio');
  it.raise('shed');
  expect(it.wanted).toEqual({ radio: 1, shed: 1 });
  expect(it.mayRaise('radio')).toBe(false);
  it.lower('shed');
  it.pickSpot('radio');
  expect(it.wanted).toEqual({ radio: 2, shed: 0 });
  it.pickSpot('radio');
  expect(it.wanted).toEqual({ radio: 0, shed: 0 });
  expect(acted).toEqual([]);
});

test('a sector of the UFO gets at least what it asks for, or nothing', () => {
  const sector: Action[] = [3, 4].map((strength) => ({ stack: { room: 'sector_g', strength } }));
  const { it } = chooser([...sector, { stack: { room: 'sector_a', strength: 1 } }]);
  it.pickSpot('sector_g');
  expect(it.wanted).toEqual({ sector_g: 3 });
  it.raise('sector_g');
  expect(it.mayRaise('sector_a')).toBe(false);
  it.lower('sector_g');
  it.lower('sector_g');
  expect(it.wanted).toEqual({ sector_g: 0 });
});

test('whoever looks at teeth names the card before the person', () => {
  const looks = (['use', 'sabotage'] as const).map((card): Action => ({ examine: { seat: 2, card } }));
  const { it, acted } = chooser([...looks, 'pass']);
  it.pickSeat(2);
  expect(acted).toEqual([]);
  it.pickGive('card-sabotage');
  it.pickSeat(2);
  expect(acted).toEqual([looks[1]]);
});
