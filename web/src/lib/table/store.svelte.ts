// One table as this viewer has it: the connection, the present, what is shown of it, the story, the talk.
import { settings } from '$lib/app/settings.svelte';
import { comeToTable, get, refusalOf, Refused } from '$lib/wire/api';
import { Line, type Answer, type LineState, type World } from '$lib/wire/line';
import type {
  Action,
  Command,
  Guess,
  History,
  Message,
  NewsMessage,
  PageMessage,
  Saying,
  Seat,
} from '$lib/wire/types';
import type { Language } from '$lib/text/languages';
import { faceFor, type Face, type Secret } from './face';
import { after, type Happening, type Moment } from './moment';
import { Player, type Beat } from './player.svelte';
import { Shuffler } from './shuffler';
import { Story, type LogEntry } from './story';
import { Talk } from './talk.svelte';
import type { Watched } from './watched';

/** Something that the person should know once. */
export type Notice = 'restarted' | 'taken' | 'back' | 'already-here' | 'bad-link';

export interface Surroundings {
  world: World;
  history(id: string, language: Language): Promise<History>;
  onBeat?: (beat: Beat) => void;
  /** The world was recorded. */
  recorded?: boolean;
}

const byBot = ({ person }: Saying): boolean => person === null;

export class TableStore implements Watched {
  line = $state.raw<LineState>({ is: 'connecting' });
  person = $state.raw<number | null>(null);
  seat = $state.raw<number | null>(null);
  live = $state.raw<Moment | null>(null);
  note = $state('');
  /** What I take the others for. */
  guesses = $state.raw<readonly Guess[]>([]);
  notice = $state<Notice | null>(null);
  /** An earlier step that is being looked at. */
  lookingAt = $state.raw<{ step: number; text: string } | null>(null);
  readonly player: Player;
  readonly talk: Talk;
  readonly past = false;
  readonly recorded: boolean;
  readonly ahead: readonly LogEntry[] = [];

  #line: Line;
  #shuffler: Shuffler;
  #epoch: number | null = null;
  /** What was heard last can be taken up again; otherwise a fresh page is asked for. */
  #resume = false;
  #seq = 0;
  #story = $state.raw<Story | null>(null);
  /** Steps heard before the history came. */
  #early: Happening[] = [];
  #arrivals: (() => void)[] = [];

