// Infection at Outpost 31 in the browser: a whole game by people and bots, by keys, what lies open, for everybody.
import { isOpen } from './open.ts';
import { after, answer, beginWithBots, isOver, play, settled, tryAnswer } from './play.ts';
import { expect, test } from './test.ts';

test('two friends and bots play a whole game, with a reload in the middle', async ({ person }) => {
  test.setTimeout(400_000);
  const [ada, ben] = [await person(), await person()];
  await ada.goto('/');
  await ada.getByRole('button', { name: /Open a table/ }).click();
  await ada.getByLabel('Game').selectOption('infection');
  await ada.getByLabel('Your name').fill('Ada');
  await ada.locator('.form fieldset label', { hasText: '4' }).first().click();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.getByText('Infection at Outpost 31')).toBeVisible();
  await ben.goto(ada.url());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ada, ben]) await page.getByRole('button', { name: 'I am ready' }).click();
  await ada.getByRole('button', { name: /Put bots/ }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ada, ben]) await expect(page.locator('.plan .room')).toHaveCount(18);
  await play([ada, ben], after(6));
  // A guess is kept over a reload, and counted at the end.
  const guess = ben.getByRole('group', { name: await ben.locator('.people .character').first().innerText() });
  await guess.first().getByRole('button', { name: 'Imitation' }).click();
  await expect(ben.locator('.guesses [aria-pressed=true]').first()).toBeVisible();
  await ben.reload();
  await expect(ben.locator('.guesses [aria-pressed=true]').first()).toBeVisible();
  await expect(ben.locator('.log')).toContainText('Turn 1 begins.');
  // Whoever looks over a shoulder reads no blood.
  await expect(ben.locator('.log')).not.toContainText('Your Blood Sample');
  await play([ada, ben]);
  for (const page of [ada, ben])
    await expect(page.getByRole('heading', { name: /You have (won|lost)/ })).toBeVisible();
  await expect(ada.getByRole('dialog')).toContainText(/Imitation/);
  await expect(ben.getByRole('dialog')).toContainText('you guessed: Imitation');
});

test('numbers choose, and the question has the focus', async ({ person }) => {
  const page = await person();
  await beginWithBots(page, 4, 'infection');
  for (let i = 0; i < 4; i++) {
    await settled(page);
    if (await page.locator('.dock .team').count()) {
      await answer(page, i);
      continue;
    }
    const before = await page.locator('.log li').count();
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before);
  }
});

test('decks, discarded missions, chips and the tracker can be read and listened to', async ({ person }) => {
  const page = await person();
  await beginWithBots(page, 4, 'infection');
  await settled(page);
  const tracker = page.getByRole('list', { name: 'Infection tracker' });
  await expect(tracker.getByRole('listitem')).toHaveCount(7);
  await expect(tracker).toContainText('Level 3: Power Out; no End Blood Test');
  await expect(tracker).toContainText('Level 7: the Imitations have won');
  await expect(page.getByRole('img', { name: /^Sector 3.*Chips left: .*Flamethrower 2/ })).toBeVisible();
  await page.getByRole('button', { name: /Mission Log: \d+ left, \d+ discarded/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Decks and chips' });
  await expect(dialog).toContainText(/Sector 2.*Dynamite 2.*Thing 2/);
  await isOpen(page, 'decks and chips');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Once a turn is over its mission lies in the discard.
  while (!/[2-9]/.test((await page.locator('.round').first().textContent()) ?? ''))
    await play([page], after(1));
  await page.getByRole('button', { name: /Mission Log:/ }).click();
  await expect(dialog.getByRole('list', { name: 'Discarded from the Mission Log' })).toContainText(
    /Team of \d/,
  );
});

test('nothing keeps anybody out, and nothing sticks out at any width', async ({ person }) => {
  test.setTimeout(400_000);
  const page = await person();
  await beginWithBots(page, 6, 'infection');
  const seen = new Set<string>();
  for (let i = 0; i < 30 && seen.size < 6; i++) {
    await settled(page);
    if (await isOver(page)) break;
    const what = (await page.locator('.phase h1').textContent()) ?? '';
    if (!seen.has(what)) await isOpen(page, what);
    seen.add(what);
    await page.setViewportSize({ width: 1440, height: 900 });
    await tryAnswer(page, i);
  }
  expect(seen.size).toBeGreaterThan(3);
});
