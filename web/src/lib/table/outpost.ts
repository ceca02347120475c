// What an event of Infection at Outpost 31 will look like on the board, so that a long step can be shown piece by piece.
// No rule is worked out here: when the step is over, the page of the server stands, whatever was shown before.
import type { Gear, Holding, Room, Sector, Table, Turn } from '$lib/wire/infection.gen';
import { tagged } from './moment';

type Held = Record<string, unknown>;
type Show = (table: Table, held: Held) => Partial<Table>;

const seatOf = (held: Held) => held.seat as number;
const roomOf = (held: Held) => held.room as Room;
const number = (held: Held, key: string) => Number(held[key] ?? 0);

const put = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((old, i) => (i === index ? value : old));
const joined = <T>(list: readonly T[], one: T): T[] => [...new Set([...list, one])];
const without = <T>(list: readonly T[], ...gone: T[]): T[] => list.filter((one) => !gone.includes(one));
const inTurn = ({ turn }: Table, change: Partial<Turn>): Partial<Table> => ({ turn: { ...turn, ...change } });

const drawn = (table: Table, cards: number): Partial<Table> => ({
  supply: table.supply - cards,
  top: Math.max(0, table.top - cards),
});
const given = (table: Table, seat: number, cards: number): Partial<Table> => ({
  hand: put(table.hand, seat, table.hand[seat]! - cards),
  supply_discard: table.supply_discard + cards,
});
const geared = (table: Table, seat: number, change: (held: Holding) => Partial<Holding>): Partial<Table> => ({
  gear: put(table.gear, seat, { ...table.gear[seat]!, ...change(table.gear[seat]!) }),
});
const poolLess = (table: Table, cards: number, change: Partial<Turn> = {}): Partial<Table> => ({
  supply_discard: table.supply_discard + cards,
  ...inTurn(table, { pool: table.turn.pool - cards, ...change }),
});
const logDone = (table: Table, change: Partial<Turn> = {}): Partial<Table> => ({
  log_discard:
    table.turn.mission === null ? table.log_discard : joined(table.log_discard, table.turn.mission),
  ...inTurn(table, { mission: null, ...change }),
});

/** In the order in which the wire counts them. */
const CARDS = [
  ...['knife', 'petri_dish', 'flashlight', 'fire_extinguisher', 'axe', 'copper_wire', 'molotov', 'gun'],
  ...['sabotage_ruin', 'sabotage_dark', 'sabotage_fire', 'sabotage_attack', 'sabotage_luck'],
];
const CHIPS = ['rope', 'dynamite', 'flamethrower', 'thing', 'discard'];
const counted = <T extends number[]>(counts: T, at: number, by: number): T =>
  put(counts, at, counts[at]! + by) as T;

/** The sector whose rooms hold this one: rooms come six to a sector. */
const ROOMS: readonly Room[] = [
  ...(['shed', 'laundry_room', 'greenhouse', 'common_office', 'sleeping_quarters', 'bathroom'] as const),
  ...(['geology_lab', 'first_supply_room', 'infirmary', 'kitchen', 'biology_lab', 'radio_room'] as const),
  ...(['kennel', 'garage', 'generator_room', 'ice_store', 'second_supply_room', 'balloon_tower'] as const),
];
const sectorOf = (room: Room): Sector =>
  (['one', 'two', 'three'] as const)[Math.floor(ROOMS.indexOf(room) / 6)]!;

function chipGone(table: Table, room: Room, chip: string, more?: 'gear' | 'thing'): Partial<Table> {
  const sector = sectorOf(room);
  const { left, gear, things } = table.progress[sector];
  return {
    chips: without(table.chips, room),
    known_things: without(table.known_things, room),
    progress: {
      ...table.progress,
      [sector]: {
        left: counted(left, CHIPS.indexOf(chip), -1),
        gear: gear || (more === 'gear' && table.rules.sectors[sector].gear === chip),
        things: more === 'thing' ? Math.min(things + 1, table.rules.sectors[sector].things) : things,
      },
    },
  };
}

const dynamiteSpent =
  ({ rules }: Table) =>
  ({ dynamites, dynamite_rest }: Holding): Partial<Holding> => ({
    dynamites: dynamite_rest === 0 ? dynamites - 1 : dynamites,
    dynamite_rest: (dynamite_rest === 0 ? rules.dynamite_uses : dynamite_rest) - 1,
  });
const lessOne = (dice: readonly number[], face: number): number[] =>
  dice.filter((_, i) => i !== dice.indexOf(face));

