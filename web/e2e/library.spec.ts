// Finished games: a file is imported, listed, found, watched again, counted and deleted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isOpen } from './open.ts';
import { beginWithBots } from './play.ts';
import { order, PATIENT_SERVER, playedOut } from './puppets.ts';
import { expect, test } from './test.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const MISSING = /\{[a-z.-]+\}/;
const EARLIER = join(FIXTURES, 'earlier/infection/4p-rules1.json');
const NOW = join(FIXTURES, 'boardgame/6p-novice-seed1-0.json');

const bring = (page: Page, file: string | ReturnType<typeof asFile>) =>
  page.locator('input[type=file]').setInputFiles(file);
const asFile = (text: string) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
/** Imports a game and adds it to the library; the button has another name in every language. */
const add = async (page: Page, file: string | ReturnType<typeof asFile>) => {
  await bring(page, file);
  await page.locator('section .buttons .lamp').click();
  await expect(page.locator('section .buttons')).toHaveCount(0);
};
const games = (page: Page) => page.locator('article');

test('a saved game is brought, found, watched again, counted, and deleted by whoever brought it', async ({
  person,
}) => {
  const page = await person();
  await page.goto('/');
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: 'The shelf is empty' })).toBeVisible();

  await bring(page, EARLIER);
  await expect(page.getByText('only people with its link can watch it')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The shelf is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Add it to the library' }).click();
  await expect(page.getByText('It is in the library now.')).toBeVisible();
  await expect(games(page)).toHaveCount(1);
  await add(page, NOW);
  await expect(games(page)).toHaveCount(2);
  await expect(games(page).getByText('Imported')).toHaveCount(2);
  // The same game again is the same game.
  await add(page, NOW);
  await expect(games(page)).toHaveCount(2);
  await expect(page.getByText('2 games')).toBeVisible();

  await test.step('others find it, by filter and by name, and cannot take it away', async () => {
    const other = await person();
    await other.goto('/library');
    await expect(games(other)).toHaveCount(2);
    await expect(other.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await other.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Infection at Outpost 31' });
    await expect(games(other)).toHaveCount(1);
    await expect(games(other)).toContainText('4 players');
    await other.getByRole('combobox', { name: 'Players' }).selectOption('8');
    await expect(other.getByText('No game is like that.')).toBeVisible();
    await other.getByRole('combobox', { name: 'Players' }).selectOption('');
    await other.getByLabel('Name or character').fill('macready');
    await expect(games(other)).toHaveCount(1);
    await expect(other.locator('body')).not.toContainText(MISSING);
    await games(other).getByRole('link', { name: 'Watch the replay' }).click();
    await expect(other.getByRole('slider', { name: 'Moment' })).toBeVisible();
    await expect(other).toHaveURL(/\/table\/[0-9a-f]{32}\/replay\/0/);
    await other.goBack();
    await expect(games(other)).toHaveCount(2);
  });

  await test.step('the server counts it', async () => {
    await page.getByRole('link', { name: 'Statistics' }).click();
    await expect(page.getByText('2 games · 2 of them imported')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Who won' })).toHaveCount(2);
    await expect(page.locator('figure svg').first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText(MISSING);
    const json = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as JSON' }).click();
    expect((await json).suggestedFilename()).toBe('whiteout.json');
    const csv = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as CSV' }).click();
    expect((await csv).suggestedFilename()).toBe('whiteout.csv');
    await page.getByText('Mine').click();
    await expect(page.getByText('has not yet played a game')).toBeVisible();
  });

  await test.step('it is taken away by keyboard, and is gone for everybody', async () => {
    await page.getByRole('link', { name: 'Library' }).click();
    // The other one was imported twice: its copy would take its place.
    const infection = games(page).filter({ hasText: 'Infection at Outpost 31' });
    await infection.getByRole('button', { name: 'Delete' }).press('Enter');
    await infection.getByRole('button', { name: 'Keep it' }).press('Enter');
    await infection.getByRole('button', { name: 'Delete' }).press('Enter');
    await infection.getByRole('button', { name: 'Delete for ever' }).press('Enter');
    await expect(page.getByText('The game is gone.')).toBeVisible();
    await expect(games(page)).toHaveCount(1);
  });
});

test('a file that is no game is refused in words', async ({ person }) => {
  const page = await person();
  await page.goto('/library');
  await bring(page, asFile('\u0000\u00ffPNG'));
  await expect(page.getByRole('alert')).toHaveText('This is not the file of a game.');
  await bring(page, asFile('{"format":1,"game":"boardgame"'));
  await expect(page.getByRole('alert')).toHaveText(/ends too soon/);
  await expect(games(page)).toHaveCount(0);
});

test('a game with components of its own is marked, and counted apart', async ({ person }) => {
  const page = await person();
  await page.goto('/library');
  await add(page, NOW);
  const values = JSON.stringify(readFileSync(join(FIXTURES, '../data/boardgame/components.toml'), 'utf8'));
  const custom = readFileSync(NOW, 'utf8').replace('"seed":', `"components":${values},"seed":`);
  await add(page, asFile(custom));
  await expect(games(page)).toHaveCount(2);
  await expect(games(page).getByText('Custom components')).toHaveCount(1);
  await isOpen(page, 'library with marks');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText('1 with custom components, counted separately')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The Boardgame, custom components' })).toBeVisible();
  await expect(page.getByText('1 of 1')).not.toHaveCount(0);
  await isOpen(page, 'stats with two kinds');
  await page.goBack();
  await games(page).filter({ hasText: 'Custom' }).getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByText('Played with component values of its own')).toBeVisible();
  await expect(page.getByText('Its names are whatever the file says.')).toBeVisible();
  await isOpen(page, 'replay of an imported game');
});

test('a forged game can be watched, says what it is, and gets into no list', async ({ person }) => {
  const page = await person();
  await page.goto('/library');
  await bring(page, NOW);
  const watch = page.getByRole('link', { name: 'Watch the replay' });
  const [, id] = /table\/(\w+)/.exec((await watch.getAttribute('href'))!)!;
  const file = await page.evaluate((id) => fetch(`/api/tables/${id}/game`).then((game) => game.text()), id);
  const forged = file.replace(/"winners":\[[^\]]*\]/, '"winners":[0]').replace(/"rules":\d+/, '"rules":1');
  await bring(page, asFile(forged));
  await expect(page.getByText('the rules do not confirm it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add it to the library' })).toHaveCount(0);
  await isOpen(page, 'library after a forged game');
  await watch.click();
  await expect(page.getByText('The rules do not confirm these events')).toBeVisible();
  await page.goto('/library');
  await expect(page.getByText('The shelf is empty')).toBeVisible();
  await page.goto('/stats');
  await expect(page.getByText('There is nothing to count yet.')).toBeVisible();
});

