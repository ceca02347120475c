import { expect, test } from 'vitest';
import { naming, withoutWhom } from './names';

const labels = ['Seat 1', 'Seat 2', 'Seat 3'];

test('people go by their names', () => {
  const named = naming(labels, ['Ada', 'Ben', 'Bot 3']);
  expect(named('Seat 2 is the Leader now.')).toBe('Ben is the Leader now.');
  expect(named('Seat 1: Seat 3 has nobody left.')).toBe('Ada: Bot 3 has nobody left.');
  expect(named('MacReady goes to the Kennel.')).toBe('MacReady goes to the Kennel.');
});

test('a name that looks like a seat, or like a pattern, is only a name', () => {
  const named = naming(labels, ['Seat 2', 'a$&b', '']);
  expect(named('Seat 1, Seat 2 and Seat 3')).toBe('Seat 2, a$&b and Seat 3');
});

test('seats beyond those that are taken stay numbers', () => {
  expect(naming(labels, ['Ada', 'Ben', 'Cy'])('Seat 12')).toBe('Seat 12');
  expect(naming([], [])('Seat 1')).toBe('Seat 1');
});

test('whoever is asked reads no list of all who are asked', () => {
  expect(withoutWhom('MacReady and Childs: which card do you hand in? The mission: a Gun.')).toBe(
    'Which card do you hand in? The mission: a Gun.',
  );
  expect(withoutWhom('The game is over.')).toBe('The game is over.');
});