const GAINED: Record<Gear, (held: Holding) => Partial<Holding>> = {
  rope: ({ ropes }) => ({ ropes: ropes + 1 }),
  dynamite: ({ dynamites }) => ({ dynamites: dynamites + 1 }),
  flamethrower: ({ flamethrowers }) => ({ flamethrowers: flamethrowers + 1 }),
};

/** What is forgotten when a turn ends, as far as it is seen. */
const freshTurn = (table: Table): Partial<Turn> => ({
  ...{ mission: null, room: null, proposed: false, passed: false, contagion: false, battle_lost: false },
  ...{ power_used: false, molotov_used: false, power_out_ignored: false, may_swap: false, helper: null },
  ...{ team: [], refused: [], rope_refused: [], gave_gear: [], fresh_smoke: [], handed_in: [] },
  ...{ fire_duty: 'none', stage: 'mission', phase: 'forming', sent: table.turn.sent.map(() => null) },
  ...{ pool: 0, flips: 0, bonus: 0, zero_counts_one: false, petri_counts_any: false },
  ...{ found: none(table), flipped: none(table) },
  ...{ dice: [], shifted: [], dice_count: 0, throws_left: 0, boosted: false },
});
const none = ({ turn }: Table) => turn.flipped.map(() => 0) as Turn['flipped'];

