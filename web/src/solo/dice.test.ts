import { expect, test } from 'vitest';
import type { Die } from '$lib/wire/types';
import { facesIn, isLeft } from './dice';

test('dice on the table lie as they fell', () => {
  expect(facesIn({ faces: ['use', 'threat', null] })).toEqual(['use', 'threat']);
});

test('dice against an escape are counted by kind', () => {
  expect(facesIn({ faces: [1, 0, 2, 1] })).toEqual(['use', 'sabotage', 'sabotage', 'threat']);
});

test('a die that is rolled again or turned is one', () => {
  expect(facesIn({ seat: 3, die: 1, face: 'repair' })).toEqual(['repair']);
});

test('whatever else has a face is no such die', () => {
  expect(facesIn({ face: 'storm' })).toEqual([]);
  expect(facesIn({})).toEqual([]);
});

test('bad dice come true unless they were cancelled', () => {
  const die = (face: string, state = 'open') => ({ face, state, turned: false, relit: false }) as Die;
  expect([die('sabotage'), die('threat'), die('threat', 'cancelled'), die('use'), null].map(isLeft)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
