// How well bots play, from the weakest to the best, as the server lists them.
import { texts } from '$lib/text/text.svelte';
import { get } from './api';

class Levels {
  all = $state.raw<string[]>([]);

  /** The one that a newcomer should meet. */
  get usual(): string {
    return this.all.find((level) => level === 'regular') ?? this.all.at(-1) ?? 'novice';
  }

  async load(): Promise<void> {
    if (this.all.length > 0) return;
    try {
      const { games } = await get<{ games: { bots: (string | { level: string })[] }[] }>('/api/games');
      this.all = (games[0]?.bots ?? []).map((bot) => (typeof bot === 'string' ? bot : bot.level));
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
