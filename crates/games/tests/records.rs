//! Stored games: what is written comes back, and what was changed is found.

#![allow(clippy::unwrap_used)]

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Cooperation, State};
use whiteout_core::{Chance as _, Game as _};
use whiteout_games::{AnyRecord, Hosted, OptionMap, Record, RecordError, Recording, Seed, Setup};

fn played(players: u8, number: u64) -> Record<State> {
    play_out(Setup::new(players, &OptionMap::new(), None).unwrap().bounded(), number)
}

/// A game of random play to its end.
fn play_out<G: Hosted>(setup: Setup<G>, number: u64) -> Record<G> {
    let mut game = Recording::<G>::start(setup, Seed::from_number(number));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    while let Some(seat) = game.state().decision().seats.lowest() {
        let mut legal = Vec::new();
        game.state().legal(seat, &mut |action| legal.push(action));
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.act(seat, action).unwrap();
    }
    game.record().clone()
}

#[test]
fn a_stored_game_comes_back_as_it_was() {
    for (players, number) in (4..=8).zip(1..) {
        let record = played(players, number);
        let text = record.to_json();
        let back = Record::<State>::parse(&text).unwrap();
        assert_eq!(back.actions, record.actions);
        assert_eq!(back.events, record.events);
        assert_eq!(back.setup.options(), record.setup.options());
        back.verify().unwrap();
        assert_eq!(back.to_json(), text);
    }
}

/// What could be set once is a part of the games that were played with it.
#[test]
fn an_option_that_is_gone_is_stored_with_the_game_that_had_it() {
    let options = OptionMap::from_iter([("dogs_start_locked".to_owned(), true.into())]);
    let setup = Setup::<Cooperation>::of_version(1, 2, &options, None).unwrap().bounded();
    let record = play_out(setup, 5);
    let text = record.to_json();
    assert!(text.contains("\"rules\":1,") && text.contains("\"dogs_start_locked\":true"));
    let back = Record::<Cooperation>::parse(&text).unwrap();
    back.verify().unwrap();
    assert_eq!(back.judge().proven().unwrap(), record.judge().proven().unwrap());
    assert_eq!(back.to_json(), text);
    let lost = Record::<Cooperation>::parse(&text.replace("\"dogs_start_locked\":true,", "")).unwrap();
    assert!(lost.verify().is_err(), "without it the game would have been another");
    let version = format!("\"rules\":{},", Cooperation::RULES_VERSION);
    let refused = Record::<Cooperation>::parse(&text.replace("\"rules\":1,", &version)).unwrap_err();
    assert_eq!(refused.to_string(), "dogs_start_locked: no such option");
}

#[test]
fn own_components_are_stored_and_used() {
    let text = whiteout_boardgame::components::BUILT_IN.replace("rescue = { value = 10", "rescue = { value = 3");
    let data = whiteout_games::DataFile { name: "box.toml".to_owned(), text };
    let setup = Setup::<State>::new(4, &OptionMap::new(), Some(data)).unwrap();
    let record = Recording::start(setup, Seed::from_number(1)).record().to_json();
    let back = Record::<State>::parse(&record).unwrap();
    assert_eq!(back.setup.config().rules().rescue_steps, 3);
    back.verify().unwrap();
}

#[test]
fn the_first_step_that_differs_is_named() {
    let record = played(5, 9);
    let steps = record.steps().unwrap();
    assert_eq!(steps.len(), record.actions.len() + 1);

    let mut changed = record.clone();
    changed.events.swap(0, 1);
    assert!(matches!(changed.verify(), Err(RecordError::Differs { step: 0, event: 0, .. })));

    let mut cut = record.clone();
    cut.events.pop();
    let last = record.actions.len();
    assert!(matches!(cut.verify(), Err(RecordError::Differs { step, stored: None, .. }) if step == last));

    let mut longer = record.clone();
    longer.events.push(record.events[0]);
    assert!(matches!(longer.verify(), Err(RecordError::Differs { step, played: None, .. }) if step == last));

    let mut another_deal = record.clone();
    another_deal.seed = Seed::from_number(10);
    assert!(another_deal.verify().is_err());

    let mut illegal = record;
    illegal.actions[0].1 = whiteout_boardgame::Action::Escape;
    assert!(matches!(illegal.verify(), Err(RecordError::Rejected { step: 1, .. })));
}

