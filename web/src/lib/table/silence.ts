// What may be said at a table of Infection at Outpost 31: buttons that would be refused are not shown.
import type { Table } from '$lib/wire/infection.gen';
import type { Seat } from '$lib/wire/types';

/** Only those who are torched and may not talk are heard by nobody who plays. */
export const isApart = ({ rules, torched }: Table, seat: Seat): boolean =>
  torched.includes(seat) && !rules.options.torched_chat;

/** Whoever plays on this seat says nothing. */
export const isSilent = (table: Table, seat: Seat): boolean =>
  table.rules.options.talk === 'silent' && !isApart(table, seat);

export const mayClaim = (table: Table, seat: Seat): boolean =>
  table.rules.options.talk !== 'silent' && !isApart(table, seat);

export const mayNameCards = (table: Table): boolean => table.rules.options.talk === 'free';
