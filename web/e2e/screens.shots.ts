// Not a test of its own: `npm run screens` draws docs/screens anew. It needs pngquant to make the pictures small.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENS } from './screens.ts';
import { test } from './test.ts';

const FOLDER = join(import.meta.dirname, '../../docs/screens');
const SIZES = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];
/** Screens by the name of their picture. */
const SHOWN: Record<string, string> = {
  start: 'start',
  lobby: 'lobby',
  later: 'table',
  vote: 'vote',
  end: 'end',
  how: 'how-to-play',
};

mkdirSync(FOLDER, { recursive: true });
for (const screen of SCREENS.filter(({ name }) => name in SHOWN)) {
  test(`draw ${screen.name}`, async ({ person }) => {
    test.setTimeout(300_000);
    const page = await person({ viewport: SIZES[1], settings: { motion: 'reduced' } });
    await screen.show(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.mouse.move(0, 0);
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(FOLDER, `${SHOWN[screen.name]}-${size.width}.png`) });
    }
  });
}
