// Where everything is drawn: one plan for wide screens, another for a phone held upright.
import type { Board, Place, Room, Seat } from '$lib/wire/types';

/** Anywhere a Character can be seen. */
export type Spot = Room | 'leisure_room' | 'dormitory' | 'rescue';

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
  /** Rooms are drawn in units of their own; one such unit is so long on the plan. */
  unit: number;
  boxes: Record<Spot, Box>;
  stores: Record<'underground' | 'pantry' | 'external', Box>;
  /** Outline of the main building. */
  hull: string;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

export const WIDE: Layout = {
  name: 'wide',
  width: 1240,
  height: 784,
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
  },
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
  },
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

export function spotOf(place: Place, board: Pick<Board, 'vehicle'>): Spot | null {
  if (typeof place === 'object') return place.in;
  if (place === 'leisure_room' || place === 'dormitory') return place;
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
