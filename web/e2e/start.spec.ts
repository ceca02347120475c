import { play } from './play.ts';
import { expect, test } from './test.ts';

test('two clicks lead from the start page into a game against bots, and it can be played to its end', async ({
  person,
}) => {
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots/ }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.locator('.plan .room')).toHaveCount(14);
  const answered = await play(page);
  expect(answered).toBeGreaterThan(2);
  await expect(page.getByRole('dialog')).toContainText(/win/i);
});
