// Plays a seat by the keyboard alone, in any language: what is on the screen is known by its kind, not by its words.
import type { Page } from '@playwright/test';

/** What has the focus, as far as these keys need to know. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return {
      inDock: at?.closest('.dock') !== null && at?.classList.contains('dock') === false,
      text: (at?.textContent ?? '').trim(),
      tag: at?.tagName ?? '',
      type: at instanceof HTMLInputElement ? at.type : '',
      classes: [...(at?.classList ?? [])],
      enabled: !(at as HTMLButtonElement | null)?.disabled,
      help: at?.classList.contains('quiet') ?? false,
    };
  });

export async function tabTo(
  page: Page,
  wanted: (at: Awaited<ReturnType<typeof focused>>) => boolean,
): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (wanted(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached by the Tab key');
}

/** To something of this class, by the Tab key. */
export const tabToClass = (page: Page, wanted: string): Promise<void> =>
  tabTo(page, ({ classes }) => classes.includes(wanted));

/** To this one, even if others have its class and its words. */
const tabToNth = async (page: Page, selector: string, n: number): Promise<void> => {
  const wanted = page.locator(selector).nth(n);
  for (let i = 0; i < 60; i++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} not reached by the Tab key`);
};

export async function answerByKeys(page: Page, seed: number): Promise<void> {
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
    await tabTo(page, ({ inDock, text, enabled, help }) => inDock && enabled && text.length > 2 && !help);
    await page.keyboard.press('Enter');
    return;
  }
  if (await page.locator('.dock .team').count()) {
    // People one by one, until those who are picked can be sent.
    const team = page.locator('.dock .team');
    while (!(await team.locator('.go .lamp').isEnabled())) {
      await tabToNth(page, '.dock .team .person:enabled:not(.on)', 0);
      await page.keyboard.press('Space');
    }
    await tabToNth(page, '.dock .team .go .lamp', 0);
    await page.keyboard.press('Enter');
    return;
  }
  if (await page.locator('.dock .agree').count()) {
    if (!(await page.locator('.agree .button').count()))
      await tabTo(page, ({ inDock, text, enabled }) => inDock && text === '+' && enabled);
    else await tabToNth(page, '.dock .agree .button', 0);
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
