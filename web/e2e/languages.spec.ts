import { beginWithBots, play } from './play.ts';
import { expect, test } from './test.ts';

const LANGUAGES = [
  { tag: 'it', begin: 'Gioca contro i bot', laid: 'La base', rules: 'Regole' },
  { tag: 'pt-BR', begin: 'Jogar contra bots', laid: 'A base', rules: 'Regras' },
];

for (const { tag, begin, laid, rules } of LANGUAGES) {
  test(`everything is said in ${tag}, from the start page to the log, for a browser that speaks it`, async ({
    person,
  }) => {
    const page = await person({ locale: tag });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByRole('button', { name: new RegExp(begin) })).toBeVisible();
    await beginWithBots(page, 4);
    await expect(page.locator('.log')).toContainText(laid);
    await play([page], (answered) => answered >= 5);
    // A phrase that is missing would show as its key in braces.
    await expect(page.locator('body')).not.toContainText(/\{[a-z.-]+\}/);
    await page.getByRole('button', { name: rules }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('the language can be switched in the middle of a game, the log included', async ({ person }) => {
  const page = await person();
  await beginWithBots(page, 4);
  await expect(page.locator('.log')).toContainText('The base is laid out.');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Italiano').check();
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.locator('.log')).not.toContainText('The base is laid out.');
  await expect(page.locator('.log')).toContainText('La base');
  await expect(page.getByRole('tab', { name: 'Diario' })).toBeVisible();
});
