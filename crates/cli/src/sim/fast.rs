//! Random play on the bare state: no view, no events kept, nothing on the heap.

use arrayvec::ArrayVec;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, NoSink};
use whiteout_games::Hosted;

use super::tally::Played;

/// More than any seat can ever choose from: the Alien's plan has at most 11 rooms times 15 Strength and a few words,
/// and eight players can board in 128 ways.
const CHOICES: usize = 256;

/// Plays a game in which everybody does anything.
pub(super) fn play<G: Hosted>(config: &G::Config, seed: u64) -> Played {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = G::start(config, &mut rng, &mut NoSink);
    let mut choices = ArrayVec::<G::Action, CHOICES>::new();
    for actions in 0..=G::LONGEST {
        let asked = state.decision().seats;
        let Some(seat) = asked.nth(rng.below(u32::from(asked.len())) as u8) else {
            return Played::ended(&state, actions);
        };
        choices.clear();
        state.legal(seat, &mut |action| choices.push(action));
        let Some(&action) = choices.get(rng.below(choices.len() as u32) as usize) else {
            return Played::Trouble(format!("seat {seat:?} has no choice in {:?}", state.decision().prompt));
        };
        if let Err(rejection) = state.act(seat, action, &mut rng, &mut NoSink) {
            return Played::Trouble(format!("{action:?} was legal but rejected: {rejection}"));
        }
    }
    Played::Trouble(format!("no end after {} actions", G::LONGEST))
}
