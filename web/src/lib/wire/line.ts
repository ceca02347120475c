// One connection to one table. It comes back by itself, with the number of the last thing it heard.
import type { Command, Message, Refusal } from './types';

/** Why a connection will not come back by itself. */
export type End = 'gone' | 'closed' | 'kicked';

export type LineState =
  | { is: 'connecting' }
  | { is: 'live' }
  | { is: 'waiting'; attempt: number; until: number }
  | { is: 'offline' }
  | { is: 'ended'; why: End };

export type Answer = { ok: true } | { ok: false; refusal: Refusal; words?: string };

/** What a line needs of the world, so that tests can stand in for it. */
export interface World {
  open(address: string): WebSocket;
  /** Why no connection comes about: the browser does not tell. */
  probe(): Promise<'there' | 'gone' | 'closed' | 'unreachable'>;
  online(): boolean;
}

interface Hooks {
  address(): string;
  message(message: Message): void;
  state(state: LineState): void;
}

const LONGEST_WAIT = 15_000;
/** The server is asked for nothing by an idle reader, so a dead connection shows only when something is sent. */
const PATIENCE = 10_000;

/** What is sent is filled up with spaces to a multiple of so many bytes: its length must not tell what somebody chose. */
const FULL = 256;

/** A command as it goes over the wire. */
export function written(id: number, command: Command): string {
  const text = JSON.stringify({ id, do: command });
  const bytes = new TextEncoder().encode(text).length;
  return text + ' '.repeat(Math.ceil(bytes / FULL) * FULL - bytes);
}

export class Line {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 1;
  #open = new Map<number, { resolve: (answer: Answer) => void; late: ReturnType<typeof setTimeout> }>();
  #over = false;

  constructor(
    private readonly world: World,
    private readonly hooks: Hooks,
  ) {}

  /** Connects, or connects anew with another address. */
  connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#over = false;
    if (this.#attempt === 0) this.hooks.state({ is: 'connecting' });
    const socket = this.world.open(this.hooks.address());
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#attempt = 0;
      this.hooks.state({ is: 'live' });
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) void this.#lost();
    };
  }

  /** Asks the table for something; the answer says whether it was done. */
  ask(command: Command): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== 1) {
      return Promise.resolve({ ok: false, refusal: { code: 'not-connected' } });
    }
    const id = this.#next++;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        if (this.#socket === socket) this.connect();
      }, PATIENCE);
      this.#open.set(id, { resolve, late });
      socket.send(written(id, command));
    });
  }

  /** The network is there again, or somebody lost patience: no more waiting. */
  retry(): void {
    if (this.#over || this.#socket?.readyState === 1) return;
    this.#attempt = Math.max(this.#attempt, 1);
    this.connect();
  }

  /** The network is gone: nothing is tried until it is back. */
  offline(): void {
    if (this.#over) return;
    clearTimeout(this.#timer);
    this.#drop();
    this.hooks.state({ is: 'offline' });
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #hear(message: Message): void {
    if ('done' in message) {
      this.#answer(message.done.id, { ok: true });
    } else if ('refused' in message) {
      const { id, refusal, words } = message.refused;
      const answer: Answer = { ok: false, refusal, words };
      if (id === null) this.#answerAll(answer);
      else this.#answer(id, answer);
    } else if (
      'closed' in message &&
      (message.closed.code === 'kicked' || message.closed.code === 'no-spectators')
    ) {
      this.#end(message.closed.code === 'kicked' ? 'kicked' : 'closed');
    } else {
      this.hooks.message(message);
    }
  }

  #answer(id: number, answer: Answer): void {
    const open = this.#open.get(id);
    if (!open) return;
    clearTimeout(open.late);
    this.#open.delete(id);
    open.resolve(answer);
  }

  #answerAll(answer: Answer): void {
    for (const id of [...this.#open.keys()]) this.#answer(id, answer);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#answerAll({ ok: false, refusal: { code: 'connection-lost' } });
    socket?.close();
  }

  #end(why: End): void {
    this.close();
    this.hooks.state({ is: 'ended', why });
  }

  async #lost(): Promise<void> {
    this.#drop();
    if (this.#over) return;
    if (!this.world.online()) {
      this.hooks.state({ is: 'offline' });
      return;
    }
    this.#attempt += 1;
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#attempt);
    this.hooks.state({ is: 'waiting', attempt: this.#attempt, until: Date.now() + wait });
    const found = await this.world.probe();
    if (this.#over || this.#socket) return;
    if (found === 'gone' || found === 'closed') this.#end(found);
    else this.#timer = setTimeout(() => this.connect(), wait);
  }
}
