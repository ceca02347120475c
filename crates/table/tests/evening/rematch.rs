//! Another game with the same people, and the games that are over.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::Norwegian;
use whiteout_boardgame::words::Setting;
use whiteout_core::{Game as _, Seat};
use whiteout_games::{Record, RecordError};
use whiteout_table::{Command, Entry, Eye, Person, Phase, Playable, Speech, record};

use crate::{Evening, EveningOf};

pub(crate) fn played_out(players: u8, seed: u64) -> (Evening, [whiteout_table::Person; 2]) {
    let (mut evening, host, friend) = Evening::seated(players);
    play_out(&mut evening, seed);
    (evening, [host, friend])
}

pub(crate) fn play_out<G: Playable>(evening: &mut EveningOf<G>, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    while evening.random_move(&mut rng) {}
    assert_eq!(evening.table.phase(), Phase::Over);
}

/// Their games are theirs to look up for as long as the table is there.
#[test]
fn the_number_of_somebody_who_played_goes_to_nobody_else() {
    let (mut evening, [_, ben]) = played_out(4, 1);
    evening.must(Person(0), Command::Again);
    evening.must(ben, Command::Leave);
    let first_guest = evening.come();
    let replaced = (0..500).find_map(|_| {
        let (person, entry, replaces) = evening.table.arrival().expect("room for all");
        evening.store(vec![entry]);
        replaces.then_some(person)
    });
    assert_eq!(replaced, Some(first_guest), "who only looked in is forgotten, and not whoever played");
    assert!(ben < first_guest);
}

#[test]
fn after_the_end_the_host_calls_everybody_back_to_the_lobby() {
    let (mut evening, host, friend) = Evening::seated(5);
    assert_eq!(evening.refused(host, Command::Again), "not-now");
    evening.must(friend, Command::Leave);
    play_out(&mut evening, 1);
    let before = evening.page();
    assert_eq!(before["games"], 0);
    assert_eq!(evening.refused(friend, Command::Again), "host-only");
    evening.must(host, Command::Again);

    let page = evening.page();
    assert_eq!((&page["phase"], &page["games"]), (&"lobby".into(), &1.into()));
    assert_ne!(page["commitment"], before["commitment"], "another deal");
    assert!(page["seed"].is_null() && page["table"].is_null());
    for seat in 0..5 {
        let (old, new) = (&before["seats"][seat], &page["seats"][seat]);
        for kept in ["holder", "name", "look"] {
            assert_eq!(old[kept], new[kept]);
        }
        assert_eq!(new["ready"], seat >= 2, "bots are always ready");
        assert!(new["stand_in"].is_null());
    }
    assert_eq!(evening.refused(host, Command::Start), "not-all-ready");
    for person in [host, friend] {
        evening.ready(person);
    }
    evening.start(host);
    play_out(&mut evening, 2);
    for n in 0..2 {
        let game = record(evening.log.clone(), n).expect("over");
        game.verify().unwrap_or_else(|error| panic!("game {n}: {error}"));
    }
    assert!(record(evening.log.clone(), 2).is_none());
}

