// Which claims the buttons offer. Any other may be made too, but makes no sense now.
import { CARDS } from '$lib/parts/icons';
import { IN_UFO } from '$lib/plan/layout';
import type { Board, Claim, Room, Seat } from '$lib/wire/types';

/** One kind of claim: made at once, or of one thing out of several. */
export interface Claimable {
  kind: string;
  claims: Claim[];
}

export function claimable(board: Board, me: Seat | null): Claimable[] {
  const goTo = (rooms: Room[]) => ({ kind: 'i_go_to', claims: rooms.map((room) => ({ i_go_to: { room } })) });
  // There all roles lie open, and the base with its cards and disks is out (`nw.ufo.who`).
  if (board.ufo) return [goTo(IN_UFO.filter((spot) => spot !== 'outside') as Room[])];
  const others = board.status.flatMap((status, seat) =>
    seat !== me && status === 'character' ? [seat] : [],
  );
  const rooms = (Object.keys(board.rules.damage_spaces) as Room[]).filter(
    (room) => room !== 'kennel' && !board.burned.includes(room),
  );
  const damaged = rooms.filter((room) => (board.damage[room] ?? 0) > 0);
  const fuelled = rooms.filter((room) => (board.rules.fuel_spaces[room] ?? 0) > 0);
  return [
    { kind: 'i_am_human', claims: ['i_am_human'] },
    { kind: 'it_was_not_me', claims: ['it_was_not_me'] },
    { kind: 'i_trust', claims: others.map((seat) => ({ i_trust: { seat } })) },
    { kind: 'i_suspect', claims: others.map((seat) => ({ i_suspect: { seat } })) },
    { kind: 'i_gave', claims: CARDS.map((card) => ({ i_gave: { card } })) },
    goTo(rooms),
    { kind: 'please_test', claims: others.map((seat) => ({ please_test: { seat } })) },
    { kind: 'please_repair', claims: damaged.map((room) => ({ please_repair: { room } })) },
    { kind: 'please_fuel', claims: fuelled.map((room) => ({ please_fuel: { room } })) },
  ];
}
