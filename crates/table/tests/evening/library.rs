//! Games that are over: brought here as files, summed up, and listed if the host wants it.

use whiteout_boardgame::Cooperation;
use whiteout_core::Game as _;
use whiteout_games::{DataFile, OptionMap, Proof, Record, RecordError, Recording, Seed, Setup};
use whiteout_infection::State as Infection;
use whiteout_table::{
    About, Command, Entry, Holder, Listing, Person, Phase, Playable, Refusal, ServerSeed, Summary, Table, count,
    imported, record, summaries,
};

use crate::rematch::{play_out, played_out};
use crate::{Evening, EveningOf};

fn bring<G: Playable>(record: &Record<G>) -> Vec<Entry<G>> {
    let imported = imported(record, Listing::Unlisted, ServerSeed([7; 32]), "ABCDEF".to_owned(), 5_000);
    imported.expect("sound").entries
}

fn folded<G: Playable>(entries: &[Entry<G>]) -> Table<G> {
    let mut table = Table::from_first(&entries[0]).expect("a table");
    for entry in entries {
        table.apply(entry);
    }
    table
}

#[test]
fn a_file_becomes_a_table_where_its_game_has_ended_and_the_same_file_again() {
    let (evening, _) = played_out(5, 3);
    let stored = record(evening.log.clone(), 0).expect("over");
    let entries = bring(&stored);
    let table = folded(&entries);
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.game(), evening.table.game());
    assert_eq!(table.seats()[1].as_ref().expect("taken").name, "Ben");
    assert!(matches!(table.seats()[4].as_ref().expect("taken").holder, Holder::Bot { .. }));
    assert_eq!(record(entries, 0).expect("over").to_json(), stored.to_json());
    assert_eq!(table.commitment(), evening.table.commitment(), "the deal is still what it was");
    assert!(!table.listed(), "not before its host says so");
    assert_eq!((table.imported(), evening.table.imported()), (Some(Proof::Proven), None));
}

#[test]
fn a_file_names_nobody_as_no_table_would() {
    let (evening, _) = played_out(6, 3);
    let mut stored = record(evening.log.clone(), 0).expect("over");
    assert_eq!(stored.seats[5].name, "Bot 4");
    for (whom, name) in stored.seats.iter_mut().zip(["Ada", "Ada\u{3164}", "Admin", "P2", "Bot 7", "System"]) {
        whom.name = name.to_owned();
    }
    let table = folded(&bring(&stored));
    let names: Vec<_> = table.seats().iter().flatten().map(|seated| seated.name.as_str()).collect();
    assert_eq!(names, ["Ada", "P2", "P3", "P4", "Bot 7", "P6"]);
}

#[test]
fn a_file_that_nobody_dealt_at_a_table_promises_nothing_about_its_deal() {
    let (evening, _) = played_out(4, 4);
    let mut stored = record(evening.log.clone(), 0).expect("over");
    (stored.deal, stored.seats) = (None, Vec::new());
    let entries = bring(&stored);
    let table = folded(&entries);
    assert_eq!(table.revealed_seed(), None);
    assert_eq!(table.seats()[0].as_ref().expect("taken").name, "P1");
    let mut again = record(entries, 0).expect("over");
    again.seats.clear();
    assert_eq!(again.to_json(), stored.to_json());
}

/// A table outlives a change of the rules: what was dealt before is told by the values of then.
#[test]
fn a_game_of_an_earlier_version_is_told_by_the_values_of_its_time() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/earlier/infection/4p-rules1.json");
    let text = std::fs::read_to_string(path).expect("kept");
    let stored = Record::<Infection>::parse(&text).expect("a record");
    let end = stored.judge().proven().expect("proven").end;
    let entries = bring(&stored);
    let table = folded(&entries);
    assert_eq!(table.game(), Some(&end));
    let snapshot = serde_json::to_string(&table).expect("json");
    let woken: Table<Infection> = serde_json::from_str(&snapshot).expect("a snapshot");
    assert_eq!((woken.game(), woken.phase()), (Some(&end), Phase::Over));
    let again = record(entries.clone(), 0).expect("over");
    assert_eq!((again.setup.rules(), again.verify()), (1, Ok(())));
    assert_eq!(summaries(entries)[0].rules, 1);
}

