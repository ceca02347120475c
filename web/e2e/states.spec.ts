import { beginWithBots, choosePlayers, dock, isAsked } from './play.ts';
import { expect, test } from './test.ts';

test('a table that never was is told as gone', async ({ person }) => {
  const page = await person();
  await page.goto(`/table/${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'This table is gone' })).toBeVisible();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.getByRole('heading', { name: 'WHITEOUT' })).toBeVisible();
});

test('without a network the page says so, and goes on when it is back', async ({ person }) => {
  const page = await person();
  await beginWithBots(page, 4);
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(page.getByText(/You are offline|connection is lost/)).toBeVisible({ timeout: 40_000 });
  await page.context().setOffline(false);
  await expect(page.getByText(/You are offline|connection is lost/)).toHaveCount(0, { timeout: 40_000 });
  await expect.poll(() => isAsked(page)).toBe(true);
});

test('a seat that was handed over is told as taken, and the new owner plays on', async ({ person }) => {
  const page = await person();
  await beginWithBots(page, 4);
  const mine = await page.locator('.me .character').textContent();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Hand your seat to somebody else' }).click();
  const field = page.getByRole('dialog').getByLabel('Link').first();
  // Until the code has come the menu's link for those who look on stands there.
  await expect(field).toHaveValue(/#/);
  const link = await field.inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  const heir = await person();
  await heir.goto(link);
  await expect(dock(heir)).toBeVisible();
  await expect(heir.locator('.me .character')).toHaveText(mine!);
  await expect(page.getByText('Your seat is on another device now.')).toBeVisible();
  await expect(page.locator('.role')).toHaveCount(0);

  await test.step('a used link is told, and whoever has a seat keeps it', async () => {
    const late = await person();
    await late.goto(link);
    await expect(late.getByText('This link does not work any more.')).toBeVisible();
    await expect(late.locator('.plan .room')).toHaveCount(14);
    await heir.goto(link);
    await expect(heir.locator('.me .character')).toHaveText(mine!);
  });
});

test('a private game lets nobody look on', async ({ person }) => {
  const host = await person();
  await host.goto('/');
  await host.getByRole('button', { name: /Open a table/ }).click();
  await host.getByLabel('Others may look on').uncheck();
  await choosePlayers(host, 4);
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByRole('button', { name: 'I am ready' }).click();
  await host.getByRole('button', { name: /Put bots/ }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(dock(host)).toBeVisible();
  const stranger = await person();
  await stranger.goto(host.url());
  await expect(stranger.getByRole('heading', { name: 'This game is private' })).toBeVisible();
});
