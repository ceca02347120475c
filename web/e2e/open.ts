// Whether a page is open to everybody: to those who do not see it or have no pointer, and on every screen.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
] as const;

/** Nothing keeps anybody out, and nothing sticks out, at these widths. */
export async function isOpen(
  page: Page,
  name: string,
  widths: readonly { width: number; height: number }[] = WIDTHS,
): Promise<void> {
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    await page.waitForFunction((width) => innerWidth === width, viewport.width);
    // What passes is not told, which is most of what there would be to tell. No page has frames, so it can be weighed where it
    // is: otherwise all of it would be carried out of the page and into another first, which takes ten times as long.
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode(true)
      .analyze();
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
  await page.setViewportSize(WIDTHS[1]);
}