/// What was dealt with an option that is gone is told with it; what is dealt next does without.
#[test]
fn a_game_with_an_option_that_is_gone_is_told_with_it() {
    let options = OptionMap::from_iter([("dogs_start_locked".to_owned(), true.into())]);
    let setup = Setup::<Cooperation>::of_version(1, 2, &options, None).expect("known then").bounded();
    let mut game = Recording::start(setup, Seed::from_number(3));
    while let Some(seat) = game.state().decision().seats.lowest() {
        let mut first = None;
        game.state().legal(seat, &mut |action| first = first.or(Some(action)));
        game.act(seat, first.expect("something to do")).expect("legal");
    }
    let stored = game.record();
    let entries = bring(stored);
    let table = folded(&entries);
    assert_eq!(table.game(), Some(game.state()));
    let woken: Table<Cooperation> = serde_json::from_str(&serde_json::to_string(&table).expect("json")).expect("told");
    assert_eq!(woken.game(), Some(game.state()));
    let again = record(entries.clone(), 0).expect("over");
    assert_eq!((again.setup.options(), again.verify()), (stored.setup.options(), Ok(())));
    assert!(summaries(entries).remove(0).options.contains_key("dogs_start_locked"));
    // No new table is opened with it.
    let refused = Table::<Cooperation>::open(table.settings().clone(), ServerSeed([1; 32]), String::new(), 0);
    let refusal = refused.expect_err("it is gone");
    assert_eq!((refusal.code, refusal.faults), ("bad-settings", vec!["dogs_start_locked: no such option".to_owned()]));
    // The table itself is played at again.
    let mut next = table;
    next.apply(&Entry::Again { seed: ServerSeed([2; 32]), at: 6_000, sequel: false });
    assert_eq!(next.phase(), Phase::Lobby);
    assert!(!next.config().rules().options.dogs_start_locked);
}

#[test]
fn a_game_that_is_not_over_is_not_brought() {
    let (evening, _) = played_out(4, 5);
    let mut stored = record(evening.log.clone(), 0).expect("over");
    stored.actions.pop();
    let last = stored.lengths.pop().expect("steps");
    stored.events.truncate(stored.events.len() - last);
    let refused = imported(&stored, Listing::Unlisted, ServerSeed([7; 32]), String::new(), 0);
    assert_eq!(refused, Err(RecordError::Unfinished));
}

/// A game of the first version whose events say something that its seed does not lead to.
fn unproven() -> Record<whiteout_boardgame::State> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/earlier/boardgame/4p-rules1.json");
    let mut record = Record::parse(&std::fs::read_to_string(path).expect("kept")).expect("a record");
    let steps = record.steps().expect("proven");
    record.lengths = steps.iter().map(ExactSizeIterator::len).collect();
    record.seed = Seed::from_number(99);
    record
}

#[test]
fn an_unproven_game_can_be_looked_at_and_never_listed_or_counted() {
    let record = unproven();
    let entries = bring(&record);
    let mut table = folded(&entries);
    assert_eq!((table.phase(), table.imported()), (Phase::Over, Some(Proof::Unproven)));
    let list = |table: &Table<_>| table.decide(Person(0), Command::List { listed: true }, 0, || ServerSeed([9; 32]));
    assert_eq!(list(&table), Err(Refusal::new("file-unproven")));
    let listed = imported(&record, Listing::Listed, ServerSeed([7; 32]), String::new(), 0);
    assert_eq!(listed.expect_err("not even by the operator").code(), "file-unproven");
    let summary = summaries(entries.clone()).remove(0);
    assert!(summary.imported && summary.unproven);
    assert_eq!(count([(&summary, None)]).games, 0);
    // Another game at the same table is one of this server.
    table.apply(&Entry::Again { seed: ServerSeed([2; 32]), at: 6_000, sequel: false });
    assert_eq!(list(&table), Ok(vec![Entry::Listed { listed: true }]));
}

/// As earlier versions stored it: listed from the beginning, and nothing says how it was judged.
#[test]
fn a_game_that_an_earlier_version_imported_is_judged_again() {
    let as_it_was = |record: &Record<whiteout_boardgame::State>| {
        let mut entries = bring(record);
        for entry in &mut entries {
            if let Entry::Started { under: Some(under), .. } = entry {
                under.imported = None;
            }
        }
        entries
    };
    let entries = as_it_was(&unproven());
    assert_eq!(folded(&entries).imported(), Some(Proof::Unchecked));
    assert!(summaries(entries)[0].unproven);
    let (evening, _) = played_out(4, 5);
    let entries = as_it_was(&record(evening.log.clone(), 0).expect("over"));
    let summary = summaries(entries).remove(0);
    assert!(summary.imported && !summary.unproven);
    let there = summaries(evening.log).remove(0);
    assert!(!there.imported && there.fingerprint.is_some() && there.fingerprint == summary.fingerprint);
}

