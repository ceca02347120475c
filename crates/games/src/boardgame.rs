//! The Boardgame as the registry knows it.

use serde_json::Value;
use whiteout_boardgame::{Components, Config, Options, State};

use crate::Hosted;
use crate::options::{OptionKind, OptionMap, OptionSpec};
use crate::setup::{DataFile, Fault};

/// Whatever is not named here is a switch.
const KINDS: &[(&str, OptionKind)] = &[
    ("first_leader", OptionKind::Seat),
    ("characters", OptionKind::Choice { words: &["random", "draft"] }),
    ("rescue_timing", OptionKind::Choice { words: &["instead_of_moving", "encounters_before", "after_encounters"] }),
    ("trade_offers", OptionKind::Number { lowest: 0, highest: 9 }),
    ("dormitory_limit", OptionKind::Number { lowest: 0, highest: 8 }),
    ("earliest_exposure", OptionKind::Number { lowest: 0, highest: 50 }),
    ("max_rounds", OptionKind::Number { lowest: 0, highest: 200 }),
];

/// In the order in which the rules come to them.
const NAMES: &[&str] = &[
    "first_leader",
    "characters",
    "rescue_timing",
    "dogs_start_locked",
    "station_fuel_anywhere",
    "dark_at_upkeep",
    "sealed_stacks",
    "known_brood",
    "no_claims",
    "no_suspicion_after_alien",
    "avoid_before_dog",
    "sealed_avoid",
    "independent_draws",
    "burn_without_leave",
    "items_from_placement",
    "items_while_lying",
    "blind_trades",
    "no_lab_trades",
    "reveal_before_trade",
    "leader_may_forbid_tests",
    "no_kennel_card",
    "dead_stay_human",
    "extermination_wins",
    "ghosts_see_all",
    "trade_offers",
    "dormitory_limit",
    "earliest_exposure",
    "max_rounds",
];

impl Hosted for State {
    const RULES_VERSION: u32 = 1;
    const FEWEST: u8 = 4;
    const MOST: u8 = 8;

    fn options() -> Vec<OptionSpec> {
        let defaults = stored(&Options::default());
        let kind =
            |name| KINDS.iter().find(|(key, _)| *key == name).map_or(OptionKind::Switch, |(_, kind)| kind.clone());
        NAMES
            .iter()
            .map(|&name| OptionSpec {
                name,
                kind: kind(name),
                default: defaults.get(name).cloned().unwrap_or(Value::Null),
            })
            .collect()
    }

    fn configure(players: u8, options: &OptionMap, components: Option<&DataFile>) -> Result<Config, Vec<Fault>> {
        let mut faults = Vec::new();
        let components = match components {
            None => Components::built_in(),
            Some(data) => Components::parse(&data.name, &data.text).unwrap_or_else(|error| {
                faults.push(Fault::new(error.file, format!("{}: {}", error.key, error.reason)));
                Components::built_in()
            }),
        };
        let options = read(options, &mut faults);
        match Config::new(players, options, &components) {
            Ok(config) if faults.is_empty() => Ok(config),
            Ok(_) => Err(faults),
            Err(more) => {
                faults.extend(more.into_iter().map(|fault| {
                    // People count seats from 1.
                    let first = u8::from(fault.key == "first_leader");
                    let (lowest, highest, found) = (fault.lowest + first, fault.highest + first, fault.found + first);
                    Fault::new(fault.key, format!("must be {lowest} to {highest}, not {found}"))
                }));
                Err(faults)
            }
        }
    }

    fn options_of(config: &Config) -> OptionMap {
        stored(&config.rules().options)
    }
}

fn stored(options: &Options) -> OptionMap {
    match serde_json::to_value(options) {
        Ok(Value::Object(map)) => map,
        _ => OptionMap::new(),
    }
}

/// Takes the options one by one, so that each that is wrong is named.
fn read(given: &OptionMap, faults: &mut Vec<Fault>) -> Options {
    let mut map = stored(&Options::default());
    for (name, value) in given {
        let Some(default) = map.get(name).cloned() else {
            faults.push(Fault::new(name, "no such option"));
            continue;
        };
        map.insert(name.clone(), value.clone());
        if let Err(error) = serde_json::from_value::<Options>(Value::Object(map.clone())) {
            faults.push(Fault::new(name, error.to_string()));
            map.insert(name.clone(), default);
        }
    }
    serde_json::from_value(Value::Object(map)).unwrap_or_default()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::Setup;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_option_of_the_rules_is_listed_and_no_other() {
        let mut listed: Vec<_> = NAMES.to_vec();
        listed.sort_unstable();
        let known: Vec<_> = stored(&Options::default()).keys().cloned().collect();
        assert_eq!(listed, known);
        assert!(KINDS.iter().all(|(name, _)| NAMES.contains(name)));
    }

    #[test]
    fn the_listed_kinds_are_what_the_rules_accept() {
        for spec in State::options() {
            let accepted = |value: Value| {
                let options = OptionMap::from_iter([(spec.name.to_owned(), value)]);
                State::configure(8, &options, None).is_ok()
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
                OptionKind::Seat => assert!(accepted(7.into()) && !accepted(8.into()), "{}", spec.name),
            }
        }
    }

    #[test]
    fn every_fault_of_words_data_and_rules_is_listed_at_once() {
        let data = DataFile { name: "box.toml".to_owned(), text: "[tokens".to_owned() };
        let given = words(&["sealed_avoid=perhaps", "first_leader=7", "nonsense=on", "blind_trades", "max_rounds=201"]);
        let faults = Setup::<State>::from_words(3, &given, Some(data)).unwrap_err();
        let keys: Vec<_> = faults.iter().map(|fault| fault.key.as_str()).collect();
        assert_eq!(
            keys,
            ["sealed_avoid", "nonsense", "blind_trades", "max_rounds", "box.toml", "players", "first_leader"]
        );
        assert_eq!(faults[6].reason, "must be 1 to 3, not 7");
    }

    #[test]
    fn words_set_options() {
        let given = words(&["first_leader=2", "characters=draft", "no_claims=on", "trade_offers=0"]);
        let setup = Setup::<State>::from_words(4, &given, None).unwrap();
        let options = setup.config().rules().options;
        assert_eq!(options.first_leader.map(u8::from), Some(1));
        assert!(options.no_claims);
        assert_eq!(options.trade_offers, 0);
        assert_eq!(setup.options().get("characters"), Some(&Value::from("draft")));
    }
}
