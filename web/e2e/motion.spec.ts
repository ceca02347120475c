// With everything moving, at a pace for reading: what happened comes in order, and a skip catches up.
import type { Page } from '@playwright/test';
import { answer, isOver, settled } from './play.ts';
import { expect, test } from './test.ts';

interface Seen {
  text: string;
  at: number;
}

declare global {
  interface Window {
    seen: Record<string, Seen[]>;
    moved: boolean;
  }
}

/** Writes down, from now on, what these places say and when, and whether anything moves. */
const watch = (page: Page, places: Record<string, string>) =>
  page.evaluate((selectors) => {
    window.seen = Object.fromEntries(Object.keys(selectors).map((key) => [key, []]));
    window.moved = false;
    const look = () => {
      for (const [key, selector] of Object.entries(selectors)) {
        const text = (document.querySelector(selector)?.textContent ?? '').trim();
        const list = window.seen[key]!;
        if (text !== (list.at(-1)?.text ?? '')) list.push({ text, at: performance.now() });
      }
      window.moved ||= document
        .getAnimations()
        .some((one) => one instanceof CSSTransition || one instanceof CSSAnimation);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, places);

const seen = async (page: Page, place: string): Promise<Seen[]> =>
  (await page.evaluate((key) => window.seen[key], place)) ?? [];

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.way.first').click();
  await watch(page, { beat: '#prompt', speech: '.speech' });
  await page.locator('.begin').click();
  await page.getByRole('button', { name: 'To the table' }).click();
}

test('what happens is shown in order, each long enough to be read, and a skip shows the rest', async ({
  person,
}) => {
  const page = await person({ settings: { pace: 'brisk', motion: 'full' } });
  await begin(page);
  await settled(page);

  const log = (await page.locator('.log li button').allTextContents()).map((line) => line.trim());
  const beats = (await seen(page, 'beat')).filter(({ text }) => log.includes(text));
  expect(beats.length).toBeGreaterThan(3);
  let at = -1;
  for (const { text } of beats) {
    at = log.indexOf(text, at + 1);
    expect(at, `${text} comes in the order of the log`).toBeGreaterThanOrEqual(0);
  }
  const held = beats.slice(1).map((beat, i) => beat.at - beats[i]!.at);
  expect(Math.min(...held)).toBeGreaterThan(60);
  expect(await page.evaluate(() => window.moved)).toBe(true);

  await answer(page, 1);
  const skip = page.getByRole('button', { name: /^Skip/ });
  await expect(skip.or(page.locator('.dock.asked'))).toBeVisible();
  const began = Date.now();
  while (!(await page.locator('.dock.asked, .cover').count())) {
    await page.keyboard.press('Space');
    expect(Date.now() - began).toBeLessThan(15_000);
  }
  await expect(skip).toHaveCount(0);
});

test('bots speak one at a time, never faster than can be read', async ({ person }) => {
  const page = await person({ settings: { pace: 'brisk', motion: 'full' } });
  await begin(page);
  const spoken = async () => (await seen(page, 'speech')).filter(({ text }) => text !== '');
  for (let i = 0; (await spoken()).length < 4; i++) {
    expect(await isOver(page), 'the bots spoke before the game was over').toBe(false);
    if (await page.locator('.dock.asked').count()) await answer(page, i);
    else await page.keyboard.press('Space');
  }
  const told = await seen(page, 'speech');
  for (const [i, { text, at }] of told.entries()) {
    if (text === '') continue;
    const next = told[i + 1];
    if (next) expect(next.at - at, text).toBeGreaterThan(1000);
  }
});
