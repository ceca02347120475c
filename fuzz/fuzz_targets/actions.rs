//! Arbitrary bytes as actions of any game: no panic, and nothing changes on a rejection.

#![no_main]

use libfuzzer_sys::fuzz_target;
use whiteout_boardgame::words::Setting;
use whiteout_boardgame::{Components, Config, Cooperation, Norwegian, Options, State};
use whiteout_testkit::arbitrary_actions;

fuzz_target!(|bytes: &[u8]| {
    // The first byte says which game it is, and how many play.
    let (game, many) = bytes.first().map_or((0, 0), |byte| (byte % 4, byte / 4));
    match game {
        0 => {
            if let Ok(config) = Config::standard(4 + many % 5) {
                arbitrary_actions::<State>(&config, bytes);
            }
        }
        1 => {
            if let Ok(config) = Config::at(Setting::Norwegian, 4 + many % 5, Options::default(), &Components::norwegian()) {
                arbitrary_actions::<Norwegian>(&config, bytes);
            }
        }
        2 => {
            if let Ok(config) = Config::solo(1 + many % 3, Options::default()) {
                arbitrary_actions::<Cooperation>(&config, bytes);
            }
        }
        _ => {
            if let Ok(config) = whiteout_infection::Config::standard(4 + many % 5) {
                arbitrary_actions::<whiteout_infection::State>(&config, bytes);
            }
        }
    }
});
