// How players are told apart: a colour, a shape and letters, so that none of them is the only sign.
import { texts } from '$lib/text/text.svelte';
import type { Character, Look } from '$lib/wire/types';

/** Colours that stay apart for colour-blind eyes, all light enough for dark letters. */
const COLOURS = ['#f5a623', '#63bff2', '#4fd6a3', '#f3e96b', '#8fa8ff', '#ff8f66', '#eaa3cf', '#dfe7ee'];

/** Shapes in a square from -20 to 20. */
export const SHAPES: readonly string[] = [
  'M0-19A19 19 0 1 1 0 19A19 19 0 1 1 0-19Z',
  'M-16.5-14.5a2 2 0 0 1 2-2h29a2 2 0 0 1 2 2v29a2 2 0 0 1-2 2h-29a2 2 0 0 1-2-2Z',
  'M0-21L21 0L0 21L-21 0Z',
  'M-10.5-18H10.5L20.5 0L10.5 18H-10.5L-20.5 0Z',
  'M0-19L21 17H-21Z',
  'M0-21L5.8-8.6L19.5-6.8L9.5 2.6L12 16.5L0 10L-12 16.5L-9.5 2.6L-19.5-6.8L-5.8-8.6Z',
  'M-17-17H17V2C17 12 8 17 0 20C-8 17-17 12-17 2Z',
  'M-7-19H7V-7H19V7H7V19H-7V7H-19V-7H-7Z',
];

/** Where letters sit best in each shape. */
export const LETTER_DROP: readonly number[] = [0, 0, 0, 0, 5, 1, -2, 0];

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
