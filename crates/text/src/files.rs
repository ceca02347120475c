//! The Fluent files, compiled in and read once per language.

use core::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::language::Language;

macro_rules! files {
    ($language:literal: $($file:literal),+ $(,)?) => {
        &[$(($file, include_str!(concat!("../../../data/text/", $language, "/boardgame/", $file, ".ftl")))),+]
    };
}

macro_rules! boardgame {
    ($language:literal) => {
        files!($language:
            "setup", "round", "alien", "placing", "encounters", "burning", "actions", "locations", "equipment",
            "characters", "evening", "ending", "table",
            "words", "log", "choices", "claims", "problems", "endings",
        )
    };
}

/// Name and content of every file of a language.
pub(crate) const fn sources(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::En => boardgame!("en"),
        Language::It => boardgame!("it"),
        Language::PtBr => boardgame!("pt-BR"),
    }
}

/// All messages of one language.
pub(crate) struct Library {
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library").field("locales", &self.bundle.locales).finish_non_exhaustive()
    }
}

impl Library {
    pub(crate) fn of(language: Language) -> &'static Self {
        static EN: LazyLock<Library> = LazyLock::new(|| Library::read(Language::En));
        static IT: LazyLock<Library> = LazyLock::new(|| Library::read(Language::It));
        static PT_BR: LazyLock<Library> = LazyLock::new(|| Library::read(Language::PtBr));
        match language {
            Language::En => &EN,
            Language::It => &IT,
            Language::PtBr => &PT_BR,
        }
    }

    /// Takes whatever can be read: that nothing is left out is a matter for the tests, not for a running table.
    fn read(language: Language) -> Self {
        let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks would end up in logs, labels and search.
        bundle.set_use_isolating(false);
        for (_, source) in sources(language) {
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// A message or one of its attributes, filled in.
    pub(crate) fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        // A variable that is missing stays visible in braces.
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }
}
