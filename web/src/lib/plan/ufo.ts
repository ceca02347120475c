// What a sector of the UFO shows, read off the board.
import { name, texts } from '$lib/text/text.svelte';
import type { Board } from '$lib/wire/types';
import { IN_UFO, type Spot } from './layout';

const VALUES = { one: 1, two: 2, three: 3 } as const;

/** The least Strength that the Alien needs there. */
export const sectorValue = (board: Board, spot: Spot): number =>
  board.rules.sectors[IN_UFO.indexOf(spot)] ?? 0;

/** The departure token of a sector: its number, a question mark, or nothing. */
export function tokenSign(board: Board, spot: Spot): string {
  const lying = board.ufo?.sectors[IN_UFO.indexOf(spot)] ?? 'nothing';
  if (typeof lying === 'object') return String(VALUES[lying.open]);
  return lying === 'face_down' ? '?' : '';
}

export function tokenText(board: Board, spot: Spot): string {
  const sign = tokenSign(board, spot);
  if (sign === '') return name('token', 'nothing');
  return sign === '?' ? name('token', 'face_down') : texts.phrase('token-open', { n: Number(sign) });
}

/** Tokens in the reserve before anybody took one: each sector got one of them all. */
export const fullReserve = ({ rules }: Board): number =>
  rules.departures.reduce((sum, n) => sum + n, 0) - rules.sectors.length;

/** What the Alien can pay with: how many tokens of each value. */
export const alienTokens = (board: Board): { value: number; n: number }[] =>
  (board.ufo?.taken ?? []).map((n, i) => ({ value: i + 1, n })).filter(({ n }) => n > 0);

/** Points that the Alien can pay with. */
export const alienPoints = (board: Board): number =>
  alienTokens(board).reduce((sum, { value, n }) => sum + value * n, 0);
