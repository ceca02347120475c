// How well everybody guessed, once the game is over.
import type { Judged, Seat } from '$lib/wire/types';

export interface Score {
  right: number;
  of: number;
}

export function scores(judged: readonly Judged[]): Map<Seat, Score> {
  const found = new Map<Seat, Score>();
  for (const { by, right } of judged) {
    const before = found.get(by) ?? { right: 0, of: 0 };
    found.set(by, { right: before.right + Number(right), of: before.of + 1 });
  }
  return found;
}

/** Whoever was right most often, and if several were, whoever was wrong least often. */
export function sharpest(judged: readonly Judged[]): Seat[] {
  const all = [...scores(judged)].filter(([, { right }]) => right > 0);
  const value = ({ right, of }: Score) => right * 100 - of;
  const best = Math.max(...all.map(([, score]) => value(score)));
  return all.filter(([, score]) => value(score) === best).map(([seat]) => seat);
}
