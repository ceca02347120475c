//! Bots of all levels at one table: nobody stalls, errs or plays by other rules.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_bots::{Bot, Budget, Company, infection};
use whiteout_core::{Chance as _, Game};

/// Makes a bot of a level.
type ByName<G> = fn(&str, u64, Budget) -> Option<Box<dyn Bot<G>>>;

/// A game and its bots.
struct House<G: Game> {
    config: fn(u8) -> G::Config,
    names: &'static [&'static str],
    by_name: ByName<G>,
    turn_of_talk: fn(&G) -> u64,
}

const BOARDGAME: House<whiteout_boardgame::State> = House {
    config: |players| whiteout_boardgame::Config::standard(players).expect("standard rules"),
    names: whiteout_bots::NAMES,
    by_name: whiteout_bots::by_name,
    turn_of_talk: |game| u64::from(game.table.turn_of_talk()),
};

const INFECTION: House<whiteout_infection::State> = House {
    config: |players| whiteout_infection::Config::standard(players).expect("standard rules"),
    names: infection::NAMES,
    by_name: infection::by_name,
    turn_of_talk: |game| u64::from(game.table.turn_of_talk()),
};

/// Plays one game; one expert in so many games keeps the run short.
fn play<G: Game>(house: &House<G>, seed: u64, experts: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let players = 4 + rng.below(5) as u8;
    let config = G::bounded(&(house.config)(players));
    let budget = Budget { iterations: 6, ..Budget::default() };
    let levels = if seed.is_multiple_of(experts) { house.names.len() } else { house.names.len() - 1 };
    let bots = (0..u64::from(players))
        .map(|seat| {
            let level = house.names[rng.below(levels as u32) as usize];
            (house.by_name)(level, seed * 8 + seat, budget.clone()).expect("a level")
        })
        .collect();
    let mut company = Company::new(bots, house.turn_of_talk);
    let mut events = Vec::new();
    let mut state = G::start(&config, &mut rng, &mut events);
    for _ in 0..G::LONGEST {
        events.drain(..).for_each(|event| company.see(&event));
        company.talk(&state, |_, _| {});
        let asked = state.decision().seats;
        let Some(seat) = asked.nth(rng.below(u32::from(asked.len().max(1))) as u8) else {
            assert!(state.outcome().is_some(), "seed {seed}: nobody is asked and nobody has won");
            return;
        };
        let action = company.choose(&state, seat).expect("a bot on every seat");
        let done = state.act(seat, action, &mut rng, &mut events);
        assert!(done.is_ok(), "seed {seed}: {action:?} at {:?}: {done:?}", state.decision().prompt);
    }
    panic!("seed {seed} does not end");
}

#[test]
fn two_hundred_games_of_all_levels_end_by_the_rules() {
    (0..200).for_each(|seed| play(&BOARDGAME, seed, 20));
    (0..200).for_each(|seed| play(&INFECTION, seed, 20));
}

#[test]
#[ignore = "minutes: part of make soak"]
fn twenty_thousand_games_of_all_levels_end_by_the_rules() {
    (0..20_000).for_each(|seed| play(&BOARDGAME, seed, 50));
    (0..20_000).for_each(|seed| play(&INFECTION, seed, 50));
}
