// Every screen there is, by how one gets to it. Checks and screenshots both walk through these lists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { order, type Wanted } from './puppets.ts';
import type { Server } from './server.ts';
import { answer, beginAlone, beginWithBots, choosePlayers, isOver, settled } from './play.ts';

/** Others who are needed for a screen, and the server they meet at. */
export interface Around {
  person: () => Promise<Page>;
  server: Server;
}

export interface Screen {
  name: string;
  show: (page: Page, around: Around) => Promise<void>;
}

/** Opens a table for friends. */
const openTable = async (page: Page, watched = true) => {
  await page.goto('/');
  await page.locator('.way').nth(1).click();
  if (!watched) await page.getByLabel('Others may look on').uncheck();
  await choosePlayers(page, 4);
  await page.locator('.form .button').last().click();
  await page.locator('.seats li').first().waitFor();
};

/** What stands on a page of the library. */
const PAGE = 24;

/** Puts games of `fixtures/` into the library, once: more than a page of them, some with components of their own. */
const bringGames = async (page: Page) => {
  await page.locator('article, .empty').first().waitFor();
  if (await page.locator('article').count()) return;
  const root = join(import.meta.dirname, '../..');
  const paths = readdirSync(join(root, 'fixtures'), { recursive: true, encoding: 'utf8' });
  const kept = paths.filter((path) => path.endsWith('.json')).map((path) => join(root, 'fixtures', path));
  const files = kept.map((path) => readFileSync(path, 'utf8'));
  // Some of an earlier version went the same way as those of now, and count once.
  const values = JSON.stringify(readFileSync(join(root, 'data/boardgame/components.toml'), 'utf8'));
  const own = kept.flatMap((path, i) =>
    path.includes('fixtures/boardgame')
      ? [files[i]!.replace('"seed":', `"components":${values},"seed":`)]
      : [],
  );
  for (const file of [...files, ...own]) {
    const { id } = await page.evaluate(
      (body) => fetch('/api/library', { method: 'POST', body }).then((answer) => answer.json()),
      file,
    );
    // The second answer comes once the library has followed.
    for (const command of [{ list: { listed: true } }, 'let_go']) await order(page, id, command);
  }
  await page.reload();
  await page
    .locator('article')
    .nth(PAGE - 1)
    .waitFor();
  await page.locator('.more').waitFor();
};

/** Closes whatever lies over the table. */
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** Plays on until this question is asked, at most so many answers long. */
export async function playTo(page: Page, selector: string, most = 400, round = 0): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    await settled(page);
    if (await isOver(page)) return false;
    const now = Number((await page.locator('.round').first().textContent())?.replace(/\D/g, ''));
    if (now >= round && (await page.locator(selector).count())) return true;
    await answer(page, i).catch(() => undefined);
  }
  return false;
}

