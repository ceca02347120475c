import { mount, tick, unmount, type Component } from 'svelte';
import { expect, test } from 'vitest';
import { faceOf } from '$lib/table/face';
import { Game, provideGame } from '$lib/table/game.svelte';
import type { Watched } from '$lib/table/watched';
import { patched } from '$lib/wire/patch';
import type { Change } from '$lib/wire/types';
import OutpostPlan from './OutpostPlan.svelte';

const sector = (gear: string) => ({ gear, things: 1 });
const progress = () => ({ left: [2, 0, 0, 2, 0], gear: false, things: 0 });
const start = {
  page: {
    seats: [],
    table: {
      rules: {
        players: 2,
        sectors: { one: sector('rope'), two: sector('dynamite'), three: sector('flamethrower') },
      },
      step: 'team',
      waiting: [],
      characters: ['blair', 'fuchs'],
      captain: 0,
      torched: [],
      tied: [],
      aboard: [],
      unlocked: 'one',
      progress: { one: progress(), two: progress(), three: progress() },
      chips: ['shed', 'kitchen'],
      known_things: [],
      smoke: [],
      fire: [],
      dark: [],
      destroyed: [],
      turn: { room: null, team: [], sent: [null, null], refused: [] },
    },
  },
  own: null,
  words: undefined,
};

/** The plan in a page, and a way to change what is on the table while one watches. */
function drawn() {
  let moment = $state.raw(start);
  const store = {
    face: faceOf('infection'),
    get moment() {
      return moment;
    },
    get live() {
      return moment;
    },
    player: { log: [], beat: null, busy: false },
    present: true,
    seat: null,
  } as unknown as Watched;
  const Table: Component = (...rest) => {
    provideGame(new Game(store));
    return OutpostPlan(...rest);
  };
  const plan = mount(Table, { target: document.body, context: new Map() });
  const labels = (rule: string) =>
    [...document.querySelectorAll(`[data-rule="${rule}"]`)].map((it) => it.getAttribute('aria-label'));
  return {
    signs: () => labels('inf.chip.objectives'),
    rooms: () => labels('inf.room.which'),
    ticks: () => document.querySelectorAll('.plate.met').length,
    async change(...changes: Change[]) {
      moment = { ...moment, page: patched(moment.page, changes) };
      await tick();
    },
    close: () => unmount(plan),
  };
}

test('the sign over a wing follows what is found there while one watches', async () => {
  const plan = drawn();
  expect(plan.ticks()).toBe(0);
  expect(plan.signs()[0]).toContain('{gear-rope} –');
  await plan.change(
    { path: '/table/progress/one/gear', value: true },
    { path: '/table/progress/one/left', value: [1, 0, 0, 2, 0] },
  );
  expect(plan.ticks()).toBe(1);
  expect(plan.signs()[0]).toContain('{gear-rope} ✓');
  expect(plan.signs()[0]).toContain('{chip-rope} 1');
  await plan.change({ path: '/table/progress/one/things', value: 1 });
  expect(plan.ticks()).toBe(2);
  expect(plan.signs()[0]).toContain('1/1');
  await plan.close();
});

test('a Thing that is fought lies open in its room until the chips are mixed', async () => {
  const plan = drawn();
  const shed = () => plan.rooms()[0];
  const turn = { ...start.page.table.turn, room: 'shed', team: [0], stage: 'mission', battle_lost: false };
  await plan.change({ path: '/table/turn', value: turn });
  expect(shed()).toContain('{inf-chip}');
  await plan.change({ path: '/table/turn', value: { ...turn, stage: 'battle' } });
  expect(shed()).toContain('{inf-chip-thing}');
  expect(document.querySelectorAll('.chip.known')).toHaveLength(1);
  const lost = { path: '/table/turn', value: { ...turn, stage: 'battle', battle_lost: true } };
  await plan.change(lost, { path: '/table/step', value: { power: { power: 'no_mixing' } } });
  expect(shed(), 'while the Captain may keep it there').toContain('{inf-chip-thing}');
  await plan.change({ path: '/table/step', value: 'firefight' });
  expect(shed()).toContain('{inf-chip}');
  await plan.close();
});
