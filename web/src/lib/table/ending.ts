// What everybody turned out to be, from what was told at the end.
import type { Seat } from '$lib/wire/types';
import type { Secret } from './face';
import { linesOf, tagged } from './moment';
import type { Story } from './story';

export interface Ending {
  secret: Secret;
  text: string;
}

export function endOf(story: Story | null): Record<Seat, Ending> {
  const found: Record<Seat, Ending> = {};
  for (const step of (story?.steps ?? []).slice(-3)) {
    for (const line of linesOf(step)) {
      const [word, held] = tagged(line.event === undefined ? undefined : step.events?.[line.event]);
      const [kind, is] =
        word === 'chain'
          ? (['role', String(held.role)] as const)
          : (['blood', word === 'unmasked' ? String(held.blood) : ''] as const);
      if (is)
        found[held.seat as Seat] = { secret: { kind, word: is, evil: is !== 'human' }, text: line.text };
    }
  }
  return found;
}
