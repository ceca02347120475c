import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/app/settings.svelte';
import type { History, Message, PageMessage } from '$lib/wire/types';
import { TableStore } from './store.svelte';

/** The table's end of the connection. */
class Peer {
  static all: Peer[] = [];
  static get last(): Peer {
    return Peer.all.at(-1)!;
  }
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    Peer.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send() {}
  close() {}
  tell(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const page = (over: Partial<PageMessage> = {}): Message =>
  ({
    page: {
      epoch: 7,
      seq: 3,
      person: 0,
      seat: 0,
      page: { phase: 'playing', table: { round: 2, step: 'place' } },
      own: { own: {}, legal: ['pass'], truth: null },
      note: 'mine',
      talk: [],
      ...over,
    },
  }) as unknown as Message;

const news = (seq: number, round: number, text: string): Message => ({
  news: {
    seq,
    changes: [{ path: '/table/round', value: round }],
    events: [{ round_began: { round } }],
    words: { phase: 'p', prompt: 'q', rules: [], choices: [], log: [{ event: 0, text }] },
  },
});

let history: History;
let asked: string[] = [];

function store(): TableStore {
  const it = new TableStore('t', () => 'en', {
    world: {
      open: (address) => new Peer(address) as unknown as WebSocket,
      probe: () => Promise.resolve('there'),
      online: () => true,
    },
    history: (id, language) => {
      asked.push(`${id} ${language}`);
      return Promise.resolve(history);
    },
  });
  it.open();
  return it;
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const log = (it: TableStore) => it.player.log.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ pace: 'instant' });
  [Peer.all, asked] = [[], []];
  history = {
    epoch: 7,
    seq: 3,
    start: { page: { phase: 'lobby', table: null }, own: null },
    steps: [
      { at: 1, changes: [{ path: '', value: { phase: 'playing', table: { round: 1 } } }], phase: 'p' },
      {
        at: 2,
        changes: [{ path: '/table/round', value: 2 }],
        phase: 'p',
        events: [{ round_began: { round: 2 } }],
        log: [{ event: 0, text: 'Round 2 begins.' }],
      },
    ],
  } as unknown as History;
});
afterEach(() => vi.useRealTimers());

test('after a reload the log comes from the history and goes on with the news', async () => {
  const it = store();
  Peer.last.tell(page());
  Peer.last.tell(news(4, 3, 'Round 3 begins.'));
  await settle();
  expect(asked).toEqual(['t en']);
  expect(log(it)).toEqual(['Round 2 begins.', 'Round 3 begins.']);
  Peer.last.tell(news(5, 4, 'Round 4 begins.'));
  await settle();
  expect(log(it).at(-1)).toBe('Round 4 begins.');
  expect(it.player.log.map(({ round }) => round)).toEqual([2, 3, 4]);
  expect(it.moment?.page.table?.round).toBe(4);
});

test('a line of the log leads back to its moment, and choices wait meanwhile', async () => {
  const it = store();
  Peer.last.tell(page());
  Peer.last.tell(news(4, 3, 'Round 3 begins.'));
  await settle();
  it.lookAt(it.player.log[0]!);
  expect(it.moment?.page.table?.round).toBe(2);
  expect(it.present).toBe(false);
  it.lookAt(null);
  expect(it.moment?.page.table?.round).toBe(3);
});

test('a lost connection is taken up at the last number, and what came twice counts once', async () => {
  const it = store();
  Peer.last.tell(page());
  Peer.last.tell(news(4, 3, 'three'));
  await settle();
  Peer.last.breaks();
  await vi.advanceTimersByTimeAsync(1000);
  expect(Peer.last.address).toContain('epoch=7&seq=4');
  Peer.last.tell(news(4, 3, 'three'));
  Peer.last.tell(news(5, 4, 'four'));
  await settle();
  expect(log(it)).toEqual(['Round 2 begins.', 'three', 'four']);
  expect(it.notice).toBe('back');
});

test('a gap in the numbers asks for a fresh page', async () => {
  store();
  Peer.last.tell(page());
  await settle();
  Peer.last.tell(news(6, 3, 'too far'));
  expect(Peer.all.length).toBe(2);
  expect(Peer.last.address).not.toContain('epoch');
});

test('a new life of the table is told, and nothing of the old one stays', async () => {
  const it = store();
  Peer.last.tell(page());
  await settle();
  history.epoch = 8;
  Peer.last.tell(page({ epoch: 8, seq: 0 }));
  await settle();
  expect(it.notice).toBe('restarted');
  expect(log(it)).toEqual(['Round 2 begins.']);
  Peer.last.tell(news(1, 3, 'on it goes'));
  await settle();
  expect(log(it).at(-1)).toBe('on it goes');
});

test('a seat that went to another device is told, and nothing of it is taken up again', async () => {
  const it = store();
  Peer.last.tell(page());
  Peer.last.tell({ closed: { code: 'let-go' } });
  Peer.last.breaks();
  await vi.advanceTimersByTimeAsync(1000);
  expect(Peer.last.address).not.toContain('epoch');
  Peer.last.tell(page({ person: null, seat: null, own: null }));
  await settle();
  expect(it.notice).toBe('taken');
});

test('the deal begins the story here, without asking for a history', async () => {
  const it = store();
  const lobby = { phase: 'lobby', games: 0, commitment: [], seats: [], table: null };
  Peer.last.tell(page({ seq: 0, page: lobby as unknown as PageMessage['page'] }));
  Peer.last.tell({
    news: {
      seq: 1,
      changes: [{ path: '/table', value: { round: 1 } }],
      events: ['board_laid'],
      words: { phase: '', prompt: '', rules: [], choices: [], log: [{ event: 0, text: 'laid' }] },
    },
  });
  await settle();
  expect(asked).toEqual([]);
  expect(log(it)).toEqual(['laid']);
});

test('a guess is kept once the server has it, and a new page brings what it knows', async () => {
  const it = store();
  Peer.last.tell(page({ guesses: [{ by: 0, about: 1, against: true }] }));
  await settle();
  const kept = it.guess(2, false);
  expect(it.guesses).toHaveLength(1);
  Peer.last.tell({ done: { id: 1 } });
  expect((await kept).ok).toBe(true);
  expect(it.guesses).toContainEqual({ by: 0, about: 2, against: false });
  const gone = it.guess(1, null);
  Peer.last.tell({ done: { id: 2 } });
  await gone;
  expect(it.guesses.map(({ about }) => about)).toEqual([2]);
});
