// What the table must know of a game to show it, besides the drawing of its board.
import type { Shape } from '$lib/choices/offer';
import type { Own, Table } from '$lib/wire/infection.gen';
import type { Board, GameId, Seat, Settings } from '$lib/wire/types';
import { foreseen } from './foresee';
import { tagged } from './moment';
import { foreseenAtTheOutpost } from './outpost';
import { partOf } from './parts';
import { phaseOf, soloPhaseOf } from './phases';
import { isCovered } from './kinds';
import { isSilent } from './silence';

/** What somebody secretly is, by the words of the game. */
export interface Secret {
  kind: 'role' | 'blood';
  word: string;
  evil: boolean;
  /** More that only its owner knows, by the key of its words. */
  note?: string;
  /** What one holds while that is not settled: two cards of which one goes back, or the one that stays. */
  cards?: readonly { word: string; evil: boolean }[];
}

export interface Face {
  id: GameId;
  /** Choices that need more than one pick, by the word of the action. */
  shapes: Record<string, Shape>;
  /** What an event will look like before the step is over. */
  foresee(board: Board, event: unknown): Board;
  roundOf(table: unknown): number;
  /** The round that an event begins. */
  begins(word: string, held: Record<string, unknown>): number | null;
  roundKey: string;
  lamps: number;
  /** Which lamp is lit and which help fits; `name` is the key of its words where the client has them itself. */
  phaseOf(step: unknown, table?: unknown): { number: number; key: string; name?: string };
  /** Nothing before it was dealt. */
  secretOf(own: unknown, table: unknown): Secret | null;
  /** Words of the events after which one's own secret may be another: the same whatever it has become. */
  turns: ReadonlySet<string>;
  /** Steps whose choices anybody could tell: that there is but one is nobody's secret. */
  open: ReadonlySet<string>;
  /** Has left the others for good, and hears what they do not. */
  isOut(table: unknown, seat: Seat): boolean;
  /** Everybody has seen which side they are on: there is nothing to guess. */
  isKnown(table: unknown, seat: Seat): boolean;
  /** By the rules of this table whoever plays on it says nothing while the game is on. */
  isSilent(table: unknown, seat: Seat): boolean;
  /** Told to one alone, and kept from whoever looks over a shoulder. */
  covers(kind: string, board: Board | null): boolean;
  /** What one may take somebody for: the kind of words, and the side that hides. */
  sides: { kind: Secret['kind']; evil: string };
  /** The rule that tells what a character can do. */
  powerOf(character: string): string;
  /** Before the keys of the client's own words for this game. */
  words: '' | 'inf-';
  /** The same for what each side wants. */
  goals: '' | 'inf-' | 'nw-' | 'solo-';
  /** The same for hints: those that say it best at this moment come first. */
  hints(board: Board | null): readonly string[];
}

/** Roles and blood come after the Characters, who may be chosen one by one. */
const isDealt = (table: unknown): boolean =>
  !['setting_up', 'pick_character'].includes(tagged((table as { step?: unknown } | null)?.step)[0]);

const boardgame: Face = {
  id: 'boardgame',
  shapes: {
    place: 'place',
    choose_hand: 'hand',
    stack: 'plan',
    propose: 'plan',
    add: 'trade',
    send: 'trade',
    tokens: 'tokens',
    examine: 'examine',
  },
  foresee: foreseen,
  roundOf: (table) => (table as { round?: number } | null)?.round ?? 0,
  begins: (word, held) => (word === 'round_began' ? Number(held.round) : null),
  roundKey: 'round',
  lamps: 8,
  phaseOf: (step) => phaseOf((step ?? 'setting_up') as Board['step']),
  secretOf: (own, table) => {
    const role = (own as { role?: string } | null)?.role;
    return role && isDealt(table) ? { kind: 'role', word: role, evil: role === 'alien' } : null;
  },
  // Whoever takes a token or is bitten is told, a Human token as well.
  turns: new Set(['learnt', 'learnt_of_dog']),
  open: new Set(['pick_character']),
  isOut: (table, seat) => (table as Board | null)?.status[seat] === 'dead',
  isKnown: (table, seat) => ['exposed', 'escaped'].includes((table as Board | null)?.status[seat] ?? ''),
  isSilent: () => false,
  covers: isCovered,
  sides: { kind: 'role', evil: 'alien' },
  powerOf: (character) => `bg.char.${character}`,
  words: '',
  goals: '',
  hints: () => [''],
};

