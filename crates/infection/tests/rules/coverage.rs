//! No rule without a test, no test for a rule that does not exist.

use std::path::Path;

use whiteout_testkit as kit;

use crate::RULES;

#[test]
fn every_rule_has_a_test() {
    kit::every_rule_is_proven(RULES, &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules"));
}

#[test]
fn every_rejection_rests_on_a_rule() {
    kit::rejections_rest_on_rules(RULES, include_str!("../../src/reject.rs"), "inf");
}
