//! Playing costs no heap: counted, not guessed.

use whiteout_core::Game as _;
use whiteout_infection::{Config, State};
use whiteout_testkit::race;

#[test]
fn a_game_without_listeners_allocates_nothing() {
    let config = State::bounded(&Config::standard(6).expect("standard"));
    let mut actions = 0;
    let info = allocation_counter::measure(|| actions = (0..50).map(|seed| race::<State>(&config, seed)).sum());
    assert!(actions > 5_000, "{actions} actions are no proof");
    assert_eq!(info.count_total, 0, "heap allocations in {actions} actions");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}
