//! Bots for The Boardgame.

mod novice;
mod random;

use whiteout_boardgame::State;

pub use novice::Novice;
pub use random::Random;

use crate::{Bot, Budget};

/// Levels, the weakest first.
pub const NAMES: &[&str] = &["random", "novice"];

/// A bot by its level.
pub fn by_name(name: &str, seed: u64, _budget: Budget) -> Option<Box<dyn Bot<State>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        // Its name until there were others.
        "novice" | "sensible" => Some(Box::new(Novice::new(seed))),
        _ => None,
    }
}
