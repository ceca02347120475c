// How players are told apart: a colour, a shape and letters, so that none of them is the only sign.
import LOOKS from '../../../../data/looks.json';
import { texts } from '$lib/text/text.svelte';
import type { Character, Look } from '$lib/wire/types';

/** Colours that stay apart for colour-blind eyes, all light enough for dark letters; shapes in a square from -20 to 20; and
 * where letters sit best in each shape. */
const { colours: COLOURS, shapes, letter_drops } = LOOKS;
export const SHAPES: readonly string[] = shapes;
export const LETTER_DROP: readonly number[] = letter_drops;

export const colourOf = (look: Look | undefined): string => COLOURS[look?.colour ?? 7] ?? '#dfe7ee';
export const shapeOf = (look: Look | undefined): string => SHAPES[look?.shape ?? 0] ?? SHAPES[0]!;

/** Two letters where one would be shared. */
const LETTERS: Record<string, string> = {
  bennings: 'Be',
  blair: 'Bl',
  childs: 'Ch',
  clark: 'C',
  copper: 'Co',
  fuchs: 'F',
  garry: 'G',
  macready: 'M',
  nauls: 'Na',
  norris: 'No',
  palmer: 'P',
  windows: 'W',
};

/** The same people by power, under their names at the Norwegian station. */
const NORWEGIAN: Record<string, string> = {
  bennings: 'L',
  blair: 'S',
  clark: 'D',
  garry: 'K',
  macready: 'C',
  nauls: 'Ju',
  peder: 'P',
  windows: 'Jo',
};

export const lettersOf = (character: Character | null | undefined, name = ''): string =>
  (character && (texts.game === 'norwegian' ? NORWEGIAN : LETTERS)[character]) ||
  name.trim().slice(0, 1).toUpperCase() ||
  '?';
