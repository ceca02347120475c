// The deal: every device seals its part, opens it when the host starts, and each browser proves what it can of it.
import type { Page } from '@playwright/test';
import { isOpen } from './open.ts';
import { dock } from './play.ts';
import { order } from './puppets.ts';
import { expect, test } from './test.ts';

type Person = () => Promise<Page>;

/** Sits down at a table and is ready, as people do. */
async function sit(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/table/${id}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByText('✓ ready').first()).toBeVisible();
}

/** Ada and Ben, ready at a table for two who win or lose together, and may give up together. */
async function twoReady(person: Person): Promise<{ id: string; ada: Page; ben: Page }> {
  const [ada, ben] = [await person(), await person()];
  await ada.goto('/nowhere');
  const id = await ada.evaluate(async () => {
    const settings = { game: 'solo', players: 2 };
    const answer = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(settings) });
    return ((await answer.json()) as { id: string }).id;
  });
  await sit(ada, id, 'Ada');
  await sit(ben, id, 'Ben');
  return { id, ada, ben };
}

const start = (page: Page) => page.getByRole('button', { name: 'Start the game' }).click();

/** The end of their game. */
async function ended(id: string, ada: Page, ben: Page): Promise<void> {
  for (const page of [ada, ben]) await dock(page).waitFor();
  for (const page of [ada, ben]) await order(page, id, { concede: { agree: true } });
  for (const page of [ada, ben]) await page.locator('.cover .fair').waitFor();
}

const found = (page: Page, verdict: string) => page.locator(`.fair li.${verdict}`);

test('each browser proves the deal by what it kept, and says what it did not prove', async ({ person }) => {
  const { id, ada, ben } = await twoReady(person);
  await test.step('in the lobby everybody sees what was sealed', async () => {
    await ada.locator('.fair summary').click();
    await expect(ada.locator('.fair dt', { hasText: 'Seal of Ben' })).toBeVisible();
    await isOpen(ada, 'the lobby with seals');
  });
  await start(ada);
  await ended(id, ada, ben);
  for (const page of [ada, ben]) {
    await page.getByText('Check the deal').click();
    await expect(found(page, 'proven')).toHaveText([
      /✓ The server’s part is the one it promised/,
      /✓ The part that this browser added is in the deal/,
      /✓ Every other part is the one that was sealed/,
    ]);
    await expect(found(page, 'open')).toHaveText([/– Not checked here.*whiteout verify/]);
    await expect(found(page, 'broken')).toHaveCount(0);
  }
  await isOpen(ada, 'the proof');

  await test.step('somebody who comes later claims nothing', async () => {
    const caro = await person();
    await caro.goto(`/table/${id}`);
    await caro.getByText('Check the deal').click();
    await expect(found(caro, 'proven')).toHaveCount(0);
    await expect(found(caro, 'open')).toHaveCount(4);
  });
});

/** What a server may show instead of the truth once the game is over, in a page that holds together by itself. */
const CHEATS = {
  'another seed with a commitment that fits it': /✗ The server’s part is not the one it promised/,
  'another part of my own': /✗ The part that this browser added is not in the deal/,
  'another part of Ben’s': /✗ Not what was sealed before the deal: the part of Ben/,
} as const;

test('a server that shows another deal in the end is caught', async ({ person }) => {
  const { id, ada, ben } = await twoReady(person);
  await start(ada);
  await ended(id, ada, ben);
  let cheat: keyof typeof CHEATS = 'another part of my own';
  await ada.routeWebSocket(/socket/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as {
        page?: { page: { seed: number[]; commitment: number[]; entropy: number[][] } };
      };
      const shown = message.page?.page;
      if (shown && cheat === 'another part of my own') shown.entropy[0]![0]! ^= 1;
      if (shown && cheat === 'another part of Ben’s') shown.entropy[1]![0]! ^= 1;
      if (shown && cheat === 'another seed with a commitment that fits it') {
        // 32 bytes of 7, and what a server that has them would commit to.
        shown.seed = Array.from({ length: 32 }, () => 7);
        const digits = '37fb91519ae9e978e1fe6ec5fc54dde4b93056a811e4cea2ea1e9450b09bb545';
        shown.commitment = digits.match(/../g)!.map((pair) => parseInt(pair, 16));
      }
      line.send(JSON.stringify(message));
    });
  });
  for (const [what, line] of Object.entries(CHEATS)) {
    cheat = what as keyof typeof CHEATS;
    await ada.reload();
    await expect(ada.getByText('Something is wrong with this deal'), what).toBeVisible();
    await expect(found(ada, 'broken').filter({ hasText: line }).first(), what).toBeVisible();
  }
  await isOpen(ada, 'a cheat that was caught');
});

test('a device that does not answer calls the start off, by name', async ({ person }) => {
  const { id, ada, ben } = await twoReady(person);
  await ben.goto('/nowhere');
  await start(ada);
  await expect(ada.getByText('Shuffling: waiting for Ben’s device.')).toBeVisible();
  for (const name of ['Start the game', 'Ready', 'Stand up'])
    await expect(ada.getByRole('button', { name })).toBeDisabled();
  await expect(ada.getByText('Ben’s device did not answer')).toBeVisible({ timeout: 30_000 });
  await isOpen(ada, 'a start that was called off');

  await test.step('whoever answered is ready again without a click, and Ben may be', async () => {
    await expect(ada.getByText('✓ ready')).toHaveCount(1);
    await ben.goto(`/table/${id}`);
    await ben.getByRole('button', { name: 'I am ready' }).click();
    await expect(ada.getByText('✓ ready')).toHaveCount(2);
    await start(ada);
    await ended(id, ada, ben);
    await ada.getByText('Check the deal').click();
    await expect(found(ada, 'proven')).toHaveCount(3);
    await expect(found(ada, 'open').first()).toHaveText(/– One start was called off before this deal/);
  });
});

test('a page that is loaded again in the middle of a shuffle opens what it had sealed', async ({
  person,
}) => {
  const { ada, ben } = await twoReady(person);
  await ben.goto('/nowhere');
  await start(ada);
  await expect(ada.getByText('Shuffling: waiting for Ben’s device.')).toBeVisible();
  await ben.goBack();
  for (const page of [ada, ben]) await dock(page).waitFor();
});
