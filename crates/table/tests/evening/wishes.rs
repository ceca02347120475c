//! Characters that people wish for before the start.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::json;
use whiteout_boardgame::words::Character;
use whiteout_boardgame::{Action, Claim, Step};
use whiteout_core::{Game as _, Seat};
use whiteout_table::{Command, Entry, Person, Phase, record};

use crate::Evening;

fn wish(character: &str) -> Command<Action, Claim> {
    Command::Wish { character: Some(character.to_owned()) }
}

/// Host and friend at a table of four where Characters are drafted from this seat on; two seats for bots.
fn drafting(first: u8) -> (Evening, Person, Person) {
    let options = json!({ "characters": "draft", "first_leader": first, "max_rounds": 10 });
    let settings = json!({ "game": "boardgame", "players": 4, "options": options });
    let mut evening = Evening::with(serde_json::from_value(settings).expect("settings"));
    let (host, friend) = (Person(0), evening.come());
    for (person, name) in [(host, "Ada"), (friend, "Ben")] {
        evening.must(person, Command::Sit { name: name.to_owned(), look: None });
        evening.ready(person);
    }
    for _ in 0..2 {
        evening.must(host, Command::AddBot { level: "random".to_owned() });
    }
    (evening, host, friend)
}

fn character(evening: &Evening, seat: u8) -> Option<Character> {
    evening.state().table.characters[Seat::at(seat)]
}

#[test]
fn a_wish_comes_true_as_soon_as_the_game_asks_and_the_record_holds_it() {
    let (mut evening, host, friend) = drafting(0);
    assert_eq!(evening.refused(host, wish("elvis")), "no-such-character");
    evening.must(host, wish("norris"));
    assert_eq!(evening.page()["seats"][0]["wish"], "norris");
    assert_eq!(evening.refused(friend, wish("norris")), "character-taken");
    evening.must(host, Command::Wish { character: None });
    evening.must(friend, wish("norris"));
    evening.must(host, wish("garry"));
    let guest = evening.come();
    assert_eq!(evening.refused(guest, wish("clark")), "not-seated");

    evening.start(host);
    assert_eq!(character(&evening, 0), Some(Character::Garry));
    assert_eq!(character(&evening, 1), Some(Character::Norris));
    assert_eq!(evening.state().decision().seats.only(), Some(Seat::at(2)), "who has no wish is asked");
    assert_eq!(evening.refused(host, wish("clark")), "not-now");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    while evening.random_move(&mut rng) {}
    assert_eq!(evening.table.phase(), Phase::Over);
    record(evening.log, 0).expect("over").verify().expect("a true game");
}

#[test]
fn what_somebody_took_before_is_gone_and_the_game_asks() {
    let (mut evening, host, friend) = drafting(1);
    evening.must(host, wish("norris"));
    evening.start(host);
    let pick = Action::Pick { character: Character::Norris };
    assert!(evening.table.is_wished_by_another(Seat::at(1), pick));
    assert!(!evening.table.is_wished_by_another(Seat::at(0), pick));
    evening.must(friend, Command::Act { action: pick });
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..2 {
        assert_eq!(evening.state().table.step, Step::PickCharacter);
        evening.random_move(&mut rng);
    }
    assert_eq!(character(&evening, 0), None);
    assert_eq!(evening.state().decision().seats.only(), Some(Seat::at(0)));
}

#[test]
fn an_early_pick_is_followed_by_the_wishes_of_those_behind() {
    let (mut evening, host, friend) = drafting(3);
    for (person, name) in [(host, "norris"), (friend, "garry")] {
        evening.must(person, wish(name));
    }
    evening.start(host);
    let from = evening.log.len();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let pick = Action::Pick { character: Character::Clark };
    let entries = evening.table.decide_for(Seat::at(3), pick, 9).expect("legal");
    assert_eq!(entries.len(), 3, "Ada and Ben follow at once");
    evening.store(entries);
    assert!(evening.log[from..].iter().all(|entry| matches!(entry, Entry::Acted { .. })));
    assert_eq!(character(&evening, 1), Some(Character::Garry));
    assert!(evening.random_move(&mut rng));
}

#[test]
fn where_characters_are_dealt_there_is_nothing_to_wish_for() {
    let settings = json!({ "game": "boardgame", "players": 4 });
    let mut evening = Evening::with(serde_json::from_value(settings).expect("settings"));
    evening.must(Person(0), Command::Sit { name: "Ada".to_owned(), look: None });
    assert_eq!(evening.refused(Person(0), wish("norris")), "dealt-at-random");
}
