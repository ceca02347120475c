import { devices, type Page } from '@playwright/test';
import { choosePlayers, dock, isAsked, isOver, play } from './play.ts';
import { expect, test } from './test.ts';

async function sit(page: Page, name: string, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

test('an evening: friends, bots, a reload, a pulled plug, a second device and somebody who looks on', async ({
  server,
  person,
}) => {
  test.setTimeout(600_000);
  const ada = await person();
  await ada.goto('/');
  await ada.getByRole('button', { name: /Open a table/ }).click();
  await ada.getByLabel('Your name').fill('Ada');
  await choosePlayers(ada, 5);
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.getByLabel('Link to this table').inputValue();
  await ada.getByRole('button', { name: 'I am ready' }).click();

  const ben = await person();
  const caro = await person({
    ...devices['Pixel 7'],
    locale: 'en-US',
    viewport: { width: 360, height: 740 },
  });
  await sit(ben, 'Ben', link);
  await sit(caro, 'Caro', link);
  await ben.getByLabel('Say something').fill('Hello from the radio room');
  await ben.getByLabel('Say something').press('Enter');
  await expect(ada.getByText('Hello from the radio room')).toBeVisible();
  await ada.getByRole('button', { name: /Put bots/ }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  const players = [ada, ben, caro];
  for (const page of players) await expect(dock(page)).toBeVisible();

  await play(players, (answered) => answered >= 6);

  await test.step('a reload shows the same table and the log from the beginning', async () => {
    await expect(ben.locator('.log')).toContainText('The base is laid out.');
    await expect
      .poll(async () => (await isAsked(ada)) || (await isAsked(ben)) || (await isAsked(caro)))
      .toBe(true);
    const before = await ben.locator('.log').textContent();
    await ben.reload();
    await expect(dock(ben)).toBeVisible();
    await expect(ben.locator('.log')).toHaveText(before!);
  });

  await test.step('the plug is pulled, and everybody comes back by themselves', async () => {
    await server.kill();
    await expect(ada.getByText(/connection is lost/)).toBeVisible();
    await server.start();
    for (const page of players)
      await expect(page.getByText(/connection is lost/)).toHaveCount(0, { timeout: 40_000 });
    await play(players, (answered) => answered >= 4);
  });

  await test.step('a second device has the same seat at the same time', async () => {
    await ben.getByRole('button', { name: 'Menu' }).click();
    await ben.getByRole('button', { name: 'Play on another device too' }).click();
    const field = ben.getByRole('dialog').getByLabel('Link').first();
    // Until the code has come the menu's link for those who look on stands there.
    await expect(field).toHaveValue(/#/);
    const code = await field.inputValue();
    await ben.getByRole('button', { name: 'Close' }).click();
    const tablet = await person({ viewport: { width: 1024, height: 768 } });
    await tablet.goto(code);
    await expect(dock(tablet)).toBeVisible();
    await expect(tablet.locator('.me .character')).toHaveText(
      (await ben.locator('.me .character').textContent())!,
    );
    await expect(tablet.locator('.log')).toHaveText((await ben.locator('.log').textContent())!);
    await tablet.close();
  });

  await test.step('whoever looks on sees the table and no hidden thing', async () => {
    const eve = await person();
    await eve.goto(link);
    await expect(eve.locator('.plan .room')).toHaveCount(14);
    await expect(eve.getByText('You look on')).toBeVisible();
    await expect(eve.locator('.role')).toHaveCount(0);
    await expect(eve.locator('.dock .card')).toHaveCount(0);
    await eve.close();
  });

  await test.step('an earlier moment can be looked at again', async () => {
    await ada.getByRole('button', { name: 'The base is laid out.' }).click();
    await expect(ada.getByText('as it was')).toBeVisible();
    await ada.getByRole('button', { name: 'Back to now' }).click();
    await expect(ada.getByText('as it was')).toHaveCount(0);
  });

  await play(players);
  for (const page of players) await expect.poll(() => isOver(page), { timeout: 30_000 }).toBe(true);
  await expect(ada.getByRole('dialog')).toContainText(/was the first Alien/);
});