const isEvil = (word: string) => ({ word, evil: word === 'imitation' });

/** Two cards while everybody returns one; then the one that stays, though the other is collected later. */
function bloodOf(held: unknown, board: unknown): Secret | null {
  const own = held as Partial<Own> | null;
  const table = board as Partial<Table> | null;
  if (!own?.blood || !isDealt(table)) return null;
  const secret: Secret = { kind: 'blood', ...isEvil(own.blood) };
  if (!own.second_blood)
    return table?.unlocked === undefined || table.unlocked === 'one'
      ? secret
      : { ...secret, note: 'inf-blood-now' };
  const [word, answer] = tagged(own.answer);
  if (word !== 'return')
    return { ...secret, cards: [own.blood, own.second_blood].map(isEvil), note: 'inf-blood-two' };
  const stays = own.blood === answer.blood ? own.second_blood : own.blood;
  return { ...secret, cards: [isEvil(stays)], note: 'inf-blood-stays' };
}

const infection: Face = {
  id: 'infection',
  shapes: { team: 'people', board: 'people' },
  foresee: foreseenAtTheOutpost,
  roundOf: (table) => (table as { turn_number?: number } | null)?.turn_number ?? 0,
  begins: (word, held) => (word === 'turn_began' ? Number(held.turn) : null),
  roundKey: 'turn',
  lamps: 8,
  phaseOf: partOf,
  secretOf: bloodOf,
  turns: new Set(['second_blood_dealt', 'blood_collected']),
  // That everybody returns a card is told anyway.
  open: new Set([
    'pick_character',
    'team',
    'room',
    'sabotage',
    'keep',
    'remove_smoke',
    'nominate',
    'end_test',
    'board',
    'return',
  ]),
  isOut: (table, seat) => (table as { torched?: Seat[] } | null)?.torched?.includes(seat) ?? false,
  isKnown: (table, seat) => !!(table as { shown?: unknown[] } | null)?.shown?.[seat],
  isSilent: (table, seat) => table !== null && isSilent(table as Table, seat),
  covers: isCovered,
  sides: { kind: 'blood', evil: 'imitation' },
  powerOf: (character) => `inf.power.${character}`,
  words: 'inf-',
  goals: 'inf-',
  hints: () => ['inf-'],
};

/** The same table at another station. */
const norwegian: Face = {
  ...boardgame,
  id: 'norwegian',
  secretOf: (own, table) => {
    const secret = boardgame.secretOf(own, table);
    const { fillings } = (own ?? {}) as { fillings?: boolean };
    return secret && { ...secret, note: fillings ? 'teeth-fillings' : 'teeth-healthy' };
  },
  // A vehicle leaves in the middle of a round, and the others go on.
  phaseOf: (step) => {
    const phase = boardgame.phaseOf(step);
    return phase.key === 'boarding' ? { ...phase, number: 4 } : phase;
  },
  isOut: (table, seat) => ['dead', 'escaped'].includes((table as Board | null)?.status[seat] ?? ''),
  // A character is a power: all but one have that of somebody at Outpost 31.
  powerOf: (character) => (character === 'peder' ? 'nw.char.peder' : boardgame.powerOf(character)),
  goals: 'nw-',
  hints: (board) => (board?.ufo ? ['ufo-', ''] : ['nw-', '']),
};

/** Six Characters, one to three players, and roles that nobody knows. */
const solo: Face = {
  ...boardgame,
  id: 'solo',
  shapes: { solo_go: 'send', solo_give: 'share' },
  lamps: 9,
  phaseOf: soloPhaseOf,
  secretOf: () => null,
  isOut: () => false,
  isKnown: () => false,
  // All are on one side, and play with open hands unless they chose otherwise.
  covers: (kind, board) => board?.rules.options.closed_hands === true && isCovered(kind),
  goals: 'solo-',
  hints: () => ['solo-', ''],
};

const FACES: Record<GameId, Face> = { boardgame, norwegian, solo, infection };

export const faceOf = (game: string | undefined): Face => FACES[game as GameId] ?? boardgame;

/** The game of a table; a story that began at the Norwegian station goes on at Outpost 31. */
export const faceFor = (settings: Pick<Settings, 'game' | 'options'> | undefined): Face =>
  faceOf(settings?.options?.sequel === true ? 'boardgame' : settings?.game);
