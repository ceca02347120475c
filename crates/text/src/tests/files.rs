//! The files themselves.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::Language;
use crate::files::sources;
use crate::rules::{INDEX, Index, key};

/// Variables by key; attributes are keys of their own, such as `room-kitchen.in`.
type Keys = BTreeMap<String, BTreeSet<String>>;

fn keys(language: Language) -> Keys {
    let mut keys = Keys::new();
    for (file, source) in sources(language) {
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

#[test]
fn every_file_is_compiled_in() {
    for language in Language::ALL {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/text").join(language.tag()).join("boardgame");
        let on_disk: BTreeSet<String> = std::fs::read_dir(&folder)
            .expect("the folder of the language")
            .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
            .collect();
        let compiled: BTreeSet<String> = sources(language).iter().map(|(file, _)| format!("{file}.ftl")).collect();
        assert_eq!(on_disk, compiled, "{language}");
    }
}

#[test]
fn languages_have_the_same_keys_with_the_same_variables() {
    let english = keys(Language::En);
    for language in Language::ALL {
        let keys = keys(language);
        let missing: Vec<_> = english.keys().filter(|key| !keys.contains_key(*key)).collect();
        let surplus: Vec<_> = keys.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && surplus.is_empty(), "{language} lacks {missing:?} and adds {surplus:?}");
        for (key, variables) in &keys {
            assert_eq!(Some(variables), english.get(key), "{language}: variables of {key}");
        }
    }
}

#[test]
fn rules_and_their_texts_belong_together() {
    let index: Index = toml::from_str(INDEX).expect("the index of rules");
    let mut expected = BTreeSet::new();
    for section in &index.sections {
        expected.insert(format!("section-{}", section.id));
        for rule in &section.rules {
            assert!(["rulebook", "ruling", "option"].contains(&rule.from.as_str()), "{}: {}", rule.id, rule.from);
            assert!(expected.insert(key(&rule.id)), "{} stands twice", rule.id);
            expected.insert(format!("{}.title", key(&rule.id)));
        }
    }
    for language in Language::ALL {
        let found: BTreeSet<String> =
            keys(language).into_keys().filter(|key| key.starts_with("bg-") || key.starts_with("section-")).collect();
        assert_eq!(found, expected, "{language}");
    }
}

/// A section of the index is a file.
#[test]
fn rules_stand_in_the_file_of_their_section() {
    let index: Index = toml::from_str(INDEX).expect("the index of rules");
    for language in Language::ALL {
        for section in &index.sections {
            let (_, source) = sources(language).iter().find(|(file, _)| *file == section.id).expect("a file");
            for rule in &section.rules {
                assert!(source.contains(&format!("{} =", key(&rule.id))), "{language}: {}", rule.id);
            }
        }
    }
}

/// A key that nothing asks for is a phrase that nobody reads.
#[test]
fn every_phrase_is_used() {
    let code = [
        include_str!("../choices.rs"),
        include_str!("../claims.rs"),
        include_str!("../endings.rs"),
        include_str!("../lists.rs"),
        include_str!("../log.rs"),
        include_str!("../names.rs"),
        include_str!("../phrase.rs"),
        include_str!("../problems.rs"),
        include_str!("../prompts.rs"),
    ]
    .concat();
    for key in keys(Language::En).into_keys() {
        let made_from_others = ["bg-", "section-", "problem-", "count-"].iter().any(|start| key.starts_with(start));
        if !made_from_others && !key.contains('.') {
            assert!(code.contains(&format!("\"{key}\"")), "nothing says {key}");
        }
    }
}
