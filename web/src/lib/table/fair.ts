// What this browser can prove of a deal: by what it kept itself, never by what the last page says about the first.
import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '$lib/text/hex';
import type { Seat, TablePage } from '$lib/wire/types';
import type { KeptDeal } from './deals';

type Bytes = readonly number[];

const text = new TextEncoder();

// Browsers hash by themselves only over a safe connection, and many an evening has none.
const digest = (label: string, ...parts: Bytes[]): string =>
  hex([...sha256(new Uint8Array([...text.encode(label), ...parts.flat()]))]);

/** What a server that has this seed commits to. */
export const commitmentTo = (seed: Bytes): string => digest('whiteout commitment 1', seed);

/** The seal of a part at a seat of the game with this commitment. */
export const sealOf = (part: Bytes, commitment: Bytes, seat: Seat): string =>
  digest('whiteout seal 1', commitment, [seat], part);

/** The bytes of a hexadecimal number. */
export const bytesOf = (digits: string): number[] =>
  (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

export type Verdict = 'proven' | 'open' | 'broken';

/** One thing about the deal that was or was not proven; `seats` are those it is about. */
export interface Finding {
  verdict: Verdict;
  /** The key of its text. */
  key: string;
  seats?: Seat[];
  n?: number;
}

function promise({ commitment, seed }: TablePage, kept: KeptDeal | null): Finding {
  const shown = hex(commitment);
  const holds = seed !== null && commitmentTo(seed) === shown && (!kept || kept.commitment === shown);
  if (!holds) return { verdict: 'broken', key: 'fair-promise-broken' };
  return kept
    ? { verdict: 'proven', key: 'fair-promise-kept' }
    : { verdict: 'open', key: 'fair-promise-unseen' };
}

function ownPart({ entropy }: TablePage, kept: KeptDeal | null): Finding {
  const mine = kept?.shuffle?.mine;
  if (!mine) return { verdict: 'open', key: 'fair-own-none' };
  const there = hex(entropy?.[mine.seat] ?? []) === mine.part;
  return there
    ? { verdict: 'proven', key: 'fair-own-kept' }
    : { verdict: 'broken', key: 'fair-own-broken', seats: [mine.seat] };
}

function otherParts({ entropy }: TablePage, kept: KeptDeal | null): Finding {
  if (!kept?.shuffle) return { verdict: 'open', key: 'fair-others-unseen' };
  const { seals, mine } = kept.shuffle;
  const commitment = bytesOf(kept.commitment);
  const others = seals.map((seal, seat) => ({ seal, seat })).filter(({ seat }) => seat !== mine?.seat);
  const fits = ({ seal, seat }: (typeof others)[number]): boolean => {
    const part = entropy?.[seat] ?? [];
    // Whoever sealed nothing adds nothing: anything else would have been chosen afterwards.
    return seal === null
      ? part.length === 32 && part.every((byte) => byte === 0)
      : sealOf(part, commitment, seat) === seal;
  };
  const wrong = others.filter((other) => !fits(other)).map(({ seat }) => seat);
  if (wrong.length > 0 || entropy?.length !== seals.length)
    return {
      verdict: 'broken',
      key: 'fair-others-broken',
      seats: wrong.length > 0 ? wrong : others.map(({ seat }) => seat),
    };
  const sealed = others.filter(({ seal }) => seal !== null);
  return { verdict: 'proven', key: sealed.length > 0 ? 'fair-others-kept' : 'fair-others-none' };
}

/** What this browser can say of a deal once the game is over. */
export function findings(page: TablePage, kept: KeptDeal | null): Finding[] {
  const repeated = (kept?.starts ?? 1) - 1;
  return [
    promise(page, kept),
    ownPart(page, kept),
    otherParts(page, kept),
    ...(repeated > 0 ? [{ verdict: 'open', key: 'fair-repeated', n: repeated } as const] : []),
    { verdict: 'open', key: 'fair-cards' },
  ];
}
