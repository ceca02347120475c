import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages';
import { refusalKey } from './refusals';
import { bundleOf } from './text.svelte';

const CRATES = join(import.meta.dirname, '../../../../crates');
/** Where a code is told to a client. */
const TOLD = [
  /Refusal::new\(\s*"([a-z_-]+)"/g,
  /Failure::new\([^"()]*?"([a-z_-]+)"/g,
  /\b(?:refuse|unknown)\([^"{]*?"([a-z_-]+)"/g,
  /\b(?:Err|ok_or)\("([a-z_-]+)"\)/g,
  /StoreError::\w+(?:\(_\))? => "([a-z_-]+)"/g,
  /StatusCode::\w+ => "([a-z_-]+)"/g,
];
const EITHER = /Err\(if [^"]*?"([a-z-]+)" \} else \{ "([a-z-]+)" \}/g;

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      if (name !== 'secrecy') yield* sources(path);
    } else if (name.endsWith('.rs')) yield readFileSync(path, 'utf8').split('#[cfg(test)]')[0]!;
  }
}

const codes = new Set(
  ['server', 'table', 'store']
    .flatMap((crate) => [...sources(join(CRATES, crate, 'src'))])
    .flatMap((text) => [...TOLD, EITHER].flatMap((pattern) => [...text.matchAll(pattern)]))
    .flatMap(([, ...found]) => found),
);

test('the codes of the server are found where it tells them', () => {
  expect([...codes]).toEqual(
    expect.arrayContaining(['table-full', 'not-seated', 'too-fast', 'full', 'not-over', 'too-large']),
  );
  expect(codes.size).toBeGreaterThan(40);
});

test.each(LANGUAGES.map(({ tag }) => tag))('every refusal of the server has words in %s', async (tag) => {
  const bundle = await bundleOf(tag);
  expect([...codes].filter((code) => !bundle.hasMessage(refusalKey(code)))).toEqual([]);
});
