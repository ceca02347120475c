import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages';
import { bundleOf } from './text.svelte';

const TEXT = join(import.meta.dirname, '../../../../data/text');
const SOURCE = join(import.meta.dirname, '../..');

/** Keys of the client with the variables each of them needs. */
function keys(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const folder = join(TEXT, language, 'web');
  for (const file of readdirSync(folder)) {
    for (const { id, value } of new FluentResource(readFileSync(join(folder, file), 'utf8')).body) {
      expect(found.has(id), `${language}: ${id} stands twice`).toBe(false);
      const variables = [...JSON.stringify(value).matchAll(/"type":"var","name":"([^"]+)"/g)].map(
        (match) => match[1],
      );
      found.set(id, [...new Set(variables)].sort().join(' '));
    }
  }
  return found;
}

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts')) yield readFileSync(path, 'utf8');
  }
}

const english = keys('en');

test.each(LANGUAGES.map(({ tag }) => tag))('%s says everything, with the same variables', (tag) => {
  expect([...keys(tag)].sort()).toEqual([...english].sort());
});

test('every phrase that the client asks for exists', () => {
  const missing = [...sources(SOURCE)].flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]!).filter((key) => !english.has(key)),
  );
  expect(missing).toEqual([]);
});

test('no phrase is left over', () => {
  const text = [...sources(SOURCE)].join('\n');
  const built = [...text.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!);
  const unused = [...english.keys()].filter(
    (key) =>
      !text.includes(`'${key}'`) &&
      !built.some((start) => key.startsWith(start)) &&
      !/^(colour|shape|pace|motion|size)-/.test(key),
  );
  expect(unused).toEqual([]);
});

test('plurals and names are filled in', async () => {
  const bundle = await bundleOf('it');
  const message = bundle.getMessage('rules-found')!;
  expect(bundle.formatPattern(message.value!, { n: 1 })).toBe('1 regola');
  expect(bundle.formatPattern(message.value!, { n: 5 })).toBe('5 regole');
  expect(bundle.formatPattern(bundle.getMessage('room-kitchen')!.attributes.to!)).toBe('in Cucina');
});
