// How many vehicles still stand in a room, and what goes with them.
import type { Board, Room } from '$lib/wire/types';

/** Nothing for rooms where none ever stands. */
function parked(board: Board, room: Room): { all: number; gone: number } | null {
  if (room === 'shed') return { all: board.rules.snow_cats, gone: board.snow_cats_gone };
  if (room === 'base_helicopter') return { all: 1, gone: Number(board.helicopter_gone) };
  return null;
}

/** Vehicles that have not left; nothing for rooms where none ever stands. */
export function vehiclesIn(board: Board, room: Room): number | null {
  const found = parked(board, room);
  return found && (board.burned.includes(room) ? 0 : found.all - found.gone);
}

/** Spaces for damage: those of a vehicle are gone with it. */
export function damageSpaces(board: Board, room: Room): number {
  const spaces = board.rules.damage_spaces[room] ?? 0;
  const found = parked(board, room);
  return found ? (spaces / found.all) * (found.all - found.gone) : spaces;
}
