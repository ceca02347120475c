// Not a test of its own: `npm run screens` draws docs/screens anew. It needs pngquant to make the pictures small.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WIDTHS } from './open.ts';
import { beginWithBots, isOver, settled, tryAnswer } from './play.ts';
import { follow, PATIENT_SERVER, playedOut, reach } from './puppets.ts';
import { AFTERWARDS, ALONE, BOARDING, IN_A_GAME, playTo, RARE, SCREENS } from './screens.ts';
import { aboard, board, firstBlood, unhurried } from './truth.ts';
import { test } from './test.ts';

const FOLDER = join(import.meta.dirname, '../../docs/screens');
/** Screens by the name of their picture. */
const SHOWN: Record<string, string> = {
  start: 'start',
  lobby: 'lobby',
  opening: 'opening',
  later: 'table',
  vote: 'vote',
  end: 'end',
  how: 'how-to-play',
  library: 'library',
  stats: 'statistics',
  fight: 'fight',
  tokens: 'encounter',
  board_vote: 'boarding',
  infection: 'infection',
  norwegian: 'norwegian',
  solo: 'solo-moves',
  'solo-dice': 'solo-dice',
  'solo-end': 'solo-end',
  enter: 'ufo',
  consent: 'infection-rope',
  return: 'infection-blood',
  dynamite: 'infection-dynamite',
  torch_vote: 'infection-torch',
  nomination: 'infection-vote',
  end_test: 'infection-test',
  board: 'infection-boarding',
  truth: 'infection-truth',
  'replay of boardgame': 'replay',
  'reveal of boardgame': 'reveal',
  'looking back at boardgame': 'looking-back',
  'shared replay of boardgame': 'shared-replay',
  'replay of infection': 'infection-replay',
  'reveal of infection': 'infection-reveal',
};

mkdirSync(FOLDER, { recursive: true });

/** The arrangement for this width is on the screen, with its letters. */
const drawn = (page: Page, width: number) =>
  page.waitForFunction(async (wanted) => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return innerWidth === wanted;
  }, width);

async function draw(page: Page, name: string): Promise<void> {
  const file = SHOWN[name];
  if (!file) return;
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    await page.mouse.move(0, 0);
    await drawn(page, size.width);
    await page.screenshot({ path: join(FOLDER, `${file}-${size.width}.png`) });
  }
  await page.setViewportSize(WIDTHS[1]);
}

for (const { name, show } of SCREENS.filter((screen) => screen.name in SHOWN)) {
  test(`draw ${name}`, async ({ person, server }) => {
    const page = await person({ viewport: WIDTHS[1] });
    await show(page, { person, server });
    await draw(page, name);
  });
}

test('draw a game', async ({ person, server }) => {
  test.setTimeout(300_000);
  const page = await person({ viewport: WIDTHS[1] });
  for (const { name, show } of IN_A_GAME) {
    await show(page, { person, server });
    await draw(page, name);
  }
});

test('draw Norwegian Outpost', async ({ person }) => {
  test.setTimeout(300_000);
  const page = await person({ viewport: WIDTHS[1] });
  do await beginWithBots(page, 6, 'norwegian');
  while (!(await playTo(page, '.placing', 400, 3)));
  await draw(page, 'norwegian');
});

test('draw the game for 1 to 3 players', async ({ person, server }) => {
  test.setTimeout(400_000);
  const page = await person({ viewport: WIDTHS[1] });
  for (const { name, show } of ALONE) {
    await show(page, { person, server });
    await draw(page, name);
  }
});

test('draw Infection at Outpost 31', async ({ person }) => {
  test.setTimeout(300_000);
  const page = await person({ viewport: WIDTHS[1] });
  await beginWithBots(page, 6, 'infection');
  // Some turns in, so that there is something to see.
  const late = async () =>
    Number((await page.locator('.round').first().textContent())?.replace(/\D/g, '')) >= 4;
  const asked = page.locator('.dock .choice.bare, .dock .team');
  for (let i = 0; !(await late()) || !(await asked.count()); i++) {
    await settled(page);
    if (await isOver(page)) await beginWithBots(page, 6, 'infection');
    else if (!(await late()) || !(await asked.count())) await tryAnswer(page, i);
  }
  await draw(page, 'infection');
});

test.describe('what comes seldom, and what comes afterwards', () => {
  test.use({ serving: PATIENT_SERVER });
  for (const { name, game, show } of AFTERWARDS.filter((screen) => screen.name in SHOWN)) {
    test(`draw ${name}`, async ({ person }) => {
      const page = await person();
      // A reveal is best where there is something to tell.
      for (let i = 0; i < 20; i++) {
        const { id } = await playedOut(async () => page, { game, players: 6, bots: 'regular' });
        await show(page, id);
        if (/replay/.test(name) || (await page.locator('.node').count()) > 1) break;
      }
      await draw(page, name);
    });
  }
  for (const wanted of RARE.filter(({ step }) => step in SHOWN)) {
    test(`draw ${wanted.step}`, async ({ person }) => {
      test.setTimeout(300_000);
      const page = await reach(person, wanted);
      await draw(page, wanted.step);
      if (!wanted.next) return;
      await follow(page, wanted);
      await draw(page, wanted.next);
    });
  }
  test('draw truth', async ({ person }) => {
    test.setTimeout(600_000);
    // Best where the first who shows their blood does not end it.
    for (let i = 0; i < 10; i++) {
      const page = await reach(() => unhurried(person), BOARDING);
      await follow(page, BOARDING);
      await board(page);
      const unseen = await aboard(page).filter({ hasText: 'not shown yet' }).count();
      await firstBlood(page, unseen);
      if (await aboard(page).and(page.locator('.evil')).count()) continue;
      await draw(page, 'truth');
      return;
    }
  });
});