  constructor(
    readonly id: string,
    readonly language: () => Language,
    private readonly around: Surroundings,
  ) {
    this.recorded = around.recorded ?? false;
    const pace = () => (document.hidden ? 'instant' : settings.now.pace);
    this.talk = new Talk(pace);
    // Bots speak of what has been shown; what people say goes by itself.
    this.player = new Player(
      pace,
      around.onBeat,
      ({ said }) => this.talk.say((said ?? []).filter(byBot)),
      (board, event) => this.face.foresee(board, event),
    );
    this.#shuffler = new Shuffler(id, (command) => this.ask(command));
    this.#line = new Line(around.world, {
      address: () => this.#address(),
      message: (message) => this.#hear(message),
      state: (state) => this.#lineIs(state),
    });
  }

  open(): void {
    this.#line.connect();
  }

  close(): void {
    this.#line.close();
  }

  retry(): void {
    this.#line.retry();
  }

  offline(): void {
    this.#line.offline();
  }

  /** A fresh page: after coming to the table, or in another language. */
  reopen(): void {
    this.#resume = false;
    this.#line.connect();
  }

  /** Becomes somebody at this table. */
  async come(code?: string): Promise<Answer> {
    try {
      await comeToTable(this.id, code);
    } catch (error) {
      return { ok: false, refusal: refusalOf(error) };
    }
    this.person = null;
    this.live = null;
    this.reopen();
    await this.connected();
    return { ok: true };
  }

  /** The next page, unless there is one. */
  connected(): Promise<void> {
    return this.live ? Promise.resolve() : new Promise((resolve) => this.#arrivals.push(resolve));
  }

  /** The game that is played here. */
  get face(): Face {
    return faceFor(this.live?.page.settings);
  }

  get story(): Story | null {
    return this.#story;
  }

  ask(command: Command): Promise<Answer> {
    return this.#line.ask(command);
  }

  act(action: Action): Promise<Answer> {
    return this.ask({ act: { action } });
  }

  beReady(ready: boolean): Promise<Answer> {
    return ready && this.live && this.seat !== null
      ? this.#shuffler.ready(this.live.page, this.seat)
      : this.ask({ ready: { ready } });
  }

  /** Nobody is told of a guess, this browser included: it keeps what the server has taken. */
  async guess(seat: Seat, against: boolean | null): Promise<Answer> {
    const answer = await this.ask({ guess: { seat, against } });
    if (answer.ok && this.seat !== null) {
      const others = this.guesses.filter(({ about }) => about !== seat);
      this.guesses = against === null ? others : [...others, { by: this.seat, about: seat, against }];
    }
    return answer;
  }

  /** What is on the table now as it is shown: an earlier moment while one is being looked at. */
  get moment(): Moment | null {
    return this.lookingAt && this.#story ? this.#story.at(this.lookingAt.step) : this.player.shown;
  }

  /** Nothing is being shown that already happened: choices can be made. */
  get present(): boolean {
    return !this.player.busy && !this.lookingAt;
  }

  /** Whoever plays has to peek. */
  openly(): Secret | null {
    return null;
  }

  lookAt(entry: LogEntry | null): void {
    this.lookingAt = entry && this.#story ? { step: entry.step, text: entry.text } : null;
  }

  #address(): string {
    const query = new URLSearchParams({ lang: this.language() });
    if (this.#resume) {
      query.set('epoch', String(this.#epoch));
      query.set('seq', String(this.#seq));
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`;
  }

  #lineIs(state: LineState): void {
    if (state.is === 'live' && (this.line.is === 'waiting' || this.line.is === 'offline'))
      this.notice ??= 'back';
    this.line = state;
  }

  #hear(message: Message): void {
    if ('page' in message) this.#page(message.page);
    else if ('news' in message) this.#news(message.news);
    // The socket ends next, and the line comes back by itself; perhaps as somebody else, if the seat was handed over.
    else if ('closed' in message) this.#resume = false;
  }

  #page(page: PageMessage): void {
    // Other eyes have another epoch; for the same ones a new epoch means that the server began anew.
    const sameEyes = page.person === this.person && page.seat === this.seat;
    if (this.#epoch !== null && page.epoch !== this.#epoch && sameEyes) this.notice = 'restarted';
    if (this.person !== null && page.person === null) this.notice = 'taken';
    this.#epoch = page.epoch;
    this.#resume = true;
    this.#seq = page.seq;
    this.person = page.person;
    this.seat = page.seat;
    this.talk.reset(page.talk);
    this.note = page.note;
    this.guesses = page.guesses ?? [];
    this.live = { page: page.page, own: page.own, words: page.words };
    this.lookingAt = null;
    this.#story = null;
    this.#early = [];
    this.player.reset(this.live, []);
    for (const arrived of this.#arrivals.splice(0)) arrived();
    this.#shuffle(true);
    if (page.page.table) void this.#remember(page.epoch);
  }

  #news(news: NewsMessage): void {
    if (news.seq <= this.#seq || !this.live) return;
    if (news.seq !== this.#seq + 1) {
      this.reopen();
      return;
    }
    this.#seq = news.seq;
    const step: Happening = news;
    const before = this.live;
    this.live = after(before, step);
    this.#shuffle(false);
    this.talk.say((news.said ?? []).filter((saying) => !byBot(saying)));
    this.talk.unsay(new Set(news.unsaid));
    if (!before.page.table && this.live.page.table) {
      this.#story = new Story(before, this.face);
      this.player.log = [];
    } else if (!this.live.page.table) {
      this.#story = null;
      this.lookingAt = null;
      this.guesses = [];
    }
    if (!this.#story) this.#early.push(step);
    this.player.push(step, this.#story?.add(step) ?? []);
  }

  #shuffle(fresh: boolean): void {
    if (this.live && !this.recorded) this.#shuffler.see(this.live.page, this.seat, fresh);
  }

  /** Gets what was seen since the deal, and continues it with what came meanwhile. */
  async #remember(epoch: number): Promise<void> {
    const history = await this.around.history(this.id, this.language()).catch(() => null);
    if (!history || history.epoch !== epoch || this.#epoch !== epoch || this.#story) return;
    const { page, own } = history.start;
    if (!page) return;
    const story = new Story({ page, own, words: undefined }, this.face);
    const log: LogEntry[] = [];
    for (const { phase, log: lines, ...step } of history.steps) {
      log.push(...story.add({ seq: 0, ...step, words: { phase, log: lines } }));
    }
    for (const step of this.#early) if (step.seq > history.seq) log.push(...story.add(step));
    this.#early = [];
    this.#story = story;
    this.player.skip();
    this.player.log = log;
  }
}

/** The real world: sockets, the network, and a request that tells why no socket comes about. */
export function browserWorld(id: string): World {
  return {
    open: (address) => new WebSocket(address),
    online: () => navigator.onLine,
    probe: async () => {
      try {
        await get(`/api/tables/${id}/history?lang=en`);
        return 'there';
      } catch (error) {
        if (!(error instanceof Refused) || error.status === 0) return 'unreachable';
        if (error.status === 404) return 'gone';
        return error.refusal.code === 'no-spectators' ? 'closed' : 'there';
      }
    },
  };
}

export const browserHistory = (id: string, language: Language): Promise<History> =>
  get<History>(`/api/tables/${id}/history?lang=${language}`);
