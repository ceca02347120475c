// The moment of truth of Infection at Outpost 31, shown piece by piece: who comes aboard, then blood after blood. No rule is
// worked out here: when the step is over, the page of the server stands.
import type { Table } from '$lib/wire/infection.gen';
import { tagged } from './moment';

type Held = Record<string, unknown>;
type Show = (table: Table, held: Held) => Partial<Table>;

const SHOWS: Record<string, Show> = {
  boarded: (_, held) => ({ aboard: held.seats as Table['aboard'] }),
  blood_shown: (table, held) => ({
    shown: table.shown.map((blood, seat) => (seat === held.seat ? held.blood : blood)) as Table['shown'],
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
