//! Infection at Outpost 31 as the registry knows it.

use whiteout_core::HUMANS;
use whiteout_infection::{Components, Config, Options, State};

use crate::Hosted;
use crate::hosting::{all_or_faults, components, read, specs, stored};
use crate::options::{OptionKind, OptionMap, OptionSpec};
use crate::setup::{Fault, Values};

/// Whatever is not named here is a switch.
const KINDS: &[(&str, OptionKind)] = &[
    ("first_captain", OptionKind::Seat),
    ("characters", OptionKind::Choice { words: &["draft", "random"] }),
    ("talk", OptionKind::Choice { words: &["free", "helpful", "silent"] }),
    ("max_turns", OptionKind::Number { lowest: 0, highest: 200 }),
];

/// In the order in which the rules come to them.
const NAMES: &[&str] = &[
    "first_captain",
    "characters",
    "talk",
    "event_smoke_grace",
    "molotov_extra",
    "rope_self",
    "rope_any",
    "gear_handover",
    "captain_dept_excluded",
    "one_power_a_turn",
    "free_pass",
    "pass_once",
    "no_stall_guard",
    "firefighter_per_room",
    "human_no_sabotage",
    "captain_orders",
    "free_keep",
    "no_dynamite_on_sabotage",
    "torched_gear_to_user",
    "torched_chat",
    "torched_lose",
    "torch_win_always",
    "nominee_no_vote",
    "no_escape_fallout",
    "max_turns",
];

impl Hosted for State {
    // Since 2 cards, missions and the tracker are those of an even game; since 3 no Molotov brings powers back, the last
    // Supply card stays on top when Fuchs looks, and little Contagion leaves more End Blood Tests.
    const RULES_VERSION: u32 = 4;
    const EARLIER: &'static [&'static str] = &[
        include_str!("../../../data/infection/earlier/1.toml"),
        include_str!("../../../data/infection/earlier/2.toml"),
        include_str!("../../../data/infection/earlier/3.toml"),
    ];
    const FEWEST: u8 = 4;
    const MOST: u8 = 8;
    const SIDES: &'static [&'static str] = &[HUMANS, "imitations"];

    fn options() -> Vec<OptionSpec> {
        specs(NAMES, KINDS, &Options::default())
    }

    fn configure(players: u8, options: &OptionMap, values: Values<'_>) -> Result<Config, Vec<Fault>> {
        let mut faults = Vec::new();
        let components = components::<Self, _>(values, Components::parse, Components::built_in, &mut faults);
        let config = Config::new(players, read(options, NAMES, &mut faults), &components);
        all_or_faults(config, "first_captain", faults)
    }

    fn options_of(config: &Config) -> OptionMap {
        stored(&config.rules().options)
    }

    fn rounds(&self) -> u16 {
        self.table.turn_number
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::Setup;
    use crate::hosting::{all_options_are_listed, options_are_accepted};

    #[test]
    fn every_option_of_the_rules_is_listed_as_it_is_accepted() {
        all_options_are_listed(&[State::options()], &Options::default());
        options_are_accepted::<State>();
        assert!(KINDS.iter().all(|(name, _)| NAMES.contains(name)));
    }

    #[test]
    fn words_set_options_and_faults_are_listed_at_once() {
        let words = |words: &[&str]| -> Vec<String> { words.iter().map(ToString::to_string).collect() };
        let setup = Setup::<State>::from_words(4, &words(&["first_captain=2", "talk=helpful"]), None).unwrap();
        assert_eq!(setup.config().rules().options.first_captain.map(u8::from), Some(1));
        assert_eq!(setup.options().get("talk"), Some(&serde_json::Value::from("helpful")));
        let faults = Setup::<State>::from_words(3, &words(&["talk=loud", "first_captain=7"]), None).unwrap_err();
        let keys: Vec<_> = faults.iter().map(|fault| fault.key.as_str()).collect();
        assert_eq!(keys, ["talk", "players", "first_captain"]);
        assert_eq!(faults[2].reason, "must be 1 to 3, not 7");
    }
}
