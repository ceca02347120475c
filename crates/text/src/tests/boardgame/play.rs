//! Whole games at random: whatever the engine comes up with has words.

use std::collections::BTreeSet;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use whiteout_boardgame::table::Table;
use whiteout_boardgame::{Action, Config, Event, State};
use whiteout_core::{Chance as _, Game as _};

use super::all_texts;
use crate::tests::assert_whole;

fn check(before: &Table, events: &[Event], legal: &[Action]) -> Table {
    for texts in all_texts() {
        assert_whole(&texts.prompt(before), &before.step, texts);
        assert_whole(&texts.phase(before), &before.step, texts);
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
                assert_whole(&sentence, event, texts);
            }
        }
    }
    table
}

#[test]
fn random_games_are_told_to_the_end() {
    for players in 4..=8 {
        let config = State::bounded(&Config::standard(players).expect("a standard game"));
        let mut rng = ChaCha8Rng::seed_from_u64(u64::from(players));
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
            assert_whole(&texts.outcome(&table).expect("an outcome"), &table.outcome, texts);
        }
    }
}
