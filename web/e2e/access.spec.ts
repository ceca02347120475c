import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PATIENT_SERVER, reach } from './puppets.ts';
import { IN_A_GAME, RARE, SCREENS } from './screens.ts';
import { expect, test } from './test.ts';

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

async function check(page: Page, name: string, widths = WIDTHS): Promise<void> {
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    await page.waitForFunction((width) => innerWidth === width, viewport.width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = serious.map(
      ({ id, nodes }) =>
        `${name}, ${viewport.width}: ${id}: ${nodes
          .map((node) => node.html)
          .slice(0, 3)
          .join(' | ')}`,
    );
    expect(told).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${name}, ${viewport.width}: wider than the screen`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(WIDTHS[1]!);
}

test('nothing keeps anybody out, and nothing sticks out at any width, around the game', async ({
  person,
  server,
}) => {
  test.setTimeout(600_000);
  for (const { name, show } of SCREENS) {
    await test.step(name, async () => {
      const page = await person({ viewport: WIDTHS[1] });
      await show(page, { person, server });
      // These pages have two arrangements, the table has three.
      await check(page, name, [WIDTHS[0]!, WIDTHS[2]!]);
      await page.context().close();
    });
  }
});

test('nothing keeps anybody out, and nothing sticks out at any width, in a game', async ({
  person,
  server,
}) => {
  test.setTimeout(600_000);
  const page = await person({ viewport: WIDTHS[1] });
  for (const { name, show } of IN_A_GAME) {
    await test.step(name, async () => {
      await show(page, { person, server });
      await check(page, name);
    });
  }
});

test.describe('questions that are rare in a game', () => {
  test.use({ serving: PATIENT_SERVER });
  for (const wanted of RARE) {
    test(`nothing keeps anybody out, and nothing sticks out at any width: ${wanted.step}`, async ({
      person,
    }) => {
      test.setTimeout(300_000);
      await check(await reach(person, wanted), wanted.step, [WIDTHS[0]!, WIDTHS[1]!]);
    });
  }
});
