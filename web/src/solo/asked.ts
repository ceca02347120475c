// Whom a question of the game for 1 to 3 players is put to.
import { tagged } from '$lib/table/moment';
import type { Board } from '$lib/wire/types';

/** Questions to a player as such: that one of their Characters stands for them on the wire means nothing. */
const PLAYERS: ReadonlySet<string> = new Set([
  'solo_move',
  'solo_lose',
  'solo_take_over',
  'solo_hand_over',
  'solo_victim',
  'solo_roll',
  'solo_give',
  'solo_share',
  'alien_room',
  'encounter_room',
  'burn_leave',
  'order_tests',
  'pick_tester',
]);

export const asksPlayer = (board: Pick<Board, 'solo' | 'step'> | null): boolean =>
  Boolean(board?.solo) && PLAYERS.has(tagged(board?.step)[0]);
