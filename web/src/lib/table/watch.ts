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
    const [word, asked] = tagged(board.step);
    if (typeof asked.room === 'string') return asked.room as Room;
    // Where somebody may set fire to the room they stand in.
    const [seat] = word === 'burn' ? board.waiting : word === 'burn_leave' ? [asked.seat as Seat] : [];
    const place = seat === undefined ? undefined : board.place[seat];
    return place ? spotOf(place, board) : null;
  }
  const [, held] = tagged(beat.event);
  if (typeof held.room === 'string') return held.room as Room;
  const seat = actingSeat(beat);
  const place = seat === null ? undefined : board.place[seat];
  const spot = place ? spotOf(place, board) : null;
  return spot === 'leisure_room' ? null : spot;
}
