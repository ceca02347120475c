//! What is told of the past when something has just changed beside the game.

use std::sync::Arc;

use tokio::runtime::Builder;
use whiteout_boardgame::{Observer, State as Boardgame};
use whiteout_core::{Game as _, Seat};
use whiteout_store::{EventLog as _, Memory, TableKey};
use whiteout_table::{Command, Eye, Person, ServerSeed};

use super::evening::{Evening, legal};
use super::trial::seen;
use crate::history::{self, Asked};
use crate::line::Line;
use crate::past::Past;
use crate::publish::Reader;

/// What this eye is told of these lines.
fn told(lines: &[Line<Boardgame>], eye: Eye) -> String {
    let runtime = Builder::new_current_thread().build().expect("a runtime");
    let log = Arc::new(Memory::new());
    let key = TableKey(0);
    runtime.block_on(log.append(key, 0, lines.iter().map(Line::to_bytes).collect())).expect("stored");
    let mut past = Past::within(log, key, runtime.handle().clone());
    let reader = Reader { eye, language: None };
    let asked = Asked { epoch: 0, seq: 0, reader, at: u64::MAX, present: [].into(), packed: false };
    history::tell::<Boardgame>(&mut past, &asked).expect("a history").into_text()
}

/// Everybody else who does not see all.
fn others(evening: &Evening<Boardgame>, seat: Seat) -> impl Iterator<Item = &(Eye, Observer)> {
    let blind = move |eye: Eye| eye != Eye::Seat(seat) && !evening.state().sees_all(eye.viewer());
    evening.eyes.iter().filter(move |&&(eye, _)| blind(eye))
}

/// Looks for a move that nobody else can see, right after the host has listed the table; how many it found.
fn hidden_moves(seed: u64) -> usize {
    let mut evening = Evening::<Boardgame>::begin(seed);
    let mut found = 0;
    while !evening.over() {
        let listing = Command::List { listed: !evening.table.listed() };
        let listing =
            evening.table.decide(Person(0), listing, evening.now, || ServerSeed([0; 32])).expect("the host may");
        let mut table = evening.table.clone();
        for entry in &listing {
            table.apply(entry);
        }
        let lines: Vec<_> = evening.lines.iter().cloned().chain(listing.into_iter().map(Line::Entry)).collect();
        for seat in evening.state().decision().seats.iter() {
            let hidden = legal(evening.state(), seat).into_iter().find_map(|action| {
                let entries = table.decide_for(seat, action, evening.now + 1).ok()?;
                others(&evening, seat).all(|(eye, _)| seen(&entries, eye.viewer()).is_empty()).then_some(entries)
            });
            let Some(entries) = hidden else { continue };
            found += 1;
            let after: Vec<_> = lines.iter().cloned().chain(entries.into_iter().map(Line::Entry)).collect();
            for (eye, _) in others(&evening, seat) {
                assert_eq!(told(&lines, *eye), told(&after, *eye), "game {seed}: {eye:?} is told when {seat:?} moved");
            }
        }
        evening.random_move();
    }
    found
}

#[test]
fn a_hidden_move_does_not_bring_what_changed_beside_the_game() {
    assert!((0..3).map(hidden_moves).sum::<usize>() > 5, "too little was seen");
}
