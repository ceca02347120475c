//! Bots for Infection at Outpost 31.

mod captain;
mod cards;
mod escape;
mod eyes;
mod memory;
mod novice;

use whiteout_infection::State;

pub use novice::Novice;

use crate::{Bot, Budget, Random};

/// Levels, the weakest first.
pub const NAMES: &[&str] = &["random", "novice"];

/// A bot by its level.
pub fn by_name(name: &str, seed: u64, _budget: Budget) -> Option<Box<dyn Bot<State>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "novice" => Some(Box::new(Novice::new(seed))),
        _ => None,
    }
}