const SHOWS: Record<string, Show> = {
  asked: (_, held) => ({ step: held.step as Table['step'], waiting: held.seats as Table['waiting'] }),
  answered: ({ waiting }, held) => ({ waiting: without(waiting, seatOf(held)) }),
  board_laid: () => ({ chips: [...ROOMS] }),
  blood_dealt: () => ({ possible_imitations: 1 }),
  captain_is: (_, held) => ({ captain: seatOf(held) }),
  seated: (table, held) => ({
    characters: put(table.characters, seatOf(held), held.character as Table['characters'][number]),
  }),

  drew: (table, held) => ({
    ...drawn(table, number(held, 'cards')),
    hand: put(table.hand, seatOf(held), table.hand[seatOf(held)]! + number(held, 'cards')),
  }),
  supply_shuffled: (table) => ({ supply: table.supply + table.supply_discard, supply_discard: 0 }),
  exchanged: (table, held) => given(table, seatOf(held), number(held, 'cards')),
  paid: (table, held) => given(table, seatOf(held), 1),
  molotov_used: (table, held) => ({
    ...given(table, seatOf(held), 1),
    ...inTurn(table, { molotov_used: true, refused: [] }),
  }),

  turn_began: (table, held) => ({
    turn_number: number(held, 'turn'),
    step: { window: { which: 'first' } },
    ...inTurn(table, freshTurn(table)),
  }),
  log_drawn: (table, held) => {
    const log = number(held, 'log');
    const mission = typeof table.rules.logs[log] === 'object';
    return {
      log_deck: without(table.log_deck, log),
      ...(mission ? inTurn(table, { mission: log }) : { log_discard: joined(table.log_discard, log) }),
    };
  },
  log_shuffled: (table) => ({ log_deck: [...table.log_deck, ...table.log_discard], log_discard: [] }),
  mission_dropped: (table) => logDone(table, { rope_refused: [] }),

  smoked: (table, held) => ({ smoke: joined(table.smoke, roomOf(held)) }),
  ignited: (table, held) => ({
    smoke: without(table.smoke, roomOf(held)),
    fire: joined(table.fire, roomOf(held)),
  }),
  darkened: (table, held) => ({ dark: joined(table.dark, roomOf(held)) }),
  doused: (table, held) => ({
    smoke: without(table.smoke, roomOf(held)),
    fire: without(table.fire, roomOf(held)),
  }),
  destroyed: (table, held) => ({
    smoke: without(table.smoke, roomOf(held)),
    fire: without(table.fire, roomOf(held)),
    dark: without(table.dark, roomOf(held)),
    destroyed: joined(table.destroyed, roomOf(held)),
    ...(held.chip ? chipGone(table, roomOf(held), held.chip as string) : {}),
  }),

  tied: (table, held) => ({
    ...geared(table, number(held, 'by'), ({ ropes }) => ({ ropes: ropes - 1 })),
    tied: joined(table.tied, seatOf(held)),
  }),
  tested: (table, held) =>
    geared(table, number(held, 'by'), ({ flamethrowers, spent_flamethrowers }) => ({
      flamethrowers: flamethrowers - 1,
      spent_flamethrowers: spent_flamethrowers + 1,
    })),
  torch_called: (table, held) =>
    geared(table, number(held, 'by'), ({ flamethrowers }) => ({ flamethrowers: flamethrowers - 1 })),
  torched: (table, held) => ({
    ...given(table, seatOf(held), table.hand[seatOf(held)]!),
    torched: joined(table.torched, seatOf(held)),
    tied: without(table.tied, seatOf(held)),
    shown: put(table.shown, seatOf(held), held.blood as Table['shown'][number]),
    possible_imitations: table.possible_imitations - (held.blood === 'imitation' ? 1 : 0),
  }),
  power_used: (table, held) => {
    const { turn } = table;
    const power = String(held.power);
    const throws = power === 'battle_throw' || (power === 'one_more' && turn.dice_count > 0);
    const more = !throws && ['one_more', 'zero_counts_one', 'battle_die'].includes(power);
    return inTurn(table, {
      power_used: true,
      power_out_ignored: turn.power_out_ignored || power === 'ignore_power_out',
      zero_counts_one: turn.zero_counts_one || power === 'zero_counts_one',
      petri_counts_any: turn.petri_counts_any || power === 'petri_counts_any',
      throws_left: turn.throws_left + (throws ? 1 : 0),
      bonus: turn.bonus + (more ? 1 : 0),
    });
  },

  team_is: (table, held) => ({
    step: 'room',
    ...inTurn(table, { team: held.seats as number[], may_swap: Boolean(held.may_swap) }),
  }),
  room_proposed: (table) => inTurn(table, { proposed: true }),
  room_refused: (table, held) => inTurn(table, { refused: joined(table.turn.refused, roomOf(held)) }),
  entered: (table, held) => ({
    last_room: roomOf(held),
    passes_in_a_row: 0,
    ...inTurn(table, { room: roomOf(held) }),
  }),
  turn_passed: (table) => ({ has_passed: true, ...logDone(table, { passed: true }) }),
  fires_skipped: () => ({ has_skipped_fires: true }),
  sent: (table, held) => inTurn(table, { sent: put(table.turn.sent, seatOf(held), roomOf(held)) }),

  helper_is: (table, held) => inTurn(table, { helper: seatOf(held) }),
  handed_in: (table, held) => {
    const seats = held.seats as number[];
    return {
      hand: table.hand.map((cards, seat) => cards - (seats.includes(seat) ? 1 : 0)),
      ...inTurn(table, {
        ...{ pool: seats.length, handed_in: seats, helper: null, phase: 'forming' },
        ...{ flipped: none(table), flips: 0, bonus: 0 },
        ...{ dice_count: 0, dice: [], shifted: [], throws_left: 0 },
      }),
    };
  },
  pool_shuffled: (table) =>
    table.turn.phase === 'forming'
      ? inTurn(table, { phase: 'seen' })
      : { step: 'flip', ...inTurn(table, { phase: 'turning' }) },
  sabotage_found: (table, held) => {
    const more = held.cards as number[];
    const found = table.turn.found.map((n, i) => n + more[i]!) as Turn['found'];
    return { step: 'sabotage', ...inTurn(table, { found }) };
  },
  sabotage_gone: (table, held) =>
    poolLess(table, 1, { found: counted(table.turn.found, CARDS.indexOf(held.card as string), -1) }),
  swapped: (table, held) => ({ step: 'swap', ...poolLess(table, number(held, 'cards')) }),
  pool_fed: (table) => ({ ...drawn(table, 1), ...inTurn(table, { pool: table.turn.pool + 1 }) }),
  swap_drawn: (table) => ({ ...drawn(table, 1), ...inTurn(table, { phase: 'swapping' }) }),
  swap_kept: (table) => inTurn(table, { pool: table.turn.pool + 1 }),
  swap_thrown: ({ supply_discard }) => ({ supply_discard: supply_discard + 1 }),
  top_looked: () => ({ top: 2 }),
  flipped: (table, held) => {
    const at = CARDS.indexOf(held.card as string);
    const flips = table.turn.flips + 1;
    const found = String(held.card).startsWith('sabotage');
    return {
      step: 'flip',
      ...(found
        ? inTurn(table, { flips, found: counted(table.turn.found, at, 1) })
        : poolLess(table, 1, { flips, flipped: counted(table.turn.flipped, at, 1) })),
    };
  },
  pool_dropped: (table) => poolLess(table, table.turn.pool, { found: none(table) }),
  mission_passed: (table) => logDone(table),
  mission_failed: (table) => logDone(table, { contagion: true }),

  dice_ready: (table, held) => ({
    step: 'keep',
    ...inTurn(table, {
      ...{ dice: [], shifted: [], boosted: false },
      ...{ dice_count: number(held, 'dice'), throws_left: number(held, 'throws') },
    }),
  }),
  thrown: (table, held) => ({
    step: 'keep',
    ...inTurn(table, {
      dice: [...table.turn.dice, ...(held.dice as number[])],
      throws_left: table.turn.throws_left - 1,
    }),
  }),
  dice_kept: (table, held) => {
    // Those that Dynamite changed are kept first.
    const dice = [...(held.dice as number[])];
    const shifted = table.turn.shifted.filter((face) => {
      const at = dice.indexOf(face);
      if (at >= 0) dice.splice(at, 1);
      return at >= 0;
    });
    return inTurn(table, { dice, shifted });
  },
  die_shifted: (table, held) => {
    const { dice, shifted } = table.turn;
    const [from, to] = [number(held, 'from'), number(held, 'to')];
    if (held.gear)
      return {
        ...geared(table, number(held, 'by'), dynamiteSpent(table)),
        ...inTurn(table, { dice: lessOne(dice, from), shifted: [...shifted, to] }),
      };
    return dice.includes(from)
      ? inTurn(table, { dice: [...lessOne(dice, from), to] })
      : inTurn(table, { shifted: [...lessOne(shifted, from), to] });
  },
  sabotage_shifted: (table, held) => geared(table, number(held, 'by'), dynamiteSpent(table)),
  boosted: (table, held) => ({
    ...geared(table, seatOf(held), ({ flamethrowers, spent_flamethrowers: spent }) => ({
      flamethrowers: spent > 0 ? flamethrowers : flamethrowers - 1,
      spent_flamethrowers: spent > 0 ? spent - 1 : spent + 1,
    })),
    ...inTurn(table, { boosted: true, throws_left: table.turn.throws_left + table.rules.boost_throws }),
  }),

  chip_shown: (table, held) => ({
    step: { exchange: { why: 'chip' } },
    ...(held.chip === 'thing'
      ? inTurn(table, { stage: 'battle' })
      : chipGone(table, roomOf(held), held.chip as string, 'gear')),
  }),
  gear_taken: (table, held) => geared(table, seatOf(held), GAINED[held.gear as Gear]),
  thing_beaten: (table, held) => chipGone(table, roomOf(held), 'thing', 'thing'),
  battle_lost: (table) => inTurn(table, { contagion: true, battle_lost: true }),
  chip_stays: (table, held) => ({ known_things: joined(table.known_things, roomOf(held)) }),
  chips_mixed: (table, held) => ({
    known_things: table.known_things.filter((room) => sectorOf(room) !== held.sector),
  }),

  came_home: () => ({ step: { exchange: { why: 'rec_room' } } }),
  contagion_rose: ({ step }, held) => ({
    level: number(held, 'level'),
    // After a turn in a room, what follows happens to that room.
    step: tagged(step)[1].why === 'rec_room' ? { power: { power: 'spare_fallout' } } : step,
  }),
  sector_unlocked: (_, held) => ({ unlocked: held.sector as Sector }),
  second_blood_dealt: () => ({ step: 'return' }),
  turn_ended: () => ({ tied: [], step: { exchange: { why: 'after' } } }),

  escape_began: () => ({ escape: true, tied: [], step: 'nominate' }),
  nominated: (table, held) => ({ nominated: joined(table.nominated, seatOf(held)) }),
  nomination_rejected: ({ rejections }) => ({ rejections: rejections + 1 }),
  nominations_cleared: () => ({ nominated: [] }),
  final_captain_is: (_, held) => ({ captain: seatOf(held), final_captain: true }),
  boarded: (_, held) => ({ aboard: held.seats as Table['aboard'] }),
  blood_shown: (table, held) => ({
    shown: put(table.shown, seatOf(held), held.blood as Table['shown'][number]),
  }),
};

export function foreseenAtTheOutpost<T>(board: T, event: unknown): T {
  const [word, held] = tagged(event);
  const show = SHOWS[word];
  return show ? { ...board, ...show(board as unknown as Table, held) } : board;
}

/** Those aboard in the order in which they show their blood: the Final Captain first, then to the left. */
export function inOrderOfTruth({ aboard, captain }: Pick<Table, 'aboard' | 'captain'>): number[] {
  return [...aboard.filter((seat) => seat >= captain), ...aboard.filter((seat) => seat < captain)];
}
