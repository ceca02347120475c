import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '$lib/text/languages';
import boardgame from '../wire/boardgame.gen.ts?raw';
import infection from '../wire/infection.gen.ts?raw';
import { inWords, optionSentence } from './options';

const text =
  'Two seats may trade. Option `blind_trades`: the partner sees no names either. Option `no_lab_trades`: Lab Tokens cannot be traded.';

test('the words after an option explain it, up to the next option', () => {
  expect(optionSentence(text, 'blind_trades')).toBe('The partner sees no names either.');
  expect(optionSentence(text, 'no_lab_trades')).toBe('Lab Tokens cannot be traded.');
});

test('nobody reads an option in signs of code', () => {
  expect(inWords('Option `characters`, value `at_random`: they are dealt.')).toBe(
    'Option “characters”, value “at random”: they are dealt.',
  );
});

test('a text that does not name the option, or only speaks of it, explains nothing', () => {
  expect(optionSentence('With the option `x_2` it is shown first: then it ends.', 'x_2')).toBe('');
  expect(optionSentence(text, 'known_brood')).toBe('');
});

test('words to choose from stand in it as the choice shows them', () => {
  const timing = 'Option `timing`: `at_once` is this rule; with `later_on` it comes later. Option `x_2`: no.';
  expect(optionSentence(timing, 'timing')).toBe('“at once” is this rule; with “later on” it comes later.');
});

/** All options there are, from the types of the wire. */
const OPTIONS = [boardgame, infection].flatMap((types) => {
  const held = /export type Options = \{\n(.*?)\n\};/s.exec(types)?.[1] ?? '';
  return [...held.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]!);
});

const rulesOf = (language: string) =>
  ['boardgame', 'norwegian', 'solo', 'infection'].flatMap((game) => {
    const folder = join(import.meta.dirname, '../../../../data/text', language, game);
    return readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  });

test.each(LANGUAGES.map(({ tag }) => tag))('each option is a sentence of its own in %s', (tag) => {
  const rules = rulesOf(tag);
  expect(OPTIONS.length).toBeGreaterThan(60);
  for (const option of OPTIONS) {
    const said = rules.map((rule) => optionSentence(rule, option)).filter(Boolean);
    expect(said, option).not.toEqual([]);
    for (const sentence of said) {
      expect(sentence, option).not.toContain('`');
      const others = OPTIONS.filter(
        (other) =>
          other.includes('_') && new RegExp(`[\\W]${other.replaceAll('_', '[_ ]')}\\W`).test(sentence),
      );
      expect(others, `${option}: ${sentence}`).toEqual([]);
    }
  }
});
