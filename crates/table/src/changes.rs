//! Which parts of a page changed, found in its JSON text: no tree is built for what stays the same.

use core::fmt;

use serde::Serialize;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

/// One part of a viewer's page that changed: a JSON pointer and the new value, or none if it is gone.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Change {
    pub path: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub value: Option<Box<RawValue>>,
}

/// Parts of a page that are pages themselves: the game, and what a seat has of it, change piece by piece.
const NESTED: [&str; 2] = ["table", "own"];

/// The parts of `after` that are not as they were `before`. Both are JSON objects, or anything else that is replaced whole.
pub fn changes(before: &str, after: &str) -> Vec<Change> {
    let mut found = Vec::new();
    if before != after {
        compare("", before, after, &mut found);
    }
    found
}

fn compare(path: &str, before: &str, after: &str, found: &mut Vec<Change>) {
    let (Ok(Parts(old)), Ok(Parts(new))) = (serde_json::from_str(before), serde_json::from_str(after)) else {
        let value = RawValue::from_string(after.to_owned()).ok();
        return found.push(Change { path: path.to_owned(), value });
    };
    for (i, (key, value)) in new.iter().enumerate() {
        // Pages have the same parts in the same order, nearly always.
        let same_place = old.get(i).filter(|(name, _)| name == key);
        let was = same_place.or_else(|| old.iter().find(|(name, _)| name == key)).map(|(_, value)| value.get());
        match was {
            Some(was) if was == value.get() => {}
            Some(was)
                if NESTED.contains(key) && path.is_empty() && was.starts_with('{') && value.get().starts_with('{') =>
            {
                compare(&format!("/{key}"), was, value.get(), found);
            }
            _ => found.push(Change { path: format!("{path}/{key}"), value: Some((*value).to_owned()) }),
        }
    }
    let gone = old.iter().filter(|(key, _)| !new.iter().any(|(name, _)| name == key));
    found.extend(gone.map(|(key, _)| Change { path: format!("{path}/{key}"), value: None }));
}

/// The parts of a JSON object in the order in which they stand.
struct Parts<'a>(Vec<(&'a str, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Parts<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Parts<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut parts = Vec::with_capacity(64);
                while let Some(part) = map.next_entry()? {
                    parts.push(part);
                }
                Ok(Parts(parts))
            }
        }

        deserializer.deserialize_map(Reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(before: &str, after: &str) -> Vec<(String, Option<String>)> {
        let text = |change: Change| (change.path, change.value.map(|value| value.get().to_owned()));
        changes(before, after).into_iter().map(text).collect()
    }

    fn path(path: &str, value: &str) -> (String, Option<String>) {
        (path.to_owned(), Some(value.to_owned()))
    }

    #[test]
    fn what_stays_the_same_is_not_told() {
        assert_eq!(told("{\"a\":1,\"b\":[2]}", "{\"a\":1,\"b\":[2]}"), []);
        assert_eq!(told("{\"a\":1,\"b\":[2]}", "{\"a\":1,\"b\":[3]}"), [path("/b", "[3]")]);
    }

    #[test]
    fn the_game_changes_piece_by_piece() {
        let (before, after) = ("{\"table\":{\"x\":1,\"y\":2}}", "{\"table\":{\"x\":1,\"y\":{}}}");
        assert_eq!(told(before, after), [path("/table/y", "{}")]);
        assert_eq!(told("{\"table\":null}", "{\"table\":{\"x\":1}}"), [path("/table", "{\"x\":1}")]);
    }

    #[test]
    fn what_a_seat_has_changes_piece_by_piece() {
        let (before, after) = ("{\"own\":{\"x\":1,\"y\":2},\"legal\":[]}", "{\"own\":{\"x\":1,\"y\":3},\"legal\":[]}");
        assert_eq!(told(before, after), [path("/own/y", "3")]);
    }

    #[test]
    fn parts_come_and_go() {
        assert_eq!(told("{\"a\":1}", "{\"b\":1}"), [path("/b", "1"), ("/a".to_owned(), None)]);
        assert_eq!(told("null", "{\"a\":1}"), [path("", "{\"a\":1}")]);
        assert_eq!(told("{\"a\":1}", "null"), [path("", "null")]);
    }
}
