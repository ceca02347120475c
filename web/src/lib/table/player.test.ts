import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Board, TablePage } from '$lib/wire/types';
import { tagged, type Happening, type Moment } from './moment';
import { Player } from './player.svelte';

const board = (): Board =>
  ({
    round: 1,
    place: ['leisure_room', 'leisure_room'],
    placed: [],
    lying: [],
    hand: [3, 3],
    stack: 1,
  }) as unknown as Board;
const moment = (): Moment => ({
  page: { phase: 'playing', table: board() } as unknown as TablePage,
  own: null,
  words: undefined,
});
const entry = (text: string) => ({ text, step: 0, round: 1, kind: 'placed' });

const twoMoves = (): Happening => ({
  seq: 1,
  changes: [
    { path: '/table/place/0', value: { in: 'kitchen' } },
    { path: '/table/place/1', value: 'dormitory' },
  ],
  events: [
    { placed: { seat: 0, room: 'kitchen', way: 'card' } },
    { answered: { seat: 1 } },
    { went_to_sleep: { seat: 1 } },
  ],
  words: {
    log: [
      { text: 'one', event: 0 },
      { text: 'two', event: 2 },
    ],
  },
});

const place = (player: Player) => player.shown?.page.table?.place;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what happened in one step is shown one thing after the other', async () => {
  const player = new Player(() => 'normal');
  player.reset(moment(), []);
  player.push(twoMoves(), [entry('one'), entry('two')]);
  expect(player.beat?.text).toBe('one');
  expect(place(player)).toEqual([{ in: 'kitchen' }, 'leisure_room']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(player.beat?.text).toBe('two');
  expect(place(player)).toEqual([{ in: 'kitchen' }, 'dormitory']);
  expect(player.log.map(({ text }) => text)).toEqual(['one', 'two']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(player.busy).toBe(false);
  expect(player.beat).toBeNull();
});

test('a skip catches up at once and tells nothing twice', async () => {
  const player = new Player(() => 'normal');
  player.reset(moment(), []);
  player.push(twoMoves(), [entry('one'), entry('two')]);
  player.push({ seq: 2, changes: [{ path: '/table/round', value: 2 }] }, []);
  player.skip();
  expect(place(player)).toEqual([{ in: 'kitchen' }, 'dormitory']);
  expect(player.shown?.page.table?.round).toBe(2);
  expect(player.log.map(({ text }) => text)).toEqual(['one', 'two']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(player.log.length).toBe(2);
});

test('the page of the server stands in the end, whatever was shown on the way', async () => {
  const player = new Player(() => 'instant');
  player.reset(moment(), []);
  const step = twoMoves();
  step.changes = [];
  player.push(step, []);
  await vi.advanceTimersByTimeAsync(0);
  expect(player.busy).toBe(false);
  expect(place(player)).toEqual(['leisure_room', 'leisure_room']);
});

test('a fresh page ends the show', async () => {
  const player = new Player(() => 'calm');
  player.reset(moment(), []);
  player.push(twoMoves(), [entry('one'), entry('two')]);
  player.reset(moment(), [entry('from the history')]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(place(player)).toEqual(['leisure_room', 'leisure_room']);
  expect(player.log.map(({ text }) => text)).toEqual(['from the history']);
});

test('with the last words of a step everything is as the server tells it', async () => {
  const player = new Player(() => 'normal');
  player.reset({ ...moment(), words: { phase: 'before', prompt: '', rules: [] } }, []);
  const step = twoMoves();
  step.changes!.push({ path: '/table/round', value: 2 });
  step.words!.phase = 'after';
  player.push(step, [entry('one'), entry('two')]);
  const shown = () => [player.shown?.page.table?.round, player.shown?.words?.phase];
  expect(shown()).toEqual([1, 'before']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(player.beat?.text).toBe('two');
  expect(shown()).toEqual([2, 'after']);
});

test('between two questions the part of the turn has no words of the server', async () => {
  const foresee = (table: Board, event: unknown) =>
    ({ ...table, step: tagged(event)[0] === 'placed' ? 'turn' : table.step }) as unknown as Board;
  const player = new Player(
    () => 'normal',
    () => {},
    () => {},
    foresee,
  );
  player.reset({ ...moment(), words: { phase: 'before', prompt: '', rules: [] } }, []);
  const step = twoMoves();
  step.words!.phase = 'after';
  player.push(step, [entry('one'), entry('two')]);
  expect(player.shown?.words?.phase).toBe('');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(player.shown?.words?.phase).toBe('after');
});
