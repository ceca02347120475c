// Plays a seat by what is on the screen: some legal choice, made as a person would make it.
import type { Locator, Page } from '@playwright/test';

export const dock = (page: Page): Locator => page.locator('.dock');
export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.cover').count()) > 0;
export const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('.dock.asked').count()) > 0;

/** Until a question is open or the game is over. */
export const settled = (page: Page): Promise<void> =>
  page.locator('.dock.asked, .cover').first().waitFor({ timeout: 60_000 });

/** The numbers come from the server, a moment after the form. */
export const choosePlayers = (page: Page, players: number): Promise<void> =>
  page
    .locator('.form fieldset label')
    .filter({ hasText: new RegExp(`^\\s*${players}\\s*$`) })
    .click();

/** From the start page into a game against bots. */
export async function beginWithBots(page: Page, players = 4, game?: string): Promise<void> {
  await page.goto('/');
  await page.locator('.way.first').click();
  if (game) await page.locator('.form select').first().selectOption(game);
  await choosePlayers(page, players);
  await page.locator('.begin').click();
  await dock(page).waitFor();
}

/** From the start page into a game alone against the Thing: one click. */
export async function beginAlone(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.way.alone').click();
  await dock(page).waitFor();
}

const some = async (locator: Locator, seed: number): Promise<Locator> =>
  locator.nth(seed % Math.max(1, await locator.count()));

/** Answers one question with the pointer. `seed` says which of the choices. */
export async function answer(page: Page, seed: number): Promise<void> {
  const at = dock(page);
  const quick = { timeout: 3000 };
  if (await at.locator('.placing').count()) {
    await (await some(at.locator('.give'), seed)).click(quick);
    const room = await some(page.locator('.plan .room.lit'), seed * 7);
    await room.click({ ...quick, position: { x: 24, y: 18 } });
    await at.locator('.go .button').click(quick);
  } else if (await at.locator('.send').count()) {
    await (await some(at.locator('.who'), seed)).click(quick);
    const room = await some(page.locator('.plan .room.lit'), seed * 7);
    await room.click({ ...quick, position: { x: 24, y: 18 } });
  } else if ((await at.locator('.share').count()) && seed % 3 === 0) {
    await (await some(at.locator('.thing'), seed)).click(quick);
    await (await some(at.locator('.share .choice:not(.last)'), seed)).click(quick);
  } else if (await at.locator('.hand').count()) {
    while (!(await at.locator('.hand .lamp').isEnabled())) {
      await at.locator('.hand button:enabled', { hasText: '+' }).first().click(quick);
    }
    await at.locator('.hand .lamp').click(quick);
  } else if (await at.locator('.team').count()) {
    const team = at.locator('.team');
    while (!(await team.locator('.go .lamp').isEnabled()))
      await team.locator('.person:enabled:not(.on)').first().click(quick);
    await team.locator('.go .lamp').click(quick);
  } else if (await at.locator('.agree').count()) {
    if (await at.locator('.agree .button').count()) await at.locator('.agree .button').last().click(quick);
    else
      await page
        .locator('.plan :is(.room, .sector).lit')
        .first()
        .click({ ...quick, position: { x: 24, y: 18 } });
  } else {
    if (await at.locator('.examine').count()) await (await some(at.locator('.give'), seed)).click(quick);
    await (await some(at.locator('.choice, .pairs .button, .trade .button'), seed)).click(quick);
    const sure = at.locator('.choice.lamp');
    if (await sure.count()) await sure.click(quick);
  }
}

/** Answers, unless somebody else moves on in the same moment and the question is gone. */
export async function tryAnswer(page: Page, seed: number): Promise<void> {
  const question = async () => `${await isAsked(page)} ${await page.locator('#prompt').textContent()}`;
  const before = await question();
  // It may have gone since one looked.
  if (!before.startsWith('true')) return;
  try {
    await answer(page, seed);
  } catch (error) {
    if (before === (await question())) throw error;
  }
}

/** So many questions and no more. */
export const after = (questions: number) => (answered: number) => answered >= questions;

/** Everybody at their screens plays until something is true or the game is over; tells how many questions were answered. */
export async function play(
  pages: Page[],
  until: (answered: number) => boolean = () => false,
): Promise<number> {
  let answered = 0;
  while (!until(answered)) {
    let busy = false;
    for (const page of pages) {
      if (await isOver(page)) return answered;
      if (!(await isAsked(page))) continue;
      await tryAnswer(page, answered);
      answered += 1;
      busy = true;
    }
    if (!busy) await Promise.any(pages.map(settled));
  }
  return answered;
}
