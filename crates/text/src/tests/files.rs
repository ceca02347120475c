//! The files themselves.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::boardgame::{norwegian, together};
use crate::files::Sources;
use crate::rules::{Index, key};
use crate::{Language, boardgame, infection};

/// What is written for a game, and the code that speaks it.
struct Written {
    folder: &'static str,
    /// Keys of rules begin like this.
    rules: &'static str,
    sources: fn(Language) -> Sources,
    index: &'static str,
    code: &'static [&'static str],
}

macro_rules! code {
    ($game:literal: $($file:literal),+) => {
        &[
            include_str!("../answers.rs"),
            include_str!("../fates.rs"),
            include_str!("../lists.rs"),
            include_str!("../problems.rs"),
            include_str!("../spoken.rs"),
            $(include_str!(concat!("../", $game, "/", $file, ".rs"))),+
        ]
    };
}

impl Written {
    /// Whether it says only what it has otherwise than The Boardgame.
    fn is_variant(&self) -> bool {
        ["norwegian", "solo"].contains(&self.folder)
    }
}

/// All games of the family speak by the same code.
const FAMILY: &[&str] =
    code!("boardgame": "choices", "claims", "endings", "fates", "lists", "log", "names", "phrase", "prompts", "solo");

const GAMES: [Written; 4] = [
    Written { folder: "boardgame", rules: "bg-", sources: boardgame::sources, index: boardgame::INDEX, code: FAMILY },
    Written { folder: "norwegian", rules: "nw-", sources: norwegian::sources, index: norwegian::INDEX, code: FAMILY },
    Written { folder: "solo", rules: "solo-", sources: together::sources, index: together::INDEX, code: FAMILY },
    Written {
        folder: "infection",
        rules: "inf-",
        sources: infection::sources,
        index: infection::INDEX,
        code: code!("infection": "choices", "claims", "endings", "fates", "lists", "log", "mod", "names", "phase", "phrase", "prompts"),
    },
];

/// Variables by key; attributes are keys of their own, such as `room-kitchen.in`.
type Keys = BTreeMap<String, BTreeSet<String>>;

fn keys(game: &Written, language: Language) -> Keys {
    let mut keys = Keys::new();
    for (file, source) in (game.sources)(language) {
        let resource = fluent_syntax::parser::parse(*source)
            .unwrap_or_else(|(_, errors)| panic!("{language}/{file}.ftl: {errors:?}"));
        for entry in &resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Term(_) | Entry::Junk { .. } => panic!("{language}/{file}.ftl: {entry:?}"),
            };
            let mut add = |key: String, pattern: &Pattern<&str>| {
                let mut variables = BTreeSet::new();
                of_pattern(pattern, &mut variables);
                assert!(keys.insert(key.clone(), variables).is_none(), "{language}/{file}.ftl: {key} stands twice");
            };
            let id = message.id.name;
            if let Some(value) = &message.value {
                add(id.to_owned(), value);
            }
            for attribute in &message.attributes {
                add(format!("{id}.{}", attribute.id.name), &attribute.value);
            }
        }
    }
    keys
}

fn of_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, found);
        }
    }
}

fn of_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            of_inline(selector, found);
            for variant in variants {
                of_pattern(&variant.value, found);
            }
        }
        Expression::Inline(inline) => of_inline(inline, found),
    }
}

