//! The languages that are shipped.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    #[default]
    #[serde(rename = "en")]
    En,
    #[serde(rename = "it")]
    It,
    #[serde(rename = "pt-BR")]
    PtBr,
}

impl Language {
    pub const ALL: [Self; 3] = [Self::En, Self::It, Self::PtBr];

    /// The name in addresses, files and headers.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::PtBr => "pt-BR",
        }
    }

    /// The name by which its speakers know it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::It => "Italiano",
            Self::PtBr => "Português (Brasil)",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A tag for which there are no texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no texts in {:?}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        match tag.to_ascii_lowercase().as_str() {
            "en" => Ok(Self::En),
            "it" => Ok(Self::It),
            "pt" | "pt-br" => Ok(Self::PtBr),
            _ => Err(UnknownLanguage(tag.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_as_they_are_written() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
        }
        assert_eq!("pt-br".parse(), Ok(Language::PtBr));
        assert_eq!("pt".parse(), Ok(Language::PtBr));
        assert_eq!("de".parse::<Language>(), Err(UnknownLanguage("de".to_owned())));
    }
}
