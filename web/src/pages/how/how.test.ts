import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/app/settings.svelte';
import { LANGUAGES } from '$lib/text/languages';
import { TableStore } from '$lib/table/store.svelte';
import { Rehearsal, type Segment } from './rehearsal';
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

test('every part of the round is explained, and every move is asked for once', () => {
  const segments = FRAMES['./frames/en.json']!;
  const moves = STOPS.filter(({ move }) => move).map(({ segment }) => segment);
  expect(moves).toEqual(segments.slice(1).map((_, i) => i));
  expect(Math.max(...STOPS.map(({ segment }) => segment))).toBe(segments.length - 1);
});
