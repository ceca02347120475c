//! Bots for Infection at Outpost 31.

mod belief;
mod expert;
pub mod lab;
mod odds;
mod policy;
mod style;
mod talk;
mod wits;

use whiteout_infection::State;

pub use style::Style;

pub use crate::level::NAMES;

use self::wits::Wits;
use crate::level::by_level;
use crate::{Bot, Budget};

/// A player by rules of thumb.
pub type Player = crate::player::Player<Wits>;
/// A player who looks ahead.
pub type Expert = crate::expert::Expert<Wits>;

/// A bot by its level.
pub fn by_name(name: &str, seed: u64, budget: Budget) -> Option<Box<dyn Bot<State>>> {
    by_level::<Wits>(name, seed, budget, Style::NOVICE, Style::REGULAR)
}
