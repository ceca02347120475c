//! How long each level thinks about a choice, on one core: `cargo run --release -p whiteout-bots --example thinking`.

#![allow(clippy::disallowed_methods, reason = "a measurement reads the clock")]

use std::time::{Duration, Instant};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_bots::{Bot, Budget, Company, by_name, infection};
use whiteout_core::Game;

type ByName<G> = fn(&str, u64, Budget) -> Option<Box<dyn Bot<G>>>;

/// The bots of a game, and when they may speak again.
struct Table<G: Game> {
    by_name: ByName<G>,
    turn_of_talk: fn(&G) -> u64,
}

impl<G: Game> Table<G> {
    /// Whole games of one level, with the time of every choice among several actions.
    fn times(&self, config: &G::Config, players: u8, level: &str, games: u64) -> Vec<Duration> {
        let config = G::bounded(config);
        let mut times = Vec::new();
        for seed in 0..games {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let bots = (0..u64::from(players))
                .map(|seat| (self.by_name)(level, seed * 8 + seat, Budget::default()).expect("a level"))
                .collect();
            let mut company = Company::new(bots, self.turn_of_talk);
            let mut events = Vec::new();
            let mut state = G::start(&config, &mut rng, &mut events);
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

    fn measure(&self, config: impl Fn(u8) -> G::Config) {
        println!("level    players  choices    median       99 %    longest");
        for (level, games) in [("novice", 20), ("regular", 20), ("expert", 2)] {
            for players in [4, 6, 8] {
                let times = self.times(&config(players), players, level, games);
                let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1e3;
                println!(
                    "{level:8} {players:7} {:8} {:7.2} ms {:7.2} ms {:7.2} ms",
                    times.len(),
                    at(50),
                    at(99),
                    at(100)
                );
            }
        }
    }
}

fn main() {
    println!("The Boardgame");
    Table::<whiteout_boardgame::State> { by_name, turn_of_talk: |game| u64::from(game.table.turn_of_talk()) }
        .measure(|players| whiteout_boardgame::Config::standard(players).expect("standard rules"));
    println!("Infection at Outpost 31");
    Table::<whiteout_infection::State> {
        by_name: infection::by_name,
        turn_of_talk: |game| u64::from(game.table.turn_of_talk()),
    }
    .measure(|players| whiteout_infection::Config::standard(players).expect("standard rules"));
}
