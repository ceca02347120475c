import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { gameWords } from '$lib/library/words.svelte';
import { texts } from '$lib/text/text.svelte';
import type { LibraryGame } from '$lib/wire/types';
import GameCard from './GameCard.svelte';

const game = {
  id: '0'.repeat(32),
  n: 1,
  game: 'norwegian',
  players: 4,
  options: {},
  rules: 1,
  side: 'aliens',
  reason: 'frozen',
  rounds: 7,
  choices: 90,
  ended: 0,
  minutes: null,
  drama: 12,
  imported: false,
  unproven: false,
  custom: false,
  seats: [{ name: 'Ada', character: 'blair', against: false, won: false }],
} as unknown as LibraryGame;

test.each([
  ['at the Norwegian station', {}, 'norwegian'],
  ['where the story goes on at Outpost 31', { sequel: true }, 'boardgame'],
] as const)('people have the names of the place where they played: %s', async (_, options, words) => {
  await texts.use('en', 'boardgame');
  await gameWords.load('en', ['norwegian', 'boardgame']);
  const names = (['norwegian', 'boardgame'] as const).map((each) =>
    gameWords.name(each, 'character', 'blair'),
  );
  expect(names[0]).not.toBe(names[1]);
  const card = mount(GameCard, {
    target: document.body,
    props: { game: { ...game, options }, ondeleted: () => {} },
  });
  expect(document.querySelector('article li small')?.textContent).toBe(
    gameWords.name(words, 'character', 'blair'),
  );
  await unmount(card);
});

test.each([
  [{}, []],
  [{ imported: true }, ['Imported']],
  [{ imported: true, custom: true }, ['Imported', 'Custom components']],
])('a game that came as a file, or with its own components, says so: %o', async (marks, words) => {
  await texts.use('en', 'boardgame');
  await gameWords.load('en', ['norwegian']);
  const card = mount(GameCard, {
    target: document.body,
    props: { game: { ...game, ...marks }, ondeleted: () => {} },
  });
  const shown = [...document.querySelectorAll('article header li')].map((mark) => mark.textContent?.trim());
  expect(shown).toEqual(words);
  await unmount(card);
});
