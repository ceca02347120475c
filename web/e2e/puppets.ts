// Plays all seats of a table over the wire until a question is asked that is rare in a game, and then shows it.
import type { Page } from '@playwright/test';
import type { Action, Change, Message, Step } from '../src/lib/wire/types.ts';

export interface Wanted {
  /** The word of the step. */
  step: string;
  /** Where the step is "over": the reason of the end. Then the host's screen is shown. */
  ends?: string;
  /** A question to the same person that surely follows. */
  next?: string;
  /** With a real choice, not only "no". */
  choices?: number;
  /** A word in one of the choices. */
  offers?: string;
  /** A word in the step itself: what is asked of those questions that share one. */
  within?: string;
  /** Patterns of the actions that lead there, the most wanted first. */
  prefer?: string[];
  /** The same for secret Aliens, before all others. */
  aliens?: string[];
  game?: string;
  players?: number;
  /** The level of bots in all seats but one: where only good play leads to the question. */
  bots?: string;
  /** People in all seats who let bots play for all but one of them, until these seats may be asked; looked at in these steps. */
  wake?: { at: string; seats: (table: Outpost) => number[] };
  options?: Record<string, unknown>;
}

/** What tells beforehand who will be asked, in Infection at Outpost 31. */
export interface Outpost {
  step: { nomination?: { nominee: number } };
  gear: { dynamites: number; dynamite_rest: number }[];
}

/** Puppets answer faster than people may. */
export const PATIENT_SERVER = [
  '--frames-per-second',
  '5000',
  '--arrivals-per-hour',
  '5000',
  '--tables-per-hour',
  '5000',
  '--requests-per-minute',
  '50000',
];

type Person = () => Promise<Page>;

interface Pulled {
  /** The question has come; otherwise it is a moment to look around. */
  found: boolean;
  table: Outpost;
}

/** In a page of the site, so that cookie and socket are the browser's own: random answers until the question comes, or the
 * game is over. */
