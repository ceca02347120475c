// How things that happen are told: openly, as one's own, or covered until one looks.

const GRAVE = new Set([
  'exposed',
  'ufo_began',
  'eaten',
  'boiler_lost',
  'power_failed',
  'froze',
  'room_burned',
  'destroyed',
  'torched',
  'sabotage_struck',
  'mission_failed',
  'battle_lost',
  'contagion_rose',
  'solo_escape_rolled',
]);
const PRIVATE = new Set([
  'dealt',
  'gave',
  'lent',
  'sealed',
  'weapons_dealt',
  'items_dealt',
  'lab_dealt',
  'hand_chosen',
  'threw',
  'pool_seen',
  'swapped_out',
  'swap_seen',
  'top_seen',
  'card_seen',
  'hand_in_seen',
  'chip_seen',
]);
/** Whoever looks over a shoulder must not read a role. */
const COVERED = new Set([
  'role_dealt',
  'record_dealt',
  'learnt',
  'learnt_of_dog',
  'lent',
  'sealed',
  'brood_known',
  'blood_received',
  'second_blood_received',
  'blood_returned',
  'blood_seen',
]);

/** Of those, what is not about what one is: the role card has nothing to say of it. */
const ASIDE = new Set(['lent', 'sealed', 'blood_seen']);

export const isGrave = (kind: string): boolean => GRAVE.has(kind);
export const isPrivate = (kind: string): boolean => PRIVATE.has(kind);
export const isCovered = (kind: string): boolean => COVERED.has(kind);
export const isAside = (kind: string): boolean => ASIDE.has(kind);
