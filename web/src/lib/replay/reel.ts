// A game that is over as a reel: every moment of it, with everybody's eyes. Folded once; then nothing is asked of anybody.
import { faceFor, type Face, type Secret } from '$lib/table/face';
import { isGrave } from '$lib/table/kinds';
import { tagged, type Moment } from '$lib/table/moment';
import { Story, type LogEntry } from '$lib/table/story';
import { patched } from '$lib/wire/patch';
import type { Own, Replay, Saying, Seat, TablePage } from '$lib/wire/types';
import { Thoughts } from './thoughts.svelte';

/** Those of one seat, or everybody's at once. */
export type Eyes = Seat | 'all';

export interface Line extends LogEntry {
  event: unknown;
  /** Everybody, unless some are named. */
  to: readonly Seat[] | null;
}

/** Where one may want to jump. */
export interface Mark {
  step: number;
  round: number;
  kind: 'phase' | 'event' | 'turn' | 'choice';
  text: string;
}

/** A belief that leaps by so many per cent turns the game for whoever holds it. */
const LEAP = 15;
const MOST_TURNS = 6;

export class Reel {
  readonly face: Face;
  readonly players: number;
  /** As many as players, unless one has several. */
  readonly characters: number;
  readonly lines: readonly Line[];
  readonly #pages: TablePage[] = [];
  readonly #owns: (Own | null)[][] = [];
  /** What comes in later, when the server has thought it over. */
  readonly thoughts = new Thoughts();
  /** The game for 1 to 3 players: what lay under everybody all along, shown at the end. */
  readonly #cards = new Map<Seat, Secret>();