#[test]
fn every_kind_of_bad_file_has_its_own_words() {
    let good = played(4, 3).to_json();
    let error = |text: &str| AnyRecord::parse(text).unwrap_err().to_string();
    assert!(AnyRecord::parse(&good).is_ok());
    assert!(error("").starts_with("not a recorded game: "));
    assert!(error("{\"format\":1}").contains("missing field `game`"));
    assert!(error(&good[..good.len() / 2]).starts_with("not a recorded game: "));
    assert_eq!(error(&good.replacen("\"format\":1", "\"format\":2", 1)), "format 2 is not known, only format 1");
    assert!(error(&good.replacen("\"boardgame\"", "\"chess\"", 1)).starts_with("unknown game \"chess\""));
    let version = format!("\"rules\":{}", State::RULES_VERSION);
    assert!(error(&good.replacen(&version, "\"rules\":99", 1)).contains("rules version 99"));
    assert_eq!(error(&good.replacen("\"players\":4", "\"players\":40", 1)), "players: must be 4 to 8, not 40");
    assert!(error(&good.replacen("\"seed\":\"", "\"seed\":\"x", 1)).contains("64 hexadecimal digits"));
    assert!(error(&good.replacen("\"max_rounds\"", "\"nonsense\"", 1)).contains("nonsense: no such option"));
    assert!(error(&good.replacen("\"seated\"", "\"sat\"", 1)).contains("unknown variant `sat`"));
}

#[test]
fn every_kind_of_bad_file_has_a_code_of_its_own() {
    let good = played(4, 3).to_json();
    let code = |text: &str| AnyRecord::parse(text).unwrap_err().code();
    assert_eq!(code(""), "file-foreign");
    assert_eq!(code("PNG"), "file-foreign");
    assert_eq!(code("[1, 2]"), "file-foreign");
    assert_eq!(code("{\"name\": \"a tune\"}"), "file-foreign");
    for share in [1, 3, 5, 9] {
        assert_eq!(code(&good[..good.len() * share / 10]), "file-cut-off", "{share}");
    }
    assert_eq!(code(&good.replacen("\"format\":1", "\"format\":2", 1)), "file-version");
    let version = format!("\"rules\":{}", State::RULES_VERSION);
    assert_eq!(code(&good.replacen(&version, "\"rules\":99", 1)), "file-version");
    assert_eq!(code(&good.replacen(&version, "\"rules\":0", 1)), "file-version");
    assert_eq!(code(&good.replacen("\"boardgame\"", "\"chess\"", 1)), "file-other-game");
    assert_eq!(code(&good.replacen("\"seated\"", "\"sat\"", 1)), "file-damaged");
    assert_eq!(code(&good.replacen("\"steps\":", "\"seats\":[{\"name\":\"Ann\"}],\"steps\":", 1)), "file-damaged");
}

#[test]
fn a_game_is_given_up_where_all_win_together_and_nowhere_else() {
    let setup = Setup::<Cooperation>::new(2, &OptionMap::new(), None).unwrap();
    let mut game = Recording::start(setup, Seed::from_number(1));
    assert!(game.concede());
    assert_eq!(game.state().outcome().unwrap().reason, "conceded");
    assert!(!game.concede(), "it is over");
    let back = Record::<Cooperation>::parse(&game.record().to_json()).unwrap();
    assert!(back.conceded);
    assert_eq!(back.lengths.iter().sum::<usize>(), back.events.len());
    back.verify().unwrap();

    let setup = Setup::<State>::new(4, &OptionMap::new(), None).unwrap();
    let mut rivals = Recording::start(setup, Seed::from_number(1));
    let before = rivals.record().to_json();
    assert!(!rivals.concede());
    assert_eq!(rivals.record().to_json(), before);
}
