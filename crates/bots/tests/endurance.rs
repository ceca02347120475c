//! Bots of all levels at one table: nobody stalls, errs or plays by other rules.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Config, State};
use whiteout_bots::{Budget, Company, NAMES, by_name};
use whiteout_core::{Chance as _, Game as _};

/// Plays one game; one expert in so many games keeps the run short.
fn play(seed: u64, experts: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let players = 4 + rng.below(5) as u8;
    let config = State::bounded(&Config::standard(players).expect("standard rules"));
    let budget = Budget { iterations: 6, ..Budget::default() };
    let levels = if seed.is_multiple_of(experts) { NAMES.len() } else { NAMES.len() - 1 };
    let bots = (0..u64::from(players))
        .map(|seat| {
            by_name(NAMES[rng.below(levels as u32) as usize], seed * 8 + seat, budget.clone()).expect("a level")
        })
        .collect();
    let mut company = Company::new(bots, |game: &State| u64::from(game.table.turn_of_talk()));
    let mut events = Vec::new();
    let mut state = State::start(&config, &mut rng, &mut events);
    for _ in 0..State::LONGEST {
        events.drain(..).for_each(|event| company.see(&event));
        company.talk(&state, |_, _| {});
        let asked = state.decision().seats;
        let Some(seat) = asked.nth(rng.below(u32::from(asked.len().max(1))) as u8) else {
            assert!(state.outcome().is_some(), "seed {seed}: nobody is asked and nobody has won");
            return;
        };
        let action = company.choose(&state, seat).expect("a bot on every seat");
        let done = state.act(seat, action, &mut rng, &mut events);
        assert!(done.is_ok(), "seed {seed}: {action:?} at {:?}: {done:?}", state.table.step);
    }
    panic!("seed {seed} does not end");
}

#[test]
fn two_hundred_games_of_all_levels_end_by_the_rules() {
    (0..200).for_each(|seed| play(seed, 20));
}

#[test]
#[ignore = "minutes: part of make soak"]
fn twenty_thousand_games_of_all_levels_end_by_the_rules() {
    (0..20_000).for_each(|seed| play(seed, 50));
}
