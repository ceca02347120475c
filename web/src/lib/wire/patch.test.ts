import { expect, test } from 'vitest';
import { patched } from './patch';

const page = { a: { b: [1, { c: 2 }] }, d: 'x', 'e/f': 1 };

test('a value deep inside changes, and its neighbours stay the same objects', () => {
  const before = { left: { n: 1 }, right: { n: 1 } };
  const after = patched(before, [{ path: '/right/n', value: 2 }]);
  expect(after).toEqual({ left: { n: 1 }, right: { n: 2 } });
  expect(after.left).toBe(before.left);
  expect(before.right.n).toBe(1);
});

test('list places, new keys, gone keys and escaped keys are understood', () => {
  expect(
    patched(page, [
      { path: '/a/b/1/c', value: 3 },
      { path: '/d' },
      { path: '/g', value: null },
      { path: '/e~1f', value: 2 },
    ]),
  ).toEqual({ a: { b: [1, { c: 3 }] }, g: null, 'e/f': 2 });
});

test('an empty path means the whole, and later changes build on it', () => {
  expect(
    patched(null as unknown, [
      { path: '', value: { n: 1 } },
      { path: '/n', value: 2 },
    ]),
  ).toEqual({ n: 2 });
});

test('a change to something that is not there is an error, not a guess', () => {
  expect(() => patched(page, [{ path: '/nowhere/at/all', value: 1 }])).toThrow(/nowhere/);
});
