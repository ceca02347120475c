//! No rule without a test, no test for a rule that does not exist.
//!
//! A game lists its rules in an index; its tests name the ones they prove with [`proves!`](crate::proves).

use std::collections::BTreeSet;
use std::path::Path;

/// Names the rules that a test proves. The test crate holds its index as `crate::RULES`.
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "the index belongs to the tests that claim to prove it")]
macro_rules! proves {
    ($($id:literal),+ $(,)?) => {
        $crate::assert_rules(crate::RULES, &[$($id),+])
    };
}

/// All rule ids of an index, in reading order.
pub fn rule_ids(index: &str) -> Vec<String> {
    let list: toml::Table = index.parse().expect("an index of rules");
    let sections = list["section"].as_array().expect("sections");
    sections
        .iter()
        .flat_map(|section| section["rules"].as_array().expect("rules").iter())
        .map(|rule| rule["id"].as_str().expect("an id").to_owned())
        .collect()
}

/// See [`proves!`](crate::proves).
pub fn assert_rules(index: &str, ids: &[&str]) {
    let known = rule_ids(index);
    for id in ids {
        assert!(known.iter().any(|rule| rule == id), "no such rule: {id}");
    }
}

/// The ids that the test sources of a folder name.
fn proven(folder: &Path) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("the test folder") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a source file");
        for claim in text.split("proves!(").skip(1) {
            let claim = claim.split(')').next().unwrap_or_default();
            ids.extend(claim.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    ids
}

/// Every rule of the index is named by a test in the folder, and no other is.
pub fn every_rule_is_proven(index: &str, folder: &Path) {
    let rules: BTreeSet<String> = rule_ids(index).into_iter().collect();
    let proven = proven(folder);
    let untested: Vec<_> = rules.difference(&proven).collect();
    assert!(untested.is_empty(), "rules without a test: {untested:#?}");
    let unknown: Vec<_> = proven.difference(&rules).collect();
    assert!(unknown.is_empty(), "tests for rules that do not exist: {unknown:#?}");
}

/// Every id with this prefix that the source of the rejections names is a rule.
pub fn rejections_rest_on_rules(index: &str, source: &str, prefix: &str) {
    let rules: BTreeSet<String> = rule_ids(index).into_iter().collect();
    let mut found = 0;
    for part in source.split(&format!("\"{prefix}.")).skip(1) {
        let id = format!("{prefix}.{}", part.split('"').next().unwrap_or_default());
        assert!(rules.contains(&id), "a rejection names {id}, which is not a rule");
        found += 1;
    }
    assert!(found > 30, "the source of the rejections was not read");
}
