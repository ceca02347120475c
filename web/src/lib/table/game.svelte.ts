// The game as its components read it: the moment that is shown, who I am, what I am asked.
import { getContext, setContext } from 'svelte';
import { Chooser } from '$lib/choices/chooser.svelte';
import { offerOf, type Offer } from '$lib/choices/offer';
import { name, t, texts } from '$lib/text/text.svelte';
import type { Answer } from '$lib/wire/line';
import type { Action, Board, Hand, Hint, Look, Refusal, Room, Seat } from '$lib/wire/types';
import { isAside } from './kinds';
import { tagged } from './moment';
import { naming, withoutWhom } from './names';
import type { Watched } from './watched';

export interface Trouble {
  refusal: Refusal;
  words?: string;
}

export class Game {
  /** An action is on its way. */
  sending = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** What a good player would do, if I asked. */
  hint = $state.raw<Hint | null>(null);
  #undoable = $state.raw<unknown>(null);
  /** The game is over, and this viewer looks at the table instead of the result. */
  resultAside = $state(false);
  /** In which game I last looked at my role, and how often it might have changed by then. */
  #looked = $state.raw({ game: 0, turns: 0 });
  /** The game and the round in which I want no more questions about Items. */
  #noItemsIn = $state('');
  readonly chooser: Chooser;

