//! Every rule of Norwegian Outpost has a test that names it. One file a section of `data/norwegian/rules.toml`.

#![allow(unreachable_pub, reason = "helpers are shared between the modules of this one test")]

/// Every rule that differs from the base game.
pub const RULES: &str = include_str!("../../../../data/norwegian/rules.toml");

#[allow(dead_code, reason = "made for the base game, of which only a part differs here")]
#[path = "../rules/scene.rs"]
mod scene;
#[path = "../rules/stage.rs"]
mod stage;

mod outpost;

mod clock;
mod ends;
mod escaping;
mod records;
mod station;
mod track;
mod ufo;
mod vehicles;

use std::path::Path;

use whiteout_testkit as kit;

#[test]
fn every_rule_has_a_test() {
    kit::every_rule_is_proven(RULES, &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/norwegian"));
}

#[test]
fn every_rejection_rests_on_a_rule() {
    let rules = kit::rule_ids(RULES);
    let source = include_str!("../../src/reject/norwegian.rs");
    let named: Vec<_> = source.split("\"nw.").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(named.len() > 3, "the source of the rejections was not read");
    for id in named {
        assert!(rules.contains(&format!("nw.{id}")), "a rejection names nw.{id}, which is not a rule");
    }
}

/// What a rule here replaces is a rule there.
#[test]
fn whatever_is_replaced_is_a_rule_of_the_base_game() {
    let base = kit::rule_ids(include_str!("../../../../data/boardgame/rules.toml"));
    let list = RULES.split("replaces = [").nth(1).and_then(|rest| rest.split(']').next()).expect("the list");
    let replaced: Vec<_> = list.split('"').skip(1).step_by(2).collect();
    assert!(!replaced.is_empty());
    for id in replaced {
        assert!(base.iter().any(|rule| rule == id), "{id} is not a rule of the base game");
    }
}
