//! How often the 1-3 player game is won by a level: `solo_rate LEVEL PLAYERS GAMES [ITERATIONS]`.

use std::collections::BTreeMap;

use whiteout_boardgame::{Config, Cooperation, Cooperative, Options};
use whiteout_bots::{Budget, Company, of_family};
use whiteout_core::Game as _;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let level = args.first().map_or("regular", String::as_str);
    let number = |i: usize, otherwise: u64| args.get(i).and_then(|word| word.parse().ok()).unwrap_or(otherwise);
    let (players, games, iterations) = (number(1, 1) as u8, number(2, 1_000), number(3, 400) as u32);
    let config = Cooperation::bounded(&Config::solo(players, Options::default()).expect("sound"));
    let mut ends: BTreeMap<&str, u64> = BTreeMap::new();
    let (mut won, mut rounds) = (0u64, 0u64);
    for seed in 0..games {
        let budget = Budget { iterations, ..Budget::default() };
        let bots = (0..players)
            .filter_map(|seat| of_family::<Cooperative>(level, seed * 8 + u64::from(seat), budget.clone()))
            .collect();
        let end = Company::new(bots, |_: &Cooperation| 0).play(&config, seed);
        let outcome = end.outcome().expect("over");
        won += u64::from(outcome.humans_won());
        rounds += u64::from(end.table.round);
        *ends.entry(outcome.reason).or_default() += 1;
    }
    println!("{level}, {players} players: {won} of {games} won, {:.1} rounds; {ends:?}", rounds as f64 / games as f64);
}
