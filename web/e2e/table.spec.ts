// What one does at a table besides answering: talking, noting, taking back, reading rules, being told.
import type { Page } from '@playwright/test';
import { beginWithBots, choosePlayers, isAsked, isOver, play, settled, tryAnswer } from './play.ts';
import { expect, test } from './test.ts';

async function openTable(page: Page, players: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Open a table/ }).click();
  await page.getByLabel('Your name').fill('Ada');
  await choosePlayers(page, players);
  await page.getByRole('button', { name: 'Open the table' }).click();
}

/** Two people and bots, the game begun. */
async function twoPeople(person: () => Promise<Page>): Promise<[Page, Page]> {
  const [ada, ben] = [await person(), await person()];
  await openTable(ada, 4);
  await expect(ada.getByRole('button', { name: 'I am ready' })).toBeVisible();
  await ben.goto(ada.url());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ada, ben]) await page.getByRole('button', { name: 'I am ready' }).click();
  await ada.getByRole('button', { name: /Put bots/ }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ada, ben]) await expect(page.locator('.dock')).toBeVisible();
  return [ada, ben];
}

test('people talk by claims and words; the host can mute somebody and remove what was said', async ({
  person,
}) => {
  const [ada, ben] = await twoPeople(person);
  for (const page of [ada, ben]) await page.getByRole('tab', { name: 'Talk' }).click();
  await ben.getByRole('button', { name: 'I am Human' }).click();
  await expect(ada.locator('.said .claim').last()).toContainText('I am Human.');
  await ben.getByRole('button', { name: 'I trust' }).click();
  await ben.locator('.picks .button').first().click();
  await expect(ada.locator('.said .claim').last()).toContainText(
    /I trust \w+\.|\w+ is all right\.|next to \w+ any time\./,
  );
  await ben.getByLabel('Say something').fill('Nobody goes out alone');
  await ben.getByLabel('Say something').press('Enter');
  const said = ada.locator('.said p', { hasText: 'Nobody goes out alone' });
  await said.getByRole('button', { name: /^Mute/ }).click();
  await expect(ben.locator('.said i').last()).toHaveText('muted');
  await ben.getByLabel('Say something').fill('Hear me');
  await ben.getByLabel('Say something').press('Enter');
  await expect(ben.getByText('The host has muted you.')).toBeVisible();
  await said.getByRole('button', { name: /^Let .* speak/ }).click();
  await expect(ben.locator('.said i')).toHaveCount(0);
  await ben.getByLabel('Say something').press('Enter');
  await expect(ada.getByText('Hear me')).toBeVisible();
  await said.getByRole('button', { name: 'Remove this' }).click();
  for (const page of [ada, ben]) await expect(page.getByText('Nobody goes out alone')).toHaveCount(0);
});

test('an answer can be taken back while nobody has learnt from it', async ({ person }) => {
  const [ada, ben] = await twoPeople(person);
  const pointing = (page: Page) => page.locator('.choice[aria-label^="Point at"]');
  const points = pointing(ada);
  // Everybody points at the same time; what stands before it is answered as it comes.
  for (let seed = 0; !(await points.count()); seed++) {
    await Promise.any([settled(ada), settled(ben)]);
    expect(await isOver(ada), 'somebody was pointed at before the game was over').toBe(false);
    for (const page of [ada, ben])
      if ((await isAsked(page)) && !(await pointing(page).count())) await tryAnswer(page, seed);
  }
  await points.first().click();
  await ada.getByRole('button', { name: 'Take it back' }).click();
  await expect(points.first()).toBeVisible();
});

test('notes are kept for oneself, line by line, over a reload', async ({ person }) => {
  const page = await person();
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await beginWithBots(page, 4);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.locator('.notes textarea').fill('Blair was alone');
  // Leaving the field is enough: nobody waits for a note to be kept.
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(() => sent.filter((frame) => frame.includes('Blair was alone')).length).toBe(1);
  await page.reload();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.locator('.notes textarea')).toHaveValue('Blair was alone');
});

test('whatever is looked at explains itself by its rule', async ({ person }) => {
  const page = await person();
  await beginWithBots(page, 4);
  const tip = page.getByRole('tooltip');
  const rest = async (selector: string) => {
    await page.mouse.move(1, 1);
    const box = (await page.locator(selector).first().boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  };
  await rest('.station .weather');
  await expect(tip).toContainText(/weather/i);
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await rest('.people .row');
  await expect(tip).toBeVisible();
  await rest('.dock .card, .dock .choice');
  await expect(tip).toBeVisible();
});

test('whoever listens hears what happens and what is asked, and the title calls', async ({ person }) => {
  const page = await person();
  await beginWithBots(page, 4);
  await page.locator('.dock.asked').waitFor();
  const prompt = (await page.locator('#prompt').textContent())!.trim();
  await expect(page.locator('[aria-live="assertive"]').first()).toHaveText(prompt);
  const last = (await page.locator('.log li').last().textContent())!.trim();
  await expect(page.locator('[aria-live="polite"][role="log"]')).toContainText(last);
  await expect(page).toHaveTitle(/Your turn/);
});

test('whoever looks elsewhere is told by a notification', async ({ person }) => {
  const page = await person({ settings: { notify: true }, permissions: ['notifications'] });
  await page.addInitScript(() => {
    // A window in the background, and a browser that shows what it is told.
    Object.defineProperty(document, 'hidden', { get: () => true });
    class Shown {
      static permission = 'granted';
      constructor(title: string, { body }: { body: string }) {
        document.body.dataset.told = `${title}: ${body}`;
      }
    }
    Object.defineProperty(window, 'Notification', { value: Shown });
  });
  await beginWithBots(page, 4);
  await expect.poll(() => page.evaluate(() => document.body.dataset.told)).toMatch(/\w+: \w+/);
});

test('the deal is promised in the lobby and shown when the game is over', async ({ person }) => {
  test.setTimeout(300_000);
  const page = await person();
  await openTable(page, 4);
  await page.getByText('The deal is fair').click();
  const promised = (await page.locator('.promise').textContent())!.trim();
  expect(promised).toMatch(/^[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: /Put bots/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.dock')).toBeVisible();
  await play([page]);
  await page.getByText('Check the deal').click();
  await expect(page.locator('.promise')).toHaveText(promised);
  await expect(page.locator('.seed')).toHaveText(/^[0-9a-f]{64}$/);
  await expect(page.getByText('The server’s part is the one it promised before the game.')).toBeVisible();
});

test('what was picked stays picked while others speak, and the start page leads back to the table', async ({
  person,
}) => {
  const [ada, ben] = await twoPeople(person);
  const placing = ada.locator('.dock .placing');
  for (let seed = 0; !(await placing.count()); seed++) {
    await Promise.any([settled(ada), settled(ben)]);
    expect(await isOver(ada), 'somebody was placed before the game was over').toBe(false);
    for (const page of [ada, ben])
      if (!(await placing.count()) && (await isAsked(page))) await tryAnswer(page, seed);
  }
  await placing.locator('.give').first().click();
  await placing.getByRole('combobox').selectOption({ index: 1 });
  const ready = placing.locator('.go .button');
  const what = await ready.textContent();
  await ben.getByRole('tab', { name: 'Talk' }).click();
  await ben.getByRole('button', { name: 'I am Human' }).click();
  await ada.getByRole('tab', { name: 'Talk' }).click();
  await expect(ada.locator('.said .claim').last()).toContainText('I am Human.');
  await expect(ready).toHaveText(what!);

  await ada.goto('/');
  await ada.getByRole('link', { name: /Back to your table/ }).click();
  await expect(placing).toBeVisible();
});
