//! What no single module can promise: that the languages agree, and that nothing is left without words.

mod boardgame;
mod files;
mod infection;
mod numbers;

use std::collections::BTreeSet;

use whiteout_core::{Rejection, RuleId};

use crate::{Language, Spoken, Texts};

fn all_texts<G: Spoken>() -> impl Iterator<Item = Texts<G>> {
    Language::ALL.into_iter().map(Texts::of)
}

/// A missing message or variable shows in braces.
fn assert_whole<G: Spoken>(text: &str, what: &dyn core::fmt::Debug, texts: Texts<G>) {
    let broken = text.is_empty() || text.contains(['{', '}', '\n']) || text.contains("  ") || text.trim() != text;
    assert!(!broken, "{} says {text:?} for {what:?}", texts.language());
}

fn assert_sentence<G: Spoken>(text: &str, what: &dyn core::fmt::Debug, texts: Texts<G>) {
    assert_whole(text, what, texts);
    assert!(text.ends_with('.'), "no sentence: {text}");
    assert!(text.starts_with(|c: char| c.is_uppercase() || c.is_numeric()), "no start: {text}");
}

/// Names of the variants of an enum, from its source.
fn variants(source: &str, name: &str) -> BTreeSet<String> {
    let start = source.find(&format!("pub enum {name} {{")).expect("the enum");
    source[start..]
        .lines()
        .skip(1)
        .take_while(|line| *line != "}")
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(|line| line.chars().take_while(char::is_ascii_alphanumeric).collect())
        .collect()
}

/// The name of the variant a value has.
fn variant(value: &impl core::fmt::Debug) -> String {
    format!("{value:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// The samples have every variant that the source declares.
fn assert_complete(samples: &[impl core::fmt::Debug], source: &str, name: &str) {
    let sampled: BTreeSet<_> = samples.iter().map(variant).collect();
    assert_eq!(sampled, variants(source, name), "samples of {name}");
}

/// Everything a source refuses by this function, with the rule it rests on.
fn rejections(source: &'static str, function: &str) -> Vec<Rejection> {
    source
        .split(&format!("{function}(\""))
        .skip(1)
        .filter_map(|rest| {
            let (code, rest) = rest.split_once("\", \"")?;
            let (rule, _) = rest.split_once("\")")?;
            Some(Rejection { code, rule: RuleId(rule) })
        })
        .collect()
}

/// Every rejection has a sentence of its own and names its rule.
fn assert_rejections<G: Spoken>(found: &[Rejection]) {
    for texts in all_texts::<G>() {
        for rejection in found {
            let title = texts.rule(rejection.rule.0).unwrap_or_else(|| panic!("{rejection} rests on no rule")).title;
            let sentence = texts.rejection(rejection);
            assert_whole(&sentence, rejection, texts);
            assert!(sentence.contains(&title), "{sentence}");
            let unnamed = texts.rejection(&Rejection { code: "no-such-code", rule: rejection.rule });
            assert_ne!(sentence, unnamed, "{rejection} has no sentence of its own");
        }
    }
}

/// Every rule of the index can be read and found by its id.
fn assert_rules<G: Spoken>(sections: usize) {
    for texts in all_texts::<G>() {
        assert_eq!(texts.sections().len(), sections);
        for section in texts.sections() {
            assert_whole(&section.title, &section.id, texts);
            for rule in &section.rules {
                assert_whole(&rule.title, &rule.id, texts);
                assert_whole(&rule.text, &rule.id, texts);
                assert_eq!(texts.rule(&rule.id).as_ref(), Some(rule));
            }
        }
        assert_eq!(texts.rule("no.such-rule"), None);
    }
}
