// Tables where this browser has a seat and the game is not over: the start page leads back to them.
import type { GameId } from '$lib/wire/types';

export interface Unfinished {
  id: string;
  game: GameId;
}

const KEY = 'whiteout.unfinished';
/** More evenings than anybody has at once. */
const MOST = 4;

function stored(): Unfinished[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Unfinished[]).filter(({ id }) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

class Tables {
  #all = $state.raw(stored());

  /** The last one played comes first. */
  get all(): readonly Unfinished[] {
    return this.#all;
  }

  keep(table: Unfinished): void {
    if (this.#all[0]?.id === table.id) return;
    this.#set([table, ...this.#without(table.id)].slice(0, MOST));
  }

  drop(id: string): void {
    if (this.#all.some((table) => table.id === id)) this.#set(this.#without(id));
  }

  #without(id: string): Unfinished[] {
    return this.#all.filter((table) => table.id !== id);
  }

  #set(all: Unfinished[]): void {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that stores nothing forgets; the link still leads back.
    }
  }
}

export const unfinished = new Tables();