/// One link for both games: whoever was there when the dog got away meets it again at Outpost 31.
#[test]
fn a_story_goes_on_at_the_same_table() {
    let mut ends = (1..400).map(|seed| {
        let (mut evening, host, friend) = EveningOf::<Norwegian>::seated(4);
        play_out(&mut evening, seed);
        (evening, [host, friend])
    });
    let dog_away = |evening: &EveningOf<Norwegian>| evening.state().outcome().expect("over").reason == "dog_escaped";
    let (mut other, [host, _]) = ends.by_ref().find(|(evening, _)| !dog_away(evening)).expect("another end");
    assert_eq!(other.refused(host, Command::GoOn), "no-sequel");

    let (mut evening, [host, friend]) = ends.find(|(evening, _)| dog_away(evening)).expect("the dog gets away");
    assert_eq!(evening.refused(friend, Command::GoOn), "host-only");
    evening.must(host, Command::GoOn);
    let page = evening.page();
    assert_eq!((&page["phase"], &page["games"]), (&"lobby".into(), &1.into()));
    assert_eq!(page["settings"]["options"]["sequel"], true);
    assert_eq!(page["seats"][1]["name"], "Ben");
    let everybody_ready = |evening: &mut EveningOf<Norwegian>| {
        for person in [host, friend] {
            evening.ready(person);
        }
        evening.start(host);
    };
    everybody_ready(&mut evening);
    let rules = evening.state().table.rules;
    assert_eq!(rules.setting, Setting::Outpost31);
    assert!(rules.options.pack_leader);
    play_out(&mut evening, 2);

    evening.must(host, Command::Again);
    assert!(evening.page()["settings"]["options"]["sequel"].is_null(), "another story begins where stories begin");
    everybody_ready(&mut evening);
    assert_eq!(evening.state().table.rules.setting, Setting::Norwegian);
    for n in 0..2 {
        let game = record(evening.log.clone(), n).expect("over");
        game.verify().unwrap_or_else(|error| panic!("game {n}: {error}"));
    }
}

#[test]
fn what_the_dead_said_is_open_once_the_game_is_over_and_after() {
    let (mut evening, host, _) = Evening::seated(4);
    let guest = evening.come();
    evening.must(guest, Command::Say { speech: Speech::Text("I know it all".to_owned()) });
    let heard = |evening: &Evening| evening.table.heard(Eye::Seat(Seat::at(0))).len();
    assert_eq!(heard(&evening), 0);
    play_out(&mut evening, 3);
    assert_eq!(heard(&evening), 1);
    evening.must(host, Command::Again);
    assert_eq!(heard(&evening), 1);
}

#[test]
fn a_game_with_choices_taken_back_is_recorded_without_them_and_verifies() {
    for game in 0..8u64 {
        let (mut evening, host, _) = Evening::seated(4 + (game % 5) as u8);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        assert!(record(evening.log.clone(), 0).is_none(), "it has only begun");
        let seat = evening.table.seat_of(host).expect("seated");
        while evening.table.phase() == Phase::Playing {
            let mut legal = Vec::new();
            evening.state().legal(seat, &mut |action| legal.push(action));
            if let Some(&action) = legal.last() {
                evening.must(host, Command::Act { action });
                let _ = evening.ask(host, Command::Undo);
            }
            evening.random_move(&mut rng);
        }
        let count = |wanted: fn(&Entry<_>) -> bool| evening.log.iter().filter(|entry| wanted(entry)).count();
        let acted = count(|entry| matches!(entry, Entry::Acted { .. }));
        let undone = count(|entry| matches!(entry, Entry::Undone { .. }));
        assert!(undone > 0, "game {game}");
        let stored = record(evening.log.clone(), 0).expect("over");
        assert_eq!(stored.actions.len(), acted - undone);
        let read = Record::<whiteout_boardgame::State>::parse(&stored.to_json()).expect("a record");
        read.verify().unwrap_or_else(|error| panic!("game {game}: {error}"));
    }
}

#[test]
fn a_deal_that_was_tampered_with_is_found_out() {
    let (evening, _) = played_out(4, 5);
    let stored = record(evening.log, 0).expect("over");
    let why = |change: fn(&mut whiteout_games::Deal)| {
        let mut stored = stored.clone();
        stored.deal.as_mut().map(change).expect("a deal");
        match stored.verify() {
            Err(RecordError::Deal(fault)) => fault.to_string(),
            other => panic!("{other:?}"),
        }
    };
    assert!(stored.verify().is_ok());
    assert!(why(|deal| deal.server.0[0] ^= 1).contains("committed"));
    assert!(why(|deal| deal.commitment.0[0] ^= 1).contains("committed"));
    assert!(why(|deal| deal.entropy[1].0[31] ^= 1).contains("does not come from its parts"));
    assert!(why(|deal| deal.entropy.swap(0, 1)).contains("does not come from its parts"));
    assert!(why(|deal| deal.entropy.truncate(3)).contains("3 parts of 4 players"));
}
