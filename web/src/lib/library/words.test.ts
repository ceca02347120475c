import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '$lib/text/languages';
import { bundleOf } from '$lib/text/text.svelte';
import { reasonOf } from './words.svelte';

const CRATES = join(import.meta.dirname, '../../../../crates');
const words = ['boardgame', 'infection'].flatMap((game) => {
  const source = readFileSync(join(CRATES, game, 'src/event/ending.rs'), 'utf8').split('fn word')[1]!;
  return [...source.matchAll(/=> "([a-z_]+)"/g)].map((match) => match[1]!);
});

test('reasons for the end are found where the rules name them', () => {
  expect(words).toContain('humans_escaped_snow_cat');
  expect(words.length).toBeGreaterThan(30);
  expect(reasonOf('humans_escaped_snow_cat')).toEqual({ reason: 'humans_escaped', vehicle: 'snow_cat' });
  expect(reasonOf('frozen')).toEqual({ reason: 'frozen', vehicle: null });
});

test.each(LANGUAGES.map(({ tag }) => tag))('every reason for an end has words in %s', async (tag) => {
  const bundle = await bundleOf(tag);
  const missing = words.filter(
    (word) => !bundle.hasMessage(`reason-${reasonOf(word).reason.replaceAll('_', '-')}`),
  );
  expect(missing).toEqual([]);
});
