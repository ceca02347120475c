// Where to look while something happens.
import type { Spot } from '$lib/plan/layout';
import { spotOf } from '$lib/plan/layout';
import type { Board, Room, Seat } from '$lib/wire/types';
import { tagged } from './moment';
import type { Beat } from './player.svelte';

export function actingSeat(beat: Beat | null): Seat | null {
  const [, held] = tagged(beat?.event);
  const seat = held.seat ?? held.taker ?? held.by ?? held.from;
  return typeof seat === 'number' ? seat : null;
}

/** The room of what happens, or of the question that is open. */
export function watchedSpot(beat: Beat | null, board: Board): Spot | null {
  if (!beat) {
    const [, asked] = tagged(board.step);
    return typeof asked.room === 'string' ? (asked.room as Room) : null;
  }
  const [, held] = tagged(beat.event);
  if (typeof held.room === 'string') return held.room as Room;
  const seat = actingSeat(beat);
  const place = seat === null ? undefined : board.place[seat];
  const spot = place ? spotOf(place, board) : null;
  return spot === 'leisure_room' ? null : spot;
}
