//! Arbitrary bytes as actions: no panic, and nothing changes on a rejection.

#![no_main]

use libfuzzer_sys::fuzz_target;
use whiteout_boardgame::{Config, State};

fuzz_target!(|bytes: &[u8]| {
    let players = 4 + bytes.first().copied().unwrap_or(0) % 5;
    if let Ok(config) = Config::standard(players) {
        whiteout_testkit::arbitrary_actions::<State>(&config, bytes);
    }
});
