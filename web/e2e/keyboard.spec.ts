import type { Page } from '@playwright/test';
import { isAsked, isOver, settled } from './play.ts';
import { expect, test } from './test.ts';

/** What has the focus, as far as this test needs to know. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return {
      inDock: at?.closest('.dock') !== null && at?.classList.contains('dock') === false,
      text: (at?.textContent ?? '').trim(),
      tag: at?.tagName ?? '',
      type: at instanceof HTMLInputElement ? at.type : '',
      checked: at instanceof HTMLInputElement && at.checked,
      enabled: !(at as HTMLButtonElement | null)?.disabled,
      help: at?.classList.contains('quiet') ?? false,
    };
  });

async function tabTo(
  page: Page,
  wanted: (at: Awaited<ReturnType<typeof focused>>) => boolean,
): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (wanted(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached by the Tab key');
}

async function answerByKeys(page: Page, seed: number): Promise<void> {
  if (await page.locator('.dock .placing').count()) {
    // The card by arrows, the room from the list, then the button.
    await tabTo(page, ({ inDock, type }) => inDock && type === 'radio');
    await page.keyboard.press('Space');
    for (let i = 0; i < seed % 3; i++) await page.keyboard.press('ArrowRight');
    await tabTo(page, ({ inDock, tag }) => inDock && tag === 'SELECT');
    for (let i = 0; i <= seed % 5; i++) await page.keyboard.press('ArrowDown');
    await tabTo(page, ({ inDock, tag, help }) => inDock && tag === 'BUTTON' && !help);
    await page.keyboard.press('Enter');
    return;
  }
  if (await page.locator('.dock .hand').count()) {
    for (let i = 0; i < 4; i++) {
      if (await page.locator('.hand .lamp').isEnabled()) break;
      await tabTo(page, ({ inDock, text, enabled }) => inDock && text === '+' && enabled);
      await page.keyboard.press('Enter');
    }
    await tabTo(
      page,
      ({ inDock, text, enabled }) => inDock && enabled && text.length > 2 && text !== 'Which rule?',
    );
    await page.keyboard.press('Enter');
    return;
  }
  if (await page.locator('.dock .agree').count()) {
    if (!(await page.locator('.agree .button').count()))
      await tabTo(page, ({ inDock, text, enabled }) => inDock && text === '+' && enabled);
    else await tabTo(page, ({ inDock, text }) => inDock && /plan/i.test(text));
    await page.keyboard.press('Enter');
    return;
  }
  const simple = await page.locator('.dock .choice').count();
  if (simple > 0) {
    // Numbers choose.
    await page.keyboard.press(String(1 + (seed % Math.min(simple, 9))));
    if (await page.locator('.choice.lamp').count())
      await page.keyboard.press(String(1 + (seed % Math.min(simple, 9))));
    return;
  }
  await tabTo(page, ({ inDock, tag, help }) => inDock && tag === 'BUTTON' && !help);
  await page.keyboard.press('Enter');
}

test('a whole game by the keyboard alone', async ({ person }) => {
  test.setTimeout(480_000);
  const page = await person();
  await page.goto('/');
  await tabTo(page, ({ text }) => text.startsWith('Play against bots'));
  await page.keyboard.press('Enter');
  await tabTo(page, ({ text }) => text === 'Begin the game');
  await page.keyboard.press('Enter');
  await page.locator('.dock').waitFor();

  // From the top of the page one key leads to the question.
  await expect.poll(() => isAsked(page)).toBe(true);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, ({ text }) => text === 'To the question');
  await page.keyboard.press('Enter');
  await expect(page.locator('.dock')).toBeFocused();

  let answered = 0;
  for (;;) {
    await settled(page);
    if (await isOver(page)) break;
    await answerByKeys(page, answered);
    answered += 1;
  }
  expect(answered).toBeGreaterThan(2);
  await expect(page.getByRole('heading', { name: /You have (won|lost)/ })).toBeFocused();
});

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
