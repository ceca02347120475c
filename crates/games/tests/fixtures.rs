//! Every game kept in `fixtures/` is a test for ever: it must still be read, re-decided and folded.
//!
//! Make them anew after a change of the rules that raises `RULES_VERSION`, from the root of the project:
//! `make fixtures`. Those of earlier versions stay under `fixtures/earlier`: they are played again with the values of their time.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use whiteout_games::{AnyRecord, Hosted, OptionMap, Record, Setup};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "json") {
            found.push(path);
        }
    }
}

#[test]
fn every_kept_game_still_plays_the_same() {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures"), &mut found);
    assert!(found.len() >= 10, "too few games in fixtures/: {found:?}");
    for path in found {
        let name = path.display();
        let text = std::fs::read_to_string(&path).unwrap();
        let record = AnyRecord::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        record.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
        match record {
            AnyRecord::Boardgame(record) => folds_to_an_end(&record, &name.to_string()),
            AnyRecord::Norwegian(record) => folds_to_an_end(&record, &name.to_string()),
            AnyRecord::Solo(record) => folds_to_an_end(&record, &name.to_string()),
            AnyRecord::Infection(record) => folds_to_an_end(&record, &name.to_string()),
        }
    }
}

#[test]
fn the_values_of_every_earlier_version_are_kept() {
    fn kept<G: Hosted>() {
        assert_eq!(G::EARLIER.len() as u32, G::RULES_VERSION - 1, "{}", G::ID);
        for rules in 1..=G::RULES_VERSION {
            assert!(Setup::<G>::of_version(rules, G::MOST, &OptionMap::new(), None).is_ok());
        }
    }
    kept::<whiteout_boardgame::State>();
    kept::<whiteout_boardgame::Norwegian>();
    kept::<whiteout_boardgame::Cooperation>();
    kept::<whiteout_infection::State>();
}

fn folds_to_an_end<G: Hosted>(record: &Record<G>, name: &str) {
    let mut state = G::blank(record.setup.config());
    for event in &record.events {
        state.apply(event);
    }
    assert!(state.outcome().is_some(), "{name}: not finished");
    assert_eq!(state.conserved(), Ok(()), "{name}");
}
