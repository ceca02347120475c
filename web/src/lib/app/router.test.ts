import { expect, test } from 'vitest';
import { replayPath, where } from './router.svelte';

const ID = '0123456789abcdef0123456789abcdef';
const back = (path: string) => where(...(path.split('#') as [string, string?]));

test('a link leads back to the same moment with the same eyes', () => {
  expect(back(replayPath(ID, 2, { step: 41, eyes: 0 }))).toEqual({
    page: 'replay',
    id: ID,
    n: 2,
    step: 41,
    eyes: 0,
  });
});

test('without a moment a replay begins where it likes, with nothing hidden', () => {
  expect(back(replayPath(ID, null))).toEqual({ page: 'replay', id: ID, n: null, step: null, eyes: null });
});

test('what stands for no moment is passed over, and what is no game leads nowhere', () => {
  expect(back(`/table/${ID}/replay/0#step=-3&eyes=x`)).toEqual({
    page: 'replay',
    id: ID,
    n: 0,
    step: null,
    eyes: null,
  });
  expect(back(`/table/${ID}/replay/first`)).toEqual({ page: 'nowhere' });
  expect(back(`/table/${ID}/other`)).toEqual({ page: 'nowhere' });
});
