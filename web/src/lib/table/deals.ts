// What this browser saw of deals, and what it added to them: kept here, so that no server can change it afterwards.
import type { Seat } from '$lib/wire/types';

/** A start as this browser saw it: devices are asked for their parts. Numbers are hexadecimal. */
export interface KeptShuffle {
  /** Until when they were asked, which tells one start from another. */
  deadline: number;
  /** What every device had committed to by then. */
  seals: (string | null)[];
  /** What this browser opened. */
  mine: { seat: Seat; part: string } | null;
}

/** One game of a table. */
export interface KeptDeal {
  table: string;
  game: number;
  /** As it was when this browser first saw the lobby. */
  commitment: string;
  /** What this browser has sealed and not opened yet: several windows may each have sealed something. */
  parts: string[];
  /** Starts that it saw. */
  starts: number;
  /** The last of them. */
  shuffle: KeptShuffle | null;
}

const KEY = 'whiteout.deals';
/** Games that are remembered: a few kilobytes each at most. */
const MOST = 40;
const MOST_PARTS = 6;

const isHex = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isShuffle(value: unknown): value is KeptShuffle {
  if (!isObject(value) || !Number.isFinite(value.deadline) || !Array.isArray(value.seals)) return false;
  const { mine, seals } = value;
  return (
    seals.every((seal) => seal === null || isHex(seal)) &&
    (mine === null || (isObject(mine) && Number.isInteger(mine.seat) && isHex(mine.part)))
  );
}

/** Whatever else stands there was damaged or written by another version. */
const isDeal = (value: unknown): value is KeptDeal =>
  isObject(value) &&
  typeof value.table === 'string' &&
  Number.isInteger(value.game) &&
  Number.isInteger(value.starts) &&
  isHex(value.commitment) &&
  Array.isArray(value.parts) &&
  value.parts.every(isHex) &&
  (value.shuffle === null || isShuffle(value.shuffle));

/** Where a browser stores nothing: until the page is left. */
let remembered: KeptDeal[] = [];

function all(): KeptDeal[] {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return remembered;
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isDeal) : [];
  } catch {
    return remembered;
  }
}

function store(deals: KeptDeal[]): void {
  remembered = deals.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    try {
      // It is full: what stands there must not hide what is remembered from now on.
      localStorage.removeItem(KEY);
    } catch {
      // There is none.
    }
  }
}

export const deals = {
  of: (table: string, game: number): KeptDeal | null =>
    all().find((deal) => deal.table === table && deal.game === game) ?? null,

  /** Keeps the deal as it is now, before all others. */
  keep(deal: KeptDeal): void {
    const others = all().filter(({ table, game }) => table !== deal.table || game !== deal.game);
    store([{ ...deal, parts: deal.parts.slice(0, MOST_PARTS) }, ...others]);
  },
};
