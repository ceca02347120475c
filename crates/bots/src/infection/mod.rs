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

use self::wits::Wits;
use crate::{Bot, Budget, Random};

/// A player by rules of thumb.
pub type Player = crate::player::Player<Wits>;
/// A player who looks ahead.
pub type Expert = crate::expert::Expert<Wits>;

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
