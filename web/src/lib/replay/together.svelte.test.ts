import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableStore } from '$lib/table/store.svelte';
import type { Answer } from '$lib/wire/line';
import type { Command, Showing } from '$lib/wire/types';
import { Together } from './together.svelte';
import type { Watch } from './watch.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A table where the game is over, and a replay of ten steps. */
function setting(seat: number | null = 0) {
  let page = $state.raw<{ phase: string; showing?: Showing }>({ phase: 'over' });
  let step = $state(0);
  let eyes = $state<number | 'all'>('all');
  const asked: Command[] = [];
  let answer: Answer = { ok: true };
  const store = {
    seat,
    line: { is: 'live' },
    get live() {
      return { page };
    },
    ask: (command: Command) => (asked.push(command), Promise.resolve(answer)),
    close: () => {},
  };
  const watch = {
    get step() {
      return step;
    },
    get eyes() {
      return eyes;
    },
    get seat() {
      return eyes === 'all' ? null : eyes;
    },
    playing: false,
    reel: { near: (at: number) => Math.min(9, at), replay: { steps: [{ at: 5 }] } },
    follow: (at: number, whose: number | 'all') => ([step, eyes] = [Math.min(9, at), whose]),
  };
  const together = new Together(watch as unknown as Watch, store as unknown as TableStore, 0);
  const show = (showing: Showing | undefined) => {
    page = { phase: 'over', showing };
    together.check();
    together.take();
  };
  return {
    together,
    watch,
    asked,
    show,
    go: (at: number) => ((step = at), together.moved(), together.tell()),
    refuse: (code: string) => (answer = { ok: false, refusal: { code } }),
  };
}
const shown = (step: number, eyes: number | null = null): Showing => ({
  by: 1,
  n: 0,
  step,
  eyes,
  playing: false,
});

test('whoever follows goes where the other leads, steps off, and comes back', () => {
  const { together, watch, show, go } = setting();
  show(shown(4, 2));
  expect([together.follows, watch.step, watch.eyes]).toEqual([true, 4, 2]);
  show(shown(6));
  expect([watch.step, watch.eyes]).toEqual([6, 'all']);
  go(2);
  expect([together.follows, together.showing?.step]).toEqual([false, 6]);
  show(shown(7));
  expect(watch.step).toBe(2);
  together.rejoin();
  expect([together.follows, watch.step]).toEqual([true, 7]);
  // The next who leads is followed again.
  go(1);
  show(undefined);
  show(shown(3));
  expect(watch.step).toBe(3);
});

test('another game that somebody shows is no matter here', () => {
  const { together, show } = setting();
  show({ ...shown(4), n: 3 });
  expect([together.showing, together.mayLead]).toEqual([null, false]);
});

test('whoever leads tells the others, not more often than they can follow', async () => {
  const { together, asked, go, show } = setting();
  expect(together.mayLead).toBe(true);
  await together.lead();
  show({ ...shown(0), by: 0 });
  asked.length = 0;
  for (let step = 1; step < 6; step++) go(step);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.map((command) => (command as { lead: { shown: Showing } }).lead.shown.step)).toEqual([1, 5]);
  together.letGo();
  expect(asked.at(-1)).toBe('let_go');
});

test('a refusal ends it and is told; too fast is no matter', async () => {
  const { together, refuse } = setting();
  refuse('too-fast');
  await together.lead();
  expect([together.leading, together.trouble]).toEqual([true, null]);
  refuse('somebody-leads');
  await together.lead();
  expect([together.leading, together.trouble?.code]).toEqual([false, 'somebody-leads']);
});

test('onlookers lead nobody, and whoever is led by another leads no more', async () => {
  expect(setting(null).together.mayLead).toBe(false);
  const { together, show } = setting();
  await together.lead();
  show(shown(3));
  expect(together.leading).toBe(false);
});
