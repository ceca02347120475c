// Statements that people make by a button. Their words are the client's own.
import { name, t } from '$lib/text/text.svelte';
import type { Claim, Seat } from '$lib/wire/types';
import { tagged } from './moment';

export function claimText(claim: Claim, nameOf: (seat: Seat) => string): string {
  const [kind, held] = tagged(claim);
  const key = `claim-${kind.replaceAll('_', '-')}`;
  if (typeof held.seat === 'number') return t(key, { name: nameOf(held.seat) });
  if (typeof held.card === 'string') return t(key, { card: name('card', held.card) });
  if (typeof held.room === 'string') {
    return t(key, {
      the: name('room', held.room, 'the'),
      to: name('room', held.room, 'to'),
    });
  }
  return t(key);
}
