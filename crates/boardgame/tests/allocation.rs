//! Playing costs no heap: counted, not guessed.

use whiteout_boardgame::{Config, Cooperation, Options, State};
use whiteout_core::Game as _;
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
fn a_game_of_one_to_three_allocates_nothing() {
    for players in 1..=3 {
        let config = Cooperation::bounded(&Config::solo(players, Options::default()).expect("sound"));
        let mut actions = 0;
        let info =
            allocation_counter::measure(|| actions = (0..50).map(|seed| race::<Cooperation>(&config, seed)).sum());
        assert!(actions > 2_000, "{actions} actions are no proof");
        assert_eq!(info.count_total, 0, "heap allocations in {actions} actions");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}