  constructor(readonly store: Watched) {
    this.chooser = new Chooser(
      () => this.offer,
      (action) => void this.act(action),
    );
    // What was picked for one question means nothing for the next.
    $effect(() => {
      void this.offer;
      this.chooser.clear();
      this.hint = null;
    });
    $effect(() => {
      if (this.mayRefuseItems && this.#noItemsIn === this.#now) this.chooser.take(this.#pass);
    });
  }

  readonly face = $derived.by(() => this.store.face);
  readonly moment = $derived.by(() => this.store.moment);
  readonly page = $derived.by(() => this.moment?.page ?? null);
  readonly board = $derived.by((): Board | null => this.page?.table ?? null);
  readonly seats = $derived.by(() => this.page?.seats ?? []);
  /** The game is over and seen again. */
  readonly past = $derived.by(() => this.store.past);
  readonly me = $derived.by((): Seat | null => this.store.seat);
  readonly secret = $derived.by(() => this.face.secretOf(this.moment?.own?.own ?? null, this.board));
  readonly round = $derived.by(() => this.face.roundOf(this.board));
  readonly own = $derived.by(() => this.moment?.own?.own ?? null);
  /** What Characters hold whose hands I may see. */
  readonly hands = $derived.by((): readonly Hand[] => this.moment?.own?.hands ?? []);
  /** The key of what stands beside the table for me; nothing for those who look on where hands are hidden. */
  readonly mineTab = $derived.by(() => {
    if (this.past) return 'tab-held';
    if (this.me !== null) return 'tab-mine';
    return this.hands.length > 0 ? 'solo-tab-hands' : null;
  });
  readonly words = $derived.by(() => this.moment?.words);
  /** All others are bots, or on my side: nobody is wronged when I ask what to do. */
  readonly practice = $derived.by(
    () =>
      this.me !== null &&
      !this.store.recorded &&
      (Boolean(this.board?.solo) ||
        this.seats.every((seated, seat) => seat === this.me || (seated !== null && 'bot' in seated.holder))),
  );
  /** Other people who are at the table. */
  readonly companions = $derived.by((): Seat[] =>
    this.seats.flatMap((seated, seat) =>
      seated && 'person' in seated.holder && !seated.stand_in && seat !== this.me ? [seat] : [],
    ),
  );
  /** By how many seconds I see everything late: only those who look on do. */
  readonly lateBy = $derived.by(() => {
    const spectators = this.page?.settings.spectators;
    return this.me === null && typeof spectators === 'object' ? spectators.yes.delay : 0;
  });
  readonly isHost = $derived.by(() => this.store.person !== null && this.store.person === this.page?.host);

  /** What is asked, as text: news that leave the question as it is must not touch what was picked. */
  readonly #question = $derived.by(() => {
    const { own, words } = (this.store.present && !this.sending && this.store.live) || {};
    return JSON.stringify([own?.legal ?? [], words?.choices ?? []]);
  });
  readonly offer = $derived.by((): Offer => {
    const [legal, labels] = JSON.parse(this.#question) as [Action[], string[]];
    return offerOf(legal, labels, this.face.shapes);
  });
  readonly asked = $derived.by(() => this.offer.choices.length > 0);

  /** Which game of this table it is: another one begins anew with everything. */
  readonly #number = $derived.by(() => this.page?.games ?? 0);
  readonly #now = $derived.by(() => `${this.#number} ${this.round}`);
  readonly #turns = $derived.by(
    () => this.store.player.log.filter(({ kind }) => this.face.turns.has(kind)).length,
  );
  /** What I am may have changed: marked whether it has or not, so that the mark tells nothing to others. */
  readonly news = $derived.by(
    () => this.#turns > (this.#looked.game === this.#number ? this.#looked.turns : 0),
  );

  looked(): void {
    this.#looked = { game: this.#number, turns: this.#turns };
  }

  readonly #pass = $derived.by(() => this.offer.choices.find(({ kind }) => kind === 'pass'));
  /** Items are asked about before every card; whoever wants none may say so once. */
  readonly mayRefuseItems = $derived.by(
    () => this.#pass !== undefined && tagged(this.store.live?.page.table?.step)[0] === 'items',
  );

  noItemsThisRound(): void {
    this.#noItemsIn = this.#now;
  }

  /** My last answer may still be taken back: nobody has moved on since. */
  readonly canUndo = $derived.by(
    () => this.#undoable !== null && this.#undoable === this.store.live?.page.table?.step && !this.asked,
  );

  /** The player of a Character; in the game for 1 to 3 players one has several. */
  ownerOf(seat: Seat): Seat {
    return this.board?.solo?.owners[seat] ?? seat;
  }

  isMine(seat: Seat): boolean {
    return this.me !== null && this.ownerOf(seat) === this.me;
  }

  nameOf(seat: Seat): string {
    const character = this.board?.characters[seat];
    return character ? name('character', character) : this.playerOf(seat);
  }

  /** Who plays a Character, or sits there before there are any. */
  playerOf(seat: Seat): string {
    return this.personAt(this.ownerOf(seat));
  }

  /** Who sits on a seat. Bots are called in the reader's language. */
  personAt(seat: Seat): string {
    const seated = this.seats[seat];
    if (!seated) return '';
    return 'bot' in seated.holder ? t('bot-name', { n: seat + 1 }) : seated.name;
  }

  /** What is asked; of me without the others who are asked the same, unless it matters whom of mine it is about. */
  readonly question = $derived.by(() => {
    const prompt = this.words?.prompt ?? '';
    return this.named(this.asked && !this.board?.solo ? withoutWhom(prompt) : prompt);
  });

  readonly #naming = $derived.by(() =>
    naming(
      this.seats.map((_, seat) => texts.phrase('seat', { number: seat + 1 })),
      this.seats.map((_, seat) => this.personAt(seat)),
    ),
  );

  /** What came for my eyes alone stays covered until I look; of a game that is over nothing is. */
  covers(kind: string): boolean {
    return !this.past && this.face.covers(kind, this.board);
  }

  /** What stands in place of a covered line: the role card is worth a look only where it is about what one is. */
  coverOf(kind: string): 'covered-aside' | 'covered-beat' {
    return this.board?.solo || isAside(kind) ? 'covered-aside' : 'covered-beat';
  }

  /** A sentence of the server with people by their names. */
  named(text: string): string {
    return this.#naming(text);
  }

  /** Who speaks or looks: by the Character, unless a player has several. */
  speakerAt(seat: Seat): string {
    return this.board?.solo ? this.personAt(seat) : this.nameOf(seat);
  }

  /** The Character of whoever speaks or looks, unless a player has several. */
  characterAt(seat: Seat) {
    return this.board?.solo ? null : (this.board?.characters[seat] ?? null);
  }

  /** How a Character looks: as the player who has it, or one by one where all have the same. */
  lookOf(seat: Seat): Look | undefined {
    const look = this.seats[this.ownerOf(seat)]?.look;
    if (this.board?.solo && this.seats.length === 1) return { colour: seat, shape: seat };
    return look;
  }

  async act(action: Action): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const answer = await this.store.act(action);
    this.sending = false;
    this.#note(answer);
    this.#undoable = answer.ok ? (this.store.live?.page.table?.step ?? null) : null;
  }

  /** Sends the plan as it was put together, then proposes it. */
  async proposePlan(): Promise<void> {
    for (const [room, strength] of Object.entries(this.chooser.wanted)) {
      if (strength > 0) await this.act({ stack: { room: room as Room, strength } });
      if (this.trouble) return;
    }
    // Not from the offer: that waits until the drafts have been shown.
    const propose = this.store.live?.own?.legal.find((action) => tagged(action)[0] === 'propose');
    if (propose) await this.act(propose as Action);
  }

  async undo(): Promise<void> {
    this.#undoable = null;
    this.#note(await this.store.ask('undo'));
  }

  async ask(command: Parameters<Watched['ask']>[0]): Promise<Answer> {
    const answer = await this.store.ask(command);
    this.#note(answer);
    return answer;
  }

  async beReady(ready: boolean): Promise<void> {
    this.#note(await this.store.beReady(ready));
  }

  async guess(seat: Seat, against: boolean | null): Promise<void> {
    this.#note(await this.store.guess(seat, against));
  }

  #note(answer: Answer): void {
    this.trouble = answer.ok ? null : { refusal: answer.refusal, words: answer.words };
  }
}

const KEY = Symbol('game');
export const provideGame = (game: Game): Game => setContext(KEY, game);
export const useGame = (): Game => getContext<Game>(KEY);
