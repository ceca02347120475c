// The game for 1 to 3 players in the browser: alone, together, in every language and on every screen.
import { isOpen } from './open.ts';
import { after, beginAlone, choosePlayers, dock, isOver, play, settled, tryAnswer } from './play.ts';
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
  await expect(page.locator('.cover li')).toHaveCount(8);
  await expect(page.locator('.cover li').filter({ hasText: 'Alien' })).toHaveCount(2);
  await expect(page.locator('body')).not.toContainText(MISSING);
  await isOpen(page, 'the end');
  await page.getByRole('link', { name: /Watch the game again|replay/i }).click();
  await expect(page.locator('.plan .piece').first()).toBeAttached();
  await expect(page.locator('body')).not.toContainText(MISSING);
});

test('two people share six Characters, and see what each of them holds', async ({ person }) => {
  test.setTimeout(400_000);
  const [ada, bob] = [await person(), await person()];
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
