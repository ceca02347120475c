// What a mission asks for, in words.
import { name, t, texts } from '$lib/text/text.svelte';
import type { Directive } from './types';

const list = (words: readonly string[]): string =>
  new Intl.ListFormat(texts.language, { type: 'disjunction' }).format(words);

const cards = (items: readonly string[]): string => list(items.map((item) => name('card', item, 'a')));

export function directiveText(directive: Directive): string {
  if ('set' in directive)
    return texts.phrase('directive-set', { values: list(directive.set.values.map(String)) });
  if ('sum' in directive) return texts.phrase('directive-sum', { n: directive.sum.least });
  if ('roll' in directive) {
    const { alike, throws } = directive.roll;
    return texts.phrase('directive-roll', { n: alike, throws });
  }
  const { count, items, also, among } = directive.find;
  return texts.phrase(also.length > 0 ? 'directive-find-also' : 'directive-find', {
    n: count,
    among,
    items: cards(items),
    also: cards(also),
  });
}

/** What a card is worth, or what it takes against it. */
export const worth = (card: string, value: number): string =>
  card.startsWith('sabotage')
    ? t(`inf-harm-${card.slice('sabotage_'.length)}`)
    : t('inf-worth', { n: value });
