import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Board, History } from '$lib/wire/types';
import recorded from '../table/fixtures/game.json';
import { WIDE } from './layout';
import Plan from './Plan.svelte';

const { steps } = recorded as unknown as History;
const board = steps[0]!.changes!.find(({ path }) => path === '/table')!.value as Board;

test.each([
  ['a game from before there was one', undefined],
  ['a game of now', null],
])('without a chase the hull is that of the base: %s', (_, ufo) => {
  const props = { board: { ...board, ufo } as Board, seats: [], layout: WIDE, powerOf: () => '' };
  const drawn = mount(Plan, { target: document.body, props });
  expect(document.querySelectorAll('.hull')).toHaveLength(1);
  expect(document.querySelectorAll('.hull.ufo')).toHaveLength(0);
  void unmount(drawn);
});
