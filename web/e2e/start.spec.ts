import { beginWithBots, play } from './play.ts';
import { expect, test } from './test.ts';

test('two clicks lead into a game against bots; it can be played to its end, and once more', async ({
  person,
}) => {
  test.setTimeout(600_000);
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots/ }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.locator('.plan .room')).toHaveCount(14);
  expect(await play([page])).toBeGreaterThan(2);
  await expect(page.getByRole('dialog')).toContainText(/win/i);

  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('heading', { name: '6 of 6 seats taken' })).toBeVisible();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.log')).toContainText('The base is laid out.');
  await expect(page.locator('.cover')).toHaveCount(0);
  expect(await play([page], (answered) => answered >= 3)).toBeGreaterThan(0);
});

test('how to play leads through a round by its own moves', async ({ person }) => {
  const page = await person();
  await page.goto('/how');
  const coach = page.getByRole('region', { name: 'How to play' });
  for (let i = 0; i < 5; i++) await coach.getByRole('button', { name: 'Go on' }).click();
  // Another move than the coach's is not made.
  await page.locator('.give').first().click();
  await page.getByRole('button', { name: /^Generator Room/ }).click({ position: { x: 24, y: 18 } });
  await page.locator('.go .button').click();
  await expect(page.getByRole('alert')).toContainText('coach');
  await page.locator('.give', { hasText: 'Repair' }).click();
  await page.getByRole('button', { name: /^Radio Room/ }).click({ position: { x: 24, y: 18 } });
  await page.locator('.go .button').click();
  await page.getByRole('button', { name: 'Put down two Human tokens' }).click();
  /** Whom the coach names. */
  const named = async (what: RegExp) =>
    what.exec((await coach.locator('.do').textContent()) ?? '')?.[1] ?? '';
  const from = await named(/Take one from (\w+)/);
  await page.getByRole('button', { name: `Take a token from ${from}` }).click();
  await expect(page.locator('.log')).toContainText('The S.O.S. is sent');
  await coach.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: `Point at ${await named(/Point at (\w+)/)}` }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await coach.getByRole('button', { name: 'Go on' }).click();
  await coach.getByRole('button', { name: 'Go on' }).click();
  await expect(coach.getByRole('link', { name: 'Play against bots' })).toBeVisible();
});

test('the deal tells a newcomer who they are, and the role only while it is held', async ({ person }) => {
  const page = await person({ settings: { pace: 'brisk' } });
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots/ }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  const opening = page.getByRole('dialog', { name: /^You are / });
  await expect(opening).toContainText('One of the 6 at this table is the Alien');
  await expect(opening).not.toContainText('You win when');
  await opening.getByRole('button', { name: 'Hold to peek' }).focus();
  await page.keyboard.down('Space');
  await expect(opening).toContainText('You win when');
  await page.keyboard.up('Space');
  await expect(opening).not.toContainText('You win when');
  await opening.getByRole('button', { name: 'To the table' }).click();
  await expect(opening).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.plan .room')).toHaveCount(14);
  await expect(opening).toHaveCount(0);
});

test('on a phone a swipe leads from the plan to what stands beside it', async ({ person }) => {
  const page = await person({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await beginWithBots(page, 4);
  const client = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 200 }] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 205 }] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await expect(page.locator('.plan .room')).toHaveCount(14);
  await swipe(300, 80);
  await expect(page.getByLabel('Say something')).toBeVisible();
  await swipe(80, 300);
  await expect(page.locator('.plan .room')).toHaveCount(14);
});

test('a learner among bots can ask what a good player would do, and do it', async ({ person }) => {
  const page = await person();
  await beginWithBots(page, 4);
  const prompt = page.locator('#prompt');
  await page.getByRole('button', { name: 'What would a good player do?' }).click();
  await expect(page.locator('.dock')).toContainText(/A good player: \p{L}/u);
  await expect(page.locator('.people')).toContainText('%');
  const before = await prompt.textContent();
  await page.getByRole('button', { name: 'Do that' }).click();
  await expect(prompt).not.toHaveText(before!);
});
