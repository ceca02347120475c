//! Plays any legal action.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Action, State, View};
use whiteout_core::Chance as _;

use crate::Bot;

/// Chooses evenly among the legal actions.
#[derive(Debug)]
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot<State> for Random {
    fn choose(&mut self, view: &View) -> Action {
        let n = self.rng.below(view.legal.len() as u32) as usize;
        view.legal.get(n).copied().unwrap_or(Action::Pass)
    }
}
