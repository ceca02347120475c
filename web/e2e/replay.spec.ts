// After the game: the replay at its permanent link, with anybody's eyes, and the reveal.
import type { Page } from '@playwright/test';
import { beginWithBots } from './play.ts';
import { order, PATIENT_SERVER, playedOut } from './puppets.ts';
import { expect, test } from './test.ts';

const MISSING = /\{[a-z.-]+\}/;
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment' });
const at = async (page: Page) => Number(await slider(page).inputValue());
const eyes = (page: Page) => page.getByRole('group', { name: 'Whose eyes' }).getByRole('button');
/** Roles that lie open in the list of people. */
const secrets = (page: Page) => page.locator('.people .secret');

test.describe('a game that is over', () => {
  test.use({ serving: PATIENT_SERVER });

  for (const game of ['boardgame', 'norwegian', 'infection']) {
    test(`${game} is seen again from the end screen: scrubbed, with a seat's eyes, by a link`, async ({
      person,
    }) => {
      const { page, id } = await playedOut(person, { game });
      await page.goto(`/table/${id}`);
      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await expect(page.locator('.plan svg').first()).toBeVisible();
      await expect(page).toHaveURL(/\/replay\/0#step=1$/);

      await test.step('nothing is asked of the server while one scrubs', async () => {
        await page.waitForLoadState('networkidle');
        let asked = 0;
        page.on('request', (request) => (asked += Number(request.url().includes('/api/'))));
        await slider(page).focus();
        await page.keyboard.press('End');
        await expect(page.locator('.dock .where')).toContainText(/End of the game|over/i);
        await page.getByRole('button', { name: /Back to the beginning of the round/ }).click();
        const back = await at(page);
        await page.getByRole('button', { name: /One step forward/ }).click();
        expect(await at(page)).toBeGreaterThan(back);
        await page.getByRole('button', { name: /One step back/ }).click();
        expect(await at(page)).toBe(back);
        expect(asked).toBe(0);
      });

      await test.step('the truth shows everybody, a seat only what it saw', async () => {
        await expect(secrets(page)).toHaveCount(4);
        const all = await page.locator('.log li').count();
        await eyes(page).nth(2).click();
        await expect(secrets(page)).toHaveCount(1);
        expect(await page.locator('.log li').count()).toBeLessThan(all);
      });

      await test.step('a line of the log leads to its moment, and the address names it', async () => {
        await page.locator('.log li button').nth(40).click();
        const [step, where] = [await at(page), await page.locator('.dock .where').textContent()];
        await expect(page).toHaveURL(new RegExp(`step=${step + 1}&eyes=2$`));
        const friend = await person();
        await friend.goto(page.url());
        await expect(friend.locator('.dock .where')).toHaveText(where!);
        expect(await at(friend)).toBe(step);
        await expect(secrets(friend)).toHaveCount(1);
        await expect(friend.locator('body')).not.toContainText(MISSING);
      });
    });

    test(`the reveal of ${game} names who was what, step by step or at once`, async ({ person }) => {
      const { page, id } = await playedOut(person, { game });
      await page.goto(`/table/${id}`);
      const reveal = page.getByRole('dialog');
      await page.getByRole('button', { name: 'The reveal' }).click();
      await expect(reveal).toContainText('from the very beginning');
      await expect(reveal).toContainText('Human to the end');
      await expect(reveal.locator('.why')).not.toBeEmpty();
      await expect(reveal).not.toContainText(MISSING);
      await page.getByRole('button', { name: 'The result' }).click();
      await expect(reveal).toContainText(/You have (won|lost)/);

      await test.step('at leisure one after the other', async () => {
        const slow = await person({ settings: { pace: 'calm' } });
        await slow.goto(`/table/${id}/replay`);
        await slow.getByRole('button', { name: 'The reveal' }).click();
        const dialog = slow.getByRole('dialog');
        await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(dialog.locator('.node')).toHaveCount(1);
        await expect(dialog.locator('.why')).toHaveCount(0);
        await slow.getByRole('button', { name: 'Skip' }).click();
        await expect(dialog.locator('.why')).toBeVisible();
        await slow.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
    });
  }

  test('the reveal holds what was said against what was true', async ({ person }) => {
    const pages: Page[] = [];
    const keep = async () => pages[pages.push(await person()) - 1]!;
    // One of them is the Alien, and says so neither.
    const { page, id } = await playedOut(keep, {}, async (id) => {
      for (const each of pages) await order(each, id, { say: { speech: { claim: 'i_am_human' } } });
    });
    await page.goto(`/table/${id}/replay`);
    await page.getByRole('button', { name: 'The reveal' }).click();
    const truths = page.getByRole('region', { name: 'What was said, and what was true' });
    await expect(truths.getByText(/A lie: .* was an Alien\./)).toHaveCount(1);
    await expect(truths.getByText('no lie')).toHaveCount(3);
    await expect(page.getByText('Told one lie.')).toHaveCount(1);
    await truths.getByText('One more word of theirs, checked').first().press('Enter');
    await expect(truths.getByText(/True: .* was Human\./).first()).toBeVisible();
    await truths.getByRole('link').first().press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/#step=\d+$/);
  });

  test('what bots say in Infection at Outpost 31 is held against the truth, too', async ({ person }) => {
    const { page, id } = await playedOut(person, { game: 'infection', bots: 'regular' });
    await page.goto(`/table/${id}/replay`);
    await page.getByRole('button', { name: 'The reveal' }).click();
    const truths = page.getByRole('region', { name: 'What was said, and what was true' });
    await expect(truths.locator('article').first()).toBeVisible();
    await expect(truths).not.toContainText(MISSING);
  });

  test('the keyboard runs it: play, step, jump, look through somebody', async ({ person }) => {
    const { page, id } = await playedOut(person, { bots: 'novice' });
    await page.goto(`/table/${id}/replay`);
    await expect(slider(page)).toHaveValue('0');
    await page.keyboard.press('Space');
    await expect.poll(() => at(page)).toBeGreaterThan(0);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    const before = await at(page);
    await page.keyboard.press('ArrowRight');
    expect(await at(page)).toBeGreaterThan(before);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('.');
    await page.keyboard.press('3');
    await expect(eyes(page).nth(3)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('0');
    await expect(eyes(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('End');
    // What was said stands beside it.
    await page.getByRole('tab', { name: 'Talk' }).click();
    await expect(page.locator('.said p').first()).toBeVisible();
    await expect(page.getByLabel('Say something')).toHaveCount(0);
  });

  test('beliefs run along the line, and a choice can be thought about again', async ({ person }) => {
    const { page, id } = await playedOut(person, { bots: 'novice' });
    await page.goto(`/table/${id}/replay`);
    await expect(slider(page)).toHaveValue('0');
    await page.keyboard.press('PageDown');
    const beliefs = page.getByRole('group', { name: /Who looked like an Alien/ });
    await expect(beliefs.getByRole('listitem')).toHaveCount(4);
    await eyes(page).nth(1).click();
    await expect(beliefs.getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: 'Beliefs' }).click();
    await expect(beliefs).toHaveCount(0);
    await eyes(page).nth(0).click();
    const ask = page.getByRole('button', { name: 'What would an expert have done?' });
    for (let i = 0; i < 20 && !(await ask.count()); i++) await page.keyboard.press('ArrowRight');
    await ask.click();
    await expect(page.locator('.hindsight [role=status]')).toHaveText(/Rather: |Nothing better/, {
      timeout: 60_000,
    });
  });

  for (const { tag, truth } of [
    { tag: 'it', truth: 'La verità' },
    { tag: 'pt-BR', truth: 'A verdade' },
  ]) {
    test(`the replay is told in ${tag}`, async ({ person }) => {
      const { page: ada, id } = await playedOut(person, { game: 'infection' });
      await ada.goto(`/table/${id}/replay#step=9`);
      const page = await person({ locale: tag });
      await page.goto(ada.url());
      await expect(page.getByRole('button', { name: truth })).toBeVisible();
      await expect(ada.locator('.log li').nth(3)).toBeVisible();
      const english = await ada.locator('.log li').nth(3).textContent();
      await expect(page.locator('.log li').nth(3)).not.toHaveText(english!);
      await page.locator('.dock .more .button').first().click();
      await expect(page.locator('body')).not.toContainText(MISSING);
    });
  }

  test('whoever is there at the end sees the reveal come by itself, and can skip it', async ({ person }) => {
    const page = await person({ settings: { pace: 'brisk' } });
    await playedOut(person, {}, async (id) => {
      await page.goto(`/table/${id}`);
      await page.locator('.dock').waitFor();
    });
    const reveal = page.getByRole('heading', { name: 'Who was the Alien?' });
    // What is still being shown is skipped, too.
    await expect(async () => {
      await page.keyboard.press('Space');
      await expect(reveal).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'The result' }).click();
    await expect(page.getByRole('heading', { name: 'The game is over', exact: true })).toBeVisible();
  });
});

test('a game that goes on has no replay yet, and a table that never was has none', async ({ person }) => {
  const page = await person();
  await beginWithBots(page, 4);
  const table = page.url();
  await page.goto(`${table}/replay`);
  await expect(page.getByRole('heading', { name: 'Not over yet' })).toBeVisible();
  await page.getByRole('link', { name: 'To the table' }).click();
  await expect(page.locator('.dock.asked')).toBeVisible();
  await page.goto(`/table/${'0'.repeat(32)}/replay`);
  await expect(page.getByRole('heading', { name: 'No replay here' })).toBeVisible();
});
