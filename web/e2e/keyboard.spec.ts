import { answerByKeys, tabTo, tabToClass } from './keys.ts';
import { isAsked, isOver, settled } from './play.ts';
import { expect, test } from './test.ts';

/** In one language or another, so that the words are tried along with the keys. */
const GAMES = [
  { game: 'boardgame', locale: 'en-US' },
  { game: 'infection', locale: 'en-US' },
  { game: 'infection', locale: 'it' },
  { game: 'infection', locale: 'pt-BR' },
];

for (const { game, locale } of GAMES) {
  test(`a whole game of ${game} by the keyboard alone, read in ${locale}`, async ({ person }) => {
    test.setTimeout(480_000);
    const page = await person({ locale });
    await page.goto('/');
    await tabToClass(page, 'first');
    await page.keyboard.press('Enter');
    // Nobody looks for it before it is there.
    const chosen = page.locator('.form select').first();
    await chosen.waitFor();
    await tabTo(page, ({ tag }) => tag === 'SELECT');
    await expect(chosen.locator(`option[value=${game}]`)).toHaveCount(1);
    for (let i = 0; i < 5 && (await chosen.inputValue()) !== game; i++)
      await page.keyboard.press('ArrowDown');
    await tabToClass(page, 'begin');
    await page.keyboard.press('Enter');
    await page.locator('.dock').waitFor();

    // From the top of the page one key leads to the question.
    await expect.poll(() => isAsked(page)).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await tabToClass(page, 'skip');
    await page.keyboard.press('Enter');
    await expect(page.locator('.dock')).toBeFocused();

    let answered = 0;
    for (;;) {
      await settled(page);
      if (await isOver(page)) break;
      await answerByKeys(page, answered);
      answered += 1;
      // A phrase that is missing would show as its key in braces.
      if (answered % 5 === 0) await expect(page.locator('body')).not.toContainText(/\{[a-z.-]+\}/);
    }
    expect(answered).toBeGreaterThan(2);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en-US' ? 'en' : locale);
    await expect(page.locator('body')).not.toContainText(/\{[a-z.-]+\}/);
  });
}

test('a role shows only while its card is held, by the keyboard too', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await page.locator('.way.first').click();
  await page.locator('.begin').click();
  const card = page.locator('.role');
  await card.focus();
  await expect(card).toHaveText(/hold to peek/i);
  await page.keyboard.down('Enter');
  await expect(card).toHaveText(/Human|Alien/);
  await page.keyboard.up('Enter');
  await expect(card).toHaveText(/hold to peek/i);
  await expect(page.locator('.log')).not.toContainText('Your role');
});
