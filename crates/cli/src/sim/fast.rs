//! Random play on the bare state: no view, no events kept, nothing on the heap.

use arrayvec::ArrayVec;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Action, Config, State};
use whiteout_core::{Chance as _, Game as _, NoSink};

use super::tally::Played;

/// More than any seat can ever choose from: the Alien's plan has at most 11 rooms times 15 Strength and a few words.
const CHOICES: usize = 256;

/// Plays a game in which everybody does anything.
pub(super) fn play(config: &Config, seed: u64) -> Played {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::start(config, &mut rng, &mut NoSink);
    let mut choices = ArrayVec::<Action, CHOICES>::new();
    for actions in 0..=State::LONGEST {
        let asked = state.table.waiting;
        let Some(seat) = asked.nth(rng.below(u32::from(asked.len())) as u8) else {
            return Played::ended(&state, actions);
        };
        choices.clear();
        state.legal(seat, &mut |action| choices.push(action));
        let Some(&action) = choices.get(rng.below(choices.len() as u32) as usize) else {
            return Played::Trouble(format!("seat {seat:?} has no choice in {:?}", state.table.step));
        };
        if let Err(rejection) = state.act(seat, action, &mut rng, &mut NoSink) {
            return Played::Trouble(format!("{action:?} was legal but rejected: {rejection}"));
        }
    }
    Played::Trouble(format!("no end after {} actions", State::LONGEST))
}
