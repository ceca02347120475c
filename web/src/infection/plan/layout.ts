// Where everything of the outpost is drawn: three wings side by side, or below one another on a phone.
import { tagged } from '$lib/table/moment';
import type { Box } from '$lib/plan/layout';
import type { Seat } from '$lib/wire/types';
import type { Room, Sector, Table } from '../types';
import { ROOMS, SECTORS } from '../words';

export interface OutpostLayout {
  tall: boolean;
  width: number;
  height: number;
  /** How long a unit of the drawings inside is on the plan. */
  unit: number;
  wings: Record<Sector, Box>;
  /** The sign over each wing. */
  heads: Record<Sector, Box>;
  /** Nothing for the rooms of a wing that is still shut and has no place to be shown. */
  rooms: Partial<Record<Room, Box>>;
  rec: Box;
  pad: Box;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** With rooms so high and the Rec Room as high as `rec`. */
function wide(high: number, rec: number): OutpostLayout {
  const [wing, gap, head, room] = [448, 18, 58, { w: 205, h: high }];
  const end = 82 + 3 * high + 2 * 12 + 10;
  const rooms: OutpostLayout['rooms'] = {};
  const wings = {} as Record<Sector, Box>;
  const heads = {} as Record<Sector, Box>;
  SECTORS.forEach((sector, n) => {
    const x = 10 + n * (wing + gap);
    wings[sector] = box(x, 10, wing, end - 10);
    heads[sector] = box(x + 14, 18, wing - 28, head);
    ROOMS[sector].forEach((name, i) => {
      const [column, row] = [i % 2, Math.floor(i / 2)];
      rooms[name] = box(x + 14 + column * (room.w + 10), 82 + row * (room.h + 12), room.w, room.h);
    });
  });
  return {
    tall: false,
    width: 1400,
    height: end + 18 + rec + 10,
    unit: 1,
    wings,
    heads,
    rooms,
    rec: box(10, end + 18, 1092, rec),
    pad: box(1122, end + 18, 268, rec),
  };
}

const HIGH = wide(146, 160);
/** Where the table has less height than width. */
const LOW = wide(108, 104);

/** On a phone a wing that is still shut is only its door. */
function tall(unlocked: Sector): OutpostLayout {
  const room = { w: 110, h: 60 };
  const rooms: OutpostLayout['rooms'] = {};
  const wings = {} as Record<Sector, Box>;
  const heads = {} as Record<Sector, Box>;
  let y = 2;
  SECTORS.forEach((sector, n) => {
    const open = n <= SECTORS.indexOf(unlocked);
    const height = open ? 36 + 2 * room.h + 10 : 34;
    wings[sector] = box(2, y, 356, height);
    heads[sector] = box(8, y + 3, 344, 28);
    if (open)
      ROOMS[sector].forEach((name, i) => {
        const [column, row] = [i % 3, Math.floor(i / 3)];
        rooms[name] = box(8 + column * (room.w + 7), y + 35 + row * (room.h + 5), room.w, room.h);
      });
    y += height + 5;
  });
  const height = y + 62;
  return {
    tall: true,
    width: 360,
    height,
    unit: 0.54,
    wings,
    heads,
    rooms,
    rec: box(2, y, 270, 58),
    pad: box(278, y, 80, 58),
  };
}

export const layoutFor = (screen: { small: boolean; medium: boolean }, unlocked: Sector): OutpostLayout =>
  screen.small ? tall(unlocked) : screen.medium ? LOW : HIGH;

export type Whereabouts = Room | 'rec' | 'pad';

/** After these one leaves the Rec Room only in the next turn. */
const WHYS_AT_HOME = ['rec_room', 'passed', 'after'];
const POWERS_AT_HOME = ['spare_fallout', 'exchange_after', 'second_on_the_left'];

/** Everybody has come back, in the turn that sent them out. */
function isBack({ step }: Table): boolean {
  const [word, held] = tagged(step);
  return (
    word === 'return' ||
    (word === 'exchange' && WHYS_AT_HOME.includes(held.why as string)) ||
    (word === 'power' && POWERS_AT_HOME.includes(held.power as string))
  );
}

/** Where somebody is; the torched are nowhere. */
export function whereabouts(table: Table, seat: Seat): Whereabouts | null {
  if (table.torched.includes(seat)) return null;
  if (table.aboard.includes(seat)) return 'pad';
  if (table.escape || isBack(table)) return 'rec';
  const sent = table.turn.sent[seat];
  if (sent) return sent;
  return table.turn.room !== null && table.turn.team.includes(seat) ? table.turn.room : 'rec';
}

export interface Stand {
  seat: Seat;
  at: Whereabouts;
  x: number;
  y: number;
  lying: boolean;
}

/** How far apart pieces stand, in units of the drawings. */
const STEP = 48;

/** Where the pieces stand, so that nobody hides anybody; whoever is tied lies. */
export function stands(table: Table, layout: OutpostLayout): Stand[] {
  const byPlace = new Map<Whereabouts, Seat[]>();
  for (let seat = 0; seat < table.rules.players; seat++) {
    const at = whereabouts(table, seat);
    if (at) byPlace.set(at, [...(byPlace.get(at) ?? []), seat]);
  }
  return [...byPlace].flatMap(([at, seats]) => {
    const place = at === 'rec' ? layout.rec : at === 'pad' ? layout.pad : layout.rooms[at];
    if (!place) return [];
    const step = Math.min((at === 'rec' ? STEP * 1.4 : STEP) * layout.unit, place.w / seats.length);
    const left = place.x + place.w / 2 - ((seats.length - 1) * step) / 2;
    const drop = at === 'rec' ? place.h / 2 - 12 * layout.unit : 26 * layout.unit;
    return seats.map((seat, i) => ({
      seat,
      at,
      x: left + i * step,
      y: place.y + place.h - drop,
      lying: table.tied.includes(seat),
    }));
  });
}
