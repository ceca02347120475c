// What can be drawn of something that has just happened and that everybody sees.

export interface Shown {
  card?: string;
  dice?: readonly number[];
}

const CARDS = new Set(['flipped', 'sabotage_struck', 'sabotage_gone']);
const DICE = new Set(['thrown', 'dice_kept', 'rolled_for_captain']);
const DIE = new Set(['sabotage_rolled', 'sabotage_shifted', 'fallout_rolled']);

export function shownBy(kind: string, held: Record<string, unknown>): Shown | null {
  if (CARDS.has(kind) && typeof held.card === 'string') return { card: held.card };
  if (DICE.has(kind) && Array.isArray(held.dice) && held.dice.length > 0)
    return { dice: held.dice as number[] };
  if (DIE.has(kind)) return { dice: [Number(held.face)] };
  if (kind === 'die_shifted') return { dice: [Number(held.from), Number(held.to)] };
  return null;
}
