// A replay that several watch: one shows it, the others follow unless they step off.
import { getContext, setContext, type Component } from 'svelte';
import type { TableStore } from '$lib/table/store.svelte';
import type { Refusal, Showing } from '$lib/wire/types';
import type { Watch } from './watch.svelte';

/** Moments go out this often at most, in milliseconds. */
const EVERY = 250;

export class Together {
  /** This very browser shows it to the others. */
  leading = $state(false);
  /** Somebody shows it, and I look on my own. */
  #off = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  #shown = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = false;

  constructor(
    readonly watch: Watch,
    readonly store: TableStore,
    /** Which game of the table. */
    readonly n: number,
  ) {}

  /** What somebody shows of this game. */
  readonly showing = $derived.by((): Showing | null => {
    const showing = this.store.live?.page.showing;
    return showing?.n === this.n ? showing : null;
  });
  readonly follows = $derived.by(() => this.showing !== null && !this.leading && !this.#off);
  /** Nobody is asked to follow while a game goes on, and only whoever sits here may ask. */
  readonly mayLead = $derived.by(() => {
    const { live, seat } = this.store;
    return live !== null && live.page.phase !== 'playing' && live.page.showing === undefined && seat !== null;
  });
  /** When the game was over: what was said later belongs to the watching. */
  get since(): number {
    return this.watch.reel.replay.steps.at(-1)?.at ?? 0;
  }

  async lead(): Promise<void> {
    this.leading = true;
    this.trouble = null;
    await this.#send();
  }

  letGo(): void {
    this.leading = false;
    void this.store.ask('let_go');
  }

  stepOff(): void {
    this.#off = true;
  }

  rejoin(): void {
    this.#off = false;
    this.take();
  }

  /** Goes where the one who leads is. */
  take(): void {
    const { showing } = this;
    if (showing && this.follows) this.watch.follow(showing.step, showing.eyes ?? 'all');
  }

  /** Whoever moves by themselves steps off. */
  moved(): void {
    const { showing, watch } = this;
    if (!showing || !this.follows) return;
    if (watch.step !== watch.reel.near(showing.step) || watch.eyes !== (showing.eyes ?? 'all'))
      this.stepOff();
  }

  /** The others are told where I am: at once, and then as often as they can follow. */
  tell(): void {
    if (!this.leading) return;
    this.#waiting = true;
    if (this.#timer !== undefined) return;
    void this.#send();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#waiting) this.tell();
    }, EVERY);
  }

  /** Once somebody else leads, or the table forgot, this browser leads no more; and each time it is shown anew, one follows. */
  check(): void {
    const { showing, store } = this;
    const others = showing !== null && showing.by !== store.seat;
    if (others || store.line.is !== 'live' || (this.#shown && showing === null)) this.leading = false;
    if (showing === null) this.#off = false;
    this.#shown = showing !== null;
  }

  /** For as long as the replay is open, however its parts are arranged. */
  run(): void {
    const { watch, store } = this;
    $effect(() => {
      store.open();
      return () => {
        clearTimeout(this.#timer);
        store.close();
      };
    });
    $effect(() => {
      void [this.showing, store.line.is];
      this.check();
    });
    // Where the one who leads goes, one follows; where one goes alone, one has stepped off; where I lead, the others are told.
    $effect(() => {
      void this.showing;
      this.take();
    });
    $effect(() => {
      void [watch.step, watch.eyes];
      this.moved();
    });
    $effect(() => {
      void [watch.step, watch.eyes, watch.playing, this.leading];
      this.tell();
    });
  }

  async #send(): Promise<void> {
    this.#waiting = false;
    const { step, seat, playing } = this.watch;
    const answer = await this.store.ask({ lead: { shown: { n: this.n, step, eyes: seat, playing } } });
    // The next moment is told anyway.
    if (answer.ok || answer.refusal.code === 'too-fast') return;
    this.leading = false;
    this.trouble = answer.refusal;
  }
}

const [TOGETHER, TALK] = [Symbol('together'), Symbol('talk')];

/** For the parts of a replay; `talk` is what stands beside what was said in the game. */
export function provideTogether(together: Together, talk: Component): void {
  setContext(TOGETHER, together);
  setContext(TALK, talk);
}
export const useTogether = (): Together => getContext(TOGETHER);
/** Nothing where no replay is watched. */
export const useTalkNow = (): Component | undefined => getContext(TALK);
