// What an event will look like on the board, so that a long step can be shown piece by piece.
// No rule is worked out here: when the step is over, the page of the server stands, whatever was shown before.
import type { Board, ByRoom, Die, Face, Place, Plan, Room, Seat, Weather } from '$lib/wire/types';
import { tagged } from './moment';

type Solo = NonNullable<Board['solo']>;
type Held = Record<string, unknown>;
type Show = (board: Board, held: Held) => Partial<Board>;

const seatOf = (held: Held) => held.seat as Seat;
const roomOf = (held: Held) => held.room as Room;
const number = (held: Held, key: string) => Number(held[key] ?? 0);

const put = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((old, i) => (i === index ? value : old));
const joined = <T>(list: readonly T[], more: readonly T[]): T[] => [...new Set([...list, ...more])];
const without = <T>(list: readonly T[], gone: T): T[] => list.filter((one) => one !== gone);
const plus = (rooms: ByRoom, room: Room, n: number): ByRoom => ({
  ...rooms,
  [room]: Math.max(0, (rooms[room] ?? 0) + n),
});
const moved = (board: Board, seats: readonly Seat[], place: Place): Place[] =>
  board.place.map((old, seat) => (seats.includes(seat) ? place : old));

const SHOWS: Record<string, Show> = {
  round_began: (_, held) => ({ round: number(held, 'round') }),
  weather_is: (_, held) => ({ weather: held.face as Weather }),
  fuel_burnt: (board, held) => ({ fuel: plus(board.fuel, roomOf(held), -number(held, 'tokens')) }),
  fuelled: (board, held) => ({ fuel: plus(board.fuel, roomOf(held), number(held, 'tokens')) }),
  damaged: (board, held) => ({ damage: plus(board.damage, roomOf(held), number(held, 'counters')) }),
  repaired: (board, held) => ({ damage: plus(board.damage, roomOf(held), -number(held, 'counters')) }),
  power_failed: () => ({ power_failure: true }),
  power_back: () => ({ power_failure: false }),
  boiler_lost: (board) => ({
    freezing: 0,
    fuel: { ...board.fuel, boiler: 0 },
    damage: { ...board.damage, boiler: 0 },
  }),
  drew: (board, held) => {
    const seat = seatOf(held);
    return { hand: put(board.hand, seat, (board.hand[seat] ?? 0) + number(held, 'cards')) };
  },
  exchanged: (board, held) => ({ hand: put(board.hand, seatOf(held), (board.hand[seatOf(held)] ?? 1) - 1) }),
  leader_drew: (board) => ({ stack: board.stack + 1 }),
  placed: (board, held) => ({
    place: moved(board, [seatOf(held)], { in: roomOf(held) }),
    placed: joined(board.placed, [seatOf(held)]),
    ...(String(held.way).includes('special')
      ? { hand: put(board.hand, seatOf(held), 0) }
      : { hand: put(board.hand, seatOf(held), (board.hand[seatOf(held)] ?? 1) - 1), stack: board.stack + 1 }),
  }),
  special_given: (board) => ({ stack: board.stack + 1 }),
  went_to_sleep: (board, held) => ({
    place: moved(board, [seatOf(held)], 'dormitory'),
    lying: joined(board.lying, [seatOf(held)]),
  }),
  boarded: (board, held) => ({ place: moved(board, [seatOf(held)], 'aboard') }),
  came_aboard: (board, held) => ({ place: moved(board, [seatOf(held)], 'aboard') }),
  took_leader_token: (_, held) => ({ leader_token: { with: seatOf(held) } }),
  leader_token_at: (_, held) => ({ leader_token: { in: roomOf(held) } }),
  leader_token_back: () => ({ leader_token: 'aside' }),
  leader_is: (_, held) => ({ leader: seatOf(held) }),
  stacks_revealed: (_, held) => ({ alien: held.plan as Plan }),
  stacks_returned: () => ({ alien: {} }),
  laid_down: (board, held) => ({ lying: joined(board.lying, held.seats as Seat[]) }),
  fled: (board, held) => ({
    place: moved(board, held.seats as Seat[], board.ufo ? 'outside' : 'leisure_room'),
    lying: joined(board.lying, held.seats as Seat[]),
  }),
  gathered: (board) => ({
    place: board.place.map((place, seat) =>
      board.status[seat] === 'character' && place !== 'gone' ? 'leisure_room' : place,
    ),
    lying: [],
  }),
  eaten: (board, held) => ({
    status: put(board.status, seatOf(held), 'dead'),
    place: moved(board, [seatOf(held)], 'gone'),
  }),
  exposed: (board, held) => ({
    status: put(board.status, seatOf(held), 'exposed'),
    place: moved(board, [seatOf(held)], 'gone'),
  }),
  suspected: (board, held) => ({ suspicion: put(board.suspicion, seatOf(held), number(held, 'level')) }),
  room_burned: (board, held) => ({ burned: joined(board.burned, [roomOf(held)]) }),
  stack_card_lost: (board) => ({ stack: board.stack - 1 }),
  turned: (board) => ({ stack: board.stack - 1, cards_turned: board.cards_turned + 1 }),
  stack_dropped: () => ({ stack: 0 }),
  dog_placed: (board, held) => ({ dogs: joined(board.dogs, [roomOf(held)]) }),
  pack_leader_at: (board, held) => ({
    dogs: joined(
      typeof board.pack_leader === 'object' ? without(board.dogs, board.pack_leader.in) : board.dogs,
      [roomOf(held)],
    ),
    pack_leader: { in: roomOf(held) },
  }),
  entered_sector: (board, held) => ({ place: moved(board, [seatOf(held)], { in: roomOf(held) }) }),
  ufo_began: (board, held) => ({ place: moved(board, held.humans as Seat[], 'outside'), lying: [] }),
  dog_ran: (board) => ({ dog_at: board.dog_at + 1 }),
  dog_caught: (board, held) => ({ dogs: without(board.dogs, roomOf(held)) }),
  dog_eaten: (board, held) => ({ dogs: without(board.dogs, roomOf(held)) }),
  dogs_gathered: () => ({ dogs: [] }),
  solo_went: (board, held) => ({
    place: moved(board, [seatOf(held)], held.to as Place),
    placed: joined(board.placed, [seatOf(held)]),
  }),
  solo_threat_at: (board, held) => inSolo(board, { threat: number(held, 'space') }),
  solo_rolled: (board, held) =>
    inSolo(board, {
      dice: (held.faces as (Face | null)[]).map(
        (face) => face && { face, state: 'open', turned: false, relit: false },
      ) as Solo['dice'],
    }),
  solo_dice_given: (board, held) => inSolo(board, { actor: seatOf(held) }),
  solo_rerolled: (board, held) => withDie(board, held, { face: held.face as Face }),
  solo_cancelled: (board, held) => withDie(board, held, { state: 'cancelled' }),
  solo_spent: (board, held) => withDie(board, held, { state: 'spent' }),
  solo_turned: (board, held) => ({
    ...withDie(board, held, { face: held.face as Face, turned: true }),
    lying: joined(board.lying, [seatOf(held)]),
  }),
  solo_dice_away: (board) => inSolo(board, { dice: [null, null, null], actor: null }),
};

function inSolo(board: Board, change: Partial<Solo>): Partial<Board> {
  return board.solo ? { solo: { ...board.solo, ...change } } : {};
}

function withDie(board: Board, held: Held, change: Partial<Die>): Partial<Board> {
  const at = number(held, 'die');
  const dice = board.solo?.dice.map((die, i) => (die && i === at ? { ...die, ...change } : die));
  return dice ? inSolo(board, { dice: dice as Solo['dice'] }) : {};
}

export function foreseen(board: Board, event: unknown): Board {
  const [word, held] = tagged(event);
  const show = SHOWS[word];
  return show ? { ...board, ...show(board, held) } : board;
}
