//! Plays any legal action.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
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

    fn any<A: Copy>(&mut self, legal: &[A]) -> Option<A> {
        legal.get(self.rng.below(legal.len() as u32) as usize).copied()
    }
}

impl Bot<whiteout_boardgame::State> for Random {
    fn choose(&mut self, view: &whiteout_boardgame::View) -> whiteout_boardgame::Action {
        self.any(&view.legal).unwrap_or(whiteout_boardgame::Action::Pass)
    }
}

impl Bot<whiteout_infection::State> for Random {
    fn choose(&mut self, view: &whiteout_infection::View) -> whiteout_infection::Action {
        self.any(&view.legal).unwrap_or(whiteout_infection::Action::Pass)
    }
}
