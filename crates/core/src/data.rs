//! Component values: read from text that people can edit, each with a mark that says where it comes from.

use core::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    Source,
    Derived,
    Assumed,
}

/// A value with its mark.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marked<T> {
    pub value: T,
    pub mark: Mark,
    pub from: String,
}

/// For 4, 5, 6, 7 and 8 players.
pub type PerPlayers = Marked<[u8; 5]>;

impl PerPlayers {
    /// The value for this many players.
    pub const fn with(&self, players: u8) -> u8 {
        self.value[players.saturating_sub(4) as usize % 5]
    }
}

/// Declares structs of component values, all their fields public and no other keys allowed.
#[macro_export]
macro_rules! component_tables {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $kind:ty),+ $(,)? })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct $name { $(pub $field: $kind),+ }
        )+
    };
}

/// A number of a configuration that is too low or too high.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OutOfBounds {
    pub key: &'static str,
    pub lowest: u8,
    pub highest: u8,
    pub found: u8,
}

impl fmt::Display for OutOfBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: must be {} to {}, not {}", self.key, self.lowest, self.highest, self.found)
    }
}

/// What is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    pub file: String,
    pub key: String,
    pub reason: String,
}

impl DataError {
    pub fn new(file: &str, key: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { file: file.to_owned(), key: key.into(), reason: reason.into() }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.file, self.key, self.reason)
    }
}

impl std::error::Error for DataError {}

/// Reads the text of a TOML file; the error names the key.
pub fn read_components<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, DataError> {
    let reader =
        toml::Deserializer::parse(text).map_err(|error| DataError::new(file, "(the file)", error.message()))?;
    serde_path_to_error::deserialize(reader)
        .map_err(|error| DataError::new(file, error.path().to_string(), error.inner().message()))
}

/// Reads a TOML file that names only what differs from another; the error names the key.
pub fn read_differences<T: DeserializeOwned>(file: &str, text: &str, base: &str) -> Result<T, DataError> {
    let table = |text: &str| -> Result<toml::Table, DataError> {
        text.parse().map_err(|error: toml::de::Error| DataError::new(file, "(the file)", error.message()))
    };
    let mut whole = table(base)?;
    for (section, values) in table(text)? {
        match (whole.get_mut(&section), values) {
            (Some(toml::Value::Table(known)), toml::Value::Table(values)) => known.extend(values),
            (_, values) => {
                whole.insert(section, values);
            }
        }
    }
    serde_path_to_error::deserialize(toml::Value::Table(whole))
        .map_err(|error| DataError::new(file, error.path().to_string(), error.inner().message()))
}
