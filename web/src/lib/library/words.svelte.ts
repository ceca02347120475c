// Words of games that stand side by side: each has its own names for the same things.
import type { FluentBundle } from '@fluent/bundle';
import type { Language } from '$lib/text/languages';
import { bundleOf, t, texts } from '$lib/text/text.svelte';
import type { GameId } from '$lib/wire/types';

const VEHICLES = ['rescue_helicopter', 'base_helicopter', 'snow_cat'];

/** A reason for the end, and the vehicle that it speaks of. */
export function reasonOf(word: string): { reason: string; vehicle: string | null } {
  const vehicle = VEHICLES.find((each) => word.endsWith(`_${each}`)) ?? null;
  return { reason: vehicle ? word.slice(0, -vehicle.length - 1) : word, vehicle };
}

const dashed = (word: string) => word.replaceAll('_', '-');

class GameWords {
  #bundles = $state.raw(new Map<string, FluentBundle>());

  async load(language: Language, games: Iterable<GameId>): Promise<void> {
    const missing = [...new Set(games)].filter((game) => !this.#bundles.has(`${language} ${game}`));
    const loaded = await Promise.all(
      missing.map(async (game) => [`${language} ${game}`, await bundleOf(language, game)] as const),
    );
    if (loaded.length > 0) this.#bundles = new Map([...this.#bundles, ...loaded]);
  }

  /** The name of a thing in one game; its plain word until the names have come. */
  name(game: GameId, kind: string, word: string): string {
    const bundle = this.#bundles.get(`${texts.language} ${game}`);
    const pattern = bundle?.getMessage(`${kind}-${dashed(word)}`)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern) : word.replaceAll('_', ' ');
  }

  reason(game: GameId, word: string): string {
    const { reason, vehicle } = reasonOf(word);
    const text = t(`reason-${dashed(reason)}`);
    return vehicle ? `${text} (${this.name(game, 'vehicle', vehicle)})` : text;
  }
}

export const gameWords = new GameWords();
