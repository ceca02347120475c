// The words of the client itself and the names of things, from the same Fluent files as everything else.
// What the game says comes in words from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

const FILES = import.meta.glob<string>(
  [
    '../../../../data/text/*/common.ftl',
    '../../../../data/text/*/web/*.ftl',
    '../../../../data/text/*/{boardgame,norwegian,solo,infection}/{words,claims,chase,solo}.ftl',
    // The parts of a turn that nobody is asked in stand there.
    '../../../../data/text/*/infection/choices.ftl',
  ],
  { query: '?raw', import: 'default' },
);

export type Args = Record<string, FluentVariable>;

/** The client's own words and the names of things of one game. */
function belongs(path: string, language: Language, game: string): boolean {
  const [, tongue, folder, file] = /\/text\/([^/]+)\/(?:([^/]+)\/)?([^/]+)\.ftl$/.exec(path) ?? [];
  if (tongue !== language) return false;
  if (file === 'common') return true;
  // Advice has reasons of its own where nobody hides anything.
  if (folder === 'web' && file === 'reasons') return game === 'solo';
  if (folder === 'web') return !['infection', 'norwegian', 'solo'].includes(file!) || file === game;
  // Its variants say only what is called otherwise than in The Boardgame; files come in the order of their names.
  return folder === game || (['norwegian', 'solo'].includes(game) && folder === 'boardgame');
}

export async function bundleOf(language: Language, game = 'boardgame'): Promise<FluentBundle> {
  // Isolation marks would end up in labels and titles.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(FILES).filter(([path]) => belongs(path, language, game));
  for (const text of await Promise.all(wanted.map(([, load]) => load()))) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

class Texts {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);

  game = $state('boardgame');

  async use(language: Language, game = this.game): Promise<void> {
    const bundle = await bundleOf(language, game);
    this.language = language;
    this.game = game;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  /** A phrase, or one of its forms. A missing one shows as its key in braces, which no test lets through. */
  phrase(key: string, args?: Args, form?: string): string {
    const message = this.#bundle?.getMessage(key);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!this.#bundle || !pattern) return `{${form ? `${key}.${form}` : key}}`;
    return this.#bundle.formatPattern(pattern, args ?? null);
  }

  /** The first of these phrases that there is; nothing if there is none. */
  firstOf(keys: readonly string[]): string {
    const key = keys.find((each) => this.#bundle?.hasMessage(each));
    return key ? this.phrase(key) : '';
  }
}

export const texts = new Texts();

export const t = (key: string, args?: Args): string => texts.phrase(key, args);

/** `A, B and C` in the reader's language. */
export const listed = (parts: readonly string[]): string => new Intl.ListFormat(texts.language).format(parts);

/** The name of a thing of the game: `name('room', 'base_helicopter')`. */
export const name = (kind: string, word: string, form?: string): string =>
  texts.phrase(`${kind}-${word.replaceAll('_', '-')}`, undefined, form);