test.describe('a game that was played here', () => {
  test.use({ serving: PATIENT_SERVER });

  test('is listed when its host wants it, and counted among the games of those who played', async ({
    person,
  }) => {
    const { page, id } = await playedOut(person, {});
    await page.goto('/library');
    await expect(page.getByText('The shelf is empty')).toBeVisible();
    await order(page, id, { list: { listed: true } });
    await page.reload();
    await expect(games(page)).toHaveCount(1);
    // This browser remembers where it sat once it has seen the table.
    await page.goto(`/table/${id}`);
    await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
    await page.goto('/stats');
    await page.getByText('Mine').click();
    await expect(page.getByText('One game')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What I won, by side' })).toBeVisible();
  });
});

test('a game that goes on stands nowhere', async ({ person }) => {
  const page = await person();
  await beginWithBots(page, 4);
  await page.goto('/library');
  await expect(page.getByText('The shelf is empty')).toBeVisible();
  await page.goto('/stats');
  await expect(page.getByText('There is nothing to count yet.')).toBeVisible();
  await page.getByText('Mine').click();
  await expect(page.getByText('has not yet played a game')).toBeVisible();
});

test('a server that does not answer is told, and asked again', async ({ person, server }) => {
  const page = await person();
  await page.goto('/library');
  await expect(page.getByText('The shelf is empty')).toBeVisible();
  await server.kill();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('newest');
  await expect(page.getByRole('alert')).toHaveText('Not connected right now.');
  await server.start();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('The shelf is empty')).toBeVisible();
});

for (const { tag, library, stats } of [
  { tag: 'it', library: 'Archivio', stats: 'Statistiche' },
  { tag: 'pt-BR', library: 'Acervo', stats: 'Estatísticas' },
]) {
  test(`library and statistics speak ${tag}, and keep nobody out at any width`, async ({ person }) => {
    const page = await person({ locale: tag });
    await page.goto('/library');
    await add(page, EARLIER);
    await expect(games(page)).toHaveCount(1);
    await add(page, NOW);
    await expect(games(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1, name: library })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(MISSING);
    await isOpen(page, 'library');
    await page.goto('/stats');
    await expect(page.getByRole('heading', { level: 1, name: stats })).toBeVisible();
    await expect(page.locator('figure').first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText(MISSING);
    await isOpen(page, 'stats');
  });
}
