//! Players that see only a view, the events they may see, and their own memory.

mod random;
mod sensible;

use whiteout_boardgame::State;
use whiteout_core::Game;

pub use random::Random;
pub use sensible::Sensible;

/// A player. It has its own chance, seeded at birth, so that a game with bots can be played again.
pub trait Bot<G: Game>: Send {
    /// Takes in an event that this seat may see. Called for every one, in order.
    fn see(&mut self, _event: &G::Event) {}

    /// Chooses one of the legal actions of the view.
    fn choose(&mut self, view: &G::View) -> G::Action;
}

/// Names of the bots for The Boardgame.
pub const NAMES: &[&str] = &["random", "sensible"];

/// A bot for The Boardgame by name.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Bot<State>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "sensible" => Some(Box::new(Sensible::new(seed))),
        _ => None,
    }
}
