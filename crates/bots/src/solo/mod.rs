//! Bots for the 1-3 player game: all of them on one side, against an Alien that the game plays.

mod board;
mod danger;
mod dice;
mod escape;
mod expert;
pub mod lab;
mod moving;
mod policy;
mod reasons;
mod sight;
mod style;
mod wits;
mod worth;

use whiteout_boardgame::State;

pub use style::Style;

use self::wits::Wits;
use crate::level::by_level;
use crate::{Bot, Budget};

/// A bot by its level; the levels are those of The Boardgame.
pub fn by_name(name: &str, seed: u64, budget: Budget) -> Option<Box<dyn Bot<State>>> {
    by_level::<Wits>(name, seed, budget, Style::NOVICE, Style::REGULAR)
}
