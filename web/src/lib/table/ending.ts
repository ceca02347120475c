// What everybody turned out to be, from what was told at the end.
import type { Role, Seat } from '$lib/wire/types';
import { linesOf, tagged } from './moment';
import type { Story } from './story';

export interface Ending {
  role: Role;
  text: string;
}

export function endOf(story: Story | null): Record<Seat, Ending> {
  const found: Record<Seat, Ending> = {};
  for (const step of (story?.steps ?? []).slice(-3)) {
    for (const line of linesOf(step)) {
      const [word, held] = tagged(line.event === undefined ? undefined : step.events?.[line.event]);
      if (word === 'chain') found[held.seat as Seat] = { role: held.role as Role, text: line.text };
    }
  }
  return found;
}
