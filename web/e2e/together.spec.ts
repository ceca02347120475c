// After the game, together: the replay that one shows and others follow, what all of them guessed, what mattered, and a picture.
import type { Page } from '@playwright/test';
import { order, PATIENT_SERVER, playedOut } from './puppets.ts';
import { expect, test } from './test.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment' });
const at = async (page: Page) => Number(await slider(page).inputValue());
const eyes = (page: Page) => page.getByRole('group', { name: 'Whose eyes' }).getByRole('button');
const together = (page: Page) => page.getByRole('group', { name: 'Watching together' });
const dialog = (page: Page) => page.getByRole('dialog');
const MISSING = /\{[a-z.-]+\}/;

test.use({ serving: PATIENT_SERVER });

test('one shows the replay, the others follow, step off, come back, and talk beside it', async ({
  person,
}) => {
  const pages: Page[] = [];
  const keep = async () => pages[pages.push(await person()) - 1]!;
  const { page: ada, id } = await playedOut(keep, {});
  const ben = pages[1]!;
  await ada.goto(`/table/${id}/replay`);
  await ben.goto(`/table/${id}/replay`);
  await together(ada).getByRole('button', { name: 'Show it to the others' }).press('Enter');
  await expect(together(ada)).toContainText('You show it to the others.');
  await expect(together(ben)).toContainText('Ada shows the replay. You follow.');

  await test.step('a screen that is turned round leads on', async () => {
    await ada.setViewportSize({ width: 500, height: 900 });
    await expect(ada.getByRole('navigation', { name: 'Views' })).toBeVisible();
    await expect(together(ada)).toContainText('You show it to the others.');
    await ada.setViewportSize({ width: 1440, height: 900 });
  });

  await ada.getByRole('button', { name: /Next round/ }).click();
  await ada.getByRole('button', { name: /One step forward/ }).click();
  const there = await at(ada);
  expect(there).toBeGreaterThan(0);
  await expect(slider(ben)).toHaveValue(String(there));
  await eyes(ada).nth(2).click();
  await expect(eyes(ben).nth(2)).toHaveAttribute('aria-pressed', 'true');

  await test.step('whoever comes late joins at the moment, strangers too', async () => {
    const stranger = await person();
    await stranger.goto(`/table/${id}/replay`);
    await expect(slider(stranger)).toHaveValue(String(there));
    await expect(together(stranger).getByRole('button', { name: 'Show it to the others' })).toHaveCount(0);
  });

  await test.step('whoever moves by themselves steps off, and may follow again', async () => {
    await ben.getByRole('button', { name: /One step back/ }).click();
    await expect(together(ben)).not.toContainText('You follow');
    await ada.keyboard.press('End');
    const end = await at(ada);
    await expect(together(ben).getByRole('button', { name: 'Follow again' })).toBeVisible();
    expect(await at(ben)).toBeLessThan(there);
    await together(ben).getByRole('button', { name: 'Follow again' }).press('Enter');
    await expect(slider(ben)).toHaveValue(String(end));
  });

  await test.step('talk stands beside it', async () => {
    for (const page of [ada, ben]) await page.getByRole('tab', { name: 'Talk' }).click();
    await ben.getByRole('textbox', { name: 'Talk to those who watch' }).fill('I knew it was you.');
    await ben.keyboard.press('Enter');
    await expect(ada.getByText('I knew it was you.')).toBeVisible();
  });

  await test.step('whoever leaves frees it', async () => {
    await ada.goto('/');
    await expect(together(ben).getByRole('button', { name: 'Show it to the others' })).toBeVisible();
    await together(ben).getByRole('button', { name: 'Show it to the others' }).click();
    await ada.goto(`/table/${id}`);
    await ada.getByRole('link', { name: 'Watch along' }).click();
    await expect(together(ada)).toContainText('Ben shows the replay. You follow.');
    await together(ben).getByRole('button', { name: 'Stop showing it' }).click();
    await expect(together(ada).getByRole('button', { name: 'Show it to the others' })).toBeVisible();
  });
});

test('the reveal counts the guesses, finds the choices that mattered, and gives a picture', async ({
  person,
}) => {
  const { page, id } = await playedOut(person, { bots: 'novice' }, async () => {});
  await page.goto(`/table/${id}/replay`);
  await page.getByRole('button', { name: 'The reveal' }).click();

  await test.step('an expert thinks the game over, and tells how far it has got', async () => {
    const turns = dialog(page).getByRole('region', { name: 'The choices that mattered most' });
    await turns.getByRole('button', { name: 'Find them' }).press('Enter');
    await expect(turns.getByRole('status')).toBeVisible({ timeout: 120_000 });
    await expect(turns).toContainText(/Rather: |No choice of this game/);
    await expect(turns).not.toContainText(MISSING);
  });

  await test.step('a picture to keep, as it is drawn and as dots', async () => {
    const picture = dialog(page).getByRole('region', { name: 'A picture to post' });
    const image = picture.getByRole('img');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1200);
    const saved = page.waitForEvent('download');
    await picture.getByRole('button', { name: 'Save as PNG' }).click();
    expect((await saved).suggestedFilename()).toBe('whiteout.png');
    const drawn = page.waitForEvent('download');
    await picture.getByRole('link', { name: 'Save as SVG' }).click();
    expect((await drawn).suggestedFilename()).toBe('whiteout.svg');
    await expect(picture.getByRole('alert')).toHaveCount(0);
  });
});

test('what everybody guessed is counted in the reveal, the sharpest eye first', async ({ person }) => {
  const pages: Page[] = [];
  const keep = async () => pages[pages.push(await person()) - 1]!;
  const { page, id } = await playedOut(keep, {}, async (id) => {
    // One of the other three at most is the Alien from the beginning: two guesses of Human each, one of Alien by the last.
    for (const [by, about] of [
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 3],
    ] as const)
      await order(pages[by]!, id, { guess: { seat: about, against: false } });
    await order(pages[3]!, id, { guess: { seat: 0, against: true } });
  });
  await page.goto(`/table/${id}/replay`);
  await page.getByRole('button', { name: 'The reveal' }).click();
  const scores = dialog(page).getByRole('region', { name: 'Who saw through them' });
  await expect(scores.locator('li')).toHaveCount(3);
  await expect(scores.locator('.each span')).toHaveCount(5);
  await expect(scores).not.toContainText(MISSING);
});

test('beliefs come in while the replay is open already', async ({ person }) => {
  const { page, id } = await playedOut(person, { bots: 'novice' });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/beliefs?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/table/${id}/replay`);
  await expect(slider(page)).toHaveValue('0');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(
    page.getByRole('group', { name: /Who looked like an Alien/ }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
