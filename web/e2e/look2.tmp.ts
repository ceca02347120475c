import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { beginWithBots, dock } from './play.ts';
import { test, expect } from './test.ts';
mkdirSync('/tmp/look', { recursive: true });
test.setTimeout(90000);
async function shoot(page: Page, name: string) {
  for (const [w, h] of [
    [360, 740],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.waitForTimeout(150);
    await page.screenshot({ path: `/tmp/look/${name}-${w}.png` });
  }
}
test('line', async ({ person, server }) => {
  const page = await person();
  await beginWithBots(page, 5);
  await page.locator('.dock.asked').waitFor();
  await server.kill();
  await page.locator('.bar').waitFor();
  await shoot(page, 'waiting');
  const fresh = await person();
  await server.start();
  await page.locator('.bar.good').waitFor({ timeout: 30000 });
  await page.screenshot({ path: '/tmp/look/restarted-1920.png' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.screenshot({ path: '/tmp/look/restarted-360.png' });
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.locator('.bar.alarm').waitFor();
  await shoot(page, 'offline');
  await page.context().setOffline(false);
  await page.locator('.bar.alarm').waitFor({ state: 'detached', timeout: 30000 });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Hand your seat to somebody else' }).click();
  const field = page.getByRole('dialog').getByLabel('Link').first();
  await expect(field).toHaveValue(/#/);
  await shoot(page, 'handover');
  const link = await field.inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  await fresh.goto(link);
  await dock(fresh).waitFor();
  await page.getByText('Your seat is on another device now.').waitFor();
  await shoot(page, 'taken');
});
test('private', async ({ person }) => {
  const host = await person();
  await host.goto('/');
  await host.getByRole('button', { name: /Open a table/ }).click();
  await host.getByLabel('Others may look on').uncheck();
  await host.locator('.form label', { hasText: '4' }).first().click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  const ben = await person();
  await ben.goto(host.url());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByRole('button', { name: 'I am ready' }).waitFor();
  await host.getByRole('button', { name: 'Send away' }).click();
  await ben.getByRole('heading', { name: 'You were asked to leave' }).waitFor();
  await shoot(ben, 'kicked');
  await host.getByRole('button', { name: 'I am ready' }).click();
  await host.getByRole('button', { name: /Put bots/ }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await dock(host).waitFor();
  const stranger = await person();
  await stranger.goto(host.url());
  await stranger.getByRole('heading', { name: 'This game is private' }).waitFor();
  await shoot(stranger, 'private');
  await stranger.goto(`/table/${'0'.repeat(32)}`);
  await stranger.getByRole('heading', { name: 'This table is gone' }).waitFor();
  await shoot(stranger, 'gone');
});
