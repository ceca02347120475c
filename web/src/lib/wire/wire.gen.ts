// Generated from the Rust types by `make types`; do not edit. A test fails when it is stale.
// docs/protocol.md says what it all means.

/** What a new table is asked for with; the rest has a default. */
export type NewTable = Pick<Settings, "game" | "players"> & Partial<Settings>;

/** What a row counts. */
export type About = "side" | "reason" | "players" | "mode" | "character";

export type Advice<A> = {
  action: A,
  because: string,
  /** The best of what was left. */
  instead?: A,
};

/** Whoever opened a table or came to it, and where. */
export type Arrived = { id: string, person: Person, };

/** An imported game: a table where it has just ended, and the sender is its host. */
export type ArrivedGame = {
  id: string,
  person: Person,
  /** An unproven game cannot be listed. */
  proof: Proof,
};

export type Better = {
  choice: string,
  because: string,
  /** How likely the seat's side wins, 0 to 1: with this, and with what was done. */
  value: number,
  made: number,
};

/** One value per seat; seats beyond the table's size hold the default. */
export type BySeat<T> = Array<T>;

/** One part of a viewer's page that changed: a JSON pointer and the new value, or none if it is gone. */
export type Change = { path: string, value?: unknown, };

/** How long a decision may take before a bot moves. */
export type Clock = "off" | "relaxed" | "brisk" | { "days": number };

/** The code of a link. */
export type Code = { code: string, };

/** Asks for a seat at a table, with the code of a link if there is one. */
export type Come = { code?: string | null, };

export type Command<A, C> =
  | { "sit": { name: string, look?: Look | null, } }
  | "leave"
  | "return"
  | { "ready": { ready: boolean, 
/** My device's commitment to what it adds to the deal; without one it adds nothing. */
seal?: Seal | null, } }
  | { "unseal": { part: Entropy, } }
  | { "look": { look: Look, } }
  | { "wish": { character: string | null, } }
  | { "add_bot": { level: string, } }
  | { "remove_bot": { seat: Seat, } }
  | { "kick": { seat: Seat, } }
  | "start"
  | "again"
  | "go_on"
  | { "set_clock": { clock: Clock, } }
  | { "set_stand_in": { level: string, } }
  | { "list": { listed: boolean, } }
  | { "give_host": { seat: Seat, } }
  | { "mute": { person: Person, mute: boolean, } }
  | { "unsay": { id: number, } }
  | { "act": { action: A, } }
  | "undo"
  | { "concede": { agree: boolean, } }
  | { "say": { speech: Speech<C>, } }
  | { "guess": { seat: Seat, against: boolean | null, } }
  | { "lead": { shown: Shown, } }
  | "let_go"
  | { "note": { text: string, } };

/** What is shown of it in the lobby. */
export type Commitment = Array<number>;

/** So many of so many, and what the true share may be. */
export type Count = {
  game: GameId,
  /** Of games with component values of their own; these are in no other row. */
  custom: boolean,
  about: About,
  name: string,
  count: number,
  of: number,
  rate: number,
  low: number,
  high: number,
};

export type Covered = { event: number, to: SeatSet, };

/** A game, and for each of its options the rules that speak of it. */
export type Described = {
  /** Levels of bots, as the host adds them. */
  bots: Array<string>,
  option_rules: Record<string, Array<string>>,
  id: GameId,
  fewest: number,
  most: number,
  options: Array<OptionSpec>,
};

/** What a player's device adds. */
export type Entropy = Array<number>;

/** The table that a code leads to. */
export type Found = { id: string, };

/** A game by name. Adding one here makes the compiler ask for the rest. */
export type GameId = "boardgame" | "norwegian" | "solo" | "infection";

export type Games = { games: Array<Described>, };

/** What one seat takes another for. */
export type Guess = {
  by: Seat,
  about: Seat,
  /** Whether it is secretly against the Humans. */
  against: boolean,
};

export type Hint<A> = {
  /** How likely each seat is secretly an Alien, 0 to 1 in order of seats, by what this seat knows. */
  doubts: Array<number>,
  /** What to do now, if this seat is asked. */
  advice?: Advice<A>,
};

