// The Action Dice of the game for 1 to 3 players.
import type { Die, Face } from '$lib/wire/types';

/** In the order in which the server counts them. */
export const FACES: readonly Face[] = ['use', 'repair', 'sabotage', 'threat'];

export const isBad = (face: Face): boolean => face === 'sabotage' || face === 'threat';

/** A bad die that nobody has cancelled: it comes true. */
export const isLeft = (die: Die | null): boolean => die !== null && die.state === 'open' && isBad(die.face);

/** The words by which a face goes; three of them are those of the Action cards. */
export const faceKey = (face: Face): 'card' | 'face' => (face === 'threat' ? 'face' : 'card');

const isFace = (value: unknown): value is Face => FACES.includes(value as Face);

/** The dice that an event shows: as they lie, counted by kind, or a single one. */
export function facesIn(held: Record<string, unknown>): Face[] {
  if (isFace(held.face)) return [held.face];
  if (!Array.isArray(held.faces)) return [];
  if (held.faces.length === FACES.length)
    return FACES.flatMap((face, i) =>
      Array.from({ length: Number((held.faces as number[])[i]) }, () => face),
    );
  return (held.faces as unknown[]).filter(isFace);
}
