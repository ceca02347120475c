//! The Fluent files, compiled in and read once per game and language.

use core::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::language::Language;
use crate::rules::Index;

/// Name and content of files.
pub(crate) type Sources = &'static [(&'static str, &'static str)];

/// The files of a game in one language; with `common`, what all games share comes first.
macro_rules! sources {
    ($($common:ident)? $language:literal, $game:literal: $($file:literal),+) => {
        &[
            $((stringify!($common), $crate::files::text!($language, stringify!($common))),)?
            $(($file, $crate::files::text!($language, concat!($game, "/", $file)))),+
        ]
    };
}

macro_rules! text {
    ($language:literal, $path:expr) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/text/", $language, "/", $path, ".ftl"))
    };
}

/// Gives a game its files: `sources`, the `INDEX` of its rules, and its `library`. A game that says only what it has
/// otherwise than another names the module of that one, which brings what all games share.
macro_rules! library {
    ($game:literal: $($file:literal),+ $(,)?) => {
        $crate::files::library!(@files common $game: $($file),+);

        const fn all(language: $crate::Language) -> [$crate::files::Sources; 1] {
            [sources(language)]
        }

        fn rules() -> $crate::rules::Index {
            $crate::rules::Index::read(INDEX)
        }
    };
    ($game:literal over $base:ident: $($file:literal),+ $(,)?) => {
        $crate::files::library!(@files $game: $($file),+);

        const fn all(language: $crate::Language) -> [$crate::files::Sources; 2] {
            [$base::sources(language), sources(language)]
        }

        fn rules() -> $crate::rules::Index {
            $crate::rules::Index::read(INDEX).over($crate::rules::Index::read($base::INDEX))
        }
    };
    (@files $($common:ident)? $game:literal: $($file:literal),+) => {
        pub(crate) const INDEX: &str =
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/", $game, "/rules.toml"));

        pub(crate) const fn sources(language: $crate::Language) -> $crate::files::Sources {
            match language {
                $crate::Language::En => $crate::files::sources!($($common)? "en", $game: $($file),+),
                $crate::Language::It => $crate::files::sources!($($common)? "it", $game: $($file),+),
                $crate::Language::PtBr => $crate::files::sources!($($common)? "pt-BR", $game: $($file),+),
            }
        }

        pub(crate) fn library(language: $crate::Language) -> &'static $crate::files::Library {
            use std::sync::LazyLock;
            use $crate::Language as L;
            use $crate::files::Library;
            static EN: LazyLock<Library> = LazyLock::new(|| Library::read(L::En, &all(L::En), rules()));
            static IT: LazyLock<Library> = LazyLock::new(|| Library::read(L::It, &all(L::It), rules()));
            static PT_BR: LazyLock<Library> = LazyLock::new(|| Library::read(L::PtBr, &all(L::PtBr), rules()));
            match language {
                L::En => &EN,
                L::It => &IT,
                L::PtBr => &PT_BR,
            }
        }
    };
}

pub(crate) use {library, sources, text};

/// All messages of a game in one language, and the order of its rules.
pub struct Library {
    bundle: FluentBundle<FluentResource>,
    pub(crate) rules: Index,
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library").field("locales", &self.bundle.locales).finish_non_exhaustive()
    }
}

impl Library {
    /// Takes whatever can be read: that nothing is left out is a matter for the tests, not for a running table.
    /// What comes later overrides what came before.
    pub(crate) fn read(language: Language, sources: &[Sources], rules: Index) -> Self {
        let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks would end up in logs, labels and search.
        bundle.set_use_isolating(false);
        for (_, source) in sources.iter().copied().flatten() {
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle, rules }
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
