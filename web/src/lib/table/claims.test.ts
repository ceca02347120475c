import { expect, test } from 'vitest';
import { texts } from '$lib/text/text.svelte';
import { LANGUAGES } from '$lib/text/languages';
import type { Claim, Saying } from '$lib/wire/types';
import { claimText, speechText } from './claims';

const nameOf = () => 'Blair';
const CLAIMS: Claim[] = [
  'i_am_human',
  'it_was_not_me',
  { i_trust: { seat: 1 } },
  { i_trust: { seat: 1, because: 'token' } },
  { i_suspect: { seat: 1, because: 'dog' } },
  { i_gave: { card: 'use' } },
  { i_go_to: { room: 'radio' } },
  { please_test: { seat: 1 } },
  { please_repair: { room: 'boiler' } },
  { please_fuel: { room: 'generator' } },
  { i_knew_it: { seat: 1 } },
  { i_was_wrong: { seat: 1 } },
  { so_it_was: { seat: 1 } },
  'now_you_know',
  { one_of_us: { seat: 1 } },
  { we_lost: { seat: 1 } },
  { it_burns: { room: 'radio' } },
  { take_us_home: { seat: 1 } },
  { of_all_people: { seat: 1 } },
];

test.each(LANGUAGES.map(({ tag }) => tag))(
  'every claim is said in %s, with nothing left open',
  async (tag) => {
    await texts.use(tag);
    for (const claim of CLAIMS) expect(claimText(claim, nameOf)).not.toMatch(/[{}]/);
  },
);

test('a reason follows the suspicion that it explains', async () => {
  await texts.use('en');
  expect(claimText({ i_suspect: { seat: 0, because: 'dog' } }, nameOf)).toBe(
    'I suspect Blair. They were alone with a dog.',
  );
});

test('the same reason about another is worded in another way', async () => {
  await texts.use('en');
  const said = [0, 1, 2].map((seat) => claimText({ i_suspect: { seat, because: 'company' } }, nameOf));
  expect(new Set(said).size).toBe(3);
});

test('the same reason from another is worded in another way', async () => {
  await texts.use('en');
  const said = [0, 1, 2].map((by) => claimText({ i_suspect: { seat: 3, because: 'company' } }, nameOf, by));
  expect(new Set(said).size).toBe(3);
});

test('what somebody says again is worded in another way', async () => {
  await texts.use('en');
  const saying = (id: number): Saying => ({
    id,
    at: 0,
    person: null,
    seat: 2,
    name: 'Palmer',
    beyond: false,
    speech: { claim: { i_suspect: { seat: 3, because: 'contact' } } },
  });
  const said = [4, 5, 6].map((id) => speechText(saying(id), nameOf));
  expect(new Set(said).size).toBe(3);
});
