//! What every game does alike with its options and component values.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use whiteout_core::{DataError, OutOfBounds};

use crate::Hosted;
use crate::options::{OptionKind, OptionMap, OptionSpec};
use crate::setup::{Fault, Values};

/// Options as they are stored.
pub(crate) fn stored(options: &impl Serialize) -> OptionMap {
    match serde_json::to_value(options) {
        Ok(Value::Object(map)) => map,
        _ => OptionMap::new(),
    }
}

/// The options with these names, in this order; whatever has no kind of its own is a switch.
pub(crate) fn specs(
    names: &[&'static str],
    kinds: &[(&str, OptionKind)],
    defaults: &impl Serialize,
) -> Vec<OptionSpec> {
    let defaults = stored(defaults);
    let kind = |name| kinds.iter().find(|(key, _)| *key == name).map_or(OptionKind::Switch, |(_, kind)| kind.clone());
    let spec =
        |&name| OptionSpec { name, kind: kind(name), default: defaults.get(name).cloned().unwrap_or(Value::Null) };
    names.iter().map(spec).collect()
}

/// The same, but for those of other games of its family.
pub(crate) fn stored_only(options: &impl Serialize, names: &[&str]) -> OptionMap {
    stored(options).into_iter().filter(|(name, _)| names.contains(&name.as_str())).collect()
}

/// Takes the options with these names one by one, so that each that is wrong is named.
pub(crate) fn read<O: Default + Serialize + DeserializeOwned>(
    given: &OptionMap,
    names: &[&str],
    faults: &mut Vec<Fault>,
) -> O {
    let mut map = stored(&O::default());
    for (name, value) in given {
        let known = map.get(name).filter(|_| names.contains(&name.as_str()));
        let Some(default) = known.cloned() else {
            faults.push(Fault::new(name, "no such option"));
            continue;
        };
        map.insert(name.clone(), value.clone());
        if let Err(error) = serde_json::from_value::<O>(Value::Object(map.clone())) {
            faults.push(Fault::new(name, error.to_string()));
            map.insert(name.clone(), default);
        }
    }
    serde_json::from_value(Value::Object(map)).unwrap_or_default()
}

/// The text of the values that shipped with a version of the rules; none if that is this one, which knows its own.
pub(crate) fn shipped_then<G: Hosted>(rules: u32) -> Option<&'static str> {
    let version = usize::try_from(rules).ok()?.checked_sub(1)?;
    G::EARLIER.get(version).copied()
}

/// The component values of a file, or those that shipped with the version of the game.
pub(crate) fn components<G: Hosted, C>(
    values: Values<'_>,
    parse: impl Fn(&str, &str) -> Result<C, DataError>,
    built_in: impl Fn() -> C,
    faults: &mut Vec<Fault>,
) -> C {
    let found = match (values.file, shipped_then::<G>(values.rules)) {
        (Some(file), _) => parse(&file.name, &file.text),
        (None, Some(text)) => parse(&format!("data/{}/earlier/{}.toml", G::ID, values.rules), text),
        (None, None) => return built_in(),
    };
    read_or_fault(found, built_in, faults)
}

/// Component values that were read, or else others and what is wrong with them.
pub(crate) fn read_or_fault<C>(
    found: Result<C, DataError>,
    otherwise: impl FnOnce() -> C,
    faults: &mut Vec<Fault>,
) -> C {
    found.unwrap_or_else(|error| {
        faults.push(Fault::new(error.file, format!("{}: {}", error.key, error.reason)));
        otherwise()
    })
}

/// A configuration, or everything that is wrong with it. The number of this option is that of a seat, and people count seats
/// from 1.
pub(crate) fn all_or_faults<C>(
    config: Result<C, Vec<OutOfBounds>>,
    seat: &str,
    mut faults: Vec<Fault>,
) -> Result<C, Vec<Fault>> {
    match config {
        Ok(config) if faults.is_empty() => Ok(config),
        Ok(_) => Err(faults),
        Err(more) => {
            faults.extend(more.iter().map(|&OutOfBounds { key, lowest, highest, found }| {
                let first = u8::from(key == seat);
                Fault::new(key, format!("must be {} to {}, not {}", lowest + first, highest + first, found + first))
            }));
            Err(faults)
        }
    }
}

/// For the tests of every game: the options of games that share them are all listed, each in one of them at least.
#[cfg(test)]
pub(crate) fn all_options_are_listed(lists: &[Vec<OptionSpec>], defaults: &impl Serialize) {
    let mut listed: Vec<_> = lists.iter().flatten().map(|spec| spec.name.to_owned()).collect();
    listed.sort_unstable();
    listed.dedup();
    assert_eq!(listed, stored(defaults).keys().cloned().collect::<Vec<_>>());
}

/// For the tests of every game: what is listed is what its rules accept.
#[cfg(test)]
#[allow(clippy::unwrap_used)]
pub(crate) fn options_are_accepted<G: Hosted>() {
    for spec in G::options() {
        let accepted = |value: Value| {
            let options = OptionMap::from_iter([(spec.name.to_owned(), value)]);
            G::configure(G::MOST, &options, Values { rules: G::RULES_VERSION, file: None }).is_ok()
        };
        assert!(accepted(spec.default.clone()), "{}", spec.name);
        assert_eq!(spec.parse(&spec.word(&spec.default)).unwrap(), spec.default, "{}", spec.name);
        match spec.kind {
            OptionKind::Switch => assert!(accepted(true.into()) && accepted(false.into()), "{}", spec.name),
            OptionKind::Number { lowest, highest } => {
                assert!(accepted(lowest.into()) && accepted(highest.into()), "{}", spec.name);
                assert!(!accepted((highest + 1).into()), "{}", spec.name);
            }
            OptionKind::Choice { words } => {
                assert!(words.iter().all(|&word| accepted(word.into())), "{}", spec.name);
                assert!(!accepted("nonsense".into()), "{}", spec.name);
            }
            OptionKind::Seat => {
                assert!(accepted((G::MOST - 1).into()) && !accepted(G::MOST.into()), "{}", spec.name);
            }
        }
    }
}