  constructor(readonly replay: Replay) {
    const { page, own } = replay.start;
    this.face = faceFor(page.settings);
    this.players = page.settings.players;
    const story = new Story({ page, own: null, words: undefined }, this.face);
    const lines: Line[] = [];
    let [table, owns] = [page, own];
    for (const { changes, own: news, events = [], covered = [], log = [] } of replay.steps) {
      table = patched(table, changes);
      owns = patched(owns, news);
      this.#pages.push(table);
      this.#owns.push(owns);
      const audience = new Map(covered.map(({ event, to }) => [event, to]));
      story.add({ seq: 0, events, words: { log } }).forEach((entry, i) => {
        const event = log[i]!.event;
        lines.push({ ...entry, event: events[event], to: audience.get(event) ?? null });
      });
    }
    this.lines = lines;
    // Before the deal there is no table to count them at.
    this.characters = table.table?.rules?.players ?? this.players;
    for (const { event } of lines) {
      const [word, held] = tagged(event);
      if (word === 'chain' && this.face.id === 'solo')
        this.#cards.set(held.seat as Seat, {
          kind: 'role',
          word: String(held.role),
          evil: held.role === 'alien',
        });
    }
  }

  /** The number of the last step. */
  get last(): number {
    return this.replay.steps.length - 1;
  }

  /** The nearest step that there is. */
  near(step: number): number {
    return Math.min(Math.max(0, step), this.last);
  }

  page(step: number): TablePage {
    return this.#pages[step]!;
  }

  own(step: number, seat: Seat): Own | null {
    return this.#owns[step]?.[seat] ?? null;
  }

  round(step: number): number {
    return this.face.roundOf(this.page(step).table);
  }

  phase(step: number): string {
    return this.replay.steps[step]!.phase;
  }

  /** What somebody was after this step. */
  secret(step: number, seat: Seat): Secret | null {
    return (
      this.#cards.get(seat) ?? this.face.secretOf(this.own(step, seat)?.own ?? null, this.page(step).table)
    );
  }

  /** The table after this step. */
  moment(step: number, eyes: Eyes): Moment {
    return {
      page: this.page(step),
      own: eyes === 'all' ? null : this.own(step, eyes),
      words: { phase: this.phase(step), prompt: '', rules: [] },
    };
  }

  log(eyes: Eyes): Line[] {
    return this.lines.filter(({ to }) => eyes === 'all' || to === null || to.includes(eyes));
  }

  /** What these eyes' ears heard in one step. */
  said(step: number, eyes: Eyes): Saying[] {
    const said = this.replay.steps[step]?.said ?? [];
    if (eyes === 'all' || this.face.isOut(this.page(step).table, eyes)) return said;
    return said.filter(({ beyond, seat }) => !beyond || seat === eyes);
  }

  heard(step: number, eyes: Eyes): Saying[] {
    return Array.from({ length: step + 1 }, (_, i) => this.said(i, eyes)).flat();
  }

  /** Steps in which there is something to see or to hear, the first and the last in any case. */
  stops(eyes: Eyes): number[] {
    const told = new Set([0, this.last, ...this.log(eyes).map(({ step }) => step)]);
    return this.replay.steps
      .map((_, step) => step)
      .filter((step) => told.has(step) || this.said(step, eyes).length > 0);
  }

  /** The first step of every round. */
  rounds(): { round: number; step: number }[] {
    const found: { round: number; step: number }[] = [];
    for (let step = 0; step <= this.last; step++) {
      const round = this.round(step);
      if (round > (found.at(-1)?.round ?? -1)) found.push({ round, step });
    }
    return found;
  }

  /** How likely everybody was against the Humans by what these eyes had seen; where all look, what the others thought on
   * average. Nothing where nobody could tell. */
  doubts(step: number, eyes: Eyes): number[] | null {
    const rows = this.thoughts.doubts[step];
    if (!rows?.some((row) => row.length > 0)) return null;
    if (eyes !== 'all') return rows[eyes] ?? null;
    return rows.map((_, about) => {
      const others = rows.filter((row, by) => by !== about && row.length > 0).map((row) => row[about] ?? 0);
      return Math.round(others.reduce((sum, doubt) => sum + doubt, 0) / Math.max(1, others.length));
    });
  }

  /** The steps in which these eyes changed their mind most, in the order of the game. */
  turns(eyes: Eyes): number[] {
    const jumps: { step: number; size: number }[] = [];
    for (let step = 1; step <= this.last; step++) {
      const [before, after] = [this.doubts(step - 1, eyes), this.doubts(step, eyes)];
      if (!before || !after) continue;
      const size = Math.max(
        ...after.map((doubt, seat) => (seat === eyes ? 0 : Math.abs(doubt - before[seat]!))),
      );
      if (size >= LEAP) jumps.push({ step, size });
    }
    return jumps
      .sort((a, b) => b.size - a.size)
      .slice(0, MOST_TURNS)
      .map(({ step }) => step)
      .sort((a, b) => a - b);
  }

  /** The steps in which these eyes saw a choice being made that mattered. */
  points(eyes: Eyes): number[] {
    return this.thoughts.points
      .filter(({ made }) => eyes === 'all' || eyes === made.seat)
      .map(({ step }) => step);
  }

  /** Who chose what in this step, and which choice of the game it was, counted from 0. */
  made(step: number): { seat: Seat; choice: string; number: number } | null {
    const made = this.replay.steps[step]?.made;
    if (!made) return null;
    const number = this.replay.steps.slice(0, step).filter((one) => one.made).length;
    return { ...made, number };
  }

  /** Where each phase begins, and what weighs most in between. */
  marks(eyes: Eyes): Mark[] {
    const turns = new Set(this.turns(eyes));
    const points = new Set(this.points(eyes));
    const grave = this.log(eyes).filter(({ kind }) => isGrave(kind) || kind === 'ended');
    const marks: Mark[] = [];
    let before = '';
    for (let step = 0; step <= this.last; step++) {
      const [round, phase] = [this.round(step), this.phase(step)];
      // What ends one round and begins the next may be a single step.
      const events = grave
        .filter((line) => line.step === step)
        .map(({ text, round }): Mark => ({ step, round, kind: 'event', text }));
      marks.push(...events.filter((mark) => mark.round < round));
      const now = `${round} ${phase}`;
      if (now !== before) marks.push({ step, round, kind: 'phase', text: phase });
      before = now;
      if (turns.has(step)) marks.push({ step, round, kind: 'turn', text: '' });
      if (points.has(step))
        marks.push({ step, round, kind: 'choice', text: this.replay.steps[step]?.made?.choice ?? '' });
      marks.push(...events.filter((mark) => mark.round >= round));
    }
    return marks;
  }
}