async function pull({
  id,
  step,
  choices,
  offers,
  within,
  prefer,
  aliens,
  ends,
  pause,
}: Required<Pick<Wanted, 'step' | 'choices' | 'offers' | 'within' | 'prefer' | 'aliens' | 'ends'>> & {
  id: string;
  /** Another step in which to stop, but not at the very first question. */
  pause: string;
}): Promise<Pulled | null> {
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
    const stop = (pulled: Pulled | null) => {
      resolve(pulled);
      socket.close();
    };
    const answer = () => {
      const page = state.page as { phase: string; table?: { step: Step; outcome?: [string] } } | null;
      const own = state.own as { legal?: Action[]; own?: { role?: string } } | null;
      const legal = own?.legal ?? [];
      const wishes = own?.own?.role === 'alien' ? [...aliens, ...prefer] : prefer;
      const now = page?.table?.step;
      const table = page?.table as unknown as Outpost;
      if (page?.phase === 'over') stop(page.table?.outcome?.[0] === ends ? { found: true, table } : null);
      if (!now || legal.length === 0) return;
      const word = typeof now === 'string' ? now : Object.keys(now)[0];
      const wanted = word === step && JSON.stringify(now).includes(within);
      if (wanted && legal.length >= choices && JSON.stringify(legal).includes(offers))
        stop({ found: true, table });
      else if (word === pause && next > 1) stop({ found: false, table });
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
async function sit(page: Page, name: string, id: string | null, wanted: Partial<Wanted>): Promise<string> {
  if (!page.url().endsWith('/nowhere')) await page.goto('/nowhere');
  return page.evaluate(
    async ({ id, name, game, players, options }) => {
      const post = async (path: string, body: unknown) =>
        (await (await fetch(path, { method: 'POST', body: JSON.stringify(body) })).json()) as { id: string };
      const table = id ?? (await post('/api/tables', { game, players, options, stand_in: 'regular' })).id;
      if (id) await post(`/api/tables/${id}/people`, {});
      const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
      await new Promise((resolve) => (socket.onopen = resolve));
      // The socket closes before the start, so there is nobody to open a seal.
      const commands = [{ sit: { name } }, { ready: { ready: true } }];
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

/** Lets bots into the free seats, and begins. */
const start = (page: Page, id: string, bots: string[]) =>
  page.evaluate(
    async ({ id, bots }) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
      await new Promise((resolve) => (socket.onopen = resolve));
      const commands = [...bots.map((level) => ({ add_bot: { level } })), 'start'];
      for (const [n, command] of commands.entries()) socket.send(JSON.stringify({ id: n, do: command }));
      await new Promise<void>((resolve) => {
        socket.onmessage = ({ data }) =>
          (JSON.parse(String(data)) as { done?: { id: number } }).done?.id === bots.length && resolve();
      });
      socket.close();
    },
    { id, bots },
  );

const NAMES = ['Ada', 'Ben', 'Caro', 'Dina', 'Emil', 'Finn', 'Gus', 'Hal'];

/** Those who pull the strings, at screens of their own. */
async function puppeteers(person: Person, { players = 4, bots }: Partial<Wanted>): Promise<Page[]> {
  const pages: Page[] = [];
  for (let n = 0; n < (bots ? 1 : players); n++) pages.push(await person());
  return pages;
}

/** A game of theirs, with bots in the other seats; tells its table. */
async function begun(pages: Page[], wanted: Partial<Wanted>): Promise<string> {
  let id: string | null = null;
  for (const [n, page] of pages.entries()) id = await sit(page, NAMES[n]!, id, wanted);
  const free = (wanted.players ?? 4) - pages.length;
  await start(
    pages[0]!,
    id!,
    Array.from({ length: free }, () => wanted.bots!),
  );
  return id!;
}

/** What to look for at that table, and what to do until it comes. */
const pulling = (
  id: string,
  {
    step = '',
    choices = 1,
    offers = '',
    within = '',
    prefer = [],
    aliens = [],
    ends = '',
    wake,
  }: Partial<Wanted>,
) => ({
  id,
  step,
  choices,
  offers,
  within,
  prefer,
  aliens,
  ends,
  pause: wake?.at ?? '',
});

/** Has one thing done at that table. */
export const order = (page: Page, id: string, command: unknown) =>
  page.evaluate(
    async ({ id, command }) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
      await new Promise((resolve) => (socket.onopen = resolve));
      socket.send(JSON.stringify({ id: 1, do: command }));
      await new Promise<void>((resolve) => {
        socket.onmessage = ({ data }) => 'done' in JSON.parse(String(data)) && resolve();
      });
      socket.close();
    },
    { id, command },
  );

/** Whoever is asked this at that table, unless the game ends before. */
async function asked(pages: Page[], id: string, wanted: Wanted): Promise<Page | null> {
  const ask = pulling(id, wanted);
  const { wake } = wanted;
  const found = async (page: Page) =>
    (await page.evaluate(pull, { ...ask, pause: '' }))?.found ? page : null;
  if (!wake) return Promise.race(pages.map(found));
  for (const page of pages.slice(1)) await order(page, id, 'leave');
  const awake = new Map<number, Promise<Page | null>>();
  for (;;) {
    const pulled = await Promise.race([pages[0]!.evaluate(pull, ask), ...awake.values()]);
    if (pulled === null) return null;
    if (!('found' in pulled)) return pulled;
    if (pulled.found) return pages[0]!;
    for (const seat of wake.seats(pulled.table).filter((seat) => seat > 0 && !awake.has(seat))) {
      await order(pages[seat]!, id, 'return');
      awake.set(seat, found(pages[seat]!));
    }
  }
}

/** The screen of whoever is asked this; table after table until somebody is. */
export async function reach(person: Person, wanted: Wanted): Promise<Page> {
  const pages = await puppeteers(person, wanted);
  for (let attempt = 0; attempt < 60; attempt++) {
    const id = await begun(pages, wanted);
    const page = await asked(pages, id, wanted);
    if (!page) continue;
    if (wanted.ends) {
      for (const each of pages) await each.goto(`/table/${id}`);
      return pages[0]!;
    }
    await page.goto(`/table/${id}`);
    await page.locator('.dock.asked').waitFor();
    return page;
  }
  throw new Error(`nobody was ever asked to ${wanted.step}`);
}

/** From there on to the question that follows. */
export async function follow(page: Page, wanted: Wanted): Promise<void> {
  const table = page.url();
  await page.goto('/nowhere');
  await page.evaluate(pull, pulling(table.slice(-32), { ...wanted, step: wanted.next, choices: 1 }));
  await page.goto(table);
  await page.locator('.dock.asked').waitFor();
}

/** A game that is over; tells its table, and who sat in the first seat. */
export async function playedOut(
  person: Person,
  wanted: Omit<Wanted, 'step'>,
  /** Comes between the deal and the first move. */
  dealt: (id: string) => Promise<void> = async () => {},
): Promise<{ page: Page; id: string }> {
  const pages = await puppeteers(person, wanted);
  const id = await begun(pages, wanted);
  await dealt(id);
  await Promise.all(pages.map((page) => page.evaluate(pull, pulling(id, wanted))));
  return { page: pages[0]!, id };
}
