//! Players who win or lose together may give up together.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::Cooperation;
use whiteout_core::{Game as _, Seat, SeatSet};
use whiteout_games::{Course, Record, RecordError};
use whiteout_table::{Command, Entry, Listing, Person, Phase, ServerSeed, Table, imported, record, summaries};

use crate::{Evening, EveningOf};

type Together = EveningOf<Cooperation>;

const GIVE_UP: fn(bool) -> Command<whiteout_boardgame::Action, whiteout_boardgame::Claim> =
    |agree| Command::Concede { agree };

/// Ada, Ben and a bot, some moves into the game.
fn in_the_middle() -> (Together, Person, Person) {
    let (mut evening, host, friend) = Together::seated(3);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..25 {
        assert!(evening.random_move(&mut rng));
    }
    (evening, host, friend)
}

fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

#[test]
fn a_game_is_given_up_when_all_people_agree() {
    let (mut evening, host, friend) = in_the_middle();
    assert_eq!(evening.table.conceding(), Some(SeatSet::EMPTY));
    evening.must(host, GIVE_UP(true));
    assert_eq!(evening.table.conceding(), Some(SeatSet::one(seat(0))));
    assert_eq!(evening.page()["conceding"], serde_json::json!([0]));
    let before = evening.log.len();
    evening.must(host, GIVE_UP(true));
    assert_eq!(evening.log.len(), before, "asking again adds nothing");
    // Whoever would play on ends it for all, and it can be asked again.
    evening.must(friend, GIVE_UP(false));
    assert_eq!(evening.table.conceding(), Some(SeatSet::EMPTY));
    evening.must(friend, GIVE_UP(true));
    assert_eq!(evening.table.phase(), Phase::Playing);
    evening.must(host, GIVE_UP(true));
    assert_eq!(evening.table.phase(), Phase::Over);
    assert!(matches!(evening.log.last(), Some(Entry::Conceded { .. })));
    let outcome = evening.state().outcome().expect("over");
    assert_eq!((outcome.side, outcome.reason), ("aliens", "conceded"));
    assert_eq!((evening.table.conceding(), evening.page().get("conceding")), (None, None));
    assert_eq!(evening.refused(host, GIVE_UP(true)), "not-now");
    assert_eq!(evening.refused(host, Command::Undo), "not-now");
    // The next game begins without it.
    evening.must(host, Command::Again);
    assert_eq!(evening.refused(host, GIVE_UP(true)), "not-now");
}

#[test]
fn whoever_is_away_is_not_waited_for() {
    let (mut evening, host, friend) = in_the_middle();
    evening.must(friend, Command::Leave);
    assert_eq!(evening.refused(friend, GIVE_UP(true)), "away");
    evening.must(host, GIVE_UP(true));
    assert_eq!(evening.table.phase(), Phase::Over);
    // One who leaves without a word decides nothing: whoever asked may ask again.
    let (mut evening, host, friend) = in_the_middle();
    evening.must(host, GIVE_UP(true));
    evening.must(friend, Command::Leave);
    assert_eq!(evening.table.phase(), Phase::Playing);
    evening.must(host, GIVE_UP(true));
    assert_eq!(evening.table.phase(), Phase::Over);
}

#[test]
fn onlookers_and_rivals_cannot_give_a_game_up() {
    let (mut evening, ..) = in_the_middle();
    let onlooker = evening.come();
    assert_eq!(evening.refused(onlooker, GIVE_UP(true)), "not-seated");
    let (mut rivals, host, _) = Evening::seated(4);
    assert_eq!(rivals.refused(host, GIVE_UP(true)), "no-giving-up");
    assert_eq!((rivals.table.conceding(), rivals.page().get("conceding")), (None, None));
}

#[test]
fn a_game_given_up_is_recorded_proven_and_imported_again() {
    let (mut evening, host, friend) = in_the_middle();
    evening.must(host, GIVE_UP(true));
    evening.must(friend, GIVE_UP(true));
    let stored = record(evening.log.clone(), 0).expect("over");
    assert!(stored.conceded);
    assert_eq!(stored.verify(), Ok(()));
    let text = stored.to_json();
    let read = Record::<Cooperation>::parse(&text).expect("a record");
    assert_eq!((read.verify(), read.to_json()), (Ok(()), text.clone()));
    let Course { steps, end } = read.judge().proven().expect("proven");
    assert_eq!((steps.len(), Some(&end)), (read.actions.len() + 2, evening.table.game()));
    // On another server it is the same game.
    let imported = imported(&read, Listing::Unlisted, ServerSeed([7; 32]), String::new(), 0);
    let entries = imported.expect("sound").entries;
    let mut table = Table::from_first(&entries[0]).expect("a table");
    for entry in &entries[1..] {
        table.apply(entry);
    }
    assert_eq!((table.phase(), table.game()), (Phase::Over, Some(&end)));
    assert_eq!(record(entries, 0).expect("over").to_json(), text);
    let summary = &summaries(evening.log.clone())[0];
    assert_eq!((summary.side.as_str(), summary.reason.as_str()), ("aliens", "conceded"));
    assert_eq!((summary.choices as usize, summary.ended), (read.actions.len(), evening.now));
    // Without the word of it, or after another end, it proves nothing.
    let silent = Record::<Cooperation>::parse(&text.replacen("\"conceded\":true,\n", "", 1)).expect("a record");
    assert!(matches!(silent.verify(), Err(RecordError::Differs { .. })));
    let (mut played, ..) = in_the_middle();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    while played.random_move(&mut rng) {}
    let mut over = record(played.log.clone(), 0).expect("over");
    over.conceded = true;
    assert!(matches!(over.verify(), Err(RecordError::Damaged(_))));
}

#[test]
fn a_file_of_another_game_cannot_have_been_given_up() {
    let (mut evening, ..) = Evening::seated(4);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    while evening.random_move(&mut rng) {}
    let text = record(evening.log.clone(), 0).expect("over").to_json();
    let forged = text.replacen("\"events\":", "\"conceded\":true,\n\"events\":", 1);
    let refused = Record::<whiteout_boardgame::State>::parse(&forged);
    assert!(matches!(refused, Err(RecordError::Damaged(_))));
}
