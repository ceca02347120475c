import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/app/settings.svelte';
import { LANGUAGES } from '$lib/text/languages';
import { Game } from '$lib/table/game.svelte';
import { TableStore } from '$lib/table/store.svelte';
import types from '../../lib/wire/boardgame.gen.ts?raw';
import common from '../../lib/wire/wire.gen.ts?raw';
import { castOf, Rehearsal, type Segment } from './rehearsal';
import { STOPS } from './stops';

const FRAMES = import.meta.glob<Segment[]>('./frames/*.json', { import: 'default', eager: true });

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ pace: 'instant' });
});
afterEach(() => void vi.useRealTimers());

test.each(LANGUAGES.map(({ tag }) => tag))('the recorded round can be played through in %s', async (tag) => {
  const segments = FRAMES[`./frames/${tag}.json`]!;
  const rehearsal = new Rehearsal(segments);
  const store = new TableStore('how', () => tag, {
    world: rehearsal.world,
    history: () => rehearsal.history(),
  });
  store.open();
  await vi.advanceTimersByTimeAsync(0);
  for (const { act } of segments.slice(1)) {
    expect(store.live?.own?.legal).toContainEqual(act);
    expect(store.live?.words?.choices?.length).toBe(store.live?.own?.legal.length);
    const answer = store.act(act!);
    await vi.advanceTimersByTimeAsync(0);
    expect(await answer).toEqual({ ok: true });
  }
  expect(store.moment?.page.table?.round).toBe(2);
  expect(store.player.log.length).toBeGreaterThan(60);
});

test('another move than the recorded one is refused, and nothing happens', async () => {
  const rehearsal = new Rehearsal(FRAMES['./frames/en.json']!);
  const store = new TableStore('how', () => 'en', {
    world: rehearsal.world,
    history: () => rehearsal.history(),
  });
  store.open();
  await vi.advanceTimersByTimeAsync(0);
  const answer = store.act('pass');
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer).toMatchObject({ ok: false, refusal: { code: 'how-other' } });
  expect(rehearsal.at).toBe(0);
});

test('nobody is asked what a good player would do: the coach says so', async () => {
  const rehearsal = new Rehearsal(FRAMES['./frames/en.json']!);
  const around = { world: rehearsal.world, history: () => rehearsal.history() };
  for (const recorded of [true, false]) {
    const store = new TableStore('how', () => 'en', { ...around, recorded });
    let game!: Game;
    const stop = $effect.root(() => {
      game = new Game(store);
    });
    rehearsal.at = -1;
    store.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(game.asked).toBe(true);
    expect(game.practice).toBe(!recorded);
    store.close();
    stop();
  }
});

test('every part of the round is explained, and every move is asked for once', () => {
  const segments = FRAMES['./frames/en.json']!;
  const moves = STOPS.filter(({ move }) => move).map(({ segment }) => segment);
  expect(moves).toEqual(segments.slice(1).map((_, i) => i));
  expect(Math.max(...STOPS.map(({ segment }) => segment))).toBe(segments.length - 1);
});

test('the coach names those whom the round has', () => {
  const { me, there, from, at } = castOf(FRAMES['./frames/en.json']!);
  expect([me, there, from, at]).not.toContain(null);
  expect([there, from, at]).not.toContain(me);
});

/** The fields of a type of the wire: those there must be, and all there may be. */
function fieldsOf(source: string, type: string): { needed: string[]; known: string[] } {
  const held = new RegExp(`export type ${type}(?:<[^>]*>)? = \\{\n(.*?)\n\\};`, 's').exec(source)?.[1] ?? '';
  const fields = [...held.matchAll(/^ {2}(\w+)(\??):/gm)];
  return {
    needed: fields.filter(([, , mark]) => !mark).map(([, word]) => word!),
    known: fields.map(([, word]) => word!),
  };
}

test.each(LANGUAGES.map(({ tag }) => tag))('the round in %s is of now: record it anew otherwise', (tag) => {
  const first = FRAMES[`./frames/${tag}.json`]![0]!.frames[0]!;
  if (!('page' in first)) throw new Error('a round begins with a page');
  const { page, own } = first.page;
  const table = page.table!;
  for (const [value, source, type] of [
    [page, common, 'PublicPage'],
    [table, types, 'Table'],
    [table.rules, types, 'Rules'],
    [table.rules.options, types, 'Options'],
    [own!.own!, types, 'Own'],
  ] as const) {
    const { needed, known } = fieldsOf(source, type);
    const found = Object.keys(value);
    expect(needed.length, type).toBeGreaterThan(3);
    expect(
      needed.filter((key) => !found.includes(key)),
      type,
    ).toEqual([]);
    expect(
      found.filter((key) => !known.includes(key)),
      type,
    ).toEqual([]);
  }
});
