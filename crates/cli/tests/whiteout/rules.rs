//! `whiteout rules`.

use predicates::prelude::*;

use crate::{output, whiteout};

#[test]
fn all_rules_can_be_read_in_every_language() {
    let ids = |lang: &str| {
        let text = output(&["rules", "--lang", lang]);
        let ids = text.lines().filter_map(|line| line.split_once(" [bg.")).map(|(_, id)| id.to_owned());
        ids.collect::<Vec<_>>()
    };
    let en = ids("en");
    assert!(en.len() > 100, "{}", en.len());
    assert_eq!(en, ids("it"));
    assert_eq!(en, ids("pt-BR"));
}

#[test]
fn rules_are_found_by_word_and_by_id() {
    for (lang, word) in [("en", "dog"), ("it", "cane"), ("pt-BR", "cão")] {
        assert!(output(&["rules", word, "--lang", lang]).contains("[bg.enc.dog-alone]"), "{word}");
    }
    let one = output(&["rules", "bg.enc.dog-alone"]);
    assert_eq!(one.matches("[bg.").count(), 1);
    assert!(output(&["rules", "leader", "token"]).contains("[bg."));
}

#[test]
fn a_word_that_no_rule_has_is_told() {
    let none = predicate::str::contains("No rule has \"zeppelin\".");
    whiteout(&["rules", "zeppelin"]).assert().code(2).stdout("").stderr(none);
}
