import { expect, test } from 'vitest';
import { searched } from './book.svelte';

const sections = [
  {
    id: 'a',
    title: 'A',
    rules: [
      { id: 'bg.dogs', title: 'Alone with a dog', text: 'Draw a token.', from: 'rulebook' },
      { id: 'bg.keys', title: 'Keys', text: 'A dog cannot drive. Perché no?', from: 'rulebook' },
      { id: 'bg.vote', title: 'Vote', text: 'Point at somebody.', from: 'rulebook' },
    ],
  },
];
const ids = (question: string) => searched(sections, question).map(({ id }) => id);

test('titles come before texts, and every word must be there', () => {
  expect(ids('dog')).toEqual(['bg.dogs', 'bg.keys']);
  expect(ids('dog token')).toEqual(['bg.dogs']);
  expect(ids('flamethrower')).toEqual([]);
});

test('accents and capitals do not matter, and no question finds nothing', () => {
  expect(ids('PERCHE')).toEqual(['bg.keys']);
  expect(ids('  ')).toEqual([]);
});
