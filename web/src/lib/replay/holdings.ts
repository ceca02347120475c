// What somebody holds that the others did not see, in words.
import { CARDS, ITEMS, LABS, WEAPONS } from '$lib/parts/icons';
import { name, texts } from '$lib/text/text.svelte';
import type { Face } from '$lib/table/face';
import { CARDS as SUPPLY } from '../../infection/words';

type Counts = readonly number[] | undefined;

const counted = (kind: string, words: readonly string[], counts: Counts): string[] =>
  words.flatMap((word, i) => {
    const n = counts?.[i] ?? 0;
    return n === 0 ? [] : [n === 1 ? name(kind, word) : `${n} × ${name(kind, word)}`];
  });

export function holdings(face: Face, own: unknown): string {
  const held = (own ?? {}) as Record<string, Counts>;
  const things =
    face.id === 'infection'
      ? counted('card', SUPPLY, held.hand)
      : [
          ...counted('card', CARDS, held.hand),
          ...counted('weapon', WEAPONS, held.weapons),
          ...counted('item', ITEMS, held.items),
          ...counted('lab', LABS, held.labs),
        ];
  return new Intl.ListFormat(texts.language, { type: 'unit' }).format(things);
}
