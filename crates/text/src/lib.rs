//! Everything people read, in every language: rules, names, log, choices, problems, endings.
//!
//! The words stand in Fluent files under `data/text`, compiled in. Nothing here knows who looks: a
//! sentence is made from an event or a choice that its reader may see, and whether that is so is for
//! the caller to say.

mod answers;
mod boardgame;
mod fates;
mod files;
mod infection;
mod language;
mod lists;
mod phrase;
mod problems;
mod rules;
mod search;
mod spoken;
#[cfg(test)]
mod tests;

pub use boardgame::Voice;
pub use language::{Language, UnknownLanguage};
pub use rules::{RuleText, Section};
pub use spoken::Spoken;

use core::fmt;
use core::marker::PhantomData;

use fluent_bundle::FluentArgs;

use crate::files::Library;

/// The texts of a game in one language. A small handle: the files are read once and shared.
pub struct Texts<G = whiteout_boardgame::State> {
    language: Language,
    library: &'static Library,
    game: PhantomData<fn() -> G>,
}

// Whatever the game is, its texts are copied like a reference.
impl<G> Clone for Texts<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Texts<G> {}

impl<G> fmt::Debug for Texts<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Texts {
    /// The texts of The Boardgame.
    pub fn new(language: Language) -> Self {
        Self::of(language)
    }
}

impl<G: Spoken> Texts<G> {
    pub fn of(language: Language) -> Self {
        Self { language, library: G::library(language), game: PhantomData }
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
