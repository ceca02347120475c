//! Options as people write them: a name and a word.

use core::fmt;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::setup::Fault;

/// Options by name, as they are stored.
pub type OptionMap = Map<String, Value>;

/// What an option can be set to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    Switch,
    Number {
        lowest: u8,
        highest: u8,
    },
    Choice {
        words: &'static [&'static str],
    },
    /// A seat, counted from 1 by people and from 0 in storage, or any.
    Seat,
}

/// One option of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    pub name: &'static str,
    pub kind: OptionKind,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub default: Value,
}

/// The word for a seat left to chance.
const ANY_SEAT: &str = "random";

impl OptionSpec {
    /// The stored value of a word.
    pub fn parse(&self, word: &str) -> Result<Value, Fault> {
        let value = match self.kind {
            OptionKind::Switch => match word {
                "on" | "true" | "yes" => Some(Value::Bool(true)),
                "off" | "false" | "no" => Some(Value::Bool(false)),
                _ => None,
            },
            OptionKind::Number { lowest, highest } => {
                word.parse::<u8>().ok().filter(|n| (lowest..=highest).contains(n)).map(Value::from)
            }
            OptionKind::Choice { words } => words.contains(&word).then(|| Value::from(word)),
            OptionKind::Seat if word == ANY_SEAT => Some(Value::Null),
            OptionKind::Seat => word.parse::<u8>().ok().and_then(|n| n.checked_sub(1)).map(Value::from),
        };
        value.ok_or_else(|| Fault::new(self.name, format!("must be {}, not \"{word}\"", self.kind)))
    }

    /// The word for a stored value, as [`OptionSpec::parse`] takes it.
    pub fn word(&self, value: &Value) -> String {
        match (&self.kind, value) {
            (OptionKind::Switch, Value::Bool(on)) => if *on { "on" } else { "off" }.to_owned(),
            (OptionKind::Seat, Value::Null) => ANY_SEAT.to_owned(),
            (OptionKind::Seat, Value::Number(seat)) => (seat.as_u64().unwrap_or(0) + 1).to_string(),
            (_, Value::String(word)) => word.clone(),
            (_, other) => other.to_string(),
        }
    }
}

impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch => f.write_str("on or off"),
            Self::Number { lowest, highest } => write!(f, "a number from {lowest} to {highest}"),
            Self::Choice { words } => f.write_str(&words.join(" or ")),
            Self::Seat => write!(f, "a seat or {ANY_SEAT}"),
        }
    }
}

/// Reads `name=value` words; a switch alone is on, and a dash is as good as an underscore. Faulty ones are left out
/// of the map and listed beside it.
pub fn parse_options(specs: &[OptionSpec], words: &[String]) -> (OptionMap, Vec<Fault>) {
    let mut options = OptionMap::new();
    let mut faults = Vec::new();
    for word in words {
        let (name, value) = word.split_once('=').map_or((word.as_str(), None), |(name, value)| (name, Some(value)));
        let Some(spec) = specs.iter().find(|spec| spec.name == name.replace('-', "_")) else {
            faults.push(Fault::new(name, "no such option"));
            continue;
        };
        let Some(value) = value.or((spec.kind == OptionKind::Switch).then_some("on")) else {
            faults.push(Fault::new(name, "must be written name=value"));
            continue;
        };
        match spec.parse(value) {
            Ok(_) if options.contains_key(spec.name) => faults.push(Fault::new(name, "given twice")),
            Ok(value) => {
                options.insert(spec.name.to_owned(), value);
            }
            Err(fault) => faults.push(fault),
        }
    }
    (options, faults)
}
