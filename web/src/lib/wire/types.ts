// The wire by the names that the client uses. The types themselves are generated from the server's.
import type * as boardgame from './boardgame.gen';
import type * as infection from './infection.gen';
import type * as wire from './wire.gen';

export type {
  Action,
  Bundle,
  Card,
  Character,
  Claim,
  Die,
  Face,
  Give,
  Hand,
  Item,
  Lab,
  Place,
  Plan,
  Role,
  Room,
  Step,
  Thing,
  Weapon,
  Weather,
} from './boardgame.gen';
export type {
  About,
  Arrived,
  ArrivedGame,
  Change,
  Clock,
  Count,
  GameId,
  Guess,
  Judged,
  LibraryGame,
  LibraryGames,
  LibraryPage,
  Look,
  NewTable,
  OpenTable,
  OptionSpec,
  Refusal,
  Seat,
  SecondThoughts,
  Section,
  Settings,
  Showing,
  Stats,
  Thought,
  TurningPoint,
  Words,
} from './wire.gen';

export type GameInfo = wire.Described;
/** A sentence of the log, and which of the events beside it it tells. */
export type LogLine = wire.Told;
export type Rule = wire.RuleText;

/** What a game puts into the types of the wire; its `id` is the `game` of the settings. */
export type Game = boardgame.Game | infection.Game;

/** The types of the wire as a game fills them. */
export type MessageOf<G extends Game> = wire.Message<G['table'], G['own'], G['event'], G['claim']>;
export type PageOf<G extends Game> = wire.Page<G['table'], G['own'], G['claim']>;
export type NewsOf<G extends Game> = wire.Update<G['event'], G['claim']>;
export type CommandOf<G extends Game> = wire.Command<G['action'], G['claim']>;
export type HistoryOf<G extends Game> = wire.History<G['table'], G['own'], G['event']>;
export type ReplayOf<G extends Game> = wire.Replay<G['table'], G['own'], G['event'], G['claim']>;

// The Boardgame
type Boardgame = boardgame.Game;
/** The public part of the game. */
export type Board = boardgame.Table;
export type ByRoom = Partial<Record<boardgame.Room, number>>;
export type Command = CommandOf<Boardgame>;
export type GameEvent = boardgame.Event;
export type Hint = wire.Hint<boardgame.Action>;
export type History = HistoryOf<Boardgame>;
export type Message = MessageOf<Boardgame>;
export type NewsMessage = NewsOf<Boardgame>;
export type Own = boardgame.OwnPart;
export type PageMessage = PageOf<Boardgame>;
export type Replay = ReplayOf<Boardgame>;
export type Saying = wire.Saying<boardgame.Claim>;
export type Seated = NonNullable<TablePage['seats'][number]>;
export type TablePage = wire.PublicPage<boardgame.Table>;
