//! A snapshot and what came after it give the same table as all entries from the first.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Action, State};
use whiteout_core::{Chance as _, Game as _};
use whiteout_table::{Command, Person, Phase, Speech, Table};

use crate::Evening;

/// A table as it is stored and read again.
fn stored(table: &Table<State>) -> Table<State> {
    let bytes = serde_json::to_vec(table).expect("written");
    serde_json::from_slice(&bytes).expect("read")
}

fn everything(table: &Table<State>) -> serde_json::Value {
    serde_json::to_value(table).expect("written")
}

fn folded(evening: &Evening) -> Table<State> {
    let mut table = Table::from_first(&evening.log[0]).expect("a table");
    evening.log[1..].iter().for_each(|entry| table.apply(entry));
    table
}

/// Anything people do: moves, talk, notes, going away and coming back, taking back. Refusals are part of life.
fn anything(evening: &mut Evening, people: [Person; 2], rng: &mut Xoshiro256PlusPlus) {
    let person = people[rng.below(2) as usize];
    let mut any_action = || {
        let seat = evening.table.seat_of(person)?;
        let mut legal: Vec<Action> = Vec::new();
        evening.state().legal(seat, &mut |action| legal.push(action));
        (!legal.is_empty()).then(|| legal[rng.below(legal.len() as u32) as usize])
    };
    let command = match any_action() {
        Some(action) => Command::Act { action },
        None => Command::Return,
    };
    let command = match rng.below(12) {
        0 => Command::Say { speech: Speech::Text("who was in the kennel?".to_owned()) },
        1 => Command::Note { text: format!("at {}", evening.now) },
        2 => Command::Leave,
        3 => Command::Undo,
        4 => Command::Mute { person: people[1], mute: rng.odds(1, 2) },
        5 => Command::Unsay { id: 0 },
        6..9 => command,
        _ => {
            evening.random_move(rng);
            return;
        }
    };
    let _ = evening.ask(person, command);
}

#[test]
fn a_table_opened_from_a_snapshot_equals_one_folded_from_the_whole_log() {
    for game in 0..12u64 {
        let (mut evening, host, friend) = Evening::seated(4 + (game % 5) as u8);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        let mut kept = stored(&evening.table);
        let mut from = evening.log.len();
        let mut compared = 0;
        while evening.table.phase() == Phase::Playing {
            anything(&mut evening, [host, friend], &mut rng);
            if rng.odds(1, 20) {
                evening.log[from..].iter().for_each(|entry| kept.apply(entry));
                assert_eq!(everything(&kept), everything(&folded(&evening)), "game {game}, entry {from}");
                assert_eq!(everything(&kept), everything(&evening.table), "game {game}, entry {from}");
                kept = stored(&kept);
                from = evening.log.len();
                compared += 1;
            }
        }
        assert!(compared > 3, "game {game} was compared {compared} times only");
    }
}

#[test]
fn the_last_choice_can_be_taken_back_after_a_snapshot() {
    let (mut evening, host, _) = Evening::seated(4);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let seat = evening.table.seat_of(host).expect("seated");
    let mut taken_back = 0;
    while evening.table.phase() == Phase::Playing && taken_back < 5 {
        let mut legal = Vec::new();
        evening.state().legal(seat, &mut |action| legal.push(action));
        let Some(&action) = legal.first() else {
            evening.random_move(&mut rng);
            continue;
        };
        let before = *evening.state();
        evening.must(host, Command::Act { action });
        evening.table = stored(&evening.table);
        if evening.table.phase() == Phase::Playing && evening.ask(host, Command::Undo).is_ok() {
            assert_eq!(*evening.state(), before);
            taken_back += 1;
            evening.must(host, Command::Act { action });
        }
    }
    assert_eq!(taken_back, 5);
}
