// Everything this viewer saw since the deal: for the log after a reload, and to look at an earlier moment again.
import { after, linesOf, type Happening, type Moment } from './moment';
import type { Face } from './face';
import { tagged } from './moment';
import type { Seat } from '$lib/wire/types';

export interface LogEntry {
  text: string;
  /** Index of the step in the story. */
  step: number;
  round: number;
  /** Word of the event, for an icon. */
  kind: string;
  /** Whom it was told, where one reads what others were told too. */
  to?: readonly Seat[] | null;
}

export class Story {
  readonly steps: Happening[] = [];
  #round = 0;
  #cache: { index: number; moment: Moment } | null = null;

  constructor(
    readonly start: Moment,
    private readonly face: Face,
  ) {
    this.#round = face.roundOf(start.page.table);
  }

  /** Adds a step and gives its lines of the log. */
  add(step: Happening): LogEntry[] {
    const index = this.steps.push(step) - 1;
    const events = step.events ?? [];
    const entries: LogEntry[] = [];
    let seen = 0;
    for (const line of linesOf(step)) {
      const kind = line.event === undefined ? '' : tagged(events[line.event])[0];
      for (; seen <= (line.event ?? -1); seen++) {
        this.#round = this.face.begins(...tagged(events[seen])) ?? this.#round;
      }
      entries.push({ text: line.text, step: index, round: this.#round, kind });
    }
    return entries;
  }

  /** The table as it was after that step. */
  at(index: number): Moment {
    const known = this.#cache && this.#cache.index <= index ? this.#cache : null;
    let moment = known?.moment ?? this.start;
    for (const step of this.steps.slice((known?.index ?? -1) + 1, index + 1)) moment = after(moment, step);
    this.#cache = { index, moment };
    return moment;
  }
}
