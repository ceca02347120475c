// What every browser test starts from: a server, and people at their screens.
import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { Server } from './server.ts';

interface PersonOptions extends BrowserContextOptions {
  /** As in the settings dialog. */
  settings?: Record<string, unknown>;
}

interface Fixtures {
  /** More words for the server's command line. */
  serving: string[];
  server: Server;
  /** Somebody new with a browser of their own. */
  person: (options?: PersonOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  serving: [[], { option: true }],
  server: async ({ serving }, use) => {
    const server = new Server(serving);
    await server.start();
    await use(server);
    await server.end();
  },
  person: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async ({ settings, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      contexts.push(context);
      await context.addInitScript(
        (chosen) => {
          const key = 'whiteout.settings';
          if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(chosen));
        },
        { pace: 'instant', motion: 'reduced', ...settings },
      );
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        // A content policy that something breaks shows only here.
        if (message.type() === 'error' && /Content Security Policy/.test(message.text()))
          faults.push(message.text());
      });
      return page;
    });
    for (const context of contexts) await context.close();
    base.expect(faults).toEqual([]);
  },
});

export const expect = base.expect;
