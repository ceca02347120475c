// What the server says of its games: for how many, and how well bots play them, from the weakest to the best.
import { texts } from '$lib/text/text.svelte';
import { get } from './api';
import type { Games } from './types';

class Levels {
  all = $state.raw<string[]>([]);
  /** For how many players the game is. */
  players = $state.raw<number[]>([]);

  /** The one that a newcomer should meet. */
  get usual(): string {
    return this.all.find((level) => level === 'regular') ?? this.all.at(-1) ?? 'novice';
  }

  async load(): Promise<void> {
    if (this.all.length > 0) return;
    try {
      const { games } = await get<Games>('/api/games');
      const game = games.find(({ id }) => id === 'boardgame');
      if (!game) return;
      this.all = game.bots;
      this.players = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);
    } catch {
      // Without the list the usual bots sit down.
    }
  }
}

export const levels = new Levels();

/** A level that came later than these words goes by its own name. */
export const levelName = (level: string): string => {
  const text = texts.phrase(`level-${level}`);
  return text.startsWith('{') ? level : text;
};
