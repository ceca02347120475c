import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Replay, Thought } from '$lib/wire/types';
import { chain, fates } from './chain';
import { Reel } from './reel';
import { Thinking } from './thoughts.svelte';
import { Watch } from './watch.svelte';

const own = (role: string) => ({ own: { role }, legal: [], truth: null });
const claim = (id: number, seat: number, beyond = false) => ({
  id,
  at: 0,
  person: null,
  seat,
  name: '',
  speech: { claim: 'i_am_human' },
  beyond,
});

/** Three seats: 0 is the Alien, bites 1 in round 1 who bites 2 in round 2; then the game is over. */
const replay = {
  start: {
    page: { settings: { game: 'boardgame', players: 3 }, phase: 'lobby', games: 0, table: null, seats: [] },
    own: [null, null, null],
  },
  steps: [
    {
      at: 1,
      phase: 'Set-up',
      changes: [
        { path: '/phase', value: 'playing' },
        {
          path: '/table',
          value: {
            round: 0,
            place: ['leisure_room', 'leisure_room', 'leisure_room'],
            status: ['character', 'character', 'character'],
          },
        },
      ],
      own: [{ path: '', value: [own('alien'), own('human'), own('human')] }],
      events: [{ role_dealt: { seat: 0, role: 'alien' } }, 'board_laid'],
      covered: [{ event: 0, to: [0] }],
      log: [
        { event: 0, text: 'secret' },
        { event: 1, text: 'laid' },
      ],
    },
    {
      at: 2,
      phase: 'Placing',
      changes: [
        { path: '/table/round', value: 1 },
        { path: '/table/place/1', value: { in: 'kitchen' } },
      ],
      events: [{ round_began: { round: 1 } }],
      log: [{ event: 0, text: 'round one' }],
    },
    {
      at: 3,
      phase: 'Placing',
      events: [{ answered: { seat: 2 } }],
      changes: [{ path: '/phase', value: 'playing' }],
    },
    {
      at: 4,
      phase: 'Encounters',
      changes: [{ path: '/table/place/1', value: 'leisure_room' }],
      own: [{ path: '/1/own/role', value: 'alien' }],
      events: [{ learnt: { taker: 1, owner: 0, token: 'alien' } }],
      covered: [{ event: 0, to: [0, 1] }],
      log: [{ event: 0, text: 'bitten' }],
    },
    { at: 5, phase: 'Encounters', said: [claim(1, 1), claim(2, 2)] },
    {
      at: 6,
      phase: 'Encounters',
      changes: [
        { path: '/table/round', value: 2 },
        { path: '/table/status/2', value: 'dead' },
      ],
      own: [{ path: '/2/own/role', value: 'alien' }],
      events: [
        { round_began: { round: 2 } },
        { learnt: { taker: 2, owner: 1, token: 'alien' } },
        { eaten: { seat: 2 } },
      ],
      covered: [{ event: 1, to: [1, 2] }],
      log: [
        { event: 0, text: 'round two' },
        { event: 1, text: 'bitten too' },
        { event: 2, text: 'eaten' },
      ],
    },
    { at: 7, phase: 'Encounters', said: [claim(3, 2, true)] },
    {
      at: 8,
      phase: 'End',
      changes: [{ path: '/phase', value: 'over' }],
      events: [{ ended: { reason: 'last_human_turned', winners: [0, 1, 2] } }],
      log: [{ event: 0, text: 'over' }],
    },
  ],
} as unknown as Replay;

const reel = new Reel(replay);
const texts = (eyes: number | 'all') => reel.log(eyes).map(({ text }) => text);

test('every moment is there, forwards and backwards', () => {
  expect([0, 1, 5].map((step) => reel.round(step))).toEqual([0, 1, 2]);
  expect(reel.page(3).table?.place[1]).toBe('leisure_room');
  expect(reel.page(1).table?.place[1]).toEqual({ in: 'kitchen' });
  expect(reel.moment(3, 1).own?.own?.role).toBe('alien');
  expect(reel.moment(2, 1).own?.own?.role).toBe('human');
  expect(reel.moment(3, 'all').own).toBeNull();
});

test('a seat sees what it saw, the truth sees all of it', () => {
  expect(texts('all')).toEqual([
    'secret',
    'laid',
    'round one',
    'bitten',
    'round two',
    'bitten too',
    'eaten',
    'over',
  ]);
  expect(texts(2)).toEqual(['laid', 'round one', 'round two', 'bitten too', 'eaten', 'over']);
});

