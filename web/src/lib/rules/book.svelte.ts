// The rules of the game in words, fetched once: looking one up tells nobody.
import { get } from '$lib/wire/api';
import type { Rule, Section } from '$lib/wire/types';
import type { Language } from '$lib/text/languages';

export type { Rule, Section };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Rules that hold every word of the question, those that name it in their title first. */
export function searched(sections: readonly Section[], question: string): Rule[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: { rule: Rule; weight: number }[] = [];
  for (const rule of sections.flatMap((section) => section.rules)) {
    const [title, text] = [plain(rule.title), plain(rule.text)];
    if (!words.every((word) => title.includes(word) || text.includes(word) || rule.id.includes(word)))
      continue;
    found.push({ rule, weight: words.filter((word) => title.includes(word)).length });
  }
  return found.sort((a, b) => b.weight - a.weight).map(({ rule }) => rule);
}

class Book {
  sections = $state.raw<Section[]>([]);
  #open = '';

  readonly #byId = $derived(
    new Map(this.sections.flatMap((section) => section.rules).map((rule) => [rule.id, rule])),
  );

  async open(language: Language, game = 'boardgame'): Promise<void> {
    const wanted = `game=${game}&lang=${language}`;
    if (this.#open === wanted) return;
    this.#open = wanted;
    try {
      const { sections } = await get<{ sections: Section[] }>(`/api/rules?${wanted}`);
      if (this.#open === wanted) this.sections = sections;
    } catch {
      this.#open = '';
    }
  }

  rule(id: string): Rule | undefined {
    return this.#byId.get(id);
  }
}

export const book = new Book();
