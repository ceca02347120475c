// Who turned when, where and by whom: the tree that nobody at the table could see.
import type { Secret } from '$lib/table/face';
import { tagged } from '$lib/table/moment';
import type { Character, Seat } from '$lib/wire/types';
import type { Reel } from './reel';

/** What made somebody one of them: the deal itself, a dog, blood that was dealt again, or somebody. */
export type Cause = 'deal' | 'dog' | 'blood' | { seat: Seat };

export interface Fate {
  seat: Seat;
  character: Character | null;
  /** What they were at the end. */
  secret: Secret;
  /** When they turned; nothing for those who never did. */
  turned: {
    step: number;
    round: number;
    by: Cause;
    room: string | null;
    /** The part of the outpost that was opened when blood was dealt. */
    sector: string | null;
  } | null;
}

export interface Branch {
  fate: Fate;
  next: Branch[];
}

/** By whom, and in which round: what ends one round and begins the next may be a single step. */
function causeOf(reel: Reel, step: number, seat: Seat): { by: Cause; round: number } {
  for (const { event, round } of reel.lines.filter((line) => line.step === step)) {
    const [word, held] = tagged(event);
    if (word === 'learnt' && held.taker === seat && held.token === 'alien')
      return { by: { seat: held.owner as Seat }, round };
    if (word === 'learnt_of_dog' && held.seat === seat && held.token === 'alien') return { by: 'dog', round };
    if ((word === 'second_blood_received' || word === 'blood_returned') && held.seat === seat)
      return { by: 'blood', round };
  }
  return { by: 'deal', round: reel.round(step) };
}

/** Where somebody stood when it happened: by the end of the step the others may have moved on. */
function roomOf(reel: Reel, step: number, seat: Seat): string | null {
  for (const at of [step - 1, step]) {
    const place = at < 0 ? undefined : reel.page(at).table?.place?.[seat];
    if (typeof place === 'object') return place.in;
  }
  return null;
}

export function fateOf(reel: Reel, seat: Seat): Fate | null {
  const secret = reel.secret(reel.last, seat);
  if (!secret) return null;
  const character = reel.page(reel.last).table?.characters?.[seat] ?? null;
  const step = Array.from({ length: reel.last + 1 }, (_, i) => i).find(
    (at) => reel.secret(at, seat)?.evil === true,
  );
  if (!secret.evil || step === undefined) return { seat, character, secret, turned: null };
  const { by, round } = causeOf(reel, step, seat);
  const { unlocked = null } = (reel.page(step).table ?? {}) as { unlocked?: string };
  return {
    seat,
    character,
    secret,
    turned: {
      step,
      round,
      by,
      room: by === 'deal' || by === 'blood' ? null : roomOf(reel, step, seat),
      sector: by === 'blood' ? unlocked : null,
    },
  };
}

/** Those who turned, in that order, and then those who never did. */
export function fates(reel: Reel): Fate[] {
  const all = Array.from({ length: reel.characters }, (_, seat) => fateOf(reel, seat)).filter(
    (fate) => fate !== null,
  );
  return all.sort((a, b) => (a.turned?.step ?? Infinity) - (b.turned?.step ?? Infinity) || a.seat - b.seat);
}

/** Everybody who turned, below the one who turned them. */
export function chain(all: readonly Fate[]): Branch[] {
  const branches = new Map<Seat, Branch>();
  const roots: Branch[] = [];
  for (const fate of all) {
    if (!fate.turned) continue;
    const branch: Branch = { fate, next: [] };
    branches.set(fate.seat, branch);
    const by = fate.turned.by;
    const above = typeof by === 'object' ? branches.get(by.seat) : undefined;
    (above?.next ?? roots).push(branch);
  }
  return roots;
}
