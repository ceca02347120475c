//! Bots of the 1-3 player game: each level plays whole games at every number of players, and knows better than the one below.

use whiteout_boardgame::{Config, Cooperation, Cooperative, Options};
use whiteout_bots::{Budget, Company, NAMES, of_family};
use whiteout_core::Game as _;

fn won(level: &str, players: u8, seeds: core::ops::Range<u64>, options: Options) -> u32 {
    let config = Cooperation::bounded(&Config::solo(players, options).expect("sound"));
    let mut won = 0;
    for seed in seeds {
        let budget = Budget { iterations: 6, ..Budget::default() };
        let bots = (0..players)
            .map(|seat| of_family::<Cooperative>(level, seed * 8 + u64::from(seat), budget.clone()).expect("a level"))
            .collect();
        let end = Company::new(bots, |_: &Cooperation| 0).play(&config, seed);
        let outcome = end.outcome().unwrap_or_else(|| panic!("{level}, seed {seed}: stuck in {:?}", end.table.step));
        won += u32::from(outcome.side == "humans");
    }
    won
}

#[test]
fn every_level_plays_to_the_end() {
    for &level in NAMES.iter().filter(|&&level| level != "expert") {
        for players in 1..=3 {
            won(level, players, 0..20, Options::default());
            won(level, players, 0..20, Options { closed_hands: true, ..Options::default() });
        }
    }
    won("expert", 2, 0..1, Options::default());
}

#[test]
fn rules_of_thumb_beat_chance() {
    let random = won("random", 1, 0..200, Options::default());
    let regular = won("regular", 1, 0..200, Options::default());
    assert!(regular > 3 * random + 5, "{regular} to {random} of 200");
}
