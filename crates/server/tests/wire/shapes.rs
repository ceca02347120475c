//! The generated TypeScript types, read back: does a value have the shape that a client is promised?

use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::Value;

/// Beyond this a number of JavaScript is no longer exact.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// The types of each game, those of the wire included.
static GAMES: LazyLock<[(&str, Types); 4]> = LazyLock::new(|| {
    // The games of a family have the same types.
    let files =
        [("boardgame", "boardgame"), ("norwegian", "boardgame"), ("solo", "boardgame"), ("infection", "infection")];
    files.map(|(game, file)| (game, Types::of_game(file)))
});

/// What the parameters of the wire's types stand for in every game.
const PARAMETERS: [(&str, &str); 5] =
    [("T", "Table"), ("O", "OwnPart"), ("A", "Action"), ("E", "Event"), ("C", "Claim")];

/// Panics unless the value is one of this type of a game or of the wire.
pub fn assert_is(game: &str, name: &str, value: &Value) {
    let (_, types) = GAMES.iter().find(|(id, _)| *id == game).expect("a game");
    let meaning = |parameter: &String| {
        let (_, name) = PARAMETERS.iter().find(|(short, _)| short == parameter).expect("a known parameter");
        Type::Name((*name).to_owned(), Vec::new())
    };
    let inside = types.0.get(name).map(|declared| declared.parameters.iter().map(meaning).collect());
    if let Err(fault) = types.fault(&Type::Name(name.to_owned(), inside.unwrap_or_default()), value, &HashMap::new()) {
        panic!("not the declared {name} of {game}: {fault}\n{value}");
    }
}

/// A type, as far as the generator writes any.
#[derive(Clone, PartialEq, Debug)]
enum Type {
    /// With what stands in its angle brackets.
    Name(String, Vec<Type>),
    Literal(String),
    Object(Vec<Field>),
    Tuple(Vec<Type>),
    Union(Vec<Type>),
}

#[derive(Clone, PartialEq, Debug)]
struct Field {
    name: String,
    optional: bool,
    is: Type,
}

struct Declared {
    parameters: Vec<String>,
    is: Type,
}

struct Types(HashMap<String, Declared>);

impl Types {
    fn of_game(game: &str) -> Self {
        let mut types = Self(HashMap::new());
        types.read("wire");
        types.read(game);
        types
    }

    fn read(&mut self, file: &str) {
        let path = format!("{}/../../web/src/lib/wire/{file}.gen.ts", env!("CARGO_MANIFEST_DIR"));
        let file = std::fs::read_to_string(path).expect("the types, made by `make types`");
        let mut words = Words(words(&file).into_iter().peekable());
        if words.take("import") {
            while !words.take(";") {
                words.next();
            }
        }
        while words.take("export") {
            words.must("type");
            let name = words.next();
            let parameters = if words.take("<") { words.list(">", Words::next) } else { Vec::new() };
            words.must("=");
            let is = words.one_type();
            // Only the types of requests that the client builds are joined from others.
            while !words.take(";") {
                words.next();
            }
            assert!(self.0.insert(name.clone(), Declared { parameters, is }).is_none(), "{name} is declared twice");
        }
    }

    /// What is wrong with a value. `bound` holds the types that parameters stand for.
    fn fault(&self, is: &Type, value: &Value, bound: &HashMap<String, Type>) -> Result<(), String> {
        let check = |good: bool| if good { Ok(()) } else { Err(format!("{value} is not {is:?}")) };
        match is {
            Type::Literal(word) => check(value == word),
            Type::Union(any) => {
                let mut fault = String::new();
                for one in any.iter().filter(|one| may_be(one, value)) {
                    match self.fault(one, value, bound) {
                        Ok(()) => return Ok(()),
                        Err(found) => fault = found,
                    }
                }
                Err(if fault.is_empty() { format!("{value} is none of them") } else { fault })
            }
            Type::Tuple(types) => match value.as_array() {
                Some(values) if values.len() == types.len() => {
                    types.iter().zip(values).try_for_each(|(is, value)| self.fault(is, value, bound))
                }
                _ => check(false),
            },
            Type::Object(fields) => self.object_fault(fields, value, bound),
            Type::Name(name, inside) => match (name.as_str(), inside.as_slice()) {
                ("unknown", []) => Ok(()),
                ("string", []) => check(value.is_string()),
                ("boolean", []) => check(value.is_boolean()),
                ("null", []) => check(value.is_null()),
                ("number", []) => check(value.as_f64().is_some_and(|number| number.abs() <= EXACT)),
                ("Array", [each]) => match value.as_array() {
                    Some(values) => values.iter().try_for_each(|value| self.fault(each, value, bound)),
                    None => check(false),
                },
                ("Record", [keys, each]) => self.record_fault(keys, each, value, bound, true),
                ("Partial", [Type::Name(record, inside)]) if record == "Record" => match inside.as_slice() {
                    [keys, each] => self.record_fault(keys, each, value, bound, false),
                    _ => check(false),
                },
                _ if bound.contains_key(name) => self.fault(&bound[name], value, &HashMap::new()),
                _ => {
                    let declared = self.0.get(name).ok_or_else(|| format!("{name} is declared nowhere"))?;
                    let inside = inside.iter().map(|is| substitute(is, bound));
                    self.fault(&declared.is, value, &declared.parameters.iter().cloned().zip(inside).collect())
                }
            },
        }
    }