#[test]
fn games_with_component_values_of_their_own_are_counted_apart() {
    let text = format!("# mine\n{}", whiteout_boardgame::components::BUILT_IN);
    let data = DataFile { name: "components".to_owned(), text };
    let (evening, _) = played_out(4, 5);
    let standard = record(evening.log, 0).expect("over");
    let setup = Setup::new(4, &standard.setup.options(), Some(data)).expect("sound");
    let custom = summaries(bring(&Record { setup, ..standard.clone() })).remove(0);
    let standard = summaries(bring(&standard)).remove(0);
    assert!(custom.custom && !custom.unproven && !standard.custom);
    assert_ne!(custom.fingerprint, standard.fingerprint);
    let alone = count([(&standard, None)]);
    let both = count([(&standard, None), (&custom, None)]);
    assert_eq!((both.games, both.custom, both.imported), (2, 1, 2));
    assert_eq!(both.counts.iter().filter(|row| !row.custom).cloned().collect::<Vec<_>>(), alone.counts);
    assert_eq!(both.counts.iter().filter(|row| row.custom).count(), alone.counts.len());
    assert!(both.to_csv().lines().any(|line| line.ends_with(",custom")));
}

/// As old databases hold it.
#[test]
fn a_summary_of_an_earlier_version_is_read() {
    let summary = summaries(played_out(4, 5).0.log).remove(0);
    let mut json = serde_json::to_value(&summary).expect("json");
    for later in ["imported", "unproven", "custom", "fingerprint"] {
        json.as_object_mut().expect("an object").remove(later).expect(later);
    }
    let read: Summary = serde_json::from_value(json).expect("a summary");
    assert_eq!(read, Summary { fingerprint: None, ..summary });
}

#[test]
fn names_of_a_file_are_cleaned_like_names_at_a_table() {
    let (evening, _) = played_out(4, 5);
    let mut stored = record(evening.log, 0).expect("over");
    let names = ["\u{202e}Anna\u{200b}\u{7}", " \u{200b} ", &"x".repeat(1_000), "Ben"];
    for (whom, name) in stored.seats.iter_mut().zip(names) {
        name.clone_into(&mut whom.name);
    }
    let table = folded(&bring(&stored));
    let names: Vec<_> = table.seats().iter().flatten().map(|seated| seated.name.as_str()).collect();
    assert_eq!(names, ["Anna", "P2", &"x".repeat(24), "Ben"]);
}

#[test]
fn every_game_that_is_over_is_summed_up_and_none_that_goes_on() {
    let (mut evening, [host, friend]) = played_out(5, 6);
    let first = summaries(evening.log.clone());
    assert_eq!(first.len(), 1);
    evening.must(host, Command::Again);
    for person in [host, friend] {
        evening.ready(person);
    }
    evening.start(host);
    assert_eq!(summaries(evening.log.clone()), first, "a running rematch is not in it");
    play_out(&mut evening, 7);
    let both = summaries(evening.log.clone());
    assert_eq!(both.iter().map(|summary| summary.n).collect::<Vec<_>>(), [0, 1]);
    let outcome = evening.state().outcome().expect("over");
    let summary = &both[1];
    assert_eq!((summary.side.as_str(), summary.reason.as_str()), (outcome.side, outcome.reason));
    assert_eq!(summary.seats.iter().filter(|seat| seat.won).count(), usize::from(outcome.winners.len()));
    assert_eq!(summary.seats.iter().filter(|seat| seat.against).count(), usize::from(evening.state().against().len()));
    assert!(summary.seats.iter().all(|seat| seat.character.is_some()));
    assert_eq!((summary.seats[0].person, summary.seats[4].bot.is_some()), (Some(host), true));
    assert!(summary.rounds > 0 && summary.drama <= 100);
    assert_eq!(summary.options.keys().collect::<Vec<_>>(), ["max_rounds"], "what is not as usual");
}

