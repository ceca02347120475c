// Statements with a meaning, in the words of the game.
import { name, texts } from '$lib/text/text.svelte';
import type { Claim, Saying, Seat } from '$lib/wire/types';
import { tagged } from './moment';

/** What can be said of many has several wordings: another for each who says it, each it is said of, and each time. */
const WAYS = 3;

export const speechText = ({ speech, seat, id }: Saying, nameOf: (seat: Seat) => string): string =>
  'text' in speech ? speech.text : claimText(speech.claim, nameOf, (seat ?? 0) + id);

export function claimText(claim: Claim, nameOf: (seat: Seat) => string, turn = 0): string {
  const [kind, held] = tagged(claim);
  const way = (turn + (typeof held.seat === 'number' ? held.seat : 0)) % WAYS;
  const word = kind === 'i_help' && held.helps === false ? 'i_do_not_help' : kind;
  const said = texts.phrase(`claim-${word.replaceAll('_', '-')}`, {
    way,
    ...(typeof held.seat === 'number' && { seat: nameOf(held.seat) }),
    ...(typeof held.card === 'string' && {
      card: name('card', held.card),
      thing: name('card', held.card, 'a'),
    }),
    ...(typeof held.room === 'string' && {
      'the-room': name('room', held.room, 'the'),
      'to-room': name('room', held.room, 'to'),
      'in-room': name('room', held.room, 'in'),
    }),
  });
  if (typeof held.because !== 'string') return said;
  const key = `${kind === 'i_trust' ? 'trust' : 'suspect'}-${held.because}`;
  return `${said} ${texts.phrase(key, { way })}`;
}
