import AxeBuilder from '@axe-core/playwright';
import { SCREENS } from './screens.ts';
import { expect, test } from './test.ts';

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

for (const screen of SCREENS) {
  test(`${screen.name}: nothing keeps anybody out, and nothing sticks out at any width`, async ({
    person,
  }) => {
    test.setTimeout(300_000);
    const page = await person({ viewport: WIDTHS[1], settings: { motion: 'reduced' } });
    await screen.show(page);
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(150);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(
        serious.map(
          ({ id, nodes }) =>
            `${viewport.width}: ${id}: ${nodes
              .map((node) => node.html)
              .slice(0, 3)
              .join(' | ')}`,
        ),
      ).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${viewport.width}: wider than the screen`).toBeLessThanOrEqual(0);
    }
  });
}
