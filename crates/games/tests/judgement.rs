//! How stored games are judged: proven, unproven or wrong; and what a hostile file may cost.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Cooperation, Norwegian, State};
use whiteout_core::Chance as _;
use whiteout_games::{
    AnyRecord, Course, DataFile, Deal, Entropy, GameKind, Hosted, Judgement, OptionMap, Proof, Record, RecordError,
    Recording, Seed, ServerSeed, Setup, limits, with_record,
};

/// Random play to the end.
fn play_out<G: Hosted>(setup: Setup<G>, number: u64) -> Record<G> {
    let mut game = Recording::<G>::start(setup, Seed::from_number(number));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut legal = Vec::new();
    while let Some(seat) = game.state().decision().seats.lowest() {
        legal.clear();
        game.state().legal(seat, &mut |action| legal.push(action));
        game.act(seat, legal[rng.below(legal.len() as u32) as usize]).unwrap();
    }
    game.record().clone()
}

fn played(number: u64) -> Record<State> {
    play_out(Setup::new(4, &OptionMap::new(), None).unwrap().bounded(), number)
}

fn course<G: Hosted>(record: &Record<G>) -> Course<G> {
    record.judge().shown().unwrap().0
}

fn of_an_earlier_version(path: &str) -> String {
    std::fs::read_to_string(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/earlier").join(path))
        .unwrap()
}

/// A game of version 1, and the same told by its own events: no seed leads to it any more.
fn by_its_own_events<G: Hosted>(path: &str) -> Record<G> {
    let mut record = Record::<G>::parse(&of_an_earlier_version(path)).unwrap();
    record.lengths = course(&record).steps.iter().map(ExactSizeIterator::len).collect();
    record.seed = Seed::from_number(99);
    assert!(record.verify().is_err());
    Record::parse(&record.to_json()).unwrap()
}

#[test]
fn a_game_that_the_rules_of_now_do_not_lead_through_is_told_by_its_own_events() {
    fn ends_as_it_did<G: Hosted>(path: &str) {
        let before = Record::<G>::parse(&of_an_earlier_version(path)).unwrap();
        assert_eq!(before.judge().shown().unwrap().1, Proof::Proven);
        let record = by_its_own_events::<G>(path);
        let (course, proof) = record.judge().shown().unwrap();
        assert_eq!(self::course(&before), course);
        assert!(course.end.outcome().is_some());
        assert_eq!(proof, Proof::Unproven);
        assert_eq!(record.verify().unwrap_err().code(), "file-unproven");
    }
    ends_as_it_did::<State>("boardgame/8p-rules1.json");
    ends_as_it_did::<whiteout_boardgame::Cooperation>("solo/3p-rules1.json");
    ends_as_it_did::<whiteout_infection::State>("infection/8p-rules1.json");
}

#[test]
fn a_forged_file_of_an_earlier_version_is_refused_whatever_its_events_do() {
    let sound = by_its_own_events::<State>("boardgame/4p-rules1.json");
    let forged = |forge: fn(&mut Record<State>)| {
        let mut record = sound.clone();
        forge(&mut record);
        record.judge().shown()
    };
    assert!(forged(|record| record.lengths.clear()).is_err(), "nothing says which events belong to a step");
    assert!(forged(|record| record.lengths[0] += 1).is_err());
    assert!(forged(|record| record.lengths[3] = usize::MAX).is_err());
    assert!(forged(|record| record.actions.truncate(9)).is_err());
    assert!(forged(|record| record.actions[0].0 = whiteout_core::Seat::new(7).unwrap()).is_err());
    // A file of the present version is believed only when it is proven.
    let mut present = played(3);
    present.seed = Seed::from_number(99);
    assert!(matches!(present.judge(), Judgement::Wrong(_)));
    // Events in any disorder end in a refusal or in a game, never in a panic.
    for turn in 1..40 {
        let mut record = sound.clone();
        let len = record.events.len();
        record.events.rotate_left(turn * 7 % len);
        assert!(!matches!(record.judge(), Judgement::Proven(_)));
    }
}

/// What anybody can write: an earlier version of the rules, and other winners.
#[test]
fn an_earlier_version_in_a_forged_file_proves_nothing() {
    let good = played(3);
    let text = good.to_json();
    let (_, winners) = text.rsplit_once("\"winners\":").unwrap();
    let winners = &winners[..=winners.find(']').unwrap()];
    let others = if winners == "[0]" { "[1]" } else { "[0]" };
    let forged = text.replace(&format!("\"winners\":{winners}"), &format!("\"winners\":{others}"));
    assert_ne!(forged, text);
    let now = Record::<State>::parse(&forged).unwrap();
    assert!(matches!(now.judge(), Judgement::Wrong(RecordError::Differs { .. })));
    assert_eq!(now.verify().unwrap_err().code(), "file-damaged");
    let version = format!("\"rules\":{}", State::RULES_VERSION);
    let earlier = Record::<State>::parse(&forged.replacen(&version, "\"rules\":1", 1)).unwrap();
    assert!(matches!(earlier.judge(), Judgement::Unproven(_, RecordError::Differs { .. })));
    let refused = earlier.verify().unwrap_err();
    assert_eq!(refused.code(), "file-unproven");
    assert!(refused.to_string().contains("the rules say"), "{refused}");
}

#[test]
fn a_deal_that_does_not_fit_is_wrong_under_every_version() {
    let mut record = by_its_own_events::<State>("boardgame/4p-rules1.json");
    let server = ServerSeed([7; 32]);
    let deal = Deal { server, entropy: vec![Entropy::default(); 4], commitment: server.commitment() };
    record.seed = server.deal(deal.entropy.iter().copied());
    record.deal = Some(deal.clone());
    assert_eq!(record.judge().shown().unwrap().1, Proof::Unproven);
    record.seed = Seed::from_number(1);
    assert!(matches!(record.judge(), Judgement::Wrong(RecordError::Deal(_))));
}

#[test]
fn the_same_game_has_the_same_fingerprint_in_whatever_file() {
    let record = played(3);
    let print = record.fingerprint();
    let back = Record::<State>::parse(&record.to_json()).unwrap();
    assert_eq!(back.fingerprint(), print);
    let mut bare = back.clone();
    (bare.lengths, bare.seats) = (Vec::new(), Vec::new());
    assert_eq!(bare.fingerprint(), print, "who played is no part of it");
    // A copy under another number of rounds that it never came to.
    let options = record.setup.options().into_iter().map(|(name, value)| {
        let value = if name == "max_rounds" { 199.into() } else { value };
        (name, value)
    });
    let copy = Record { setup: Setup::new(4, &options.collect(), None).unwrap(), ..record.clone() };
    copy.verify().unwrap();
    assert_eq!(copy.fingerprint(), print);
    let text = format!("# mine\n{}", whiteout_boardgame::components::BUILT_IN);
    let data = |text| Some(DataFile { name: "components".to_owned(), text });
    let own = |text| Record { setup: Setup::new(4, &record.setup.options(), data(text)).unwrap(), ..record.clone() };
    let custom = own(text.clone()).fingerprint();
    assert_ne!(custom, print, "it counts elsewhere");
    assert_eq!(own(format!("# again\n{text}")).fingerprint(), custom);
    assert_ne!(played(4).fingerprint(), print);
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

#[test]
fn every_kept_game_is_proven_and_far_shorter_than_the_limits() {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures"), &mut found);
    for path in found {
        let text = std::fs::read_to_string(&path).unwrap();
        let kind: GameKind =
            serde_json::from_str::<serde_json::Value>(&text).unwrap()["game"].as_str().unwrap().parse().unwrap();
        let longest = kind.longest();
        with_record!(AnyRecord::parse(&text).unwrap(), record => {
            assert!(matches!(record.judge(), Judgement::Proven(_)), "{}", path.display());
            assert!(4 * record.actions.len() < longest.actions, "{}", path.display());
            assert!(4 * record.events.len() < longest.events, "{}", path.display());
        });
    }
    let own = [whiteout_boardgame::components::BUILT_IN, whiteout_infection::components::BUILT_IN];
    assert!(own.iter().all(|text| 4 * text.len() < limits::COMPONENT_BYTES));
}

#[test]
fn a_file_with_more_than_any_game_has_is_refused() {
    let record = played(3);
    let longest = GameKind::Boardgame.longest();
    let code =
        |record: &Record<State>| Record::<State>::parse(&record.to_json()).map(drop).map_err(|error| error.code());
    let mut long = record.clone();
    long.actions.resize(longest.actions + 1, record.actions[0]);
    assert_eq!(code(&long), Err("file-too-long"));
    let mut long = record.clone();
    long.events.resize(longest.events + 1, record.events[0]);
    assert_eq!(code(&long), Err("file-too-long"));
    let mut long = record.clone();
    long.lengths.resize(longest.actions + 3, 0);
    assert_eq!(code(&long), Err("file-too-long"));
    let text = "# ".repeat(limits::COMPONENT_BYTES);
    let long = record.to_json().replacen("\"seed\":", &format!("\"components\":\"{text}\",\"seed\":"), 1);
    assert_eq!(Record::<State>::parse(&long).unwrap_err().code(), "file-too-long");
    assert_eq!(code(&record), Ok(()));
}

/// A file of megabytes was answered with more megabytes.
#[test]
fn the_answer_about_a_bad_file_is_short() {
    let good = played(3).to_json();
    let huge = "x\u{1b}[2J".repeat(1 << 19);
    let toml = (0..4_000).map(|n| format!("no_such_thing_{n} = 1\\n")).collect::<Vec<_>>().concat();
    let options = (0..20_000).map(|n| format!("\"no_such_option_{n}\":1,")).collect::<Vec<_>>().concat();
    let bad = [
        good.replacen("\"boardgame\"", &serde_json::to_string(&huge).unwrap(), 1),
        good.replacen("\"format\":1", &format!("\"format\":{}", serde_json::to_string(&huge).unwrap()), 1),
        good.replacen("\"seated\"", &serde_json::to_string(&huge).unwrap(), 1),
        good.replacen("\"options\":{", &format!("\"options\":{{{options}"), 1),
        good.replacen("\"seed\":", &format!("\"components\":\"{toml}\",\"seed\":"), 1),
        good.replacen("\"seed\":", &format!("\"components\":\"{}\",\"seed\":", "a = [".repeat(9_000)), 1),
    ];
    for (n, text) in bad.iter().enumerate() {
        let answer = AnyRecord::parse(text).unwrap_err().to_string();
        assert!(
            answer.len() <= limits::ANSWER_BYTES && !answer.contains('\u{1b}'),
            "{n}: {} bytes, {:.90}",
            answer.len(),
            answer
        );
    }
}

/// How the limits were found. The longest of random play with the highest limit on rounds must be well below them.
#[test]
#[ignore = "a minute of random play"]
fn the_longest_games_of_random_play_are_far_shorter_than_the_limits() {
    fn longest<G: Hosted>(kind: GameKind, games: u64, rounds: Option<u8>) {
        let options = OptionMap::from_iter(rounds.map(|rounds| ("max_rounds".to_owned(), rounds.into())));
        let (mut actions, mut events) = (0, 0);
        for number in 0..games {
            let players = G::FEWEST + (number % u64::from(G::MOST - G::FEWEST + 1)) as u8;
            let record = play_out(Setup::<G>::new(players, &options, None).unwrap().bounded(), number);
            actions = actions.max(record.actions.len());
            events = events.max(record.events.len());
        }
        println!("{kind}: {actions} actions, {events} events");
        let limit = kind.longest();
        assert!(3 * actions <= limit.actions && 3 * events <= limit.events, "{kind}: {actions}, {events}");
    }
    longest::<State>(GameKind::Boardgame, 3_000, Some(200));
    longest::<Norwegian>(GameKind::Norwegian, 3_000, Some(200));
    longest::<Cooperation>(GameKind::Solo, 3_000, Some(200));
    longest::<whiteout_infection::State>(GameKind::Infection, 3_000, None);
}
