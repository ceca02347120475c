// The moment of truth of Infection at Outpost 31: the Final Captain has chosen, and blood after blood is shown.
import type { Page } from '@playwright/test';
import { answerByKeys } from './keys.ts';

/** What is shown for a while stays long enough to be looked at closely. */
const SLOWER = 8;

/** Somebody who lets everything be shown, and slowly. */
export async function unhurried(
  person: (options: { settings: Record<string, unknown> }) => Promise<Page>,
): Promise<Page> {
  const page = await person({ settings: { pace: 'normal' } });
  await page.addInitScript((slower) => {
    const timer = window.setTimeout.bind(window);
    const slow = (then: TimerHandler, after = 0, ...held: unknown[]) =>
      timer(then, after >= 1000 ? after * slower : after, ...held);
    window.setTimeout = slow as typeof window.setTimeout;
  }, SLOWER);
  return page;
}

/** Names who flies, by the keyboard. */
export async function board(captain: Page): Promise<void> {
  await answerByKeys(captain, 0);
  await aboard(captain).first().waitFor();
}

export const aboard = (page: Page) => page.locator('.dock .aboard li');

/** Until the first blood has been shown that nobody knew before. */
export const firstBlood = (page: Page, unseen: number): Promise<unknown> =>
  page.waitForFunction(
    (before) =>
      document.querySelectorAll('.dock .aboard li:not(.human, .evil)').length < before ||
      document.querySelector('.cover') !== null,
    unseen,
  );
