// Stands in for the server in "How to play": it hands out a recorded round, step by step, and waits for the recorded moves.
import type { World } from '$lib/wire/line';
import { tagged } from '$lib/table/moment';
import type { Action, Board, Character, History, Message } from '$lib/wire/types';

export interface Segment {
  /** The move that leads here; none for the beginning. */
  act: Action | null;
  frames: Message[];
}

/** The Characters that the coach speaks of. */
export type Cast = Record<'me' | 'there' | 'from' | 'at', Character | null>;

/** Oneself, whoever is in that room already, from whom one takes a token, and at whom one points. */
export function castOf(segments: readonly Segment[]): Cast {
  const first = segments[0]?.frames[0];
  const page = first && 'page' in first ? first.page : null;
  const board = page?.page.table as Board | null | undefined;
  const moves = segments.map(({ act }) => tagged(act));
  const held = (kind: string) => moves.find(([word]) => word === kind)?.[1] ?? {};
  const room = held('place').room;
  const character = (seat: unknown) => board?.characters[Number(seat)] ?? null;
  return {
    me: character(page?.seat),
    there: character(board?.place.findIndex((place) => typeof place === 'object' && place.in === room)),
    from: character(held('take_from').seat),
    at: character(held('vote').seat),
  };
}

const same = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => same(left[key], right[key]));
};

export class Rehearsal {
  /** Which segment was handed out last. */
  at = -1;

  constructor(
    private readonly segments: readonly Segment[],
    private readonly onmove: (segment: number) => void = () => {},
  ) {}

  /** The move that the round waits for. */
  get awaited(): Action | null {
    return this.segments[this.at + 1]?.act ?? null;
  }

  /** Nothing happened before the first page. */
  history(): Promise<History> {
    const first = this.segments[0]?.frames[0];
    if (!first || !('page' in first)) return Promise.reject(new Error('a round begins with a page'));
    const { epoch, seq, page, own } = first.page;
    return Promise.resolve({ epoch, seq, start: { page, own }, steps: [] });
  }

  readonly world: World = {
    online: () => true,
    probe: () => Promise.resolve('there'),
    open: () => {
      const socket = {
        readyState: 1,
        onopen: null as (() => void) | null,
        onmessage: null as ((event: { data: string }) => void) | null,
        onclose: null,
        close: () => {},
        send: (text: string) => {
          const { id, do: command } = JSON.parse(text) as { id: number; do: { act?: { action: Action } } };
          if (command.act && same(command.act.action, this.awaited)) {
            tell({ done: { id } });
            hand();
          } else {
            tell({ refused: { id, refusal: { code: 'how-other' } } });
          }
        },
      };
      const tell = (message: Message) =>
        queueMicrotask(() => socket.onmessage?.({ data: JSON.stringify(message) }));
      const hand = () => {
        this.at += 1;
        this.segments[this.at]?.frames.forEach(tell);
        this.onmove(this.at);
      };
      queueMicrotask(() => {
        socket.onopen?.();
        if (this.at < 0) hand();
      });
      return socket as unknown as WebSocket;
    },
  };
}
