import { describe, expect, it, test } from 'vitest';
import { texts } from '$lib/text/text.svelte';
import type { Table } from '$lib/wire/infection.gen';
import type { History } from '$lib/wire/types';
import recorded from './fixtures/outpost.json';
import { after, type Moment } from './moment';
import { foreseenAtTheOutpost, inOrderOfTruth } from './outpost';
import { partOf } from './parts';

const table = { captain: 2, aboard: [] as number[], shown: [null, 'human', null, null] };

describe('the moment of truth', () => {
  it('shows who comes aboard before any blood', () => {
    const board = foreseenAtTheOutpost(table, { boarded: { seats: [0, 1, 2] } });
    expect(board.aboard).toEqual([0, 1, 2]);
    expect(board.shown).toEqual(table.shown);
  });

  it('shows one blood after the other', () => {
    const board = foreseenAtTheOutpost(table, { blood_shown: { seat: 2, blood: 'imitation' } });
    expect(board.shown).toEqual([null, 'human', 'imitation', null]);
  });

  it('leaves the table as it is for everything else', () => {
    expect(foreseenAtTheOutpost(table, { rolled_for_captain: { seat: 3, dice: [1, 2] } })).toBe(table);
    expect(foreseenAtTheOutpost(table, 'blood_collected')).toBe(table);
  });

  it('begins with the Final Captain and goes to the left', () => {
    expect(inOrderOfTruth({ aboard: [0, 1, 2, 4], captain: 2 })).toEqual([2, 4, 0, 1]);
  });
});

const history = recorded as unknown as History;

/** Every step of a recorded game: the table after each of its events as it was shown, and as the server then told it. */
function* steps(): Generator<{ shown: Table[]; told: Table; phase: string; events: unknown[] }> {
  let moment: Moment = { page: history.start.page!, own: null, words: undefined };
  for (const [i, step] of history.steps.entries()) {
    const before = moment.page.table as unknown as Table | null;
    moment = after(moment, { seq: i, ...step, words: undefined });
    // The deal has no board to show anything on.
    if (!before) continue;
    const [events, shown]: [unknown[], Table[]] = [step.events ?? [], []];
    for (const event of events) shown.push(foreseenAtTheOutpost(shown.at(-1) ?? before, event));
    yield { shown, told: moment.page.table as unknown as Table, phase: step.phase, events };
  }
}

/** What is worked out by rules, and not by an event. */
const UNTOLD = ['possible_imitations', 'fresh_smoke', 'flight'];
/** Sets and dice have no order; counts by kind, and what each seat has, do. */
const ORDERED = ['hand', 'gear', 'characters', 'shown', 'sent', 'found', 'flipped'];
function plain(key: string, value: unknown): string {
  if (Array.isArray(value))
    return JSON.stringify(ORDERED.includes(key) ? value : value.map((it) => JSON.stringify(it)).sort());
  return JSON.stringify(value);
}

test('what is shown on the way of each step is what the server then tells', () => {
  const wrong: string[] = [];
  for (const { shown, told, events } of steps()) {
    const last = shown.at(-1);
    if (!last) continue;
    const parts = (table: Table) => ({ ...table, ...table.turn, turn: null }) as Record<string, unknown>;
    const [mine, theirs] = [parts(last), parts(told)];
    for (const key of Object.keys(theirs).filter((key) => !UNTOLD.includes(key)))
      if (plain(key, mine[key]) !== plain(key, theirs[key]))
        wrong.push(
          `${key}: ${plain(key, mine[key])}, not ${plain(key, theirs[key])} after ${JSON.stringify(events)}`,
        );
  }
  expect(wrong).toEqual([]);
});

test('a part of a turn is called as the server calls it', async () => {
  await texts.use('en', 'infection');
  for (const { told, phase } of steps()) expect(texts.phrase(partOf(told.step, told).name)).toBe(phase);
});

test('no lamp goes on again in the same turn', () => {
  let [turn, lamp] = [0, 0];
  for (const { shown, told } of steps())
    for (const table of [...shown, told]) {
      const { number } = partOf(table.step, table);
      if (table.turn_number !== turn) [turn, lamp] = [table.turn_number, 0];
      expect(number, JSON.stringify(table.step)).toBeGreaterThanOrEqual(lamp);
      lamp = number;
    }
  expect(turn).toBeGreaterThan(9);
});
