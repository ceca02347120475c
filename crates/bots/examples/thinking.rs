//! How long each level thinks about a choice, on one core: `cargo run --release -p whiteout-bots --example thinking`.

#![allow(clippy::disallowed_methods, reason = "a measurement reads the clock")]

use std::time::{Duration, Instant};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Config, State};
use whiteout_bots::{Budget, Company, by_name};
use whiteout_core::Game as _;

/// Whole games of one level, with the time of every choice among several actions.
fn times(level: &str, players: u8, games: u64) -> Vec<Duration> {
    let config = State::bounded(&Config::standard(players).expect("standard rules"));
    let mut times = Vec::new();
    for seed in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let bots = (0..u64::from(players))
            .map(|seat| by_name(level, seed * 8 + seat, Budget::default()).expect("a level"))
            .collect();
        let mut company = Company::new(bots, |game: &State| u64::from(game.table.turn_of_talk()));
        let mut events = Vec::new();
        let mut state = State::start(&config, &mut rng, &mut events);
        while let Some(seat) = state.decision().seats.iter().next() {
            events.drain(..).for_each(|event| company.see(&event));
            company.talk(&state, |_, _| {});
            let mut choices = 0;
            state.legal(seat, &mut |_| choices += 1);
            let begun = Instant::now();
            let action = company.choose(&state, seat).expect("a bot on every seat");
            if choices > 1 {
                times.push(begun.elapsed());
            }
            state.act(seat, action, &mut rng, &mut events).expect("a legal action");
        }
    }
    times.sort_unstable();
    times
}

fn main() {
    println!("level    players  choices    median       99 %    longest");
    for (level, games) in [("novice", 20), ("regular", 20), ("expert", 2)] {
        for players in [4, 6, 8] {
            let times = times(level, players, games);
            let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1e3;
            println!("{level:8} {players:7} {:8} {:7.2} ms {:7.2} ms {:7.2} ms", times.len(), at(50), at(99), at(100));
        }
    }
}