/** Updates with a higher number than `seq` follow it. */
export type History<T, O, E> = { epoch: number, seq: number, start: Pages<T, O>, steps: Array<HistoryStep<E>>, };

export type HistoryStep<E> = {
  at: number,
  changes: Array<Change>,
  own?: Array<Change>,
  events?: Array<E>,
  phase: string,
  log?: Array<Told>,
};

/** Who plays a seat. */
export type Holder = { "person": Person } | { "bot": { level: string, } };

/** A guess once the game is over. */
export type Judged = {
  right: boolean,
  by: Seat,
  about: Seat,
  /** Whether it is secretly against the Humans. */
  against: boolean,
};

/** How long games of one kind took. */
export type Length = {
  game: GameId,
  custom: boolean,
  unit: Unit,
  games: number,
  least: number,
  median: number,
  most: number,
};

/** A game of the library. */
export type LibraryGame = {
  /** The table where it was played. */
  id: string,
  /** Where you sat, if you ask for your own. */
  seat?: number,
  /** Its number at its table, from 0. */
  n: number,
  game: GameId,
  players: number,
  /** Options that are not as usual. */
  options: Record<string, unknown>,
  /** The version of the rules it was dealt under. */
  rules: number,
  /** The side that won, and why. */
  side: string,
  reason: string,
  rounds: number,
  choices: number,
  ended: number,
  /** How long it took; unknown for a game that was imported as a file. */
  minutes: number | null,
  /** How dramatic it was, from 0 to 100. */
  drama: number,
  /** It was imported as a file: its names are whatever the file says. */
  imported: boolean,
  /** The rules do not prove it: it is never listed and never counted. */
  unproven: boolean,
  /** It was played with component values of its own, and counts apart from the others. */
  custom: boolean,
  seats: Array<SummarySeat>,
};

export type LibraryGames = { games: Array<LibraryGame>, };

/** One page of the library. */
export type LibraryPage = {
  games: Array<LibraryGame>,
  /** How many there are in all that were asked for. */
  found: number,
  /** Pages of them, the first of which is 0. */
  pages: number,
};

/** Asks for a link that works once. */
export type Link = {
  /** The seat goes to whoever opens the link; all its old tokens are void. */
  hand_over: boolean,
};

/** How a seat is told apart: a colour and a shape, so that colour is never the only sign. */
export type Look = { colour: number, shape: number, };

/** A choice, in words. */
export type Made = { seat: Seat, choice: string, };

/** To a client: `T` is what everybody sees of the game, `O` what one seat sees beside it, `E` its events, `C` its claims. */
export type Message<T, O, E, C> =
  | { "page": Page<T, O, C> }
  | { "news": Update<E, C> }
  | { "done": { id: number, } }
  | { "refused": { id: number | null, refusal: Refusal, 
/** The same in the reader's language, where it rests on a rule of the game. */
words?: string, } }
  | { "closed": { code: string, } };

export type OpenTable = { id: string, settings: Settings, seats: Array<Seated | null>, };

/** Public tables that wait for players, newest first. */
export type OpenTables = { tables: Array<OpenTable>, };

/** What an option can be set to. */
export type OptionKind =
  | "switch"
  | { "number": { lowest: number, highest: number, } }
  | { "choice": { words: Array<string>, } }
  | "seat";

/** One option of a game. */
export type OptionSpec = { name: string, kind: OptionKind, default: unknown, };

export type Page<T, O, C> = {
  /** Names this life of the table; sequence numbers count within it. */
  epoch: number,
  seq: number,
  person: Person | null,
  seat: Seat | null,
  page: PublicPage<T>,
  /** Nothing for those who look on, and before the start. */
  own: O | null,
  note: string,
  /** What the viewer's seat takes the others for. */
  guesses?: Array<Guess>,
  talk: Array<Saying<C>>,
  words?: Words,
};

/** The pages just before the deal. */
export type Pages<T, O> = { page: PublicPage<T> | null, own: O | null, };

/** Somebody at this table, known by the order in which they came. Tokens that prove who it is are the
 * server's business. */
export type Person = number;

/** Where a table stands. */
export type Phase = "lobby" | "playing" | "over";

