// What the components of a table read, whoever tells it: the server while a game is on, or the replay of one that is over.
import type { Answer } from '$lib/wire/line';
import type { Action, Command, Guess, Saying, Seat } from '$lib/wire/types';
import type { Face, Secret } from './face';
import type { Moment } from './moment';
import type { Beat } from './player.svelte';
import type { LogEntry, Story } from './story';

export interface Watched {
  readonly id: string;
  readonly face: Face;
  /** Whose eyes see it; nobody's where one looks on. */
  readonly seat: Seat | null;
  readonly person: number | null;
  /** A game that is over is seen again: nothing is covered, and nothing can be done. */
  readonly past: boolean;
  /** What comes was recorded: nobody is there to be asked for advice. */
  readonly recorded: boolean;
  /** What is, and what is shown of it. */
  readonly live: Moment | null;
  readonly moment: Moment | null;
  /** Nothing is being shown that already happened: choices can be made. */
  readonly present: boolean;
  readonly story: Story | null;
  readonly player: {
    readonly log: LogEntry[];
    readonly beat: Beat | null;
    readonly busy: boolean;
    skip(): void;
  };
  /** Lines of the log that are still to come. */
  readonly ahead: readonly LogEntry[];
  readonly talk: { readonly heard: Saying[]; readonly now: Saying | null };
  readonly lookingAt: { step: number; text: string } | null;
  readonly guesses: readonly Guess[];
  note: string;

  lookAt(entry: LogEntry | null): void;
  /** What these eyes know of a seat without a peek. */
  openly(seat: Seat): Secret | null;
  come(): Promise<Answer>;
  ask(command: Command): Promise<Answer>;
  /** Says that this person is ready for the deal, or no longer. */
  beReady(ready: boolean): Promise<Answer>;
  act(action: Action): Promise<Answer>;
  guess(seat: Seat, against: boolean | null): Promise<Answer>;
}
