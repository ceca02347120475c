// Every screen there is, by how one gets to it. Checks and screenshots both walk through these lists.
import type { Page } from '@playwright/test';
import type { Wanted } from './puppets.ts';
import { answer, beginWithBots, isOver, settled } from './play.ts';

export interface Screen {
  name: string;
  show: (page: Page) => Promise<void>;
}

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
  { name: 'nowhere', show: async (page) => void (await page.goto('/nowhere/at/all')) },
  {
    name: 'gone',
    show: async (page) => {
      await page.goto(`/table/${'0'.repeat(32)}`);
      await page.locator('h1').waitFor();
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
      await playTo(page, '.choice[aria-label^="Point at"]');
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

/** Questions that a game seldom asks. */
export const RARE: readonly Wanted[] = [
  { step: 'fight', choices: 2, prefer: ['"armory"', 'reveal'] },
  { step: 'burn', choices: 2, prefer: ['"armory"'] },
  { step: 'trade_answer', prefer: ['offer', 'add', 'send'] },
];