/** How far a game that came as a file can be trusted. */
export type Proof = "proven" | "unproven" | "unchecked";

/** What everybody at the table may see, the public part `T` of the game included. */
export type PublicPage<T> = {
  settings: Settings,
  phase: Phase,
  /** Games that this table has played before, and the number of this one. */
  games: number,
  /** Leads people here while the table is in the lobby. */
  code: string | null,
  host: Person | null,
  /** Whether games of this table that are over may be found by everybody. */
  listed: boolean,
  /** The game was imported as a file: whether the rules prove it. */
  imported?: Proof,
  /** Who may not speak. */
  muted: Array<Person>,
  /** Free ones are empty. */
  seats: Array<SeatView | null>,
  clock: Clock,
  /** The level of bot that plays for people who are away. */
  stand_in: string,
  /** When a bot moves for the seats that are still asked; in the lobby, when the start is called off. */
  deadline: number | null,
  commitment: Commitment,
  /** What devices add to the deal, where any does. */
  shuffle?: Shuffling,
  /** Shown when the game is over. */
  seed: ServerSeed | null,
  /** What each seat added to the deal, shown when the game is over. */
  entropy: Array<Entropy> | null,
  /** Who would give this game up, where all players may do so together. */
  conceding?: SeatSet,
  /** What everybody took the others for, shown when the game is over. */
  guesses?: Array<Judged>,
  /** Somebody shows the others a game that is over. */
  showing?: Showing,
  /** Nothing before the start. */
  table: T | null,
};

export type Refusal = {
  code: string,
  /** The rule of the game it rests on, if it is one. */
  rule?: string,
  /** Keys and reasons, where several things are wrong at once. */
  faults?: Array<string>,
};

/** The answer to a request that was not carried out; nothing changed. */
export type Refused = { refused: Refusal, };

/** Apply the changes of the first steps to `start` and you see the table as it was then. */
export type Replay<T, O, E, C> = {
  /** The game was imported as a file: whether the rules prove it. */
  imported?: Proof,
  /** It has component values of its own. */
  custom?: boolean,
  start: ReplayStart<T, O>,
  steps: Array<ReplayStep<E, C>>,
};

/** Just before the deal: what everybody saw, and what each seat saw beside it. */
export type ReplayStart<T, O> = { page: PublicPage<T>, own: Array<O | null>, };

/** A choice and what came of it, or something said. */
export type ReplayStep<E, C> = {
  at: number,
  changes?: Array<Change>,
  /** Of the list of what each seat saw. */
  own?: Array<Change>,
  events?: Array<E>,
  /** Which of the events only some seats saw. */
  covered?: Array<Covered>,
  /** Who chose what. */
  made?: Made,
  phase: string,
  log?: Array<Told>,
  said?: Array<Saying<C>>,
};

/** From a client. */
export type Request<A, C> = {
  /** Comes back in the answer. */
  id: number,
  do: Command<A, C>,
};

/** A rule as it is read. */
export type RuleText = {
  /** Such as `bg.enc.dog-alone`. */
  id: string,
  title: string,
  text: string,
  /** `rulebook`, `ruling` or `option`. */
  from: string,
};

export type Rulebook = { sections: Array<Section>, };

/** Something said. The dead and those who look on talk among themselves. */
export type Saying<C> = {
  id: number,
  at: number,
  /** Nobody where a bot speaks. */
  person: Person | null,
  seat: Seat | null,
  name: string,
  speech: Speech<C>,
  /** Heard only by those who are out of the game. */
  beyond: boolean,
};

/** A device's commitment to its part, shown in the lobby. The part itself is opened once nobody can change theirs. */
export type Seal = Array<number>;

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** A set of seats in one byte. */
export type SeatSet = Array<Seat>;

/** A taken seat as everybody sees it. */
export type SeatView = {
  /** Whether somebody is there; a bot always is. */
  connected: boolean,
  holder: Holder,
  name: string,
  look: Look,
  ready: boolean,
  /** The character to take when the game asks, where people choose theirs. */
  wish: string | null,
  /** A bot plays while the person is away; whose side it plays for is nobody's business. */
  stand_in: string | null,
};

