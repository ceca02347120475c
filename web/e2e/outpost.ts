// Plays a seat of Infection at Outpost 31 by what is on the screen.
import type { Page } from '@playwright/test';
import { isAsked, isOver, settled } from './play.ts';

/** From the start page into a game of Infection against bots. */
export async function begin(page: Page, players = 4): Promise<void> {
  await page.goto('/');
  await page.locator('.way.first').click();
  await page.locator('.form select').first().selectOption('infection');
  await page
    .locator('.form fieldset label', { hasText: String(players) })
    .first()
    .click();
  await page.locator('.begin').click();
  await page.locator('.dock').waitFor();
}

/** Answers one question as a person would: picks people until the set is whole, otherwise some choice. */
export async function answer(page: Page, seed: number): Promise<void> {
  const quick = { timeout: 3000 };
  const team = page.locator('.dock .team');
  if (await team.count()) {
    while (!(await team.locator('.go .lamp').isEnabled()))
      await team.locator('.person:enabled:not(.on)').first().click(quick);
    await team.locator('.go .lamp').click(quick);
    return;
  }
  const choices = page.locator('.dock .choice');
  await choices.nth(seed % Math.max(1, await choices.count())).click(quick);
  const sure = page.locator('.dock .choice.lamp');
  if (await sure.count()) await sure.click(quick);
}

/** Unless somebody else moves on in the same moment and the question is gone. */
export async function tryAnswer(page: Page, seed: number): Promise<void> {
  const question = async () => `${await isAsked(page)} ${await page.locator('#prompt').textContent()}`;
  const before = await question();
  try {
    await answer(page, seed);
  } catch (error) {
    if (before === (await question())) throw error;
  }
}

/** Everybody plays until the game is over or so many questions were answered. */
export async function play(pages: Page[], most = Infinity): Promise<number> {
  let answered = 0;
  while (answered < most) {
    await Promise.any(pages.map(settled));
    for (const page of pages) {
      if (await isOver(page)) return answered;
      if (await isAsked(page)) await tryAnswer(page, answered++);
    }
  }
  return answered;
}
