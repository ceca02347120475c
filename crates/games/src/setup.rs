//! A table that can be played: number of players, options and component values, checked together.

use core::fmt;

use serde::Serialize;

use crate::Hosted;
use crate::limits::{FAULT_BYTES, FAULTS_SHOWN, shortened};
use crate::options::{OptionMap, parse_options};

/// One thing wrong with a table that somebody wants to open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    pub key: String,
    pub reason: String,
}

impl Fault {
    pub fn new(key: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { key: key.into(), reason: reason.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.reason)
    }
}

/// The faults in one line, the first ones in words and the rest counted.
pub fn list(faults: &[Fault]) -> String {
    let (shown, more) = faults.split_at(faults.len().min(FAULTS_SHOWN));
    let mut words: Vec<_> = shown.iter().map(|fault| shortened(&fault.to_string(), FAULT_BYTES)).collect();
    if !more.is_empty() {
        words.push(format!("and {} more", more.len()));
    }
    words.join("; ")
}

/// The text of a file of component values, and its name for messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataFile {
    pub name: String,
    pub text: String,
}

/// Which component values a game is dealt with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values<'a> {
    /// The version of the rules.
    pub rules: u32,
    /// Values of its own, instead of those that shipped with that version.
    pub file: Option<&'a DataFile>,
}

/// Everything fixed before the deal.
#[derive(Clone, Debug)]
pub struct Setup<G: Hosted> {
    players: u8,
    rules: u32,
    components: Option<DataFile>,
    config: G::Config,
}

impl<G: Hosted> Setup<G> {
    pub fn new(players: u8, options: &OptionMap, components: Option<DataFile>) -> Result<Self, Vec<Fault>> {
        Self::of_version(G::RULES_VERSION, players, options, components)
    }

    /// The same as it was under an earlier version of the rules: the values that shipped then are kept.
    pub fn of_version(
        rules: u32,
        players: u8,
        options: &OptionMap,
        components: Option<DataFile>,
    ) -> Result<Self, Vec<Fault>> {
        if !(1..=G::RULES_VERSION).contains(&rules) {
            return Err(vec![Fault::new("rules", "no such version")]);
        }
        let config = G::configure(players, options, Values { rules, file: components.as_ref() })?;
        Ok(Self { players, rules, components, config })
    }

    /// The same for a table that was opened before: options that were gone under that version of the rules are passed over,
    /// since other games of the table may have been dealt under an earlier one.
    pub fn of_table(
        rules: u32,
        players: u8,
        options: &OptionMap,
        components: Option<DataFile>,
    ) -> Result<Self, Vec<Fault>> {
        let mut options = options.clone();
        for (name, _) in G::GONE.iter().filter(|(_, last)| *last < rules) {
            options.remove(*name);
        }
        Self::of_version(rules, players, &options, components)
    }

    /// The same from words as people type them; faults of the words and of the whole are listed together.
    pub fn from_words(players: u8, words: &[String], components: Option<DataFile>) -> Result<Self, Vec<Fault>> {
        let (options, mut faults) = parse_options(&G::options(), words);
        match Self::new(players, &options, components) {
            Ok(setup) if faults.is_empty() => Ok(setup),
            Ok(_) => Err(faults),
            Err(more) => {
                faults.extend(more);
                Err(faults)
            }
        }
    }

    /// The same with an end even to play that goes nowhere.
    #[must_use]
    pub fn bounded(mut self) -> Self {
        self.config = G::bounded(&self.config);
        self
    }

    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The version of the rules under which it is played.
    pub const fn rules(&self) -> u32 {
        self.rules
    }

    pub const fn config(&self) -> &G::Config {
        &self.config
    }

    pub fn options(&self) -> OptionMap {
        G::options_of(&self.config)
    }

    /// Only if they are not the ones that ship with the game.
    pub const fn components(&self) -> Option<&DataFile> {
        self.components.as_ref()
    }
}
