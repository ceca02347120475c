//! No rule without a test, no test for a rule that does not exist.

use std::collections::BTreeSet;
use std::path::Path;

use crate::scene::rule_ids;

/// The ids that the test sources name in `proves!`.
fn proven() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut ids = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("the test folder") {
        let path = file.expect("a file").path();
        if path.ends_with("coverage.rs") {
            continue;
        }
        let text = std::fs::read_to_string(path).expect("a source file");
        for claim in text.split("proves!(").skip(1) {
            let claim = claim.split(')').next().unwrap_or_default();
            ids.extend(claim.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    ids
}

#[test]
fn every_rule_has_a_test() {
    let rules: BTreeSet<String> = rule_ids().into_iter().collect();
    let proven = proven();
    let untested: Vec<_> = rules.difference(&proven).collect();
    assert!(untested.is_empty(), "rules without a test: {untested:#?}");
    let unknown: Vec<_> = proven.difference(&rules).collect();
    assert!(unknown.is_empty(), "tests for rules that do not exist: {unknown:#?}");
}

#[test]
fn every_rejection_rests_on_a_rule() {
    let rules: BTreeSet<String> = rule_ids().into_iter().collect();
    let source = include_str!("../../src/reject.rs");
    let mut found = 0;
    for part in source.split("\"bg.").skip(1) {
        let id = format!("bg.{}", part.split('"').next().unwrap_or_default());
        assert!(rules.contains(&id), "a rejection names {id}, which is not a rule");
        found += 1;
    }
    assert!(found > 30, "the source of the rejections was not read");
}
