import { isOpen, WIDTHS } from './open.ts';
import { follow, PATIENT_SERVER, playedOut, reach } from './puppets.ts';
import { AFTERWARDS, IN_A_GAME, RARE, SCREENS } from './screens.ts';
import { test } from './test.ts';

test.use({ serving: PATIENT_SERVER });

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
      await isOpen(page, name, [WIDTHS[0], WIDTHS[2]]);
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
      await isOpen(page, name);
    });
  }
});

test.describe('what comes seldom, and what comes afterwards', () => {
  for (const game of new Set(AFTERWARDS.map(({ game }) => game))) {
    test(`nothing keeps anybody out, and nothing sticks out at any width: ${game} afterwards`, async ({
      person,
    }) => {
      test.setTimeout(600_000);
      const { page, id } = await playedOut(person, { game });
      for (const { name, show } of AFTERWARDS.filter((past) => past.game === game)) {
        await test.step(name, async () => {
          await show(page, id);
          await isOpen(page, name);
        });
      }
    });
  }
  for (const wanted of RARE) {
    const name = `${wanted.step} of ${wanted.game ?? 'boardgame'}`;
    test(`nothing keeps anybody out, and nothing sticks out at any width: ${name}`, async ({ person }) => {
      test.setTimeout(300_000);
      const page = await reach(person, wanted);
      await isOpen(page, name, [WIDTHS[0], WIDTHS[1]]);
      if (!wanted.next) return;
      await follow(page, wanted);
      await isOpen(page, wanted.next, [WIDTHS[0], WIDTHS[1]]);
    });
  }
});
