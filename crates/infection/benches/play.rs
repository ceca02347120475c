//! How fast random games are played, and what one is made of.
//!
//! `cargo bench -p whiteout-infection` prints ratios that can be compared side by side in one run.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Game as _, NoSink};
use whiteout_infection::{Action, Config, State};

fn main() {
    println!("State: {} bytes", size_of::<State>());
    divan::main();
}

/// Plays one random game; the number of actions.
fn random_game(config: &Config, seed: u64) -> u64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::start(config, &mut rng, &mut NoSink);
    let mut choices = arrayvec::ArrayVec::<Action, 256>::new();
    let mut actions = 0;
    loop {
        let seats = state.decision().seats;
        let Some(seat) = seats.nth(rng.below(u32::from(seats.len())) as u8) else { return actions };
        choices.clear();
        state.legal(seat, &mut |action| choices.push(action));
        let action = choices[rng.below(choices.len() as u32) as usize];
        state.act(seat, action, &mut rng, &mut NoSink).expect("legal");
        actions += 1;
    }
}

#[divan::bench(args = [4, 6, 8])]
fn random_actions(bencher: divan::Bencher, players: u8) {
    let config = State::bounded(&Config::standard(players).expect("standard"));
    let games = 200;
    let actions: u64 = (0..games).map(|seed| random_game(&config, seed)).sum();
    bencher
        .counter(divan::counter::ItemsCount::new(actions))
        .bench(|| (0..games).map(|seed| random_game(&config, seed)).sum::<u64>());
}
