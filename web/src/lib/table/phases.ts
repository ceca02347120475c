// Which of the eight phases a step belongs to, for the line of lamps at the top.
import type { Step } from '$lib/wire/types';
import { tagged } from './moment';

export type PhaseKey =
  | 'set-up'
  | 'weather'
  | 'plan'
  | 'drawing'
  | 'placing'
  | 'encounters'
  | 'burning'
  | 'actions'
  | 'boarding'
  | 'trading'
  | 'vote'
  | 'reveal'
  | 'tests'
  | 'chase'
  | 'food'
  | 'over';

const OF: Record<string, [number, PhaseKey]> = {
  setting_up: [0, 'set-up'],
  pick_character: [0, 'set-up'],
  keep_weather: [1, 'weather'],
  plan: [3, 'plan'],
  exchange: [4, 'drawing'],
  place: [4, 'placing'],
  pick_special: [4, 'placing'],
  choose_hand: [4, 'placing'],
  items: [4, 'actions'],
  alien_room: [4, 'encounters'],
  fight: [4, 'encounters'],
  alien_choice: [4, 'encounters'],
  encounter_room: [4, 'encounters'],
  avoid: [4, 'encounters'],
  tokens: [4, 'encounters'],
  take_from: [4, 'encounters'],
  burn: [4, 'burning'],
  burn_leave: [4, 'burning'],
  board_now: [4, 'boarding'],
  turn: [4, 'actions'],
  assign: [4, 'actions'],
  keep_die: [4, 'actions'],
  station_fuel: [4, 'actions'],
  keep_weapon: [4, 'actions'],
  keep_item: [4, 'actions'],
  keep_token: [4, 'actions'],
  escape: [4, 'actions'],
  board_ask: [8, 'boarding'],
  board_vote: [8, 'boarding'],
  trade: [5, 'trading'],
  trade_draft: [5, 'trading'],
  trade_answer: [5, 'trading'],
  trade_confirm: [5, 'trading'],
  vote: [5, 'vote'],
  reveal: [5, 'reveal'],
  offer_test: [6, 'tests'],
  pick_tester: [6, 'tests'],
  test_target: [6, 'tests'],
  order_tests: [6, 'tests'],
  examine: [6, 'tests'],
  enter: [4, 'chase'],
  collect_room: [4, 'chase'],
  launch: [4, 'chase'],
  starve: [7, 'food'],
  over: [8, 'over'],
};

/** The game for 1 to 3 players counts otherwise, and has nine phases. */
const SOLO: Record<string, [number, string]> = {
  setting_up: [0, 'set-up'],
  pick_character: [0, 'set-up'],
  keep_weather: [1, 'weather'],
  solo_move: [3, 'solo-move'],
  encounter_room: [3, 'solo-meet'],
  avoid: [3, 'solo-meet'],
  alien_room: [4, 'solo-alien'],
  fight: [4, 'solo-alien'],
  solo_victim: [4, 'solo-alien'],
  solo_board: [5, 'boarding'],
  board_ask: [5, 'boarding'],
  board_vote: [5, 'boarding'],
  solo_share: [6, 'trading'],
  solo_accept: [6, 'trading'],
  order_tests: [7, 'tests'],
  offer_test: [7, 'tests'],
  pick_tester: [7, 'tests'],
  test_target: [7, 'tests'],
  over: [9, 'over'],
};

const AFTER: Record<string, [number, string]> = {
  meeting: [3, 'solo-lost'],
  alien: [4, 'solo-lost'],
  cancelling: [5, 'solo-lost'],
  resolving: [5, 'solo-lost'],
  test: [7, 'solo-lost'],
  night: [9, 'solo-lost'],
};

/** Whoever has nobody left is offered a Character of somebody else's, whatever took the last one. */
const TAKING_OVER = new Set(['solo_take_over', 'solo_hand_over']);

export function soloPhaseOf(step: unknown): { number: number; key: string } {
  const [word, held] = tagged(step ?? 'setting_up');
  // Whoever is lost interrupts what goes on afterwards.
  const [number, key] = AFTER[tagged(held.then)[0]] ?? SOLO[word] ?? [5, 'solo-dice'];
  return { number, key: TAKING_OVER.has(word) ? 'solo-take-over' : key };
}

export function phaseOf(step: Step): { number: number; key: PhaseKey } {
  const [number, key] = OF[tagged(step)[0]] ?? [0, 'set-up'];
  return { number, key };
}
