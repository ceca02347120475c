import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Counts what comes over the network, packed as it comes. */
async function counted(page: Page): Promise<() => number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}

test('the first load, a game included, stays below 300 KB', async ({ person }) => {
  const page = await person({ serviceWorkers: 'block' });
  const bytes = await counted(page);
  await page.goto('/');
  await page.locator('.way.first').click();
  await page.locator('.begin').click();
  await page.locator('.dock.asked').waitFor();
  await page.waitForLoadState('networkidle');
  console.log(`first load: ${Math.round(bytes() / 1024)} KB`);
  expect(bytes()).toBeLessThan(300 * 1024);
});

/** From an empty page to the form that begins a game, in milliseconds. */
async function untilUsable(page: Page): Promise<number> {
  const began = Date.now();
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.way.first').click();
  await page.locator('.begin').waitFor();
  return Date.now() - began;
}

test('on a slow phone the start page can be used soon', async ({ person }) => {
  const here = await untilUsable(await person({ serviceWorkers: 'block' }));
  const page = await person({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  // A phone of the lower middle class on a mobile network.
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const there = await untilUsable(page);
  console.log(`slow phone: usable after ${there} ms (here ${here} ms)`);
  // A machine that has other things to do is slow in both; what the network adds is ours.
  expect(there - 4 * here).toBeLessThan(4_000);
});
