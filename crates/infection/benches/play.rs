//! How fast random games are played, and what one is made of.
//!
//! `cargo bench -p whiteout-infection` prints ratios that can be compared side by side in one run.

use whiteout_core::Game as _;
use whiteout_infection::{Config, State};
use whiteout_testkit::race;

fn main() {
    println!("State: {} bytes", size_of::<State>());
    divan::main();
}

#[divan::bench(args = [4, 6, 8])]
fn random_actions(bencher: divan::Bencher, players: u8) {
    let config = State::bounded(&Config::standard(players).expect("standard"));
    let games = 200;
    let actions: u64 = (0..games).map(|seed| race::<State>(&config, seed)).sum();
    bencher
        .counter(divan::counter::ItemsCount::new(actions))
        .bench(|| (0..games).map(|seed| race::<State>(&config, seed)).sum::<u64>());
}