/** A taken seat. */
export type Seated = {
  holder: Holder,
  name: string,
  look: Look,
  ready: boolean,
  /** The character to take when the game asks, where people choose theirs. */
  wish: string | null,
  /** A bot plays while the person is away; whose side it plays for is nobody's business. */
  stand_in: string | null,
};

export type SecondThoughts = {
  made: Made,
  /** Not there if nothing looks better, or little depended on it. */
  better?: Better,
};

/** A chapter of the rules. */
export type Section = { id: string, title: string, rules: Array<RuleText>, };

/** The server's secret part of the deal, shown when the game is over. */
export type ServerSeed = Array<number>;

export type Settings = {
  game: GameId,
  players: number,
  options: Record<string, unknown>,
  /** Listed for everybody, or found by its link alone. */
  public: boolean,
  clock: Clock,
  spectators: Spectators,
  /** The level of bot that plays for people who are away, or the game's usual one. */
  stand_in: string | null,
};

/** Somebody shows it to the others. */
export type Showing = {
  by: Seat,
  /** Which game of the table, from 0. */
  n: number,
  step: number,
  /** Whose eyes see it; everybody's at once where nobody is named. */
  eyes?: Seat | null,
  /** Whether it runs by itself. */
  playing: boolean,
};

/** A moment of a game that is over, as it is looked at. */
export type Shown = {
  /** Which game of the table, from 0. */
  n: number,
  step: number,
  /** Whose eyes see it; everybody's at once where nobody is named. */
  eyes?: Seat | null,
  /** Whether it runs by itself. */
  playing: boolean,
};

/** What everybody may see of it. Parts stay hidden until the game is over. */
export type Shuffling = {
  /** What the device of each seat has committed to, where it adds anything. */
  seals: Array<Seal | null>,
  /** Once start was pressed: the seats whose devices have not opened their parts yet. */
  waiting?: SeatSet,
  /** Starts of this game that were called off because a device did not answer. */
  failed: number,
  /** Whose devices those were the last time. */
  silent: SeatSet,
};

/** Whether others may look on. */
export type Spectators = "no" | { "yes": { delay: number, } };

export type Speech<C> = { "text": string } | { "claim": C };

export type Stats = {
  /** All games that are counted. */
  games: number,
  /** Those of them with component values of their own. */
  custom: number,
  /** Those of them that were imported as files. */
  imported: number,
  counts: Array<Count>,
  lengths: Array<Length>,
};

export type SummarySeat = {
  name: string,
  /** The level of the bot that sat there. */
  bot: string | null,
  character: string | null,
  /** Whether it was against the Humans in the end. */
  against: boolean,
  won: boolean,
};

/** One line. */
export type Thought =
  | { "progress": { at: number, of: number, } }
  | { "doubts": { step: number, doubts: Array<Array<number>>, } }
  | { "turn": TurningPoint };

/** A sentence, and which of the events beside it it tells. */
export type Told = { event: number, text: string, };

export type TurningPoint = {
  /** The step of the replay, and the number of the choice among all, each from 0. */
  step: number,
  choice: number,
  made: Made,
  better: Better,
};

export type Unit = "rounds" | "minutes";

/** What changed for one viewer. */
export type Update<E, C> = {
  seq: number,
  /** Changes of the public page. */
  changes?: Array<Change>,
  /** Changes of the viewer's own page. */
  own?: Array<Change>,
  words?: Words,
  /** Events of the game that this viewer may see, for the log. */
  events?: Array<E>,
  said?: Array<Saying<C>>,
  unsaid?: Array<number>,
};

/** What a viewer reads. Made from what it may see anyway, so that it tells nothing more. */
export type Words = {
  /** The short name of the phase. */
  phase: string,
  /** What is asked now, and of whom. */
  prompt: string,
  /** What everybody should have before their eyes all the time. */
  facts?: Array<string>,
  /** Ids of the rules behind the question, the nearest first. */
  rules: Array<string>,
  /** A label for each of the viewer's choices, in their order. */
  choices?: Array<string>,
  /** Who won and why, once it is over. */
  outcome?: string,
  /** One sentence for each event that has one. */
  log?: Array<Told>,
};
