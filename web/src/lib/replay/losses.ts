// The game for 1 to 3 players: what lay under everybody, and when and how each was lost. Nobody turns anybody there.
import type { Secret } from '$lib/table/face';
import { tagged } from '$lib/table/moment';
import type { Character, Role, Seat } from '$lib/wire/types';
import type { Reel } from './reel';

/** What took somebody from the others: the Threat, a Test, the token of a dog, or the Alien itself. */
export type Taker = 'threat' | 'test' | 'dog' | 'alien';

export interface Loss {
  step: number;
  round: number;
  by: Taker;
  /** Where the Alien took them. */
  room: string | null;
}

export interface Card {
  seat: Seat;
  character: Character | null;
  secret: Secret;
  /** What became of them by the end. */
  status: string;
  lost: Loss | null;
}

const isAlien = (held: Record<string, unknown>, key: string): boolean => held[key] === 'alien';

/** When and how everybody was lost who was. */
function lossesOf(reel: Reel): Map<Seat, Loss> {
  const found = new Map<Seat, Loss>();
  let round = 0;
  for (const [step, { events = [] }] of reel.replay.steps.entries()) {
    /** Whose card came to light just before, and how: what breaks out without it was reached by the Threat. */
    const shown = new Map<Seat, Taker>();
    for (const event of events) {
      const [word, held] = tagged(event);
      round = reel.face.begins(word, held) ?? round;
      const seat = held.seat as Seat;
      if (word === 'role_shown' && isAlien(held, 'role')) shown.set(seat, 'test');
      else if (word === 'solo_dog_shown' && isAlien(held, 'token')) shown.set(seat, 'dog');
      else if (word === 'exposed')
        found.set(seat, { step, round, by: shown.get(seat) ?? 'threat', room: null });
      else if (word === 'eaten') found.set(seat, { step, round, by: 'alien', room: String(held.room) });
    }
  }
  return found;
}

/** Those who were lost, in that order, and then those who never were; nothing before the cards are shown. */
export function cards(reel: Reel): Card[] {
  const table = reel.page(reel.last).table;
  const losses = lossesOf(reel);
  const order = [...losses.keys()];
  const at = ({ seat, lost }: Card): number => (lost ? order.indexOf(seat) : order.length + seat);
  return Array.from({ length: reel.characters }, (_, seat) => seat)
    .flatMap((seat): Card[] => {
      const secret = reel.secret(reel.last, seat);
      if (!secret) return [];
      return [
        {
          seat,
          character: table?.characters?.[seat] ?? null,
          secret,
          status: table?.status?.[seat] ?? 'character',
          lost: losses.get(seat) ?? null,
        },
      ];
    })
    .sort((a, b) => at(a) - at(b));
}

/** The role cards that lay under nobody. */
export function aside(roles: readonly [number, number], dealt: readonly Secret[]): Role[] {
  if (dealt.length === 0) return [];
  const aliens = dealt.filter(({ evil }) => evil).length;
  const left: [Role, number][] = [
    ['human', roles[0] - (dealt.length - aliens)],
    ['alien', roles[1] - aliens],
  ];
  return left.flatMap(([role, n]) => Array.from({ length: Math.max(0, n) }, () => role));
}
