import { expect, test } from 'vitest';
import type { Table } from '$lib/wire/infection.gen';
import { isSilent, mayClaim, mayNameCards } from './silence';

const at = (talk: string, torched: number[] = [], torched_chat = false) =>
  ({ rules: { options: { talk, torched_chat } }, torched }) as unknown as Table;

test('at a free table everything may be said', () => {
  expect([mayClaim(at('free'), 0), mayNameCards(at('free')), isSilent(at('free'), 0)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('where no card is named, only the claims that name one are missing', () => {
  expect([mayClaim(at('helpful'), 0), mayNameCards(at('helpful')), isSilent(at('helpful'), 0)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('at a silent table whoever plays says nothing', () => {
  expect([mayClaim(at('silent'), 0), mayNameCards(at('silent')), isSilent(at('silent'), 0)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('who is torched makes no claims, and talks with the torched', () => {
  expect([mayClaim(at('free', [2]), 2), mayClaim(at('free', [2]), 1)]).toEqual([false, true]);
  expect([isSilent(at('silent', [2]), 2), isSilent(at('silent', [2]), 1)]).toEqual([false, true]);
  expect([mayClaim(at('free', [2], true), 2), isSilent(at('silent', [2], true), 2)]).toEqual([true, true]);
});
