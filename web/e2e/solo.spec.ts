// The game for 1 to 3 players in the browser: alone, together, in every language and on every screen.
import type { Page } from '@playwright/test';
import { isOpen, WIDTHS } from './open.ts';
import { after, beginAlone, choosePlayers, dock, isOver, play, settled, tryAnswer } from './play.ts';
import { PATIENT_SERVER, reach } from './puppets.ts';
import { expect, test } from './test.ts';

const MISSING = /\{[a-z.-]+\}/;

test('alone against the Thing is one click away, and is played to its end', async ({ person }) => {
  test.setTimeout(600_000);
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: /Alone against the Thing/ }).click();
  await dock(page).waitFor();
  await expect(page.locator('.plan .piece')).toHaveCount(6);
  await expect(page.getByText('Threat on 6').first()).toBeVisible();
  await expect(page.locator('.threat-track .disk')).toHaveCount(6);
  // Somebody first, then a room: the piece walks there.
  await page.locator('.send .who').nth(2).click();
  await page
    .locator('.plan .room.lit')
    .first()
    .click({ position: { x: 24, y: 18 } });
  await expect(page.locator('.send .who')).toHaveCount(5);
  await play([page]);
  await expect(page.getByRole('heading', { name: /You have (won|lost)/ })).toBeVisible();
  // The cards of all six, and the two that nobody had.
  await expect(page.locator('.cover li:not(.fair *)')).toHaveCount(8);
  await expect(page.locator('.cover li').filter({ hasText: 'Alien' })).toHaveCount(2);
  await expect(page.locator('body')).not.toContainText(MISSING);
  await isOpen(page, 'the end');
  await page.getByRole('link', { name: /Watch the game again|replay/i }).click();
  await expect(page.locator('.plan .piece').first()).toBeAttached();
  await expect(page.locator('body')).not.toContainText(MISSING);
});

test('on a screen that is lower than the deal, its beginning can still be read', async ({ person }) => {
  const page = await person({ viewport: { width: 360, height: 480 }, settings: { pace: 'brisk' } });
  await page.goto('/');
  await page.getByRole('button', { name: /Alone against the Thing/ }).click();
  const deal = page.getByRole('dialog', { name: 'These six are yours' });
  await deal.evaluate((dialog) => dialog.scrollTo(0, 0));
  expect((await deal.getByRole('heading').boundingBox())!.y).toBeGreaterThan(0);
  await deal.getByRole('button', { name: 'To the table' }).click();
  await expect(deal).toHaveCount(0);
});

/** From the start page into a game of two people, both at their screens. */
async function beginTogether(ada: Page, bob: Page): Promise<void> {
  await ada.goto('/');
  await ada.locator('.way').nth(1).click();
  await ada.locator('.form select:has(option[value="solo"])').selectOption('solo');
  await choosePlayers(ada, 2);
  await ada.locator('.form .button').last().click();
  await ada.locator('.seats li').first().waitFor();
  await expect(ada.locator('.seats li')).toHaveCount(2);
  await bob.goto(ada.url());
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ada, bob]) await page.getByRole('button', { name: 'I am ready' }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ada, bob]) await expect(page.locator('.people li.me')).toHaveCount(3);
}

const giveUp = async (page: Page, how: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await isOpen(page, 'giving up');
  await page.getByRole('dialog').getByRole('button', { name: how }).click();
};

