//! A table: who sits where, the game, the clock, talk and fairness. No sockets, no files, no clock of its own.
//!
//! A table is folded from its [`Entry`]s, as a game is from its events. [`Table::decide`] checks a command and
//! says which entries it would add; once they are stored, [`Table::apply`] makes them happen and
//! [`Table::news`] tells each viewer what changed for it, and nothing else.

pub mod boardgame;
mod changes;
mod clock;
mod command;
mod company;
mod conceding;
mod entry;
mod guesses;
mod host;
mod imported;
pub mod infection;
mod interval;
pub mod limits;
mod lobby;
mod names;
mod news;
mod people;
mod play;
mod record;
mod refusal;
mod settings;
mod shuffle;
mod stats;
mod summary;
mod table;
mod talk;
mod undo;
mod wish;
mod writing;

pub use changes::{Change, changes};
pub use clock::{Clock, Millis};
pub use command::Command;
pub use company::{Company, Showing, Shown};
pub use entry::Entry;
pub use guesses::{Guess, Judged};
pub use imported::{Imported, Listing, imported};
pub use interval::interval;
pub use news::{News, PublicPage, SeatView};
pub use people::{Holder, Look, Person, Seated};
pub use play::{Playable, Toll};
pub use record::{record, record_dealt};
pub use refusal::Refusal;
pub use settings::{Settings, Spectators, Under};
pub use shuffle::Shuffling;
pub use stats::{About, Count, Length, Stats, Unit, count};
pub use summary::{Summary, SummarySeat, summaries};
pub use table::{Eye, Phase, Table};
pub use talk::{Saying, Speech};
pub use undo::{places_undone, without_undone};
pub use whiteout_games::{Commitment, Entropy, Seal, ServerSeed};