fn of_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    let of_arguments = |arguments: &CallArguments<&str>, found: &mut BTreeSet<String>| {
        for argument in &arguments.positional {
            of_inline(argument, found);
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. } => of_arguments(arguments, found),
        InlineExpression::TermReference { arguments, .. } => {
            if let Some(arguments) = arguments {
                of_arguments(arguments, found);
            }
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

/// Words of the other games of the family stand for words of The Boardgame, and say as much; a rule that they put
/// otherwise is one that holds there.
#[test]
fn what_is_called_otherwise_has_a_name_in_the_base_game() {
    let [boardgame, norwegian, together, _] = GAMES;
    for language in Language::ALL {
        let base = keys(&boardgame, language);
        for variant in [&norwegian, &together] {
            for (key, variables) in keys(variant, language) {
                let own = key.starts_with(variant.rules) || key.starts_with("section-");
                assert!(own || base.get(&key) == Some(&variables), "{language}: {key}");
                let replaced = index(variant).replaces.iter().any(|id| self::key(id) == key);
                assert!(!replaced, "{language}: nobody reads {key}");
            }
        }
    }
}

fn index(game: &Written) -> Index {
    toml::from_str(game.index).expect("the index of rules")
}

#[test]
fn every_file_is_compiled_in() {
    for game in GAMES {
        for language in Language::ALL {
            let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/text").join(language.tag());
            let mut on_disk: BTreeSet<String> = std::fs::read_dir(text.join(game.folder))
                .expect("the folder of the language")
                .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
                .collect();
            if !game.is_variant() {
                on_disk.insert("common.ftl".to_owned());
            }
            let compiled: BTreeSet<_> =
                (game.sources)(language).iter().map(|(file, _)| format!("{file}.ftl")).collect();
            assert_eq!(on_disk, compiled, "{language}/{}", game.folder);
        }
    }
}

#[test]
fn languages_have_the_same_keys_with_the_same_variables() {
    for game in GAMES {
        let english = keys(&game, Language::En);
        for language in Language::ALL {
            let keys = keys(&game, language);
            let missing: Vec<_> = english.keys().filter(|key| !keys.contains_key(*key)).collect();
            let surplus: Vec<_> = keys.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(missing.is_empty() && surplus.is_empty(), "{language} lacks {missing:?} and adds {surplus:?}");
            for (key, variables) in &keys {
                assert_eq!(Some(variables), english.get(key), "{language}: variables of {key}");
            }
        }
    }
}

/// Headings are by section, and each game has its own.
#[test]
fn what_both_games_say_alike_stands_in_common() {
    let [boardgame, _, _, infection] = GAMES;
    let own = |game: &Written, language| -> BTreeSet<String> {
        let sources = (game.sources)(language).iter().filter(|(file, _)| *file != "common");
        let messages = sources.flat_map(|(_, source)| fluent_syntax::parser::parse(*source).expect("read before").body);
        let told = messages.filter_map(|entry| match entry {
            Entry::Message(message) if !message.id.name.starts_with("section-") => Some(message),
            _ => None,
        });
        told.map(|message| format!("{}: {:?} {:?}", message.id.name, message.value, message.attributes)).collect()
    };
    let twice = Language::ALL.map(|language| {
        let both = &own(&boardgame, language) & &own(&infection, language);
        both.iter().filter_map(|message| message.split(": ").next().map(str::to_owned)).collect::<BTreeSet<_>>()
    });
    let everywhere = &(&twice[0] & &twice[1]) & &twice[2];
    assert!(everywhere.is_empty(), "{everywhere:?}");
}

#[test]
fn rules_and_their_texts_belong_together() {
    for game in GAMES {
        let mut expected = BTreeSet::new();
        for section in &index(&game).sections {
            expected.insert(format!("section-{}", section.id));
            for rule in &section.rules {
                assert!(["rulebook", "ruling", "option"].contains(&rule.from.as_str()), "{}: {}", rule.id, rule.from);
                assert!(expected.insert(key(&rule.id)), "{} stands twice", rule.id);
                expected.insert(format!("{}.title", key(&rule.id)));
            }
        }
        for language in Language::ALL {
            let found: BTreeSet<String> = keys(&game, language)
                .into_keys()
                .filter(|key| key.starts_with(game.rules) || key.starts_with("section-"))
                .collect();
            assert_eq!(found, expected, "{language}");
        }
    }
}

/// A section of the index is a file.
#[test]
fn rules_stand_in_the_file_of_their_section() {
    for game in GAMES {
        for language in Language::ALL {
            for section in &index(&game).sections {
                let mut sources = (game.sources)(language).iter();
                let (_, source) = sources.find(|(file, _)| *file == section.id).expect("a file");
                for rule in &section.rules {
                    assert!(source.contains(&format!("{} =", key(&rule.id))), "{language}: {}", rule.id);
                }
            }
        }
    }
}

/// A rule of the base game that is told otherwise here is one that holds here.
#[test]
fn what_is_retold_is_not_replaced() {
    let [boardgame, norwegian, together, _] = GAMES;
    let base = index(&boardgame);
    for variant in [norwegian, together] {
        let all: BTreeMap<_, _> =
            base.sections.iter().flat_map(|section| &section.rules).map(|rule| (key(&rule.id), &rule.id)).collect();
        let replaced = index(&variant).replaces;
        for retold in keys(&variant, Language::En).into_keys().filter(|key| key.starts_with("bg-")) {
            let id = all.get(retold.trim_end_matches(".title")).unwrap_or_else(|| panic!("{retold} is not a rule"));
            assert!(!replaced.contains(id), "{id} is replaced: nobody reads its text");
        }
    }
}

/// A key that nothing asks for is a phrase that nobody reads.
#[test]
fn every_phrase_is_used() {
    for game in GAMES {
        let code = game.code.concat();
        for key in keys(&game, Language::En).into_keys() {
            let made_from_others =
                [game.rules, "bg-", "section-", "problem-", "count-"].iter().any(|start| key.starts_with(start));
            if !made_from_others && !key.contains('.') {
                assert!(code.contains(&format!("\"{key}\"")), "nothing says {key}");
            }
        }
    }
}

/// Names in backticks are those of options and their values.
fn options_named(game: &Written, language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let lines = (game.sources)(language).iter().flat_map(|(_, source)| source.lines());
    let rules = lines.filter(|line| line.starts_with(game.rules) || line.starts_with("bg-"));
    rules
        .map(|line| {
            let (key, text) = line.split_once(" = ").expect("a rule");
            (key.to_owned(), text.split('`').skip(1).step_by(2).map(str::to_owned).collect())
        })
        .collect()
}

#[test]
fn an_option_is_named_alike_in_every_language() {
    let [boardgame, ..] = GAMES;
    for game in GAMES {
        for language in Language::ALL {
            let named = options_named(&game, language);
            assert_eq!(named, options_named(&game, Language::En), "{language}");
            let base = options_named(&boardgame, language);
            for (key, options) in named.iter().filter(|(key, _)| key.starts_with("bg-")) {
                let all = base.get(key).unwrap_or_else(|| panic!("{language}: {key} of {}", game.folder));
                // Among 1 to 3 players some options are not offered; none is added.
                let alike = if game.folder == "solo" { options.is_subset(all) } else { options == all };
                assert!(alike, "{language}: {key} of {}: {options:?}", game.folder);
            }
        }
    }
}
