//! Bots for Infection at Outpost 31.

mod belief;
mod expert;
pub mod lab;
mod odds;
mod player;
mod policy;
mod style;
mod talk;

use whiteout_infection::State;

pub use expert::Expert;
pub use player::Player;
pub use style::Style;

use crate::{Bot, Budget, Random};

/// Levels, the weakest first.
pub const NAMES: &[&str] = &["random", "novice", "regular", "expert"];

/// A bot by its level.
pub fn by_name(name: &str, seed: u64, budget: Budget) -> Option<Box<dyn Bot<State>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "novice" => Some(Box::new(Player::new(seed, Style::NOVICE))),
        "regular" => Some(Box::new(Player::new(seed, Style::REGULAR))),
        "expert" => Some(Box::new(Expert::new(seed, budget))),
        _ => None,
    }
}
