// What was said, held against the truth: every statement with a meaning that can be checked once nothing is hidden.
import type { Secret } from '$lib/table/face';
import { tagged } from '$lib/table/moment';
import type { Claim, Saying, Seat } from '$lib/wire/types';
import { isSabotage } from '../../infection/words';
import type { Reel } from './reel';

/** About oneself, what one is going to do, or what one thinks of somebody. */
export type Sort = 'word' | 'promise' | 'opinion';

/** What really was. */
export type Truth =
  { secret: Secret; of: Seat } | { cards: readonly string[] } | { room: string } | 'no-token';

interface Finding {
  sort: Sort;
  right: boolean;
  truth: Truth;
}

export interface Verdict extends Finding {
  step: number;
  round: number;
  seat: Seat;
  /** As it was worded in the talk. */
  saying: Saying;
}

interface Deed {
  step: number;
  round: number;
  word: string;
  held: Record<string, unknown>;
}

/** Everything that happened, each with the round in which it did: one step may end a round and begin the next. */
function deedsOf(reel: Reel): Deed[] {
  let round = 0;
  return reel.replay.steps.flatMap(({ events = [] }, step) =>
    events.map((event) => {
      const [word, held] = tagged(event);
      round = reel.face.begins(word, held) ?? round;
      return { step, round, word, held };
    }),
  );
}

/** Cards that went face down or open into what everybody adds to. */
const HANDED_IN = ['gave', 'special_gave', 'shown'];

class Inquest {
  readonly #deeds: readonly Deed[];

  constructor(private readonly reel: Reel) {
    this.#deeds = deedsOf(reel);
  }

  check(step: number, seat: Seat, claim: Claim): Finding | null {
    const [kind, held] = tagged(claim);
    switch (kind) {
      case 'i_am_human':
        return this.#being(step, seat);
      case 'i_trust':
        return this.#opinion(step, seat, held, false);
      case 'i_suspect':
        return this.#opinion(step, seat, held, true);
      case 'i_gave':
        return this.#given(this.#before(step, seat), 'word', (cards) => cards.includes(held.card as string));
      case 'it_was_not_me':
        return this.#given(this.#in(step, seat), 'word', (cards) => !cards.some(isSabotage));
      case 'i_promise':
        return this.#given(this.#after(step, seat), 'promise', (cards) =>
          cards.includes(held.card as string),
        );
      case 'i_help':
        // Whether a card helps a mission is for the rules to say; that Sabotage does not, everybody knows.
        if (held.helps !== true) return null;
        return this.#given(this.#in(step, seat), 'promise', (cards) => !cards.some(isSabotage));
      case 'i_go_to':
        return this.#going(step, seat, held.room as string);
      default:
        return null;
    }
  }

  #being(step: number, of: Seat): Finding | null {
    const secret = this.reel.secret(step, of);
    return secret && { sort: 'word', right: !secret.evil, truth: { secret, of } };
  }

  #opinion(step: number, seat: Seat, held: Record<string, unknown>, against: boolean): Finding | null {
    const of = held.seat as Seat;
    if (held.because === 'token' && !this.#tookToken(step, seat, of))
      return { sort: 'word', right: false, truth: 'no-token' };
    const secret = this.reel.secret(step, of);
    return secret && { sort: 'opinion', right: secret.evil === against, truth: { secret, of } };
  }

  #tookToken(step: number, taker: Seat, owner: Seat): boolean {
    return this.#deeds.some(
      ({ step: at, word, held }) =>
        at <= step && word === 'learnt' && held.taker === taker && held.owner === owner,
    );
  }

  #going(step: number, seat: Seat, room: string): Finding | null {
    const next = this.#deeds.find(
      ({ step: at, word, held }) => at > step && word === 'placed' && held.seat === seat,
    );
    if (!next) return null;
    const went = next.held.room as string;
    return { sort: 'promise', right: went === room, truth: { room: went } };
  }

  #given(deeds: readonly Deed[], sort: Sort, fits: (cards: readonly string[]) => boolean): Finding | null {
    const cards = [...new Set(deeds.map(({ held }) => held.card as string))];
    return cards.length === 0 ? null : { sort, right: fits(cards), truth: { cards } };
  }

  #cards(seat: Seat): Deed[] {
    return this.#deeds.filter(({ word, held }) => held.seat === seat && HANDED_IN.includes(word));
  }

  /** What somebody handed in when they last did. */
  #before(step: number, seat: Seat): Deed[] {
    const past = this.#cards(seat).filter((deed) => deed.step <= step);
    return past.filter(({ round }) => round === past.at(-1)?.round);
  }

  /** What somebody handed in in this round, before or after they spoke of it. */
  #in(step: number, seat: Seat): Deed[] {
    return this.#cards(seat).filter(({ round }) => round === this.reel.round(step));
  }

  #after(step: number, seat: Seat): Deed[] {
    return this.#in(step, seat).filter((deed) => deed.step > step);
  }
}

/** In the order in which it was said. */
export function verdicts(reel: Reel): Verdict[] {
  const inquest = new Inquest(reel);
  return reel.replay.steps.flatMap((_, step) =>
    reel.said(step, 'all').flatMap((saying): Verdict[] => {
      const { seat, speech } = saying;
      if (seat === null || !('claim' in speech)) return [];
      const found = inquest.check(step, seat, speech.claim);
      return found ? [{ ...found, step, round: reel.round(step), seat, saying }] : [];
    }),
  );
}

/** Whoever says what is not so about themselves lies or breaks a promise; an opinion is only wrong. */
export const isLie = ({ sort, right }: Verdict): boolean => sort !== 'opinion' && !right;