test('two people share six Characters, and see what each of them holds', async ({ person }) => {
  test.setTimeout(400_000);
  const [ada, bob] = [await person(), await person()];
  await beginTogether(ada, bob);
  // What all six hold lies open to both.
  for (const page of [ada, bob]) await expect(page.locator('#hands-title + ul li')).toHaveCount(6);
  await play([ada, bob]);
  const ends = [];
  for (const page of [ada, bob]) {
    await expect(page.getByRole('heading', { name: /You have (won|lost)/ })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(MISSING);
    ends.push(await page.getByRole('heading', { name: /You have (won|lost)/ }).textContent());
  }
  expect(ends[0], 'they win or lose together').toBe(ends[1]);
});

test('a lost cause is given up by one who is sure of it', async ({ person }) => {
  const page = await person();
  await beginAlone(page);
  await play([page], after(4));
  await giveUp(page, 'Give up');
  await expect(page.getByRole('heading', { name: 'You have lost' })).toBeVisible();
  await expect(page.getByText('The Thing wins: you have given up.').first()).toBeVisible();
  await expect(page.locator('.cover li:not(.fair *)')).toHaveCount(8);
  await page.getByRole('link', { name: /Watch the game again|replay/i }).click();
  await expect(page.locator('.plan .piece').first()).toBeAttached();
});

test('people are called by their names, give up together, and others look on', async ({ person }) => {
  test.setTimeout(400_000);
  const [ada, bob, onlooker] = [await person(), await person(), await person()];
  await beginTogether(ada, bob);
  await onlooker.goto(ada.url());
  for (const page of [ada, bob, onlooker]) {
    await expect(page.locator('.log')).toContainText(/Bob plays \w+/);
    await expect(page.locator('body')).not.toContainText(/Seat \d/);
    await expect(page.locator('#hands-title + ul li')).toHaveCount(6);
  }
  await play([ada, bob], after(30));
  await expect(onlooker.locator('#hands-title + ul li')).not.toHaveCount(0);
  await isOpen(onlooker, 'looking on');
  await onlooker.getByRole('tab', { name: 'Hands' }).click();
  await expect(onlooker.locator('#hands-title + ul li').first()).toBeVisible();
  // One asks, the other would play on; then it is the other way about.
  await giveUp(ada, 'Ask the others to give up');
  await expect(ada.getByText('You would give up. Waiting for Bob.')).toBeVisible();
  await expect(bob.getByText(/would give the game up\. Do you agree\?/)).toBeVisible();
  await isOpen(bob, 'asked to give up');
  await bob.getByRole('button', { name: 'Play on' }).click();
  await expect(ada.getByText('You would give up. Waiting for Bob.')).toBeHidden();
  await giveUp(bob, 'Ask the others to give up');
  await expect(ada.getByText('Bob would give the game up. Do you agree?')).toBeVisible();
  await ada.getByRole('button', { name: 'Give up' }).click();
  for (const page of [ada, bob]) {
    await expect(page.getByRole('heading', { name: 'You have lost' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(MISSING);
  }
});

test.describe('what few games come to', () => {
  test.use({ serving: PATIENT_SERVER });

  test('whoever has nobody left is asked, with both answers in sight, and may wait for the end', async ({
    person,
  }) => {
    test.setTimeout(300_000);
    const pages: Page[] = [];
    const keep = async () => pages[pages.push(await person()) - 1]!;
    const page = await reach(keep, {
      game: 'solo',
      players: 2,
      step: 'solo',
      within: 'take_over',
      prefer: ['cancel', 'roll', '"pass"'],
    });
    // The others wait from now on.
    for (const other of pages) if (other !== page) await other.goto(page.url());
    await expect(page.locator('.phase')).toContainText('Somebody has lost the last of their Characters.');
    await page.setViewportSize(WIDTHS[0]);
    const answers = page.locator('.dock .choice');
    await expect(answers).toHaveCount(2);
    for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
    await answers.filter({ hasText: 'Wait for the end' }).click();
    await expect(page.locator('.dock')).toContainText('You have nobody left: you win or lose');
  });
});

test('whoever asks is told what a good player would do', async ({ person }) => {
  const page = await person();
  await beginAlone(page);
  await settled(page);
  await page.getByRole('button', { name: 'What would a good player do?' }).click();
  await expect(page.locator('.advice p')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Do that' }).click();
  await expect(page.locator('.send .who')).toHaveCount(5);
});

for (const { tag, begins } of [
  { tag: 'it', begins: 'Minaccia su 6' },
  { tag: 'pt-BR', begins: 'Ameaça em 6' },
]) {
  test(`the game for 1 to 3 speaks ${tag}`, async ({ person }) => {
    test.setTimeout(200_000);
    const page = await person({ locale: tag });
    await beginAlone(page);
    await expect(page.getByText(begins).first()).toBeVisible();
    await play([page], after(30));
    await expect(page.locator('body')).not.toContainText(MISSING);
  });
}

test('nothing keeps anybody out, and nothing sticks out at any width', async ({ person }) => {
  test.setTimeout(400_000);
  const page = await person();
  await beginAlone(page);
  await settled(page);
  await isOpen(page, 'sending people');
  for (const [name, selector] of [
    ['dice to give', '.dice'],
    ['dice to use', '.dice .choice'],
    ['the Leisure Room', '.share'],
  ] as const) {
    for (let n = 0; n < 300 && !(await page.locator(selector).count()) && !(await isOver(page)); n++) {
      await tryAnswer(page, n);
      await settled(page);
    }
    if (await isOver(page)) break;
    await isOpen(page, name);
  }
});
