// Before a game: what the host sets, how others find the table, what stays without a network.
import { isOpen, WIDTHS } from './open.ts';
import { expect, test } from './test.ts';

test('options of the rules come with their sentence, and the table plays by them', async ({ person }) => {
  const ada = await person();
  await ada.goto('/');
  await ada.getByRole('button', { name: /Open a table/ }).click();
  await ada.locator('details summary', { hasText: /option/i }).click();
  const draft = ada
    .locator('.form li', { hasText: /character/i })
    .locator('select')
    .first();
  await draft.selectOption('draft');
  await expect(ada.locator('details summary')).toContainText('1');
  await ada.getByRole('button', { name: 'Open the table' }).click();

  await test.step('where people choose their characters, a wish is seen by everybody', async () => {
    const wish = ada.getByLabel(/character/i);
    await wish.selectOption({ label: 'Blair' });
    await expect(wish).toHaveValue('blair');
    await ada.reload();
    await expect(ada.getByLabel(/character/i)).toHaveValue('blair');
  });
});

test('a public table is found on the start page, by its link and by a camera', async ({ person }) => {
  const ada = await person();
  await ada.goto('/');
  await ada.getByRole('button', { name: /Open a table/ }).click();
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByLabel(/list/i).check();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.getByText('Ada', { exact: true })).toBeVisible();
  await expect(ada.getByRole('img', { name: /QR|camera/i })).toBeVisible();
  await expect(ada.getByText('This link works on this machine only.')).toBeVisible();

  const ben = await person();
  await ben.goto('/');
  await ben.getByRole('link', { name: /Ada/ }).click();
  await expect(ben.getByRole('button', { name: 'Sit down' })).toBeVisible();
});

test('bots are called in the language of whoever reads', async ({ person }) => {
  const ada = await person();
  await ada.goto('/');
  await ada.getByRole('button', { name: /Open a table/ }).click();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ada.getByRole('button', { name: /Put bots/ }).click();
  await expect(ada.getByText('Bot 2', { exact: true })).toBeVisible();
});

for (const locale of ['it', 'pt-BR']) {
  test(`a phone has room for the lobby in ${locale}`, async ({ person }) => {
    const page = await person({ locale, viewport: WIDTHS[0] });
    await page.goto('/');
    await page.locator('.way').nth(1).click();
    await page.locator('.form .button').last().click();
    await page.locator('.seats li').first().waitFor();
    await isOpen(page, 'the lobby', [WIDTHS[0]]);
    // What is played stands in one line, not a word in each.
    await page.setViewportSize(WIDTHS[0]);
    const { height } = (await page.locator('header p').boundingBox())!;
    expect(height).toBeLessThan(32);
  });
}

test('once visited, the page opens without a network and says that it has none', async ({
  person,
  server,
}) => {
  const page = await person({ serviceWorkers: 'allow' });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The files of the page are kept by the second visit.
  await page.reload();
  await page.locator('.way.first').waitFor();
  await server.kill();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'WHITEOUT' })).toBeVisible();
});
