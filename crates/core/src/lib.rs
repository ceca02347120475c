//! The words all games share: seats, viewers, audiences, rejections, outcomes and the [`Game`] trait.
//!
//! Nothing here does I/O, reads a clock or draws ambient randomness: chance is always an argument.

mod audience;
mod chance;
mod data;
mod game;
mod kinds;
mod rule;
mod seat;
mod spans;
#[cfg(feature = "ts")]
mod typescript;

pub use audience::{Audience, Viewer};
pub use chance::Chance;
pub use data::{DataError, Mark, Marked, OutOfBounds, PerPlayers, read_components, read_differences};
pub use game::{Decision, Game, HUMANS, NoSink, Observer, Outcome, Sink};
pub use kinds::{ByKind, Counts, Kind, KindSet};
pub use rand_core::Rng;
pub use rule::{Rejection, RuleId};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use spans::{SpanId, Spans, Weights, take_any};
