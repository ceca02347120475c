//! Whole games at random: whatever the engine comes up with has words.

use std::collections::BTreeSet;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Game as _};
use whiteout_infection::table::Table;
use whiteout_infection::{Action, Components, Config, Event, Options, State};

use super::all_texts;
use crate::tests::{assert_sentence, assert_whole};

fn check(before: &Table, events: &[Event], legal: &[Action]) -> Table {
    for texts in all_texts() {
        assert_whole(&texts.prompt(before), &before.step, texts);
        assert_whole(&texts.phase(before), &before.step, texts);
        assert!(!texts.rules_asked(before).is_empty(), "{:?}", before.step);
        let mut labels = BTreeSet::new();
        for action in legal {
            let label = texts.action(before, action);
            assert_whole(&label, action, texts);
            // Two choices that look alike cannot be told apart.
            assert!(labels.insert(label), "{legal:?}");
        }
    }
    let mut table = *before;
    for event in events {
        table.apply(event);
        for texts in all_texts() {
            if let Some(sentence) = texts.event(&table, event) {
                assert_sentence(&sentence, event, texts);
            }
        }
    }
    table
}

fn tell(config: &Config, seed: u64) {
    let config = State::bounded(config);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut events = Vec::new();
    let mut state = State::start(&config, &mut rng, &mut events);
    let mut table = check(&Table::blank(*config.rules()), &events, &[]);
    while state.outcome().is_none() {
        let seat = state.decision().seats.lowest().expect("somebody is asked");
        let mut legal = Vec::new();
        state.legal(seat, &mut |action| legal.push(action));
        let action = legal[rng.below(legal.len() as u32) as usize];
        events.clear();
        state.act(seat, action, &mut rng, &mut events).expect("a legal action");
        table = check(&table, &events, &legal);
    }
    for texts in all_texts() {
        assert_sentence(&texts.outcome(&table).expect("an outcome"), &table.outcome, texts);
    }
}

#[test]
fn random_games_are_told_to_the_end() {
    for players in 4..=8 {
        tell(&Config::standard(players).expect("a standard game"), players.into());
    }
}

#[test]
fn games_with_options_are_told_to_the_end() {
    let options = Options {
        molotov_extra: true,
        rope_self: true,
        rope_any: true,
        gear_handover: true,
        free_pass: true,
        firefighter_per_room: true,
        captain_orders: true,
        free_keep: true,
        torched_gear_to_user: true,
        ..Options::default()
    };
    for players in 4..=8 {
        let config = Config::new(players, options, &Components::built_in()).expect("a game with options");
        tell(&config, players.into());
    }
}
