// Keeping a table: the code that leads there, who is away, who keeps it, who must go, who sees it late.
import type { Page } from '@playwright/test';
import { choosePlayers, dock } from './play.ts';
import { expect, test } from './test.ts';

async function openTable(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Open a table/ }).click();
  await page.getByLabel('Your name').fill(name);
  await choosePlayers(page, 4);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: '1 of 4 seats taken' })).toBeVisible();
}

async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
}

test('a short code read out loud leads a friend to the table, and a wrong one is told', async ({
  person,
}) => {
  const ada = await person();
  await openTable(ada, 'Ada');
  const code = (await ada.locator('.code').textContent())!.trim();
  expect(code).toMatch(/^[A-Z0-9]{6}$/);

  const ben = await person({ viewport: { width: 360, height: 740 } });
  await ben.goto('/');
  await ben.getByRole('button', { name: /Join with a code/ }).click();
  await ben.getByLabel('Code or link').fill('999999');
  await ben.getByLabel('Code or link').press('Enter');
  await expect(ben.getByRole('heading', { name: 'No table behind this code' })).toBeVisible();
  await ben.getByRole('link', { name: 'To the start page' }).click();
  await ben.getByRole('button', { name: /Join with a code/ }).click();
  await ben.getByLabel('Code or link').fill(` ${code.toLowerCase()} `);
  await ben.getByLabel('Code or link').press('Enter');
  await sit(ben, 'Ben');
  await expect(ada.getByText('Ben', { exact: true })).toBeVisible();
});

test('a name that belongs to the table, or looks like that of somebody there, is refused in words', async ({
  person,
}) => {
  const ada = await person();
  await ada.goto('/');
  await ada.getByRole('button', { name: /Open a table/ }).click();
  await ada.getByLabel('Your name').fill('MacReady');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.getByText(/That name belongs to the game or the server/)).toBeVisible();
  await sit(ada, 'Ada');
  await expect(ada.getByText(/That name belongs to/)).toHaveCount(0);

  const ben = await person({ locale: 'it' });
  await ben.goto(ada.url());
  for (const [name, words] of [
    ['Ada\u{3164}', 'Qualcuno qui si chiama già così.'],
    ['\u{2800}', 'Serve un nome.'],
    ['Bеn', 'Una parola di questo nome mescola alfabeti che si somigliano.'],
  ] as const) {
    await ben.locator('form input').first().fill(name);
    await ben.locator('form button').first().click();
    await expect(ben.getByText(words)).toBeVisible();
  }
});

test('the host hands the table on, and whoever is sent away is told and may look on', async ({ person }) => {
  const ada = await person();
  await openTable(ada, 'Ada');
  const ben = await person();
  await ben.goto(ada.url());
  await sit(ben, 'Ben');
  await expect(ben.getByText(/Plays for whoever is away: /)).toBeVisible();

  await ada.getByLabel('Time to decide').selectOption({ label: 'Three minutes' });
  await expect(ben.getByText(/Time to decide: Three minutes/)).toBeVisible();
  await ada.getByRole('button', { name: 'Make host' }).click();
  await expect(ben.getByRole('button', { name: 'Send away' })).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Send away' })).toHaveCount(0);

  await ben.getByLabel('Plays for whoever is away').selectOption({ index: 0 });
  await expect(ada.getByText(/Plays for whoever is away: Chaotic/)).toBeVisible();

  await ben.getByRole('button', { name: 'Send away' }).click();
  await expect(ada.getByRole('heading', { name: 'You were asked to leave' })).toBeVisible();
  await ada.getByRole('button', { name: 'Look on' }).click();
  await expect(ada.getByRole('heading', { name: '1 of 4 seats taken' })).toBeVisible();
});

test('everybody sees who is away, and that they are back', async ({ person }) => {
  const ada = await person();
  await openTable(ada, 'Ada');
  const ben = await person();
  await ben.goto(ada.url());
  await sit(ben, 'Ben');
  const away = ada.locator('.seats li', { hasText: 'Ben' }).getByText('away', { exact: true });
  await expect(away).toHaveCount(0);
  await ben.goto('/');
  await expect(away).toBeVisible();
  await ben.goto(ada.url());
  await expect(away).toHaveCount(0);
});

test('whoever looks on late is told so, and sees nothing of the game yet', async ({ person }) => {
  const ada = await person();
  await ada.goto('/');
  await ada.getByRole('button', { name: /Open a table/ }).click();
  await choosePlayers(ada, 4);
  await ada.getByLabel('When those who look on see it').selectOption({ label: 'They see it 5 minutes late' });
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const eve = await person();
  await eve.goto(ada.url());
  await ada.getByRole('button', { name: 'I am ready' }).click();
  await ada.getByRole('button', { name: /Put bots/ }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await expect(dock(ada)).toBeVisible();
  await expect(eve.getByText('The game reaches those who look on 5 minutes late.')).toBeVisible();
  await expect(dock(eve)).toHaveCount(0);
});
