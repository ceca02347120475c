// How Infection at Outpost 31 ends: who flies is named, then everybody sees blood after blood, and nobody sees more.
import { isOpen, WIDTHS } from './open.ts';
import { follow, PATIENT_SERVER, reach } from './puppets.ts';
import { BOARDING } from './screens.ts';
import { aboard, board, firstBlood, unhurried } from './truth.ts';
import { expect, test } from './test.ts';

test.use({ serving: PATIENT_SERVER });

test('who flies is seen by all, their blood comes one by one, and only then the end', async ({ person }) => {
  test.setTimeout(400_000);
  const captain = await reach(() => unhurried(person), BOARDING);
  await follow(captain, BOARDING);
  const fellow = captain
    .context()
    .browser()!
    .contexts()
    .flatMap((context) => context.pages())
    .find((page) => page !== captain)!;
  const onlooker = await unhurried(person);
  await onlooker.setViewportSize(WIDTHS[0]);
  for (const page of [fellow, onlooker]) {
    await page.goto(captain.url());
    await page.locator('.dock').waitFor();
  }
  const everybody = [captain, fellow, onlooker];

  await test.step('until the choice is made nobody is aboard', async () => {
    for (const page of everybody) await expect(aboard(page)).toHaveCount(0);
  });

  await board(captain);
  const names = await aboard(captain).locator('span').allInnerTexts();
  const flying = names.length;
  const tested = names.filter((text) => !/not shown yet/.test(text)).length;
  const unseen = flying - tested;
  expect(unseen).toBeGreaterThan(0);

  await test.step('all see who flies, and no blood but what a test has shown', async () => {
    for (const page of everybody) {
      await expect(aboard(page)).toHaveCount(flying);
      await expect(aboard(page).filter({ hasText: 'not shown yet' })).toHaveCount(unseen);
      await expect(page.locator('.cover')).toHaveCount(0);
    }
    // On the plan and in the list they stand at the helicopter, too.
    await expect(captain.locator('.people').getByRole('img', { name: 'Aboard:' })).toHaveCount(flying);
    await expect(captain.locator('.log')).not.toContainText(/The (Humans|Imitations) win/);
  });

  await test.step('then one shows their blood, and the others not yet', async () => {
    for (const page of everybody) {
      await firstBlood(page, unseen);
      await expect(aboard(page).filter({ hasText: 'not shown yet' })).toHaveCount(unseen - 1);
      await expect(page.locator('.cover')).toHaveCount(0);
    }
    // The rule is named for those who ask, and nothing keeps anybody out.
    await isOpen(onlooker, 'the moment of truth', [WIDTHS[0]]);
  });

  await test.step('whoever has seen enough is told the end, and alone', async () => {
    await captain.keyboard.press('Space');
    await expect(captain.locator('.cover')).toBeVisible();
    await expect(onlooker.locator('.cover')).toHaveCount(0);
    for (const page of [fellow, onlooker]) {
      await page.getByRole('button', { name: /^Skip/ }).click();
      await expect(page.locator('.cover')).toBeVisible();
    }
  });

  await test.step('and all are told the same', async () => {
    const told = [];
    for (const page of everybody) {
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page.locator('#end-title')).toBeFocused({ timeout: 1000 });
      }).toPass();
      const ending = page.locator('.cover').getByText(/^The (Humans|Imitations) win: /);
      told.push(await ending.innerText());
    }
    expect(new Set(told).size).toBe(1);
    await expect(captain.getByRole('heading', { name: /You have (won|lost)/ })).toBeVisible();
  });
});
