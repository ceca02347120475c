// Plays all seats of a table over the wire until a question is asked that is rare in a game, and then shows it.
import type { Page } from '@playwright/test';
import type { Action, Change, Message, Step } from '../src/lib/wire/types.ts';

export interface Wanted {
  /** The word of the step. */
  step: string;
  /** Where the step is "over": the reason of the end. Then the host's screen is shown. */
  ends?: string;
  /** With a real choice, not only "no". */
  choices?: number;
  /** A word in one of the choices. */
  offers?: string;
  /** Patterns of the actions that lead there, the most wanted first. */
  prefer?: string[];
  /** The same for secret Aliens, before all others. */
  aliens?: string[];
  game?: string;
  players?: number;
  options?: Record<string, unknown>;
}

/** Puppets answer faster than people may. */
export const PATIENT_SERVER = [
  '--frames-per-second',
  '5000',
  '--tables-per-hour',
  '5000',
  '--requests-per-minute',
  '50000',
];

type Person = () => Promise<Page>;

/** In a page of the site, so that cookie and socket are the browser's own: random answers until the question comes. */
async function pull({
  id,
  step,
  choices,
  offers,
  prefer,
  aliens,
  ends,
}: Required<Pick<Wanted, 'step' | 'choices' | 'offers' | 'prefer' | 'aliens' | 'ends'>> & {
  id: string;
}): Promise<boolean> {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  const state = { page: null as unknown, own: null as unknown };
  const put = (part: 'page' | 'own', changes: readonly Change[] = []) => {
    for (const change of changes) {
      const keys = change.path.split('/').slice(1);
      const last = keys.pop();
      let at = state as unknown as Record<string, unknown>;
      for (const key of [part, ...keys]) if (last !== undefined) at = at[key] as Record<string, unknown>;
      const name = last ?? part;
      if ('value' in change) at[name] = change.value;
      else if (Array.isArray(at)) at.splice(Number(name), 1);
      else delete at[name];
    }
  };
  return new Promise((resolve) => {
    let next = 1;
    const answer = () => {
      const page = state.page as { phase: string; table?: { step: Step; outcome?: [string] } } | null;
      const own = state.own as { legal?: Action[]; own?: { role?: string } } | null;
      const legal = own?.legal ?? [];
      const wishes = own?.own?.role === 'alien' ? [...aliens, ...prefer] : prefer;
      const now = page?.table?.step;
      if (page?.phase === 'over') resolve(page.table?.outcome?.[0] === ends);
      if (!now || legal.length === 0) return;
      const word = typeof now === 'string' ? now : Object.keys(now)[0];
      if (word === step && legal.length >= choices && JSON.stringify(legal).includes(offers)) resolve(true);
      else {
        const liked = wishes
          .map((wish) => legal.filter((action) => new RegExp(wish).test(JSON.stringify(action))))
          .find((some) => some.length > 0 && Math.random() < 0.8);
        const some = liked ?? legal;
        const action = some[Math.floor(Math.random() * some.length)];
        socket.send(JSON.stringify({ id: next++, do: { act: { action } } }));
      }
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if ('page' in message) Object.assign(state, { page: message.page.page, own: message.page.own });
      else if ('news' in message) {
        put('page', message.news.changes);
        put('own', message.news.own);
      } else if (!('refused' in message)) return;
      answer();
    };
  });
}

/** Sits down, is ready, and tells the table's address. */
async function sit(page: Page, name: string, id: string | null, wanted: Wanted): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/nowhere');
  return page.evaluate(
    async ({ id, name, game, players, options }) => {
      const post = async (path: string, body: unknown) =>
        (await (await fetch(path, { method: 'POST', body: JSON.stringify(body) })).json()) as { id: string };
      const table = id ?? (await post('/api/tables', { game, players, options })).id;
      if (id) await post(`/api/tables/${id}/people`, {});
      const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
      await new Promise((resolve) => (socket.onopen = resolve));
      const entropy = [...crypto.getRandomValues(new Uint8Array(32))];
      const commands = [{ sit: { name } }, { ready: { ready: true, entropy } }];
      for (const [n, command] of commands.entries()) socket.send(JSON.stringify({ id: n, do: command }));
      await new Promise<void>((resolve) => {
        socket.onmessage = ({ data }) =>
          (JSON.parse(String(data)) as { done?: { id: number } }).done?.id === 1 && resolve();
      });
      socket.close();
      return table;
    },
    {
      id,
      name,
      game: wanted.game ?? 'boardgame',
      players: wanted.players ?? 4,
      options: wanted.options ?? {},
    },
  );
}

const start = (page: Page, id: string) =>
  page.evaluate(async (table) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    await new Promise((resolve) => (socket.onopen = resolve));
    socket.send(JSON.stringify({ id: 1, do: 'start' }));
    await new Promise<void>((resolve) => {
      socket.onmessage = ({ data }) => 'done' in JSON.parse(String(data)) && resolve();
    });
    socket.close();
  }, id);

const NAMES = ['Ada', 'Ben', 'Caro', 'Dina', 'Emil', 'Finn', 'Gus', 'Hal'];

/** The screen of whoever is asked this; table after table until somebody is. */
export async function reach(person: Person, wanted: Wanted): Promise<Page> {
  const pages: Page[] = [];
  for (let n = 0; n < (wanted.players ?? 4); n++) pages.push(await person());
  for (let attempt = 0; attempt < 60; attempt++) {
    let id: string | null = null;
    for (const [n, page] of pages.entries()) id = await sit(page, NAMES[n]!, id, wanted);
    await start(pages[0]!, id!);
    const { step, choices = 1, offers = '', prefer = [], aliens = [], ends = '' } = wanted;
    const ask = { id: id!, step, choices, offers, prefer, aliens, ends };
    const found = await Promise.race(
      pages.map(async (page) => ((await page.evaluate(pull, ask)) ? page : null)),
    );
    if (!found) continue;
    if (ends) {
      for (const page of pages) await page.goto(`/table/${id}`);
      return pages[0]!;
    }
    await found.goto(`/table/${id}`);
    await found.locator('.dock.asked').waitFor();
    return found;
  }
  throw new Error(`nobody was ever asked to ${wanted.step}`);
}
