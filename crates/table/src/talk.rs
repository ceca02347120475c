//! What people say: free text, and claims that bots understand too.

use serde::{Deserialize, Serialize};
use whiteout_boardgame::words::{Card, Room};
use whiteout_core::Seat;

use crate::clock::Millis;
use crate::people::Person;

/// Longest text.
pub(crate) const LONGEST: usize = 500;
/// At most so many sayings in [`WINDOW`].
pub(crate) const BURST: usize = 8;
/// Milliseconds.
pub(crate) const WINDOW: Millis = 10_000;
/// How much of the talk a newcomer gets.
pub(crate) const REMEMBERED: usize = 200;

/// A statement with a meaning, true or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    IAmHuman,
    ITrust { seat: Seat },
    ISuspect { seat: Seat },
    IGave { card: Card },
    IGoTo { room: Room },
    PleaseTest { seat: Seat },
    PleaseRepair { room: Room },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Speech {
    Text(String),
    Claim(Claim),
}

/// Something said. The dead and those who look on talk among themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Saying {
    pub id: u64,
    pub at: Millis,
    pub person: Person,
    pub seat: Option<Seat>,
    pub name: String,
    pub speech: Speech,
    /// Heard only by those who are out of the game.
    pub beyond: bool,
}
