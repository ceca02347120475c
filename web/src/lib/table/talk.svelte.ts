// What has been said, at a pace that can be read: people are heard at once, bots one after the other.
import type { Pace } from '$lib/app/settings.svelte';
import type { Saying } from '$lib/wire/types';
import { tagged } from './moment';

/** How long a sentence of a bot stands before the next is said, in milliseconds at the normal pace. */
const SENTENCE = 2000;
/** A reason is a sentence of its own. */
const REASON = 1500;
/** At its fastest it can still be read; whoever wants everything at once asked for that. */
const FACTOR: Record<Pace, number> = { calm: 1.6, normal: 1, brisk: 0.7, instant: 0 };

export function readingTime({ speech }: Saying, pace: Pace): number {
  const reason = 'claim' in speech && typeof tagged(speech.claim)[1].because === 'string';
  return (SENTENCE + (reason ? REASON : 0)) * FACTOR[pace];
}

export class Talk {
  heard = $state.raw<Saying[]>([]);
  /** What a bot says right now. */
  now = $state.raw<Saying | null>(null);

  #waiting: Saying[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: () => Pace) {}

  /** Everything said so far, and nobody speaks. */
  reset(heard: Saying[]): void {
    this.#hush();
    this.#waiting = [];
    this.heard = heard;
  }

  say(sayings: readonly Saying[]): void {
    const people = sayings.filter(({ person }) => person !== null);
    if (people.length > 0) this.heard = [...this.heard, ...people];
    this.#waiting.push(...sayings.filter(({ person }) => person === null));
    if (!this.now) this.#next();
  }

  unsay(ids: ReadonlySet<number>): void {
    if (ids.size === 0) return;
    this.#waiting = this.#waiting.filter(({ id }) => !ids.has(id));
    this.heard = this.heard.filter(({ id }) => !ids.has(id));
    if (!this.now || !ids.has(this.now.id)) return;
    this.#hush();
    this.#next();
  }

  /** Hears the rest at once. */
  skip(): void {
    this.#hush();
    this.heard = [...this.heard, ...this.#waiting.splice(0)];
  }

  #hush(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }

  #next(): void {
    const saying = this.#waiting.shift();
    this.now = null;
    if (!saying) return;
    const time = readingTime(saying, this.pace());
    if (time === 0) {
      this.#waiting.unshift(saying);
      this.skip();
      return;
    }
    this.heard = [...this.heard, saying];
    this.now = saying;
    this.#timer = setTimeout(() => this.#next(), time);
  }
}
