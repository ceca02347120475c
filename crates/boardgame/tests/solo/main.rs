//! Every rule of the 1-3 player game has a test that names it. One file a section of `data/solo/rules.toml`.

#![allow(unreachable_pub, reason = "helpers are shared between the modules of this one test")]

/// Every rule that differs from the base game.
pub const RULES: &str = include_str!("../../../../data/solo/rules.toml");

/// Those of the base game, which hold here unless they are replaced.
pub const BASE: &str = include_str!("../../../../data/boardgame/rules.toml");

/// Rules of the base game that do not hold here.
pub fn replaced() -> Vec<&'static str> {
    let list = RULES.split("replaces = [").nth(1).and_then(|rest| rest.split(']').next()).expect("the list");
    list.split('"').skip(1).step_by(2).collect()
}

/// Names rules of the base game that hold here as `retold.ftl` tells them.
macro_rules! retells {
    ($($id:literal),+ $(,)?) => {
        whiteout_testkit::assert_rules(crate::BASE, &[$($id),+])
    };
}

#[allow(dead_code, reason = "made for the base game, of which only a part differs here")]
#[path = "../rules/scene.rs"]
mod scene;

mod company;

mod dice;
mod dormitory;
mod hunter;
mod leaving;
mod losses;
mod moving;
mod nightfall;
mod refusals;
mod retold;
mod rooms;
mod threat;
mod together;

use std::collections::BTreeSet;
use std::path::Path;

use whiteout_testkit as kit;

#[test]
fn every_rule_has_a_test() {
    kit::every_rule_is_proven(RULES, &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/solo"));
}

#[test]
fn every_rejection_rests_on_a_rule() {
    let rules = kit::rule_ids(RULES);
    let source = include_str!("../../src/solo/reject.rs");
    let named: Vec<_> = source.split("\"solo.").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(named.len() > 10, "the source of the rejections was not read");
    for id in named {
        assert!(rules.contains(&format!("solo.{id}")), "a rejection names solo.{id}, which is not a rule");
    }
}

/// Rules of the base game with a text of their own here: of each a test tells that it holds as told here.
#[test]
fn every_retold_rule_has_a_test() {
    let told = include_str!("../../../../data/text/en/solo/retold.ftl");
    let key = |id: &String| format!("\n{} = ", id.replace('.', "-"));
    let retold: BTreeSet<String> = kit::rule_ids(BASE).into_iter().filter(|id| told.contains(&key(id))).collect();
    assert_eq!(retold.len(), told.matches("\nbg-").count(), "something is retold that is no rule");
    let mut proven = BTreeSet::new();
    for file in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/solo")).expect("the folder") {
        let source = std::fs::read_to_string(file.expect("a file").path()).expect("a source");
        for claim in source.split("retells!(").skip(1).filter_map(|rest| rest.split(')').next()) {
            proven.extend(claim.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    proven.retain(|id| !id.is_empty());
    assert_eq!(proven, retold);
}

/// What a rule here replaces is a rule there.
#[test]
fn whatever_is_replaced_is_a_rule_of_the_base_game() {
    let base = kit::rule_ids(BASE);
    let replaced = replaced();
    assert!(!replaced.is_empty());
    for id in replaced {
        assert!(base.iter().any(|rule| rule == id), "{id} is not a rule of the base game");
    }
}