    /// Every field that must be there is, and no other.
    fn object_fault(&self, fields: &[Field], value: &Value, bound: &HashMap<String, Type>) -> Result<(), String> {
        let Some(object) = value.as_object() else { return Err(format!("{value} is no object")) };
        if let Some(extra) = object.keys().find(|key| fields.iter().all(|field| field.name != **key)) {
            return Err(format!("{extra} is not declared"));
        }
        fields.iter().try_for_each(|field| match object.get(&field.name) {
            Some(value) => self.fault(&field.is, value, bound).map_err(|fault| format!("{}: {fault}", field.name)),
            None if field.optional => Ok(()),
            None => Err(format!("{} is missing", field.name)),
        })
    }

    fn record_fault(
        &self,
        keys: &Type,
        each: &Type,
        value: &Value,
        bound: &HashMap<String, Type>,
        all: bool,
    ) -> Result<(), String> {
        let Some(object) = value.as_object() else { return Err(format!("{value} is no object")) };
        for (key, value) in object {
            self.fault(keys, &Value::from(key.as_str()), bound)?;
            self.fault(each, value, bound).map_err(|fault| format!("{key}: {fault}"))?;
        }
        let Type::Name(name, _) = keys else { return Err(format!("{keys:?} are no keys")) };
        match self.0.get(name).map(|declared| &declared.is) {
            Some(Type::Union(words)) if all && words.len() != object.len() => Err(format!("{value} lacks a {name}")),
            _ => Ok(()),
        }
    }
}

/// Whether a value looks like this variant at first sight: tells which one was meant.
fn may_be(one: &Type, value: &Value) -> bool {
    match one {
        Type::Literal(word) => value == word,
        Type::Object(fields) if fields.len() == 1 => value.get(&fields[0].name).is_some(),
        Type::Name(name, _) => (name == "null") == value.is_null(),
        _ => true,
    }
}

fn substitute(is: &Type, bound: &HashMap<String, Type>) -> Type {
    match is {
        Type::Name(name, inside) => match bound.get(name) {
            Some(known) => known.clone(),
            None => Type::Name(name.clone(), inside.iter().map(|is| substitute(is, bound)).collect()),
        },
        Type::Union(any) => Type::Union(any.iter().map(|is| substitute(is, bound)).collect()),
        other => other.clone(),
    }
}

/// Names, quoted words and single signs; comments are left out.
fn words(file: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = file.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            c if c.is_alphanumeric() || c == '_' => {
                rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
            }
            c => c.len_utf8(),
        };
        if first != '/' {
            words.push(rest[..length].to_owned());
        }
        rest = rest[length..].trim_start();
    }
    words
}

struct Words(std::iter::Peekable<std::vec::IntoIter<String>>);

impl Words {
    fn next(&mut self) -> String {
        self.0.next().expect("the file goes on")
    }

    fn take(&mut self, word: &str) -> bool {
        self.0.next_if(|next| next == word).is_some()
    }

    fn must(&mut self, word: &str) {
        let next = self.next();
        assert_eq!(next, word, "in the generated file");
    }

    fn list<T>(&mut self, end: &str, one: impl Fn(&mut Self) -> T) -> Vec<T> {
        let mut all = Vec::new();
        while !self.take(end) {
            all.push(one(self));
            self.take(",");
        }
        all
    }

    fn one_type(&mut self) -> Type {
        self.take("|");
        let mut any = vec![self.single_type()];
        while self.take("|") {
            any.push(self.single_type());
        }
        if any.len() == 1 { any.remove(0) } else { Type::Union(any) }
    }

    fn single_type(&mut self) -> Type {
        let word = self.next();
        match word.as_str() {
            "{" => Type::Object(self.list("}", |words| {
                let name = words.next().trim_matches('"').to_owned();
                let optional = words.take("?");
                words.must(":");
                Field { name, optional, is: words.one_type() }
            })),
            "[" => Type::Tuple(self.list("]", Self::one_type)),
            _ if word.starts_with('"') => Type::Literal(word.trim_matches('"').to_owned()),
            _ => {
                let inside = if self.take("<") { self.list(">", Self::one_type) } else { Vec::new() };
                Type::Name(word, inside)
            }
        }
    }
}
