//! The wire in TypeScript: one file, generated from the very types that are sent, never stale.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

use whiteout_boardgame::{Cooperation, Norwegian, State};
use whiteout_core::Game;
use whiteout_table::Playable;

use crate::catalogue::LibraryPage;
use crate::hindsight::SecondThoughts;
use crate::hint::Hint;
use crate::history::History;
use crate::library::LibraryGames;
use crate::protocol::{Arrived, ArrivedGame, Code, Come, Found, Link, Message, OpenTables, Refused, Request};
use crate::reference::{Games, Rulebook};
use crate::replay::Replay;
use crate::thinking::Thought;

const HEADER: &str = "\
// Generated from the Rust types by `make types`; do not edit. A test fails when it is stale.
// docs/protocol.md says what it all means.
";

/// What clients write themselves.
const NEW_TABLE: &str = "
/** What a new table is asked for with; the rest has a default. */
export type NewTable = Pick<Settings, \"game\" | \"players\"> & Partial<Settings>;
";

/// Declarations by name, so that the order never changes without need.
struct Collected {
    config: Config,
    types: BTreeMap<String, Declared>,
}

#[derive(PartialEq, Debug)]
struct Declared {
    text: String,
    /// From what stands above all games.
    shared: bool,
}

impl TypeVisitor for Collected {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What ships with TypeScript has no file to be exported to.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        let shared = std::any::type_name::<T>().starts_with("whiteout_core::");
        let declared = Declared { text: declaration::<T>(&self.config), shared };
        if let Some(known) = self.types.get(&name) {
            assert_eq!(known, &declared, "two types are called {name}");
            return;
        }
        self.types.insert(name, declared);
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

impl Collected {
    fn new() -> Self {
        // Counts and times of day stay far below 2^53; a test of real frames would see one that does not.
        Self { config: Config::new().with_large_int("number"), types: BTreeMap::new() }
    }

    /// What is the same for all games; what belongs to a game stands as a parameter.
    fn of_the_wire() -> Self {
        let mut all = Self::new();
        all.visit::<Request<(), ()>>();
        all.visit::<Message<'static, (), (), (), ()>>();
        all.visit::<History<(), (), ()>>();
        all.visit::<Replay<(), (), (), ()>>();
        all.visit::<LibraryPage>();
        all.visit::<LibraryGames>();
        all.visit::<whiteout_table::Stats>();
        all.visit::<SecondThoughts>();
        all.visit::<Thought>();
        all.visit::<Hint<()>>();
        all.visit::<Games>();
        all.visit::<Rulebook>();
        all.visit::<Come>();
        all.visit::<Arrived>();
        all.visit::<ArrivedGame>();
        all.visit::<Link>();
        all.visit::<Code>();
        all.visit::<Found>();
        all.visit::<OpenTables>();
        all.visit::<Refused>();
        all
    }

    fn of_game<G>() -> Self
    where
        G: Game<Action: TS + 'static, Event: TS + 'static, Claim: TS + 'static>,
        G: Playable<Public: TS + 'static, Own: TS + 'static>,
    {
        let mut all = Self::new();
        all.visit::<G::Public>();
        all.visit::<G::Own>();
        all.visit::<G::Action>();
        all.visit::<G::Event>();
        all.visit::<G::Claim>();
        all
    }

    fn declarations(&self, is_here: impl Fn(&str) -> bool) -> String {
        let here = self.types.iter().filter(|(name, _)| is_here(name));
        here.fold(String::new(), |mut file, (_, declared)| {
            let _ = writeln!(file, "\n{}", declared.text);
            file
        })
    }
}

/// The file of a game: its own types, beside those that it shares with others.
fn game_file(ids: &str, game: &Collected, wire: &Collected) -> String {
    let (shared, own): (Vec<_>, Vec<_>) =
        game.types.keys().map(String::as_str).partition(|&name| wire.types.contains_key(name));
    assert!(shared.iter().all(|&name| game.types[name] == wire.types[name]), "{ids} says otherwise what all games say");
    let import = format!("\nimport type {{ {} }} from \"./wire.gen\";\n", shared.join(", "));
    let parts = "table: Table, own: OwnPart, action: Action, event: Event, claim: Claim";
    let game = format!(
        "\n/** What this game puts into the types of the wire. */\nexport type Game = {{ id: {ids}, {parts}, }};\n{}",
        game.declarations(|name| own.contains(&name))
    );
    [HEADER, &import, &game].concat()
}

/// The files by their names.
fn generate() -> [(&'static str, String); 3] {
    let boardgame = Collected::of_game::<whiteout_boardgame::State>();
    let infection = Collected::of_game::<whiteout_infection::State>();
    let mut wire = Collected::of_the_wire();
    for game in [&boardgame, &infection] {
        for (name, declared) in game.types.iter().filter(|(_, declared)| declared.shared) {
            wire.types.insert(name.clone(), Declared { text: declared.text.clone(), shared: true });
        }
    }
    let name = |id: &str| format!("\"{id}\"");
    // The same types for the whole family.
    let family = [State::ID, Norwegian::ID, Cooperation::ID].map(name).join(" | ");
    [
        ("wire.gen.ts", [HEADER, NEW_TABLE, &wire.declarations(|_| true)].concat()),
        ("boardgame.gen.ts", game_file(&family, &boardgame, &wire)),
        ("infection.gen.ts", game_file(&name(whiteout_infection::State::ID), &infection, &wire)),
    ]
}

#[test]
fn the_typescript_types_are_those_of_the_wire() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire");
    for (name, fresh) in generate() {
        let path = folder.join(name);
        if std::env::var_os("WRITE_TYPES").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &fresh).unwrap();
        }
        let stored = std::fs::read_to_string(&path).unwrap_or_default();
        let differs = stored.lines().zip(fresh.lines()).find(|(stored, fresh)| stored != fresh);
        assert!(stored == fresh, "{name} is stale, run `make types`; the first line that differs: {differs:?}");
    }
}
