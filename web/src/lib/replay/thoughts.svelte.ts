// What takes the server a while to think about of a game, as it comes in: what everybody could have believed, and which choices
// mattered most.
import { beliefsOf, turnsOf } from '$lib/wire/api';
import type { Thought, TurningPoint } from '$lib/wire/types';

/** One train of thought, and how far it has got. */
export class Thinking {
  state = $state<'idle' | 'busy' | 'done' | 'failed'>('idle');
  /** From 0 to 1. */
  part = $state(0);
  #ending: AbortController | null = null;

  async start(lines: (signal: AbortSignal) => AsyncIterable<Thought>, hear: (thought: Thought) => void) {
    if (this.state === 'busy' || this.state === 'done') return;
    const ending = (this.#ending = new AbortController());
    this.state = 'busy';
    this.part = 0;
    try {
      for await (const thought of lines(ending.signal)) {
        hear(thought);
        if ('progress' in thought) this.part = thought.progress.at / Math.max(1, thought.progress.of);
      }
    } catch {
      // What was heard stands; what is missing can be asked for again.
    }
    if (this.#ending === ending) this.state = this.part === 1 ? 'done' : 'failed';
  }

  /** Nobody listens any more. */
  stop(): void {
    this.#ending?.abort();
    this.#ending = null;
    if (this.state === 'busy') this.state = 'idle';
  }
}

export class Thoughts {
  readonly beliefs = new Thinking();
  readonly turns = new Thinking();
  /** For each step, how likely everybody is against the Humans, in per cent, in the eyes of each seat. */
  doubts = $state.raw<readonly number[][][]>([]);
  /** Choices after which the game might have gone otherwise. */
  points = $state.raw<readonly TurningPoint[]>([]);

  /** A belief holds until something changes it. */
  hear(told: readonly { step: number; doubts: number[][] }[], steps: number): void {
    const doubts: number[][][] = [];
    told.forEach(({ step, doubts: rows }, i) => {
      const until = told[i + 1]?.step ?? Math.max(steps, step + 1);
      for (let at = step; at < until; at++) doubts[at] = rows;
    });
    this.doubts = doubts;
  }

  async believe(id: string, n: number, steps: number): Promise<void> {
    const told: { step: number; doubts: number[][] }[] = [];
    await this.beliefs.start(
      (signal) => beliefsOf(id, n, signal),
      (thought) => {
        if ('doubts' in thought) told.push(thought.doubts);
        // Shown as far as it has got, now and then.
        else this.hear(told, 'progress' in thought && thought.progress.at < thought.progress.of ? 0 : steps);
      },
    );
  }

  async lookBack(id: string, n: number, language: string): Promise<void> {
    await this.turns.start(
      (signal) => turnsOf(id, n, language, signal),
      (thought) => {
        if ('turn' in thought) this.points = [...this.points, thought.turn];
      },
    );
  }

  stop(): void {
    this.beliefs.stop();
    this.turns.stop();
  }
}
