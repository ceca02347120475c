//! The rules in reading order.

use fluent_bundle::FluentArgs;
use serde::{Deserialize, Serialize};

use crate::search::Query;
use crate::{Spoken, Texts};

/// A rule as it is read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleText {
    /// Such as `bg.enc.dog-alone`.
    pub id: String,
    pub title: String,
    pub text: String,
    /// `rulebook`, `ruling` or `option`.
    pub from: String,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Section {
    pub id: String,
    pub title: String,
    pub rules: Vec<RuleText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Index {
    /// Rules of the game it expands that do not hold here.
    #[serde(default)]
    pub(crate) replaces: Vec<String>,
    #[serde(rename = "section")]
    pub(crate) sections: Vec<IndexSection>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct IndexSection {
    pub(crate) id: String,
    pub(crate) rules: Vec<IndexRule>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct IndexRule {
    pub(crate) id: String,
    pub(crate) from: String,
}

impl Index {
    /// An index that cannot be read is an empty one; a test holds the shipped ones to more.
    pub(crate) fn read(index: &str) -> Self {
        toml::from_str(index).unwrap_or_else(|_| Self { replaces: Vec::new(), sections: Vec::new() })
    }

    /// These rules, and those of the other game that still hold.
    pub(crate) fn over(mut self, base: Self) -> Self {
        for mut section in base.sections {
            section.rules.retain(|rule| !self.replaces.contains(&rule.id));
            if !section.rules.is_empty() {
                self.sections.push(section);
            }
        }
        self
    }

    fn rules(&self) -> impl Iterator<Item = &IndexRule> {
        self.sections.iter().flat_map(|section| &section.rules)
    }
}

/// Dots are no part of a Fluent key.
pub(crate) fn key(id: &str) -> String {
    id.replace('.', "-")
}

impl<G: Spoken> Texts<G> {
    /// All rules in reading order.
    pub fn sections(&self) -> Vec<Section> {
        let section = |section: &IndexSection| Section {
            id: section.id.clone(),
            title: self.plain(&format!("section-{}", section.id)),
            rules: section.rules.iter().map(|rule| self.rule_text(rule)).collect(),
        };
        self.library.rules.sections.iter().map(section).collect()
    }

    pub fn rule(&self, id: &str) -> Option<RuleText> {
        self.library.rules.rules().find(|rule| rule.id == id).map(|rule| self.rule_text(rule))
    }

    /// Rules in which every one of the words begins a word, whatever its case and accents: those with
    /// the words in their title first.
    pub fn find_rules(&self, words: &str) -> Vec<RuleText> {
        let query = Query::new(words);
        let all = self.library.rules.rules();
        let mut found: Vec<_> = all
            .map(|rule| self.rule_text(rule))
            .filter_map(|rule| query.rank(&rule).map(|rank| (rank, rule)))
            .collect();
        // Stable: equally good ones stay in reading order.
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, rule)| rule).collect()
    }

    pub(crate) fn rule_title(&self, id: &str) -> Option<String> {
        self.library.format(&key(id), Some("title"), &FluentArgs::new())
    }

    fn rule_text(&self, rule: &IndexRule) -> RuleText {
        let key = key(&rule.id);
        RuleText {
            id: rule.id.clone(),
            title: self.form(&key, "title"),
            text: self.plain(&key),
            from: rule.from.clone(),
        }
    }
}
