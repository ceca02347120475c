// A replay as it is watched: which moment, with whose eyes, and whether it runs by itself.
import type { Face, Secret } from '$lib/table/face';
import type { Moment } from '$lib/table/moment';
import { holdFor } from '$lib/table/pace';
import type { Beat } from '$lib/table/player.svelte';
import type { LogEntry } from '$lib/table/story';
import { readingTime } from '$lib/table/talk.svelte';
import type { Watched } from '$lib/table/watched';
import type { Answer } from '$lib/wire/line';
import type { Saying, Seat } from '$lib/wire/types';
import type { Eyes, Line, Reel } from './reel';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Nothing flashes by, and nobody falls asleep. */
const [SHORTEST, LONGEST] = [600, 7000];

const NOTHING: Answer = { ok: false, refusal: { code: 'not-now' } };

export class Watch implements Watched {
  #step = $state(0);
  #eyes = $state<Eyes>('all');
  playing = $state(false);
  speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly past = true;
  readonly recorded = true;
  readonly present = false;
  readonly person = null;
  readonly story = null;
  readonly lookingAt = null;
  readonly guesses = [];
  readonly note = '';

  constructor(
    readonly id: string,
    readonly reel: Reel,
    start: { step: number | null; eyes: Seat | null },
  ) {
    this.#step = reel.near(start.step ?? 0);
    if (start.eyes !== null && start.eyes < reel.players) this.#eyes = start.eyes;
  }

  get face(): Face {
    return this.reel.face;
  }
  get step(): number {
    return this.#step;
  }
  get eyes(): Eyes {
    return this.#eyes;
  }
  get seat(): Seat | null {
    return this.#eyes === 'all' ? null : this.#eyes;
  }

  readonly moment = $derived.by((): Moment => this.reel.moment(this.#step, this.#eyes));
  get live(): Moment {
    return this.moment;
  }

  readonly #lines = $derived.by(() => this.reel.log(this.#eyes));
  readonly #told = $derived.by(() => this.#lines.filter(({ step }) => step <= this.#step));
  readonly ahead = $derived.by(() => this.#lines.slice(this.#told.length));
  /** What happens in this very step. */
  readonly now = $derived.by((): Line[] => this.#told.filter(({ step }) => step === this.#step));
  readonly stops = $derived.by(() => this.reel.stops(this.#eyes));
  readonly turns = $derived.by(() => this.reel.turns(this.#eyes));
  /** A choice that these eyes saw being made. */
  readonly made = $derived.by(() => {
    const made = this.reel.made(this.#step);
    return made && (this.#eyes === 'all' || this.#eyes === made.seat) ? made : null;
  });
  readonly marks = $derived.by(() => this.reel.marks(this.#eyes));

  readonly player = this.#asPlayer();
  readonly talk = this.#asTalk();

  #asPlayer(): Watched['player'] {
    const log = $derived.by(() => this.#told);
    const beat = $derived.by((): Beat | null => this.now.at(-1) ?? null);
    return {
      get log() {
        return log;
      },
      get beat() {
        return beat;
      },
      busy: false,
      skip: () => {},
    };
  }

  #asTalk(): Watched['talk'] {
    const heard = $derived.by(() => this.reel.heard(this.#step, this.#eyes));
    const now = $derived.by((): Saying | null => this.reel.said(this.#step, this.#eyes).at(-1) ?? null);
    return {
      get heard() {
        return heard;
      },
      get now() {
        return now;
      },
    };
  }

  openly(seat: Seat): Secret | null {
    const own = this.#eyes === seat && this.face.id !== 'solo';
    return this.#eyes === 'all' || own ? this.reel.secret(this.#step, seat) : null;
  }

  see(eyes: Eyes): void {
    this.#eyes = eyes;
  }

  /** Goes where somebody else leads. */
  follow(step: number, eyes: Eyes): void {
    this.goTo(step);
    this.see(eyes);
  }

  /** Shows this step, and stops there. */
  goTo(step: number): void {
    this.pause();
    this.#step = this.reel.near(step);
  }

  lookAt(entry: LogEntry | null): void {
    if (entry) this.goTo(entry.step);
  }

  /** To the next step with something in it, or back to the last one. */
  move(by: 1 | -1): void {
    this.goTo(this.#next(by));
  }

  #next(by: 1 | -1): number {
    const found =
      by === 1
        ? this.stops.find((step) => step > this.#step)
        : this.stops.findLast((step) => step < this.#step);
    return found ?? (by === 1 ? this.reel.last : 0);
  }

  /** To the beginning of a round: this one first when one goes back from its middle. */
  moveRound(by: 1 | -1): void {
    const rounds = this.reel.rounds().map(({ step }) => step);
    this.#jump(rounds, by);
  }

  movePhase(by: 1 | -1): void {
    const phases = this.marks.filter(({ kind }) => kind === 'phase').map(({ step }) => step);
    this.#jump(phases, by);
  }

  #jump(steps: readonly number[], by: 1 | -1): void {
    const found =
      by === 1 ? steps.find((step) => step > this.#step) : steps.findLast((step) => step < this.#step);
    this.goTo(found ?? (by === 1 ? this.reel.last : 0));
  }

  /** Runs by itself; from the beginning once it is over. */
  play(): void {
    if (this.#step === this.reel.last) this.#step = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** How long this step stays: as long as one needs to read it. */
  get hold(): number {
    const seen = this.now.reduce((sum, { kind }) => sum + holdFor(kind, 'normal', 0), 0);
    const heard = this.reel
      .said(this.#step, this.#eyes)
      .reduce((sum, saying) => sum + readingTime(saying, 'normal'), 0);
    return Math.min(LONGEST, Math.max(SHORTEST, seen + heard)) / this.speed;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#step = this.#next(1);
      if (this.#step === this.reel.last) this.playing = false;
      else this.#wait();
    }, this.hold);
  }

  come = () => Promise.resolve(NOTHING);
  ask = () => Promise.resolve(NOTHING);
  beReady = () => Promise.resolve(NOTHING);
  act = () => Promise.resolve(NOTHING);
  guess = () => Promise.resolve(NOTHING);
}
