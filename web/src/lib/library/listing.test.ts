import { expect, test } from 'vitest';
import type { World } from '$lib/wire/line';
import { listTable } from './listing';

class Socket {
  static last: Socket;
  sent: { id: number; do: unknown }[] = [];
  readyState = 1;
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};
  closed = false;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const world: World = {
  open: () => new Socket() as unknown as WebSocket,
  online: () => true,
  probe: async () => 'unreachable',
};
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('a game is listed once its table has gone on', async () => {
  const answer = listTable('0', world);
  const socket = Socket.last;
  socket.onopen();
  await soon();
  expect(socket.sent).toEqual([{ id: 1, do: { list: { listed: true } } }]);
  socket.hear({ done: { id: 1 } });
  await soon();
  expect(socket.sent[1]).toEqual({ id: 2, do: 'let_go' });
  socket.hear({ done: { id: 2 } });
  expect(await answer).toEqual({ ok: true });
  expect(socket.closed).toBe(true);
});

test('why it cannot be listed is handed on', async () => {
  const answer = listTable('0', world);
  Socket.last.onopen();
  await soon();
  Socket.last.hear({ refused: { id: 1, refusal: { code: 'file-unproven' } } });
  expect(await answer).toMatchObject({ ok: false, refusal: { code: 'file-unproven' } });
});

test('without a connection nothing is waited for', async () => {
  const answer = listTable('0', world);
  Socket.last.onclose();
  expect(await answer).toMatchObject({ ok: false, refusal: { code: 'not-connected' } });
});
