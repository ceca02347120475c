// What this person likes, on this device. Nothing of it goes to the server.
import { LANGUAGES, type Language } from '$lib/text/languages';

export type Pace = 'calm' | 'normal' | 'brisk' | 'instant';
export type Motion = 'system' | 'full' | 'reduced';
export type TextSize = 'small' | 'normal' | 'large';

export interface Choices {
  language: Language | null;
  name: string;
  pace: Pace;
  motion: Motion;
  sound: boolean;
  volume: number;
  notify: boolean;
  textSize: TextSize;
  shortcuts: boolean;
}

const DEFAULTS: Choices = {
  language: null,
  name: '',
  pace: 'normal',
  motion: 'system',
  sound: false,
  volume: 0.6,
  notify: false,
  textSize: 'normal',
  shortcuts: true,
};

const KEY = 'whiteout.settings';

function stored(): Choices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  #choices = $state<Choices>(stored());

  get now(): Readonly<Choices> {
    return this.#choices;
  }

  set(changes: Partial<Choices>): void {
    Object.assign(this.#choices, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#choices));
    } catch {
      // A browser that stores nothing still plays; it only forgets.
    }
  }

  /** The language chosen here, or the nearest one to what the browser speaks. */
  get language(): Language {
    if (this.#choices.language) return this.#choices.language;
    for (const wanted of navigator.languages ?? []) {
      const short = wanted.slice(0, 2).toLowerCase();
      const found = LANGUAGES.find((language) => language.tag.slice(0, 2) === short);
      if (found) return found.tag;
    }
    return 'en';
  }

  get reducedMotion(): boolean {
    if (this.#choices.motion !== 'system') return this.#choices.motion === 'reduced';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
