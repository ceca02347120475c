// Where everything is drawn: one plan for wide screens, another for a phone held upright.
import type { Board, Place, Room, Seat } from '$lib/wire/types';

/** Anywhere a Character can be seen. */
export type Spot = Room | 'leisure_room' | 'dormitory' | 'rescue' | 'outside';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  /** Where the plan of the UFO ends. */
  ufoHeight: number;
  /** Rooms are drawn in units of their own; one such unit is so long on the plan. */
  unit: number;
  boxes: Record<Spot, Box>;
  stores: Record<'underground' | 'pantry' | 'external', Box>;
  /** The launch panel in the middle of the UFO. */
  core: Box;
  /** Outline of the main building. */
  hull: string;
  /** Outline of the UFO. */
  saucer: string;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

export const WIDE: Layout = {
  name: 'wide',
  width: 1240,
  height: 784,
  ufoHeight: 784,
  unit: 1,
  boxes: {
    weather_station: box(38, 38, 192, 172),
    radio: box(252, 38, 216, 172),
    laboratory: box(490, 38, 216, 172),
    armory: box(728, 38, 178, 172),
    generator: box(38, 232, 192, 176),
    leisure_room: box(252, 232, 454, 278),
    dormitory: box(728, 232, 178, 178),
    boiler: box(38, 430, 192, 176),
    kitchen: box(728, 432, 178, 174),
    kennel: box(38, 628, 192, 118),
    warehouse: box(252, 532, 304, 214),
    base_helicopter: box(962, 38, 258, 226),
    shed: box(962, 352, 258, 188),
    rescue: box(962, 560, 258, 200),
    sector_a: box(76, 44, 268, 200),
    sector_b: box(366, 44, 268, 200),
    sector_c: box(656, 44, 268, 200),
    sector_d: box(76, 292, 268, 200),
    sector_e: box(656, 292, 268, 200),
    sector_f: box(76, 540, 268, 200),
    sector_g: box(366, 540, 268, 200),
    sector_h: box(656, 540, 268, 200),
    outside: box(990, 240, 230, 304),
  },
  core: box(366, 272, 268, 240),
  saucer: 'M300 14H700C880 14 984 170 984 392S880 770 700 770H300C120 770 16 614 16 392S120 14 300 14Z',
  stores: {
    underground: box(578, 532, 128, 214),
    pantry: box(728, 628, 178, 118),
    external: box(962, 280, 258, 58),
  },
  hull: 'M34 14H910L930 34V750L910 770H34L14 750V34Z',
};

export const TALL: Layout = {
  name: 'tall',
  width: 360,
  height: 472,
  ufoHeight: 402,
  unit: 0.58,
  boxes: {
    weather_station: box(6, 6, 112, 80),
    radio: box(124, 6, 112, 80),
    laboratory: box(242, 6, 112, 80),
    generator: box(6, 92, 112, 80),
    leisure_room: box(124, 92, 112, 166),
    armory: box(242, 92, 112, 80),
    boiler: box(6, 178, 112, 80),
    dormitory: box(242, 178, 112, 80),
    warehouse: box(6, 264, 112, 80),
    kennel: box(124, 264, 112, 80),
    kitchen: box(242, 264, 112, 80),
    base_helicopter: box(6, 354, 112, 80),
    shed: box(124, 354, 112, 80),
    rescue: box(242, 354, 112, 80),
    sector_a: box(10, 8, 108, 92),
    sector_b: box(126, 8, 108, 92),
    sector_c: box(242, 8, 108, 92),
    sector_d: box(10, 116, 108, 92),
    sector_e: box(242, 116, 108, 92),
    sector_f: box(10, 224, 108, 92),
    sector_g: box(126, 224, 108, 92),
    sector_h: box(242, 224, 108, 92),
    outside: box(10, 332, 340, 64),
  },
  core: box(126, 108, 108, 108),
  saucer: 'M110 2H250C330 2 358 70 358 162S330 322 250 322H110C30 322 2 254 2 162S30 2 110 2Z',
  stores: {
    underground: box(6, 440, 112, 28),
    pantry: box(242, 440, 112, 28),
    external: box(124, 440, 112, 28),
  },
  hull: 'M8 1H352L359 8V342L352 349H8L1 342V8Z',
};

/** Rooms in the order in which one reads the plan. */
export const READING: readonly Spot[] = [
  'weather_station',
  'radio',
  'laboratory',
  'armory',
  'generator',
  'leisure_room',
  'dormitory',
  'boiler',
  'kitchen',
  'warehouse',
  'kennel',
  'base_helicopter',
  'shed',
  'rescue',
];

/** Sectors of the UFO, and where one waits before it. */
export const IN_UFO: readonly Spot[] = [
  'sector_a',
  'sector_b',
  'sector_c',
  'sector_d',
  'sector_e',
  'sector_f',
  'sector_g',
  'sector_h',
  'outside',
];

export function spotOf(place: Place, board: Pick<Board, 'vehicle'>): Spot | null {
  if (typeof place === 'object') return place.in;
  if (place === 'leisure_room' || place === 'dormitory' || place === 'outside') return place;
  if (place === 'gone') return null;
  if (board.vehicle === 'base_helicopter') return 'base_helicopter';
  return board.vehicle === 'snow_cat' ? 'shed' : 'rescue';
}

export interface Standing {
  seat: Seat;
  spot: Spot;
  x: number;
  y: number;
  lying: boolean;
}

/** How far apart pieces stand, in room units. */
const STEP = 48;

/** Where the pieces stand, so that nobody hides anybody. */
export function standings(board: Board, layout: Layout): Standing[] {
  const bySpot = new Map<Spot, Seat[]>();
  for (let seat = 0; seat < board.rules.players; seat++) {
    const spot = board.status[seat] === 'character' ? spotOf(board.place[seat] ?? 'gone', board) : null;
    if (spot) bySpot.set(spot, [...(bySpot.get(spot) ?? []), seat]);
  }
  return [...bySpot].flatMap(([spot, seats]) => {
    const { x, y, w, h } = layout.boxes[spot];
    const step = (spot === 'leisure_room' ? STEP + 8 : STEP) * layout.unit;
    const perRow = Math.max(1, Math.floor((w - 8 * layout.unit) / step));
    const columns = spot === 'leisure_room' ? Math.min(perRow, seats.length > 4 ? 4 : seats.length) : perRow;
    return seats.map((seat, i) => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, seats.length - row * columns);
      const centred = spot === 'leisure_room' || spot === 'rescue';
      const left = centred ? x + (w - (inRow - 1) * step) / 2 : x + 30 * layout.unit;
      return {
        seat,
        spot,
        x: left + (i % columns) * step,
        y: y + h - (28 + (spot === 'leisure_room' ? 22 : 0)) * layout.unit - row * step * 1.02,
        lying: board.lying.includes(seat),
      };
    });
  });
}