export const SCREENS: readonly Screen[] = [
  { name: 'start', show: async (page) => void (await page.goto('/')) },
  {
    name: 'start-bots',
    show: async (page) => {
      await page.goto('/');
      await page.locator('.way').nth(0).click();
      await page.locator('.begin').waitFor();
    },
  },
  {
    name: 'start-friends',
    show: async (page) => {
      await page.goto('/');
      await page.locator('.way').nth(1).click();
      await page.locator('.form .button').waitFor();
    },
  },
  {
    name: 'lobby',
    show: async (page) => {
      await page.goto('/');
      await page.locator('.way').nth(1).click();
      await page.locator('.form .button').click();
      await page.locator('.seats li').first().waitFor();
    },
  },
  {
    name: 'opening',
    show: async (page) => {
      await page.goto('/');
      await page.evaluate(() => localStorage.setItem('whiteout.settings', '{"motion":"reduced"}'));
      await page.reload();
      await page.locator('.way.first').click();
      await page.locator('.begin').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'rules',
    show: async (page) => {
      await page.goto('/rules');
      await page.locator('article').first().waitFor();
    },
  },
  {
    name: 'how',
    show: async (page) => {
      await page.goto('/how');
      await page.locator('.coach').waitFor();
    },
  },
  {
    name: 'library-empty',
    show: async (page) => {
      await page.goto('/library');
      await page.locator('.empty').waitFor();
    },
  },
  {
    name: 'library',
    show: async (page) => {
      await page.goto('/library');
      await bringGames(page);
    },
  },
  {
    name: 'stats',
    show: async (page) => {
      await page.goto('/library');
      await bringGames(page);
      await page.goto('/stats');
      await page.locator('figure').first().waitFor();
    },
  },
  { name: 'nowhere', show: async (page) => void (await page.goto('/nowhere/at/all')) },
  {
    name: 'gone',
    show: async (page) => {
      await page.goto(`/table/${'0'.repeat(32)}`);
      await page.locator('h1').waitFor();
    },
  },
  {
    name: 'kicked',
    show: async (page, { person }) => {
      const host = await person();
      await openTable(host);
      await page.goto(host.url());
      await page.getByLabel('Your name').fill('Ben');
      await page.getByRole('button', { name: 'Sit down' }).click();
      await host.getByRole('button', { name: 'Send away' }).click();
      await page.getByRole('heading', { name: 'You were asked to leave' }).waitFor();
    },
  },
  {
    name: 'private',
    show: async (page, { person }) => {
      const host = await person();
      await openTable(host, false);
      await host.getByRole('button', { name: 'I am ready' }).click();
      await host.getByRole('button', { name: /Put bots/ }).click();
      await host.getByRole('button', { name: 'Start the game' }).click();
      await host.locator('.dock').waitFor();
      await page.goto(host.url());
      await page.getByRole('heading', { name: 'This game is private' }).waitFor();
    },
  },
  {
    name: 'reconnecting',
    show: async (page, { server }) => {
      await beginWithBots(page, 4);
      await server.kill();
      await page.getByText(/connection is lost/).waitFor();
    },
  },
];

/** Screens of one game, in this order: each goes on where the one before it ended. */
export const IN_A_GAME: readonly Screen[] = [
  {
    name: 'table',
    show: async (page) => {
      await beginWithBots(page, 6);
      await page.locator('.dock.asked').waitFor();
    },
  },
  {
    name: 'menu',
    show: async (page) => {
      await page.locator('.tools .button').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'settings',
    show: async (page) => {
      await page.locator('.menu .button').first().click();
      await page.locator('.settings').waitFor();
    },
  },
  {
    name: 'rules-dialog',
    show: async (page) => {
      await close(page);
      await page.locator('.tools .button').first().click();
      await page.locator('.rules article').first().waitFor();
    },
  },
  {
    name: 'vote',
    show: async (page) => {
      await close(page);
      // A game may be over before anybody points at somebody.
      while (!(await playTo(page, '.choice[aria-label^="Point at"]'))) await beginWithBots(page, 6);
    },
  },
  {
    name: 'later',
    show: async (page) => {
      // A game may be over before its third round; then another one is begun.
      while (!(await playTo(page, '.placing', 400, 3))) await beginWithBots(page, 6);
    },
  },
  {
    name: 'end',
    show: async (page) => {
      await playTo(page, '.never', 3000);
      await page.locator('.cover').waitFor();
    },
  },
];

/** Screens of a game that is over, by the table where it was played. */
export interface Past {
  name: string;
  game: string;
  show: (page: Page, id: string) => Promise<void>;
}

/** The replay, some rounds in. */
const replayed = async (page: Page, id: string) => {
  await page.goto(`/table/${id}/replay`);
  await page.locator('.dock').waitFor();
  for (let i = 0; i < 3; i++) await page.keyboard.press('PageDown');
};

const revealed = async (page: Page, id: string) => {
  await page.goto(`/table/${id}/replay`);
  await page.locator('.dock').getByRole('button', { name: 'The reveal' }).click();
  await page.getByRole('dialog').waitFor();
};

/** The reveal down to what mattered most and the picture. */
const lookedBack = async (page: Page, id: string) => {
  await revealed(page, id);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Find them' }).click();
  await dialog.getByRole('region', { name: 'The choices that mattered most' }).getByRole('status').waitFor();
  const picture = dialog.getByRole('img', { name: /A picture of this game/ });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await picture.scrollIntoViewIfNeeded();
};

/** The replay as somebody shows it to the others, with the talk beside it. */
const shared = async (page: Page, id: string) => {
  await replayed(page, id);
  await page.getByRole('button', { name: 'Show it to the others' }).click();
  await page.getByText('You show it to the others.').waitFor();
  await page.getByRole('tab', { name: 'Talk' }).click();
};

/** Screens of the game for 1 to 3 players. */
export const ALONE: readonly Screen[] = [
  {
    name: 'solo',
    show: async (page) => {
      await beginAlone(page);
      await settled(page);
    },
  },
  {
    name: 'solo-dice',
    show: async (page) => {
      while (!(await playTo(page, '.dice .choice', 400, 2))) await beginAlone(page);
    },
  },
  {
    name: 'solo-end',
    show: async (page) => {
      await playTo(page, '.never', 3000);
      await page.locator('.cover').waitFor();
    },
  },
];

export const AFTERWARDS: readonly Past[] = ['boardgame', 'norwegian', 'infection'].flatMap((game) => [
  { name: `replay of ${game}`, game, show: replayed },
  { name: `reveal of ${game}`, game, show: revealed },
  { name: `looking back at ${game}`, game, show: lookedBack },
  { name: `shared replay of ${game}`, game, show: shared },
]);

/** What leads to the Rescue Helicopter: nobody harms anybody, the radio is mended, and all want to fly. */
const WAY_OUT = [
  '"alien":false',
  'turn',
  '{"assign"',
  '"radio","give":{"card":"repair"}',
  '"radio","give":{"card":"use"}',
  'board',
  'yes',
  '"card":"use"',
  '"card":"repair"',
  '"no"',
  '"pass"',
];

/** What leads to the UFO: Humans sleep, so that everything falls to the Alien, who finds Keys and drives off. */
export const TO_THE_UFO: Omit<Wanted, 'step'> = {
  game: 'norwegian',
  aliens: ['escape', '"keys"', '"(warehouse|shed)","give":{"card":"use"}', '"(warehouse|shed)"'],
  prefer: ['change_cards', 'turn', '{"assign"', '"no"', '"pass"'],
};

/** The same while Humans arm themselves, and one of them meets the Alien in the UFO. */
export const TO_FIRE_IN_THE_UFO: Wanted = {
  ...TO_THE_UFO,
  step: 'fight',
  within: 'sector_',
  choices: 2,
  offers: '"dynamite"',
  prefer: ['"weapon":"dynamite"', '"armory","give":{"card":"use"}', 'turn', '{"assign"', '"no"', '"pass"'],
};

/** A Flashlight, and a test offered with it. */
export const TO_TEST_B: Wanted = {
  game: 'norwegian',
  step: 'examine',
  choices: 2,
  prefer: ['offer_test', '"flashlight"', '"warehouse"', 'turn'],
};

/** Keys, and a vehicle that is ready. */
const TO_THE_VEHICLES = [
  '"keys"',
  '"warehouse","give":{"card":"use"}',
  'turn',
  '"shed","give":{"card":"use"}',
];

/** Among good players, who come far: whoever is asked helps along as well as one can without thinking. */
const AMONG_BOTS: Omit<Wanted, 'step'> = {
  game: 'infection',
  players: 6,
  bots: 'regular',
  prefer: [
    'nominate',
    '"team"',
    '"hand_in":\\{"card":"(gun|axe|molotov|knife)"',
    '"hand_in":\\{"card":"(flashlight|copper_wire|fire_extinguisher|petri_dish)"',
    '"(pay|pay_both)"',
    '"enter"',
    '"(keep|return)"',
    '"yes"',
  ],
};

/** The same, where it is somebody else who will be asked. */
const AMONG_STAND_INS: Omit<Wanted, 'step'> = { ...AMONG_BOTS, bots: undefined };

/** How a game of Infection ends: the Final Captain tests, and names who flies. */
export const BOARDING: Wanted = {
  ...AMONG_STAND_INS,
  step: 'end_test',
  next: 'board',
  wake: { at: 'nomination', seats: ({ step }) => (step.nomination ? [step.nomination.nominee] : []) },
};

/** Questions that a game seldom asks. */
export const RARE: readonly Wanted[] = [
  { step: 'tokens' },
  { step: 'choose_hand', prefer: ['change_cards'] },
  { step: 'plan', prefer: ['reveal'] },
  { step: 'fight', choices: 2, prefer: ['"armory"', 'reveal'] },
  { step: 'burn', choices: 2, prefer: ['"armory"'] },
  { step: 'test_target', prefer: ['"laboratory"', 'offer_test', 'keep_token'] },
  { step: 'trade_answer', prefer: ['offer', 'add', 'send'] },
  { step: 'board_vote', prefer: WAY_OUT },
  {
    game: 'norwegian',
    step: 'place',
    offers: 'snipe',
    prefer: ['rifle_', '"armory","give":{"card":"use"}', 'turn'],
  },
  { game: 'norwegian', step: 'escape', choices: 2, prefer: TO_THE_VEHICLES },
  TO_TEST_B,
  { ...TO_THE_UFO, step: 'enter' },
  {
    ...AMONG_BOTS,
    step: 'consent',
    players: 4,
    bots: undefined,
    options: { rope_any: true },
    prefer: ['leave_behind', ...AMONG_BOTS.prefer!],
  },
  { ...AMONG_BOTS, step: 'return' },
  {
    ...AMONG_STAND_INS,
    step: 'dynamite',
    choices: 2,
    wake: {
      at: 'hand_in',
      seats: ({ gear }) =>
        gear.flatMap(({ dynamites, dynamite_rest: rest }, seat) => (dynamites + rest > 0 ? [seat] : [])),
    },
  },
  { ...AMONG_BOTS, step: 'torch_vote', prefer: ['"torch"', ...AMONG_BOTS.prefer!] },
  { ...AMONG_BOTS, step: 'nomination' },
  BOARDING,
];