/// Who turned, who died, who was shown, how late, how even: the more of it, the more of a story.
#[test]
fn a_game_where_more_happens_is_more_dramatic() {
    let games: Vec<(Summary, u8)> = (0..40)
        .map(|seed| {
            let (mut evening, ..) = EveningOf::<whiteout_boardgame::State>::seated(6);
            play_out(&mut evening, seed);
            let lost = evening.state().toll().lost.len();
            (summaries(evening.log).remove(0), lost)
        })
        .collect();
    let mean = |wanted: &dyn Fn(&(Summary, u8)) -> bool| {
        let drama: Vec<_> = games.iter().filter(|game| wanted(game)).map(|(game, _)| f64::from(game.drama)).collect();
        assert!(!drama.is_empty());
        drama.iter().sum::<f64>() / drama.len() as f64
    };
    let many = |(game, lost): &(Summary, u8)| game.seats.iter().filter(|seat| seat.against).count() > 3 || *lost > 1;
    assert!(mean(&many) > mean(&|game| !many(game)));
    let all: std::collections::BTreeSet<_> = games.iter().map(|(game, _)| game.drama).collect();
    assert!(all.len() > 5, "it tells games apart: {all:?}");
}

/// The second part of the story is played at Outpost 31, with its people and by its rules.
#[test]
fn a_story_that_goes_on_counts_among_the_games_of_its_place() {
    let mut first = summaries(played_out(4, 8).0.log).remove(0);
    "norwegian".clone_into(&mut first.game);
    let mut second = first.clone();
    second.options.insert("sequel".to_owned(), true.into());
    // As it stands on shelves since there are such games.
    let second: Summary = serde_json::from_value(serde_json::to_value(second).expect("json")).expect("a summary");
    assert_eq!((first.told_as(), second.told_as()), ("norwegian", "boardgame"));
    let stats = count([(&first, None), (&second, None)]);
    for (game, modes) in [("norwegian", &["max_rounds"][..]), ("boardgame", &["max_rounds", "sequel"])] {
        let rows = |about| stats.counts.iter().filter(move |row| row.game == game && row.about == about);
        assert_eq!(rows(About::Reason).map(|row| (row.count, row.of)).collect::<Vec<_>>(), [(1, 1)], "{game}");
        assert_eq!(rows(About::Character).map(|row| row.of).sum::<u32>(), 4, "{game}");
        assert_eq!(rows(About::Mode).map(|row| row.name.as_str()).collect::<Vec<_>>(), modes);
        assert!(stats.lengths.iter().any(|length| length.game == game && length.games == 1), "{game}");
    }
}

#[test]
fn the_host_alone_says_whether_games_may_be_found() {
    let (mut evening, host, friend) = Evening::seated(4);
    assert!(!evening.table.listed(), "found by its link alone");
    assert_eq!(evening.refused(friend, Command::List { listed: true }), "host-only");
    evening.must(host, Command::List { listed: true });
    assert_eq!(evening.page()["listed"], true);
    evening.must(host, Command::List { listed: false });
    assert!(!evening.table.listed());
}

#[test]
fn counts_say_how_often_of_how_many_and_how_sure_that_is() {
    let games: Vec<_> = (0..30).flat_map(|seed| summaries(played_out(4 + (seed % 2) as u8, seed).0.log)).collect();
    let stats = count(games.iter().map(|game| (game, None)));
    assert_eq!(stats.games, 30);
    let rows = |about| stats.counts.iter().filter(move |row| row.about == about);
    for about in [About::Side, About::Reason] {
        assert_eq!(rows(about).map(|row| row.count).sum::<u32>(), 30, "{about:?}");
        assert!(rows(about).all(|row| row.of == 30));
    }
    assert_eq!(rows(About::Players).map(|row| (row.name.as_str(), row.of)).collect::<Vec<_>>(), [("4", 15), ("5", 15)]);
    assert_eq!(rows(About::Mode).map(|row| (row.name.as_str(), row.of)).collect::<Vec<_>>(), [("max_rounds", 30)]);
    assert_eq!(rows(About::Character).map(|row| row.of).sum::<u32>(), 15 * 4 + 15 * 5);
    assert!(stats.counts.iter().all(|row| row.low <= row.rate && row.rate <= row.high));
    let csv = stats.to_csv();
    assert!(csv.starts_with("game,about,name,count,of,rate,low,high,components\nboardgame,side,"));
    assert!(csv.lines().all(|line| line.matches(',').count() == 8), "{csv}");

    // With the eyes of one seat: what it won, of what it played.
    let own = count(games.iter().map(|game| (game, Some(0))));
    let sides: Vec<_> = own.counts.iter().filter(|row| row.about == About::Side).collect();
    assert_eq!(sides.iter().map(|row| row.of).sum::<u32>(), 30);
    let won = games.iter().filter(|game| game.seats[0].won).count() as u32;
    assert_eq!(sides.iter().map(|row| row.count).sum::<u32>(), won);
    assert_eq!(own.counts.iter().filter(|row| row.about == About::Character).map(|row| row.of).sum::<u32>(), 30);
}
