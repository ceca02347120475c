//! The Boardgame as the registry knows it.

use whiteout_boardgame::{Components, Config, Options, State};

use crate::Hosted;
use crate::hosting::{all_or_faults, components, out_of_bounds, read, specs, stored};
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
    "pack_leader",
    "pack_bites",
    "trade_offers",
    "dormitory_limit",
    "earliest_exposure",
    "max_rounds",
];

impl Hosted for State {
    const RULES_VERSION: u32 = 1;
    const FEWEST: u8 = 4;
    const MOST: u8 = 8;
    const SIDES: &'static [&'static str] = &["humans", "aliens"];

    fn options() -> Vec<OptionSpec> {
        specs(NAMES, KINDS, &Options::default())
    }

    fn configure(players: u8, options: &OptionMap, file: Option<&DataFile>) -> Result<Config, Vec<Fault>> {
        let mut faults = Vec::new();
        let components = components(file, Components::parse, Components::built_in, &mut faults);
        let config = Config::new(players, read(options, &mut faults), &components).map_err(|faults| {
            let told = |fault: whiteout_boardgame::Fault| {
                out_of_bounds(fault.key, fault.key == "first_leader", [fault.lowest, fault.highest, fault.found])
            };
            faults.into_iter().map(told).collect()
        });
        all_or_faults(config, faults)
    }

    fn options_of(config: &Config) -> OptionMap {
        stored(&config.rules().options)
    }

    fn rounds(&self) -> u16 {
        self.table.round
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::Setup;
    use crate::hosting::options_are_listed_as_accepted;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_option_of_the_rules_is_listed_as_it_is_accepted() {
        options_are_listed_as_accepted::<State>(&Options::default());
        assert!(KINDS.iter().all(|(name, _)| NAMES.contains(name)));
    }

    #[test]
    fn every_fault_of_words_data_and_rules_is_listed_at_once() {
        let data = DataFile { name: "box.toml".to_owned(), text: "[tokens".to_owned() };
        let given = words(&["sealed_avoid=perhaps", "first_leader=7", "nonsense=on", "characters", "max_rounds=201"]);
        let faults = Setup::<State>::from_words(3, &given, Some(data)).unwrap_err();
        let keys: Vec<_> = faults.iter().map(|fault| fault.key.as_str()).collect();
        assert_eq!(
            keys,
            ["sealed_avoid", "nonsense", "characters", "max_rounds", "box.toml", "players", "first_leader"]
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

    #[test]
    fn a_switch_needs_no_value_and_words_may_be_joined_by_dashes() {
        let setup = Setup::<State>::from_words(4, &words(&["pack-leader", "known-brood=off"]), None).unwrap();
        let options = setup.config().rules().options;
        assert!(options.pack_leader && !options.known_brood);
    }
}
