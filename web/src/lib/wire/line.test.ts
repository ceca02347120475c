import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line, type LineState, type World, written } from './line';
import type { Command, Message } from './types';

class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
}

let online = true;
let probed: Awaited<ReturnType<World['probe']>> = 'there';
let seq = 0;
let states: LineState[] = [];
let messages: Message[] = [];

function line(): Line {
  return new Line(
    {
      open: (address) => new FakeSocket(address) as unknown as WebSocket,
      probe: () => Promise.resolve(probed),
      online: () => online,
    },
    {
      address: () => `/socket?seq=${seq}`,
      message: (message) => messages.push(message),
      state: (state) => states.push(state),
    },
  );
}

const now = () => states.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [FakeSocket.all, states, messages, online, probed, seq] = [[], [], [], true, 'there', 0];
});
afterEach(() => vi.useRealTimers());

test('an answer finds its question', async () => {
  const it = line();
  it.connect();
  FakeSocket.last.opens();
  const first = it.ask('start');
  const second = it.ask('undo');
  expect(FakeSocket.last.sent).toEqual([
    '{"id":1,"do":"start"}'.padEnd(256),
    '{"id":2,"do":"undo"}'.padEnd(256),
  ]);
  FakeSocket.last.says({ refused: { id: 2, refusal: { code: 'not-now' } } });
  FakeSocket.last.says({ done: { id: 1 } });
  expect(await first).toEqual({ ok: true });
  expect(await second).toMatchObject({ ok: false, refusal: { code: 'not-now' } });
});

test('a lost connection comes back by itself with the last number heard', async () => {
  line().connect();
  FakeSocket.last.opens();
  seq = 41;
  FakeSocket.last.breaks();
  expect(now()).toMatchObject({ is: 'waiting', attempt: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeSocket.last.address).toBe('/socket?seq=41');
  FakeSocket.last.opens();
  expect(now()).toEqual({ is: 'live' });
});

test('it waits longer each time, but never very long, and not at all when asked to hurry', async () => {
  const it = line();
  it.connect();
  for (let i = 0; i < 9; i++) {
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(15_000);
  }
  expect(FakeSocket.all.length).toBe(10);
  FakeSocket.last.breaks();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all.length).toBe(10);
  it.retry();
  expect(FakeSocket.all.length).toBe(11);
});

test('without a network it says so and waits for the network', async () => {
  const it = line();
  it.connect();
  online = false;
  FakeSocket.last.breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(now()).toEqual({ is: 'offline' });
  expect(FakeSocket.all.length).toBe(1);
  online = true;
  it.retry();
  expect(FakeSocket.all.length).toBe(2);
});

test('a network that goes is noticed before the connection breaks', async () => {
  const it = line();
  it.connect();
  FakeSocket.last.opens();
  it.offline();
  expect(now()).toEqual({ is: 'offline' });
  expect(await it.ask('start')).toMatchObject({ refusal: { code: 'not-connected' } });
  it.retry();
  FakeSocket.last.opens();
  expect(now()).toEqual({ is: 'live' });
});

test.each([
  ['gone', 'gone'],
  ['closed', 'closed'],
] as const)('a table that is %s is not asked for ever', async (found, why) => {
  line().connect();
  probed = found;
  FakeSocket.last.breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(now()).toEqual({ is: 'ended', why });
  expect(FakeSocket.all.length).toBe(1);
});

test('whoever was sent away does not come back by itself', async () => {
  line().connect();
  FakeSocket.last.opens();
  FakeSocket.last.says({ closed: { code: 'kicked' } });
  FakeSocket.last.breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(now()).toEqual({ is: 'ended', why: 'kicked' });
});

test('a question that was on its way when the connection broke is answered: lost', async () => {
  const it = line();
  it.connect();
  FakeSocket.last.opens();
  const answer = it.ask('start');
  FakeSocket.last.breaks();
  expect(await answer).toMatchObject({ ok: false, refusal: { code: 'connection-lost' } });
  expect(await it.ask('start')).toMatchObject({ ok: false, refusal: { code: 'not-connected' } });
});

test('all choices are as long as one another on the wire', () => {
  const choices = [{ pay: { card: 'knife' } }, 'pass', { place: { room: 'kitchen', give: 'blind' } }];
  for (const action of choices) expect(written(1, { act: { action } } as Command)).toHaveLength(256);
  const said = written(2, { say: { speech: { text: 'è'.repeat(400) } } });
  expect(new TextEncoder().encode(said).length % 256).toBe(0);
  expect(JSON.parse(said)).toEqual({ id: 2, do: { say: { speech: { text: 'è'.repeat(400) } } } });
});

test('a connection that swallows questions is replaced', async () => {
  const it = line();
  it.connect();
  FakeSocket.last.opens();
  void it.ask('start');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.all.length).toBe(2);
});
