// Norwegian Outpost in the browser: a whole game, and the chase through the UFO.
import { beginWithBots, isOver, play, settled, tryAnswer } from './play.ts';
import { PATIENT_SERVER, reach } from './puppets.ts';
import { expect, test } from './test.ts';

test('a whole game at the Norwegian station, among its own people and vehicles', async ({ person }) => {
  test.setTimeout(400_000);
  const page = await person();
  await beginWithBots(page, 4, 'norwegian');
  await expect(page.locator('.plan .room')).toHaveCount(14);
  await expect(page.getByText(/The dog is away in \d rounds/)).toBeVisible();
  await expect(page.locator('.plan')).toContainText('2 are here');
  await play([page]);
  await expect(page.getByRole('heading', { name: /You have (won|lost)/ })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/\{[a-z.-]+\}/);
});

test.describe('once an Alien has driven off', () => {
  test.use({ serving: PATIENT_SERVER });

  test('the chase is played in the UFO to its end', async ({ person }) => {
    test.setTimeout(400_000);
    const prefer = ['escape', 'sector', 'shed', '"keep_item":{"item":"keys"}', 'warehouse', 'turn'];
    const page = await reach(person, { game: 'norwegian', step: 'enter', prefer });
    await expect(page.locator('.plan .sector')).toHaveCount(9);
    await expect(page.getByRole('group', { name: 'Plan of the UFO' })).toBeVisible();
    for (const width of [360, 1024, 1920]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${width}: wider than the screen`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const pages = page
      .context()
      .browser()!
      .contexts()
      .flatMap((context) => context.pages());
    for (const other of pages) if (other !== page) await other.goto(page.url());
    for (let n = 0; n < 400 && !(await isOver(page)); n++) {
      await Promise.any(pages.map(settled));
      for (const each of pages) {
        if (await each.locator('.dock.asked').count()) await tryAnswer(each, n);
      }
    }
    await expect(page.locator('.cover')).toContainText(/UFO/);
  });
});
