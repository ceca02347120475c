// The wire by the names that the client uses. The types themselves are generated from the server's.
import type * as wire from './wire.gen';

export type {
  Action,
  Arrived,
  Bundle,
  Card,
  Change,
  Character,
  Claim,
  Clock,
  Games,
  Give,
  Hint,
  History,
  Item,
  Lab,
  Look,
  Message,
  NewTable,
  OpenTable,
  OptionSpec,
  Place,
  Plan,
  Refusal,
  Role,
  Room,
  Seat,
  Section,
  Settings,
  Step,
  Weapon,
  Weather,
  Words,
} from './wire.gen';

/** The public part of the game. */
export type Board = wire.Table;
export type ByRoom = Record<wire.Room, number>;
export type Command = wire.Command<wire.Action, wire.Claim>;
export type GameEvent = wire.Event;
export type GameInfo = wire.Described;
/** A sentence of the log, and which of the events beside it it tells. */
export type LogLine = wire.Told;
export type NewsMessage = wire.Update;
export type Own = wire.OwnPart;
export type PageMessage = wire.Page;
export type Rule = wire.RuleText;
export type Saying = wire.Saying<wire.Claim>;
export type Seated = NonNullable<TablePage['seats'][number]>;
export type TablePage = wire.PublicPage<wire.Table>;
