//! The rules in reading order.

use std::sync::LazyLock;

use fluent_bundle::FluentArgs;
use serde::{Deserialize, Serialize};

use crate::Texts;
use crate::search::Query;

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

pub(crate) const INDEX: &str = include_str!("../../../data/boardgame/rules.toml");

/// An index that cannot be read is an empty one; a test holds the shipped one to more.
static RULES: LazyLock<Index> =
    LazyLock::new(|| toml::from_str(INDEX).unwrap_or_else(|_| Index { sections: Vec::new() }));

/// Dots are no part of a Fluent key.
pub(crate) fn key(id: &str) -> String {
    id.replace('.', "-")
}

impl Texts {
    /// All rules in reading order.
    pub fn sections(&self) -> Vec<Section> {
        let section = |section: &IndexSection| Section {
            id: section.id.clone(),
            title: self.plain(&format!("section-{}", section.id)),
            rules: section.rules.iter().map(|rule| self.rule_text(rule)).collect(),
        };
        RULES.sections.iter().map(section).collect()
    }

    pub fn rule(&self, id: &str) -> Option<RuleText> {
        all_rules().find(|rule| rule.id == id).map(|rule| self.rule_text(rule))
    }

    /// Rules in which every one of the words begins a word, whatever its case and accents: those with
    /// the words in their title first.
    pub fn find_rules(&self, words: &str) -> Vec<RuleText> {
        let query = Query::new(words);
        let mut found: Vec<_> = all_rules()
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

fn all_rules() -> impl Iterator<Item = &'static IndexRule> {
    RULES.sections.iter().flat_map(|section| &section.rules)
}
