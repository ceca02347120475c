// Role cards that lie open while the game for 1 to 3 players is on.
import type { Secret } from '$lib/table/face';
import type { Board, Seat } from '$lib/wire/types';

/** The card that a Test or a vehicle has shown to all; it stays known whatever becomes of its owner. */
export function shownCard(board: Pick<Board, 'solo'> | null, seat: Seat): Secret | null {
  if (board?.solo?.unmasked.includes(seat)) return { kind: 'role', word: 'alien', evil: true };
  if (board?.solo?.proven.includes(seat)) return { kind: 'role', word: 'human', evil: false };
  return null;
}
