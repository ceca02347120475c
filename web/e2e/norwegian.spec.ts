// Norwegian Outpost in the browser: whole games, in every language, and the chase through the UFO.
import { isOpen, WIDTHS } from './open.ts';
import { beginWithBots, isAsked, isOver, play, settled, tryAnswer } from './play.ts';
import { PATIENT_SERVER, reach } from './puppets.ts';
import { TO_FIRE_IN_THE_UFO, TO_TEST_B, TO_THE_UFO } from './screens.ts';
import { expect, test } from './test.ts';

const MISSING = /\{[a-z.-]+\}/;

test('a whole game at the Norwegian station, among its own people and vehicles', async ({ person }) => {
  test.setTimeout(400_000);
  const page = await person();
  await beginWithBots(page, 4, 'norwegian');
  await expect(page.locator('.plan .room')).toHaveCount(14);
  await expect(page.getByText(/The dog is away in \d+ rounds/)).toBeVisible();
  await expect(page.locator('.plan')).toContainText('2 vehicles');
  await play([page]);
  await expect(page.getByRole('heading', { name: /You have (won|lost)/ })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(MISSING);
});

for (const { tag, shack } of [
  { tag: 'it', shack: 'Baracca' },
  { tag: 'pt-BR', shack: 'Barraca' },
]) {
  test(`the Norwegian station speaks ${tag}`, async ({ person }) => {
    const page = await person({ locale: tag });
    await beginWithBots(page, 4, 'norwegian');
    await expect(page.locator('.plan')).toContainText(shack);
    await play([page], (answered) => answered >= 6);
    await expect(page.locator('body')).not.toContainText(MISSING);
  });
}

test.describe('what few games come to', () => {
  test.use({ serving: PATIENT_SERVER });

  test('a Sniper Rifle is laid before one goes to a room, and the dog has further to run', async ({
    person,
  }) => {
    test.setTimeout(300_000);
    const page = await reach(person, {
      game: 'norwegian',
      step: 'place',
      offers: 'snipe',
      prefer: ['rifle_', '"armory","give":{"card":"use"}', 'turn'],
    });
    const away = async () =>
      Number(/\d+/.exec((await page.getByText(/The dog is away in/).textContent()) ?? '')?.[0]);
    const before = await away();
    await page.getByRole('button', { name: /Lay the Sniper Rifle/ }).click();
    await expect.poll(away).toBeGreaterThan(before + 1);
    await expect(page.locator('.dock .placing')).toBeVisible();
    await expect(page.getByRole('button', { name: /Lay the Sniper Rifle/ })).toHaveCount(0);
  });

  test('everybody whose teeth can be looked at is in reach on a phone', async ({ person }) => {
    test.setTimeout(300_000);
    const page = await reach(person, TO_TEST_B);
    await page.setViewportSize(WIDTHS[0]);
    await page.locator('.examine .give').first().click();
    const people = page.locator('.examine .people .choice');
    await expect.poll(() => people.count()).toBeGreaterThan(1);
    for (const choice of await people.all()) {
      const { x, width } = (await choice.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(WIDTHS[0].width);
    }
    await expect(page.locator('.phase')).toContainText('Phase 6: tests');
  });

  test('when the dog has got away, the story goes on at Outpost 31 by the same link', async ({ person }) => {
    test.setTimeout(500_000);
    const host = await reach(person, { game: 'norwegian', step: 'over', ends: 'dog_escaped' });
    const pages = host
      .context()
      .browser()!
      .contexts()
      .flatMap((context) => context.pages());
    for (const page of pages)
      if (page !== host) await expect(page.locator('.cover')).toContainText('The dog runs to Outpost 31.');
    await host.getByRole('button', { name: 'Go on: the dog runs to Outpost 31' }).click();
    for (const page of pages) {
      await expect(page.getByText('The dog got away from the Norwegian station.')).toBeVisible();
      if (page !== host) await page.getByRole('button', { name: 'Stand up' }).click();
    }
    await host.getByRole('button', { name: /Put bots on/ }).click();
    await host.getByRole('button', { name: 'I am ready' }).click();
    await host.getByRole('button', { name: 'Start the game' }).click();
    await expect(host.locator('.plan')).toContainText('Kennel');
    await expect(host.getByText(/The dog is away in/)).toHaveCount(0);
    await expect(host.locator('section.station')).toContainText('Only three together catch it');
    await play([host]);
    await expect(host.getByRole('heading', { name: /You have (won|lost)/ })).toBeVisible();
    await expect(host.getByRole('button', { name: /Go on/ })).toHaveCount(0);
    await expect(host.locator('body')).not.toContainText(MISSING);
  });

  test('a Grenade thrown in the UFO drives the Alien off, and costs no card of a stack', async ({
    person,
  }) => {
    test.setTimeout(500_000);
    const page = await reach(person, TO_FIRE_IN_THE_UFO);
    await isOpen(page, 'fire in the UFO');
    const grenade = page.getByRole('button', { name: 'Use a Grenade against the Alien' });
    await expect(grenade).toHaveAttribute('data-rule', 'nw.ufo.fire');
    await expect(page.locator('.dock')).toContainText('You lie down, and collect nothing.');
    await page.setViewportSize(WIDTHS[2]);
    await grenade.click();
    await expect(page.locator('.log')).toContainText(/turns fire on the Alien in Sector \w with a Grenade/);
    await expect(page.locator('.log')).not.toContainText(MISSING);
  });

  test('once an Alien has driven off, the chase is played in the UFO to its end', async ({ person }) => {
    test.setTimeout(500_000);
    const page = await reach(person, { ...TO_THE_UFO, step: 'enter' });
    await expect(page.locator('.plan .sector')).toHaveCount(9);
    await expect(page.getByRole('group', { name: 'Plan of the UFO' })).toBeVisible();
    // No disk and no Leader Token has a meaning there.
    await expect(page.locator('.people')).not.toContainText('suspicion');
    await expect(page.locator('.plan [data-rule="bg.place.leader-token"]')).toHaveCount(0);
    const pages = page
      .context()
      .browser()!
      .contexts()
      .flatMap((context) => context.pages());
    for (const other of pages) if (other !== page) await other.goto(page.url());
    for (let n = 0; n < 400 && !(await isOver(page)); n++) {
      await Promise.any(pages.map(settled));
      for (const each of pages) if (await isAsked(each)) await tryAnswer(each, n);
    }
    await expect(page.locator('.cover')).toContainText(/UFO/);
    await expect(page.locator('.cover')).not.toContainText(MISSING);
    // The way back to the result covers nothing.
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await expect(page.locator('section.station')).not.toContainText('costs 0');
    await page.setViewportSize(WIDTHS[0]);
    const views = page.getByRole('navigation', { name: 'Views' });
    for (const view of ['Talk', 'Mine', 'Plan']) await views.getByRole('button', { name: view }).click();
    await page.locator('.dock').getByRole('button', { name: 'The result' }).click();
    await expect(page.locator('.cover')).toBeVisible();
  });
});
