//! Everything people read, in every language: rules, names, log, choices, problems, endings.
//!
//! The words stand in Fluent files under `data/text`, compiled in. Nothing here knows who looks: a
//! sentence is made from an event or a choice that its reader may see, and whether that is so is for
//! the caller to say.

mod asked;
mod choices;
mod claims;
mod endings;
mod files;
mod language;
mod lists;
mod log;
mod names;
mod phrase;
mod problems;
mod prompts;
mod rules;
mod search;
#[cfg(test)]
mod tests;

pub use language::{Language, UnknownLanguage};
pub use rules::{RuleText, Section};

use fluent_bundle::FluentArgs;

use crate::files::Library;

/// The texts of one language. A small handle: the files are read once and shared.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    language: Language,
    library: &'static Library,
}

impl Texts {
    pub fn new(language: Language) -> Self {
        Self { language, library: Library::of(language) }
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    /// A phrase without variables. A missing one shows as its key in braces, which no test lets through.
    fn plain(&self, key: &str) -> String {
        self.fill(key, &FluentArgs::new())
    }

    fn fill(&self, key: &str, args: &FluentArgs<'_>) -> String {
        self.library.format(key, None, args).unwrap_or_else(|| format!("{{{key}}}"))
    }

    /// Another form of a word, such as `room-kitchen` with `in`.
    fn form(&self, key: &str, form: &str) -> String {
        self.library.format(key, Some(form), &FluentArgs::new()).unwrap_or_else(|| format!("{{{key}.{form}}}"))
    }
}

/// The first letter large, as at the start of a sentence or label.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
