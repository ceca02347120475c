// How the table looks to this viewer at one moment, and what leads from one moment to the next.
import { patched } from '$lib/wire/patch';
import type { Change, GameEvent, LogLine, Own, Saying, TablePage, Words } from '$lib/wire/types';

export interface Moment {
  page: TablePage;
  own: Own | null;
  words: Words | undefined;
}

/** One numbered step as this viewer was sent it. */
export interface Happening {
  seq: number;
  changes?: Change[];
  own?: Change[];
  events?: GameEvent[];
  words?: Partial<Words>;
  said?: Saying[];
}

export function after(moment: Moment, step: Happening): Moment {
  return {
    page: patched(moment.page, step.changes),
    own: patched(moment.own, step.own),
    words: step.words ? { phase: '', prompt: '', rules: [], ...step.words } : moment.words,
  };
}

export const linesOf = (step: Happening): LogLine[] => step.words?.log ?? [];

/** The word of an event, step or action, and what it holds. */
export function tagged(value: unknown): [string, Record<string, unknown>] {
  if (typeof value === 'string') return [value, {}];
  const [entry] = Object.entries((value ?? {}) as Record<string, unknown>);
  if (!entry) return ['', {}];
  const held = entry[1];
  // What only the game for 1 to 3 players knows lies one deeper, and has words that others use too.
  if (entry[0] === 'solo') {
    const [word, inner] = tagged(held);
    return [`solo_${word}`, inner];
  }
  return [entry[0], typeof held === 'object' && held !== null ? (held as Record<string, unknown>) : {}];
}
