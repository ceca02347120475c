// The parts of a turn of Infection at Outpost 31: which lamp is lit, what helps there, and how the part is called.
import type { Table } from '$lib/wire/infection.gen';
import { tagged } from './moment';

/** The lamp, the key of the help, and that of the name. */
type Part = readonly [lamp: number, help: string, name: string];

const SET_UP: Part = [0, 'set-up', 'set-up'];
const WINDOW: Part = [1, 'window', 'window'];
const ROOM: Part = [3, 'room', 'room'];
const HAND_IN: Part = [4, 'hand-in', 'hand-in'];
const SABOTAGE: Part = [5, 'sabotage', 'look'];
const SWAP: Part = [5, 'swap', 'swap'];
const DICE: Part = [6, 'dice', 'dice'];
const FIRES: Part = [7, 'fires', 'fires'];
const NOMINATION: Part = [8, 'escape', 'nomination'];

/** By the step that is asked. */
const STEPS: Record<string, Part> = {
  setting_up: SET_UP,
  pick_character: SET_UP,
  window: WINDOW,
  consent: WINDOW,
  torch_vote: [1, 'torch', 'torch'],
  team: [2, 'team', 'team'],
  room: ROOM,
  entry: ROOM,
  firefighter: ROOM,
  prepare: HAND_IN,
  hand_in: HAND_IN,
  see_handed_in: HAND_IN,
  sabotage: SABOTAGE,
  answer: SABOTAGE,
  sabotage_die: SABOTAGE,
  swap: SWAP,
  order_top: SWAP,
  keep_swapped: SWAP,
  flip: [6, 'reveal', 'reveal'],
  dynamite: DICE,
  shift_die: DICE,
  keep: DICE,
  boost: DICE,
  firefight: FIRES,
  remove_smoke: FIRES,
  skip_fires: FIRES,
  return: [8, 'assimilation', 'assimilation'],
  nominate: NOMINATION,
  nomination: NOMINATION,
  end_test: [8, 'escape', 'end-tests'],
  board: [8, 'escape', 'boarding'],
  over: [8, 'over', 'over'],
};

/** Cards are exchanged in many parts: by the reason. */
const EXCHANGES: Record<string, Part> = {
  molotov: [1, 'exchange', 'window'],
  hand_in: [4, 'exchange', 'hand-in'],
  chip: [7, 'exchange', 'chip'],
  rec_room: [7, 'exchange', 'home'],
  passed: [7, 'exchange', 'home'],
  after: [8, 'exchange', 'turn-end'],
};

/** So are powers used. */
const POWERS: Record<string, Part> = {
  new_mission: [1, 'power', 'window'],
  see_chip: [3, 'power', 'room'],
  ignore_power_out: [3, 'power', 'room'],
  rec_room_card: [4, 'power', 'hand-in'],
  see_random: [4, 'power', 'hand-in'],
  exchange_before: [4, 'power', 'hand-in'],
  see_handed_in: [4, 'power', 'hand-in'],
  cancel_sabotage: [5, 'power', 'look'],
  swap_two: [5, 'power', 'swap'],
  see_swapped: [5, 'power', 'swap'],
  add_top: [5, 'power', 'swap'],
  order_top: [5, 'power', 'swap'],
  swap_anyway: [5, 'power', 'swap'],
  zero_counts_one: [6, 'power', 'reveal'],
  petri_counts_any: [6, 'power', 'reveal'],
  battle_die: [6, 'power', 'reveal'],
  battle_throw: [6, 'power', 'dice'],
  one_more: [6, 'power', 'dice'],
  shift_die: [6, 'power', 'dice'],
  no_mixing: [7, 'power', 'battle'],
  remove_smoke: [7, 'power', 'fires'],
  spare_fallout: [7, 'power', 'fallout'],
  exchange_after: [8, 'power', 'turn-end'],
  second_on_the_left: [8, 'power', 'turn-end'],
};

/** A battle has all these parts of a mission again: the one word says more. */
const SHARED = ['hand-in', 'look', 'swap', 'reveal', 'dice'];

function partAt(step: unknown): Part {
  const [word, held] = tagged(step);
  if (word === 'power') return POWERS[String(held.power)] ?? SET_UP;
  const [why, more] = tagged(held.why);
  // In the second window the team is named, and stands before a room that nobody would pay for.
  if (held.which === 'second' || more.window === 'second') return [3, word, 'room'];
  if (word === 'exchange') return EXCHANGES[why] ?? SET_UP;
  return STEPS[word] ?? SET_UP;
}

/** The earliest lamp that what lies on the table leaves: none goes on again that has been on this turn. */
function least({ escape, turn }: Table): number {
  if (escape) return 8;
  if (turn.stage === 'battle') return 7;
  if (turn.phase === 'turning') return 6;
  return turn.team.length > 0 ? 3 : 0;
}

export function partOf(step: unknown, table?: unknown): { number: number; key: string; name: string } {
  const [lamp, key, name] = partAt(step ?? 'setting_up');
  if (!table || lamp === 0) return { number: lamp, key, name: `phase-${name}` };
  const fights = (table as Table).turn.stage === 'battle' && SHARED.includes(name);
  const number = Math.max(lamp, least(table as Table));
  return { number, key, name: `phase-${fights ? 'battle' : name}` };
}
