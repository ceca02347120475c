// What the server says of its games: for how many, and how well bots play them, from the weakest to the best.
import { texts } from '$lib/text/text.svelte';
import { get } from './api';
import type { GameInfo } from './types';

/** Games with a table in the browser; others are played in the terminal. */
const AT_HOME: readonly string[] = ['boardgame', 'solo', 'norwegian', 'infection'];

class Games {
  all = $state.raw<GameInfo[]>([]);
  offered = $derived(this.all.filter(({ id }) => AT_HOME.includes(id)));

  of(game: string): GameInfo | undefined {
    return this.all.find(({ id }) => id === game);
  }

  levels(game: string): string[] {
    return this.of(game)?.bots ?? [];
  }

  /** The level that a newcomer should meet. */
  usual(game: string): string {
    const levels = this.levels(game);
    return levels.find((level) => level === 'regular') ?? levels.at(-1) ?? 'novice';
  }

  /** What an option is unless the host sets it. */
  usualOption(game: string, option: string): unknown {
    return this.of(game)?.options.find(({ name }) => name === option)?.default;
  }

  /** For how many players it is. */
  players(game: string): number[] {
    const { fewest = 1, most = 0 } = this.of(game) ?? {};
    return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  }

  async load(): Promise<void> {
    if (this.all.length > 0) return;
    try {
      this.all = (await get<{ games: GameInfo[] }>('/api/games')).games;
    } catch {
      // Without the list the usual bots sit down.
    }
  }
}

export const games = new Games();

/** A level that came later than these words goes by its own name. */
export const levelName = (level: string): string => {
  const text = texts.phrase(`level-${level}`);
  return text.startsWith('{') ? level : text;
};
