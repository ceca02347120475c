//! Whole games at random: whatever the engine comes up with has words.

use core::ops::RangeInclusive;
use std::collections::BTreeSet;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use whiteout_boardgame::table::Table;
use whiteout_boardgame::words::Setting;
use whiteout_boardgame::{
    Action, Components, Config, Cooperative, Event, NorwegianOutpost, Options, Outpost31, Position,
};
use whiteout_core::{Chance as _, Game as _};

use crate::Voice;
use crate::tests::{all_texts, assert_whole};

fn check<V: Voice>(before: &Table, events: &[Event], legal: &[Action]) -> Table {
    for texts in all_texts::<Position<V>>() {
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
        for texts in all_texts::<Position<V>>() {
            if let Some(sentence) = texts.event(&table, event) {
                assert_whole(&sentence, event, texts);
            }
        }
    }
    table
}

#[test]
fn random_games_are_told_to_the_end() {
    told::<Outpost31>(4..=8, |players| Config::standard(players).expect("a standard game"));
}

#[test]
fn random_games_at_the_norwegian_station_are_told_to_the_end() {
    let components = Components::norwegian();
    told::<NorwegianOutpost>(4..=8, |players| {
        Config::at(Setting::Norwegian, players, Options::default(), &components).expect("sound")
    });
}

#[test]
fn random_games_of_one_to_three_are_told_to_the_end() {
    for closed_hands in [false, true] {
        let options = Options { closed_hands, ..Options::default() };
        told::<Cooperative>(1..=3, |players| Config::solo(players, options).expect("sound"));
    }
}

fn told<V: Voice>(players: RangeInclusive<u8>, config: impl Fn(u8) -> Config) {
    for players in players {
        let config = Position::<V>::bounded(&config(players));
        let mut rng = ChaCha8Rng::seed_from_u64(u64::from(players));
        let mut events = Vec::new();
        let mut state = Position::<V>::start(&config, &mut rng, &mut events);
        let mut table = check::<V>(&Table::blank(*config.rules()), &events, &[]);
        while state.outcome().is_none() {
            let seat = state.decision().seats.lowest().expect("somebody is asked");
            let mut legal = Vec::new();
            state.legal(seat, &mut |action| legal.push(action));
            let action = legal[rng.below(legal.len() as u32) as usize];
            events.clear();
            state.act(seat, action, &mut rng, &mut events).expect("a legal action");
            table = check::<V>(&table, &events, &legal);
        }
        for texts in all_texts::<Position<V>>() {
            assert_whole(&texts.outcome(&table).expect("an outcome"), &table.outcome, texts);
        }
    }
}
