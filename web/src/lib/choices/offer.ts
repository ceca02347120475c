// The legal actions of a viewer, sorted by shape: what lies on a room, what on a person, what takes two choices.
// Nothing here knows a rule; every choice is one that the server listed.
import type { Spot } from '$lib/plan/layout';
import type { Action, Give, Seat } from '$lib/wire/types';
import { tagged } from '$lib/table/moment';

export interface Choice {
  action: Action;
  label: string;
  kind: string;
  held: Record<string, unknown>;
}

export type Shape =
  | 'nothing'
  | 'place'
  | 'hand'
  | 'plan'
  | 'trade'
  | 'tokens'
  | 'people'
  | 'examine'
  | 'send'
  | 'share'
  | 'simple';

export interface Offer {
  shape: Shape;
  choices: Choice[];
}

export function offerOf(
  legal: readonly Action[],
  labels: readonly string[],
  shapes: Readonly<Record<string, Shape>>,
): Offer {
  const choices = legal.map((action, i): Choice => {
    const [kind, held] = tagged(action);
    return { action, kind, held, label: labels[i] ?? kind };
  });
  const shape = choices.map(({ kind }) => shapes[kind]).find((found) => found !== undefined);
  return { shape: shape ?? (choices.length > 0 ? 'simple' : 'nothing'), choices };
}

/** The place on the plan that a choice points at. */
export function spotOfChoice({ kind, held }: Choice): Spot | null {
  if (kind === 'change_cards') return 'dormitory';
  if (kind === 'board') return 'rescue';
  if (kind === 'solo_go')
    return typeof held.to === 'string' ? (held.to as Spot) : (held.to as { in: Spot }).in;
  return typeof held.room === 'string' ? (held.room as Spot) : null;
}

/** The person that a choice points at. */
export function seatOfChoice({ held }: Choice): Seat | null {
  const seat = held.seat ?? held.to;
  return typeof seat === 'number' ? seat : null;
}

/** A way of handing in a card as one word, to compare by. */
export function giveWord(give: Give): string {
  return typeof give === 'string' ? give : Object.entries(give)[0]!.join('-');
}

/** Whether a choice needs something beside the place or the person: a card, who is sent, what is handed over. */
export const handsIn = ({ kind }: Choice): boolean =>
  kind === 'place' || kind === 'examine' || kind === 'solo_go' || kind === 'solo_give';

export const giveOf = ({ held }: Choice): Give => (held.give ?? { card: held.card }) as Give;

/** That something as one word, to compare by. */
export function wayOf(choice: Choice): string {
  const { kind, held } = choice;
  if (kind === 'solo_go') return `who-${Number(held.seat)}`;
  if (kind === 'solo_give') return `${Number(held.from)}-${giveWord(held.thing as Give)}`;
  return giveWord(giveOf(choice));
}
