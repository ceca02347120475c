// Plays what happened in order at a readable pace. What is shown may lag behind what is; a skip catches up.
import type { Pace } from '$lib/app/settings.svelte';
import type { Board } from '$lib/wire/types';
import { foreseen } from './foresee';
import { after, linesOf, tagged, type Happening, type Moment } from './moment';
import { holdFor } from './pace';
import type { LogEntry } from './story';

/** What is happening on the board right now. */
export interface Beat {
  text: string;
  kind: string;
  event: unknown;
}

interface Waiting {
  step: Happening;
  entries: LogEntry[];
}

export class Player {
  shown = $state.raw<Moment | null>(null);
  log = $state.raw<LogEntry[]>([]);
  beat = $state.raw<Beat | null>(null);
  busy = $state(false);

  /** The moment as the server told it; what is shown may already hint at the next. */
  #base: Moment | null = null;
  #queue: Waiting[] = [];
  #wake: (() => void) | null = null;
  #run = 0;

  constructor(
    private readonly pace: () => Pace,
    /** Told of each thing as it is shown: for sound. */
    private readonly onBeat: (beat: Beat) => void = () => {},
    /** Told when a step has been shown. */
    private readonly onShown: (step: Happening) => void = () => {},
    private readonly foresee: (board: Board, event: unknown) => Board = foreseen,
  ) {}

  /** Shows this at once and forgets what was waiting. */
  reset(moment: Moment, log: LogEntry[]): void {
    this.#run += 1;
    this.#queue = [];
    this.#wake?.();
    this.#base = moment;
    this.shown = moment;
    this.log = log;
    this.beat = null;
    this.busy = false;
  }

  push(step: Happening, entries: LogEntry[]): void {
    this.#queue.push({ step, entries });
    if (!this.busy) void this.#play();
  }

  /** Catches up with the present. */
  skip(): void {
    this.#run += 1;
    this.#wake?.();
    for (const { step, entries } of this.#queue.splice(0)) this.#finish(step, entries);
    this.beat = null;
    this.busy = false;
  }

  #finish(step: Happening, untold: LogEntry[]): void {
    if (untold.length > 0) this.log = [...this.log, ...untold];
    if (this.#base) {
      this.#base = after(this.#base, step);
      this.shown = this.#base;
    }
    this.onShown(step);
  }

  get #waitingBeats(): number {
    return this.#queue.reduce((sum, { step }) => sum + linesOf(step).length, 0);
  }

  async #play(): Promise<void> {
    const run = this.#run;
    this.busy = true;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const { step, entries } = next;
      const events = step.events ?? [];
      // The deal is there at once, and told afterwards: before it there is no board to show anything on.
      const deal = this.#base !== null && !this.#base.page.table;
      if (deal && this.#base) this.shown = after(this.#base, step);
      let drawn = deal ? events.length : 0;
      const lines = linesOf(step);
      for (const line of lines) {
        const entry = entries.shift();
        if (entry) this.log = [...this.log, entry];
        // Events without words are shown together with the next that has some.
        for (const upTo = line.event ?? -1; drawn <= upTo; drawn++) this.#foresee(events[drawn]);
        // With the last words everything is as the server tells it: they never speak of more than one sees.
        if (line === lines.at(-1) && this.#base) this.shown = after(this.#base, step);
        const event = line.event === undefined ? undefined : events[line.event];
        const kind = tagged(event)[0];
        this.beat = { text: line.text, kind, event };
        this.onBeat(this.beat);
        await this.#hold(holdFor(kind, this.pace(), this.#waitingBeats));
        if (run !== this.#run) return;
      }
      this.#queue.shift();
      this.#finish(step, entries);
    }
    this.beat = null;
    this.busy = false;
  }

  #foresee(event: unknown): void {
    const board = this.shown?.page.table;
    if (!this.shown || !board) return;
    const table = this.foresee(board, event);
    if (table === board) return;
    // The server has no words for what lies between two questions.
    const words =
      this.shown.words && table.step !== board.step ? { ...this.shown.words, phase: '' } : this.shown.words;
    this.shown = { page: { ...this.shown.page, table }, own: this.shown.own, words };
  }

  #hold(milliseconds: number): Promise<void> {
    if (milliseconds < 1) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
