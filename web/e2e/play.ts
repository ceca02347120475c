// Plays a seat by what is on the screen: some legal choice, made as a person would make it.
import type { Locator, Page } from '@playwright/test';

export const dock = (page: Page): Locator => page.locator('.dock');

/** From the start page into a game against bots. */
export async function beginWithBots(page: Page, players = 4): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots/ }).click();
  if (players !== 6) await page.locator('.form').getByText(String(players), { exact: true }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await dock(page).waitFor();
}

const some = async (locator: Locator, seed: number): Promise<Locator> =>
  locator.nth(seed % Math.max(1, await locator.count()));

/** Answers one question with the pointer. `seed` says which of the choices. */
export async function answer(page: Page, seed: number): Promise<void> {
  const at = dock(page);
  if (await at.locator('.placing').count()) {
    await (await some(at.locator('.give'), seed)).click();
    const room = await some(page.locator('.plan .room.lit'), seed * 7);
    await room.click({ position: { x: 24, y: 20 } });
    await at.locator('.go .button').click();
  } else if (await at.locator('.hand').count()) {
    while (!(await at.locator('.hand .lamp').isEnabled())) {
      await at.locator('.hand button:enabled', { hasText: '+' }).first().click();
    }
    await at.locator('.hand .lamp').click();
  } else if (await at.locator('.agree').count()) {
    const propose = at.locator('.agree .lamp');
    if (!(await propose.count())) await at.locator('button:enabled', { hasText: '+' }).first().click();
    await at.locator('.agree .button').last().click();
  } else {
    const choice = await some(at.locator('.choice, .pairs .button, .trade .button'), seed);
    await choice.click();
    const sure = at.locator('.choice.lamp');
    if (await sure.count()) await sure.click();
  }
}

/** Plays until something is true or the game is over; tells how many questions were answered. */
export async function play(page: Page, until: () => Promise<boolean> = async () => false): Promise<number> {
  let answered = 0;
  for (;;) {
    await page.locator('.dock.asked, .cover').first().waitFor({ timeout: 60_000 });
    if ((await page.locator('.cover').count()) || (await until())) return answered;
    const before = await page.locator('#prompt').textContent();
    try {
      await answer(page, answered);
      answered += 1;
    } catch (error) {
      // The question may have changed under the pointer: somebody else moved on. The same one twice is a fault.
      if (
        (await page.locator('.dock.asked').count()) &&
        before === (await page.locator('#prompt').textContent())
      )
        throw error;
    }
  }
}
