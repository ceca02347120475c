import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pace } from '$lib/app/settings.svelte';
import type { Claim, Saying } from '$lib/wire/types';
import { readingTime, Talk } from './talk.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saying = (id: number, person: number | null, claim: Claim = 'i_am_human'): Saying =>
  ({ id, person, seat: id, speech: { claim } }) as unknown as Saying;
const ids = (talk: Talk) => talk.heard.map(({ id }) => id);
const at = (pace: Pace) => new Talk(() => pace);

test('bots speak one after the other, each long enough to be read', () => {
  const talk = at('normal');
  talk.say([saying(0, null), saying(1, null)]);
  expect([ids(talk), talk.now?.id]).toEqual([[0], 0]);
  vi.advanceTimersByTime(1500);
  expect(ids(talk)).toEqual([0]);
  vi.advanceTimersByTime(1000);
  expect([ids(talk), talk.now?.id]).toEqual([[0, 1], 1]);
  vi.advanceTimersByTime(3000);
  expect(talk.now).toBeNull();
});

test('a person is heard at once, whoever else is speaking', () => {
  const talk = at('calm');
  talk.say([saying(0, null), saying(1, null), saying(2, 7)]);
  expect(ids(talk)).toEqual([2, 0]);
});

test('a reason takes longer to read, and no pace but the one at once is too fast to read', () => {
  const because = saying(0, null, { i_suspect: { seat: 1, because: 'vote' } });
  expect(readingTime(because, 'normal')).toBeGreaterThan(readingTime(saying(0, null), 'normal'));
  for (const pace of ['calm', 'normal', 'brisk'] as const)
    expect(readingTime(saying(0, null), pace)).toBeGreaterThan(1200);
});

test('at once means at once, and a skip hears the rest', () => {
  const instant = at('instant');
  instant.say([saying(0, null), saying(1, null)]);
  expect([ids(instant), instant.now]).toEqual([[0, 1], null]);
  const calm = at('calm');
  calm.say([saying(0, null), saying(1, null)]);
  calm.skip();
  expect([ids(calm), calm.now]).toEqual([[0, 1], null]);
  vi.advanceTimersByTime(60_000);
  expect(ids(calm)).toEqual([0, 1]);
});

test('what was taken back is not heard later either', () => {
  const talk = at('normal');
  talk.say([saying(0, null), saying(1, null)]);
  talk.unsay(new Set([0, 1]));
  vi.advanceTimersByTime(60_000);
  expect([ids(talk), talk.now]).toEqual([[], null]);
});
