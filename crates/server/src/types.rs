//! The wire in TypeScript: one file, generated from the very types that are sent, never stale.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

use crate::hint::Hint;
use crate::history::History;
use crate::protocol::{Arrived, Code, Come, Link, Message, OpenTables, Refused, Request};
use crate::reference::{Games, Rulebook};

const HEADER: &str = "\
// Generated from the Rust types by `make types`; do not edit. A test fails when it is stale.
// docs/protocol.md says what it all means.

/** What a new table is asked for with; the rest has a default. */
export type NewTable = Pick<Settings, \"game\" | \"players\"> & Partial<Settings>;
";

/// Declarations by name, so that the order never changes without need.
struct Collected {
    config: Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Collected {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What ships with TypeScript has no file to be exported to.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        let text = declaration::<T>(&self.config);
        if let Some(known) = self.types.get(&name) {
            assert_eq!(known, &text, "two types are called {name}");
            return;
        }
        self.types.insert(name, text);
        T::visit_dependencies(self);
    }
}

fn declaration<T: TS + 'static + ?Sized>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    format!("{}export {}", one_line_comments(&docs), laid_out(&one_line_comments(&T::decl(config))))
}

fn one_line_comments(text: &str) -> String {
    text.replace("/**\n * ", "/** ").replace("\n */", " */")
}

/// Long ones with one field or one variant a line.
fn laid_out(declaration: &str) -> String {
    let Some((name, body)) = declaration.trim_end_matches(';').split_once(" = ") else { return declaration.to_owned() };
    if declaration.len() <= 110 && !declaration.contains("/**") {
        return declaration.to_owned();
    }
    let variants = parts(body, '|');
    match body.strip_prefix('{').and_then(|body| body.strip_suffix('}')) {
        Some(fields) if variants.len() == 1 => {
            let fields: Vec<_> = parts(fields, ',').iter().map(|field| field.replace('\n', "\n  ")).collect();
            format!("{name} = {{\n  {},\n}};", fields.join(",\n  "))
        }
        _ => format!("{name} =\n  | {};", variants.join("\n  | ")),
    }
}

/// The text between separators that stand outside of brackets and comments.
fn parts(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut from, mut depth, mut comment) = (Vec::new(), 0, 0, false);
    for (i, c) in text.char_indices() {
        match c {
            '/' if text[i..].starts_with("/**") => comment = true,
            '/' if text[..i].ends_with('*') => comment = false,
            _ if comment => {}
            '{' | '[' | '<' => depth += 1,
            '}' | ']' | '>' => depth -= 1,
            _ if c == separator && depth == 0 => {
                parts.push(text[from..i].trim());
                from = i + 1;
            }
            _ => {}
        }
    }
    parts.push(text[from..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

fn generate() -> String {
    // Counts and times of day stay far below 2^53; a test of real frames would see one that does not.
    let mut all = Collected { config: Config::new().with_large_int("number"), types: BTreeMap::new() };
    all.visit::<Request>();
    all.visit::<Message<'static>>();
    all.visit::<History>();
    all.visit::<Hint>();
    all.visit::<Games>();
    all.visit::<Rulebook>();
    all.visit::<Come>();
    all.visit::<Arrived>();
    all.visit::<Link>();
    all.visit::<Code>();
    all.visit::<OpenTables>();
    all.visit::<Refused>();
    all.types.values().fold(HEADER.to_owned(), |mut file, text| {
        let _ = writeln!(file, "\n{text}");
        file
    })
}

#[test]
fn the_typescript_types_are_those_of_the_wire() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire/wire.gen.ts");
    let fresh = generate();
    if std::env::var_os("WRITE_TYPES").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &fresh).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = stored.lines().zip(fresh.lines()).find(|(stored, fresh)| stored != fresh);
    assert!(stored == fresh, "wire.gen.ts is stale, run `make types`; the first line that differs: {differs:?}");
}