test('what the dead say is heard by the dead', () => {
  expect(reel.heard(7, 'all').map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(reel.heard(7, 2).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(reel.heard(7, 0).map(({ id }) => id)).toEqual([1, 2]);
});

test('who escaped hears those who are out', () => {
  const station = structuredClone(replay) as unknown as {
    start: { page: { settings: { game: string } } };
    steps: { changes?: { path: string; value: unknown }[] }[];
  };
  station.start.page.settings.game = 'norwegian';
  station.steps[5]?.changes?.push({ path: '/table/status/1', value: 'escaped' });
  const escapes = new Reel(station as unknown as Replay);
  expect(escapes.heard(7, 1).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(escapes.heard(7, 0).map(({ id }) => id)).toEqual([1, 2]);
});

test('one stops only where these eyes see or hear something', () => {
  expect(reel.stops('all')).toEqual([0, 1, 3, 4, 5, 6, 7]);
  expect(reel.stops(2)).toEqual([0, 1, 4, 5, 6, 7]);
});

test('rounds, phases and what weighed most can be jumped to', () => {
  expect(reel.rounds()).toEqual([
    { round: 0, step: 0 },
    { round: 1, step: 1 },
    { round: 2, step: 5 },
  ]);
  expect(reel.marks('all').map(({ step, kind, text }) => `${step} ${kind} ${text}`)).toEqual([
    '0 phase Set-up',
    '1 phase Placing',
    '3 phase Encounters',
    '5 phase Encounters',
    '5 event eaten',
    '7 phase End',
    '7 event over',
  ]);
});

test('the chain says who turned whom, when and where', () => {
  const all = fates(reel);
  expect(all.map(({ seat, turned }) => [seat, turned?.round, turned?.by, turned?.room])).toEqual([
    [0, 0, 'deal', null],
    [1, 1, { seat: 0 }, 'kitchen'],
    [2, 2, { seat: 1 }, null],
  ]);
  const [root] = chain(all);
  expect(root?.fate.seat).toBe(0);
  expect(root?.next[0]?.fate.seat).toBe(1);
  expect(root?.next[0]?.next[0]?.fate.seat).toBe(2);
});

test('blood that is dealt again has no giver but a Sector', () => {
  const blood = (kind: string) => ({ own: { blood: kind }, legal: [] });
  const outpost = new Reel({
    start: {
      page: { settings: { game: 'infection', players: 2 }, phase: 'lobby', table: null },
      own: [null, null],
    },
    steps: [
      {
        at: 1,
        phase: '',
        changes: [{ path: '/table', value: { turn_number: 1, step: 'team', unlocked: 'one', torched: [] } }],
        own: [{ path: '', value: [blood('imitation'), blood('human')] }],
        events: [{ turn_began: { turn: 1 } }],
        log: [{ event: 0, text: 'first' }],
      },
      {
        at: 2,
        phase: '',
        changes: [
          { path: '/table/turn_number', value: 4 },
          { path: '/table/unlocked', value: 'two' },
        ],
        own: [{ path: '/1/own/blood', value: 'imitation' }],
        events: [{ blood_returned: { seat: 1, blood: 'human' } }, { turn_began: { turn: 4 } }],
        log: [
          { event: 0, text: 'back' },
          { event: 1, text: 'next' },
        ],
      },
    ],
  } as unknown as Replay);
  expect(fates(outpost).map(({ turned }) => [turned?.by, turned?.round, turned?.sector])).toEqual([
    ['deal', 1, null],
    ['blood', 1, 'two'],
  ]);
  expect(chain(fates(outpost))).toHaveLength(2);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it runs by itself to the end, faster when asked, and begins anew', () => {
  const watch = new Watch('x', reel, { step: null, eyes: null });
  watch.play();
  const slow = watch.hold;
  watch.speed = 4;
  expect(watch.hold).toBe(slow / 4);
  vi.advanceTimersByTime(slow);
  expect(watch.step).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(watch.step).toBe(reel.last);
  expect(watch.playing).toBe(false);
  watch.play();
  expect(watch.step).toBe(0);
  watch.pause();
  vi.advanceTimersByTime(60_000);
  expect(watch.step).toBe(0);
});

test('steps, phases and rounds lead forwards and back, and end at the ends', () => {
  const watch = new Watch('x', reel, { step: 2, eyes: 2 });
  watch.move(1);
  expect(watch.step).toBe(4);
  watch.see('all');
  watch.move(-1);
  expect(watch.step).toBe(3);
  watch.moveRound(1);
  expect(watch.step).toBe(5);
  watch.movePhase(1);
  expect(watch.step).toBe(7);
  watch.moveRound(1);
  expect(watch.step).toBe(7);
  watch.goTo(-4);
  expect(watch.step).toBe(0);
});

test('eyes decide what is known, said and still to come', () => {
  const watch = new Watch('x', reel, { step: 3, eyes: 2 });
  expect(watch.openly(1)).toBeNull();
  expect(watch.player.log.map(({ text }) => text)).toEqual(['laid', 'round one']);
  expect(watch.now).toEqual([]);
  watch.see('all');
  expect(watch.openly(1)?.evil).toBe(true);
  expect(watch.player.beat?.text).toBe('bitten');
  expect(watch.ahead.map(({ text }) => text)).toEqual(['round two', 'bitten too', 'eaten', 'over']);
  watch.goTo(4);
  expect(watch.talk.now?.id).toBe(2);
});

test('a belief holds until it changes, and its leaps are turning points', () => {
  const believed = new Reel({
    ...replay,
    steps: replay.steps.map((step, i) => ({
      ...step,
      ...((i === 2 || i === 5) && { made: { seat: 2, choice: 'wait' } }),
    })),
  } as unknown as Replay);
  expect(believed.doubts(4, 1)).toBeNull();
  const first = [
    [100, 0, 0],
    [40, 0, 60],
    [30, 70, 0],
  ];
  const later = [
    [100, 0, 0],
    [90, 0, 10],
    [35, 65, 0],
  ];
  // Shown as far as they have been worked out.
  believed.thoughts.hear([{ step: 1, doubts: first }], 0);
  expect([believed.doubts(1, 1), believed.doubts(2, 1)]).toEqual([[40, 0, 60], null]);
  believed.thoughts.hear(
    [
      { step: 1, doubts: first },
      { step: 5, doubts: later },
    ],
    believed.last + 1,
  );
  expect(believed.doubts(0, 1)).toBeNull();
  expect(believed.doubts(4, 1)).toEqual([40, 0, 60]);
  expect(believed.doubts(4, 'all')).toEqual([35, 35, 30]);
  expect(believed.turns(1)).toEqual([5]);
  expect(believed.turns(2)).toEqual([]);
  expect(believed.doubts(believed.last, 1)).toEqual([90, 0, 10]);
  expect(believed.made(5)).toEqual({ seat: 2, choice: 'wait', number: 1 });
  expect(believed.made(4)).toBeNull();
  expect(new Watch('x', believed, { step: 5, eyes: 1 }).made).toBeNull();
  const better = { choice: 'run', because: 'safety', value: 0.6, made: 0.4 };
  believed.thoughts.points = [{ step: 5, choice: 1, made: { seat: 2, choice: 'wait' }, better }];
  expect(believed.marks('all').filter(({ kind }) => kind === 'choice')).toMatchObject([
    { step: 5, text: 'wait' },
  ]);
  expect(believed.points(1)).toEqual([]);
});

test('a train of thought tells how far it has got, and whether it came to its end', async () => {
  const [half, whole] = [{ progress: { at: 1, of: 2 } }, { progress: { at: 2, of: 2 } }];
  async function* lines(told: Thought[]): AsyncGenerator<Thought> {
    for (const thought of told) yield Promise.resolve(thought);
  }
  const thinking = new Thinking();
  const parts: number[] = [];
  await thinking.start(
    () => lines([half]),
    () => parts.push(thinking.part),
  );
  expect(thinking.state).toBe('failed');
  await thinking.start(
    () => lines([half, whole]),
    () => parts.push(thinking.part),
  );
  expect([thinking.state, thinking.part]).toEqual(['done', 1]);
  expect(parts).toEqual([0, 0, 0.5]);
});

test('a moment beyond the end or eyes that nobody has are passed over', () => {
  const watch = new Watch('x', reel, { step: 900, eyes: 7 });
  expect(watch.step).toBe(reel.last);
  expect(watch.eyes).toBe('all');
});
