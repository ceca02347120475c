//! The Boardgame, Norwegian Outpost and the 1-3 player game as the registry knows them.

use whiteout_boardgame::components::{BUILT_IN, BUILT_IN_FILE};
use whiteout_boardgame::words::Setting;
use whiteout_boardgame::{
    Components, Config, Cooperative, Event, NorwegianOutpost, Options, Outpost31, Position, State, Variant,
};
use whiteout_core::{HUMANS, Rng, Sink};

use crate::hosting::{all_or_faults, components, read, read_or_fault, shipped_then, specs, stored, stored_only};
use crate::options::{OptionKind, OptionMap, OptionSpec};
use crate::setup::{Fault, Values};
use crate::{Gone, Hosted};

/// Whatever is not named here is a switch.
const KINDS: &[(&str, OptionKind)] = &[
    ("first_leader", OptionKind::Seat),
    ("characters", OptionKind::Choice { words: &["random", "draft"] }),
    ("rescue_timing", OptionKind::Choice { words: &["instead_of_moving", "encounters_before", "after_encounters"] }),
    ("trade_offers", OptionKind::Number { lowest: 0, highest: 9 }),
    ("dormitory_limit", OptionKind::Number { lowest: 0, highest: 8 }),
    ("earliest_exposure", OptionKind::Number { lowest: 0, highest: 50 }),
    ("max_rounds", OptionKind::Number { lowest: 0, highest: 200 }),
    ("exposed_alone", OptionKind::Choice { words: &["lose_if_escapees", "lose", "win"] }),
    ("snowcat_ufo", OptionKind::Choice { words: &["alone", "no_human_aboard", "alien_owner"] }),
    ("ufo_tokens", OptionKind::Choice { words: &["gone", "insufficient", "strict"] }),
    ("victim", OptionKind::Choice { words: &["leader", "random", "most_suspected"] }),
];

/// What a host can set in both, in the order in which the rules come to it.
const SHARED: &[&str] = &[
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

/// What a host can set at Outpost 31 only.
const OUTPOST_31: &[&str] = &["pack_leader", "pack_bites"];

/// The option of a game that stands for the next chapter of its story, which goes on at Outpost 31.
pub const SEQUEL: &str = "sequel";

/// That it does, and what it takes along; the Pack Leader is there in any case.
const GOING_ON: &[&str] = &[SEQUEL, "pack_bites"];

/// What a host can set at the Norwegian station only.
const NORWEGIAN: &[&str] = &[
    "shed_one_damage",
    "board_from_anywhere",
    "baggage_gone",
    "snowcat_ufo",
    "leader_orders_tests",
    "many_testers",
    "sniper_anytime",
    "hidden_play_on",
    "exposed_alone",
    "stranded_strict",
    "ufo_face_down",
    "ufo_fire_card",
    "ufo_no_limit",
    "ufo_tokens",
];

/// What a host can set among 1 to 3 players, those of the big game included that mean something here.
const SOLO: &[&str] = &[
    "first_leader",
    "characters",
    "station_fuel_anywhere",
    "dark_at_upkeep",
    "everyone_moves",
    "dog_check_free",
    "compare_phases_3_and_9",
    "goal_all_rooms",
    "victim",
    "fire_costs_extra",
    "burn_without_leave",
    "leader_stays",
    "closed_hands",
    "no_lab_trades",
    "leader_may_forbid_tests",
    "no_kennel_card",
    "max_rounds",
];

/// What could be set among 1 to 3 players as well: version 1 offered it, and up to 3 servers took it.
const SOLO_GONE: &[Gone] = &[("dogs_start_locked", 3), ("trade_offers", 3)];

/// What the registry knows of one game of the family.
pub trait Listed: Variant {
    const SETTING: Setting;
    const RULES_VERSION: u32;
    const EARLIER: &'static [&'static str];
    /// The version of The Boardgame whose values each version of this game rests on, the oldest first: its own data name only
    /// what is otherwise, and a story that goes on at Outpost 31 is played with them. Nothing for The Boardgame itself.
    const RESTS_ON: &'static [u32];
    const FEWEST: u8;
    const MOST: u8;
    const SIDES: &'static [&'static str];
    const OPTIONS: &'static [&'static [&'static str]];
    const GONE: &'static [Gone] = &[];
}

impl Listed for Outpost31 {
    const SETTING: Setting = Setting::Outpost31;
    // Since 2 the Boiler of up to six players burns one fuel in snow.
    const RULES_VERSION: u32 = 2;
    const EARLIER: &'static [&'static str] = &[include_str!("../../../data/boardgame/earlier/1.toml")];
    const RESTS_ON: &'static [u32] = &[];
    const FEWEST: u8 = 4;
    const MOST: u8 = 8;
    const SIDES: &'static [&'static str] = &[HUMANS, "aliens"];
    const OPTIONS: &'static [&'static [&'static str]] = &[SHARED, OUTPOST_31];
}

impl Listed for NorwegianOutpost {
    const SETTING: Setting = Setting::Norwegian;
    // Since 2 the dog has further to run, help is nearer and the cold slower; since 3 records are shown at the end;
    // since 4 help is nearer again, and somebody else speaks for the first plan in the UFO than for the last one before it.
    const RULES_VERSION: u32 = 4;
    const EARLIER: &'static [&'static str] = &[
        include_str!("../../../data/norwegian/earlier/1.toml"),
        include_str!("../../../data/norwegian/earlier/2.toml"),
        include_str!("../../../data/norwegian/earlier/3.toml"),
    ];
    const RESTS_ON: &'static [u32] = &[2, 2, 2, 2];
    const FEWEST: u8 = 4;
    const MOST: u8 = 8;
    const SIDES: &'static [&'static str] = &[HUMANS, "aliens", "nobody"];
    const OPTIONS: &'static [&'static [&'static str]] = &[SHARED, NORWEGIAN, GOING_ON];
}

impl Listed for Cooperative {
    const SETTING: Setting = Setting::Solo;
    // Since 2 whoever has nobody left is asked whether to take somebody over, the one in the Dormitory may turn a die of
    // the lost, and a ready vehicle takes a die with Keys only; since 3 the one in the Dormitory is asked again after an Item
    // and does not turn dice away that nobody else can take; since 4 that one is asked last, before harm is borne.
    const RULES_VERSION: u32 = 4;
    const EARLIER: &'static [&'static str] = &[
        include_str!("../../../data/solo/earlier/1.toml"),
        include_str!("../../../data/solo/earlier/2.toml"),
        include_str!("../../../data/solo/earlier/3.toml"),
    ];
    const RESTS_ON: &'static [u32] = &[2, 2, 2, 2];
    const FEWEST: u8 = 1;
    const MOST: u8 = 3;
    const SIDES: &'static [&'static str] = &[HUMANS, "aliens"];
    const OPTIONS: &'static [&'static [&'static str]] = &[SOLO];
    const GONE: &'static [Gone] = SOLO_GONE;
}

/// The values of The Boardgame that a version of this game rests on.
fn base<V: Listed>(rules: u32) -> &'static str {
    let version = usize::try_from(rules).ok().and_then(|rules| V::RESTS_ON.get(rules.checked_sub(1)?));
    version.and_then(|&version| shipped_then::<State>(version)).unwrap_or(BUILT_IN)
}

impl<V: Listed> Hosted for Position<V> {
    const RULES_VERSION: u32 = V::RULES_VERSION;
    const EARLIER: &'static [&'static str] = V::EARLIER;
    const FEWEST: u8 = V::FEWEST;
    const MOST: u8 = V::MOST;
    const SIDES: &'static [&'static str] = V::SIDES;
    const COOPERATIVE: bool = V::TOGETHER;
    const GONE: &'static [Gone] = V::GONE;

    fn options() -> Vec<OptionSpec> {
        specs(&V::OPTIONS.concat(), KINDS, &Options::default())
    }

    fn configure(players: u8, options: &OptionMap, values: Values<'_>) -> Result<Config, Vec<Fault>> {
        let mut faults = Vec::new();
        let base = base::<V>(values.rules);
        let parse = |file: &str, text: &str| Components::parse_at(V::SETTING, base, file, text);
        let own = components::<Self, _>(values, parse, || Components::at(V::SETTING), &mut faults);
        let mut known = V::OPTIONS.concat();
        known.extend(V::GONE.iter().filter(|(_, last)| values.rules <= *last).map(|(name, _)| name));
        let options: Options = read(options, &known, &mut faults);
        let config = if options.sequel {
            if values.file.is_some() {
                let reason = "is played with the values of The Boardgame: no file of values goes with it";
                faults.push(Fault::new(SEQUEL, reason));
            }
            let there = Components::parse(BUILT_IN_FILE, base);
            let there = read_or_fault(there, Components::built_in, &mut faults);
            Config::sequel(players, options, &there)
        } else {
            Config::at(V::SETTING, players, options, &own)
        };
        all_or_faults(config, "first_leader", faults)
    }

    fn options_of(config: &Config) -> OptionMap {
        let options = &config.rules().options;
        let mut listed = stored_only(options, &V::OPTIONS.concat());
        // What is gone is named only where it was set: no other game knows of it.
        let gone: Vec<_> = V::GONE.iter().map(|(name, _)| *name).collect();
        let usual = stored(&Options::default());
        listed.extend(stored_only(options, &gone).into_iter().filter(|(name, value)| usual.get(name) != Some(value)));
        listed
    }

    fn rounds(&self) -> u16 {
        self.table.round
    }

    fn concede(&mut self, rng: &mut impl Rng, sink: &mut impl Sink<Event>) -> bool {
        Self::concede(self, rng, sink)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use serde_json::Value;
    use whiteout_boardgame::{Cooperation, Norwegian};

    use super::*;
    use crate::hosting::{all_options_are_listed, options_are_accepted};
    use crate::{DataFile, Setup};

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_option_of_the_rules_is_listed_as_it_is_accepted() {
        all_options_are_listed(&[State::options(), Norwegian::options(), Cooperation::options()], &Options::default());
        options_are_accepted::<State>();
        options_are_accepted::<Norwegian>();
        options_are_accepted::<Cooperation>();
        let all = [SHARED, OUTPOST_31, NORWEGIAN, SOLO].concat();
        assert!(KINDS.iter().all(|(name, _)| all.contains(name)));
    }

    #[test]
    fn each_takes_its_own_options_only() {
        assert!(Setup::<State>::from_words(4, &words(&["baggage_gone"]), None).is_err());
        assert!(Setup::<Norwegian>::from_words(4, &words(&["pack_leader"]), None).is_err());
        assert!(Setup::<State>::from_words(4, &words(&["closed_hands"]), None).is_err());
        assert!(Setup::<Cooperation>::from_words(1, &words(&["known_brood"]), None).is_err());
        let solo = Setup::<Cooperation>::from_words(2, &words(&["victim=random", "closed-hands"]), None).unwrap();
        assert_eq!((solo.config().rules().setting, solo.config().rules().seats()), (Setting::Solo, 2));
        let setup = Setup::<Norwegian>::from_words(4, &words(&["exposed_alone=win"]), None).unwrap();
        assert_eq!(setup.config().rules().setting, Setting::Norwegian);
        assert!(!setup.options().contains_key("pack_leader"));
    }

    #[test]
    fn what_is_gone_is_taken_by_the_versions_that_had_it_only() {
        let gone = OptionMap::from_iter([("dogs_start_locked".to_owned(), Value::from(true))]);
        let faults = Setup::<Cooperation>::new(2, &gone, None).unwrap_err();
        assert_eq!(faults, [Fault::new("dogs_start_locked", "no such option")]);
        assert_eq!(Setup::<Cooperation>::from_words(2, &words(&["dogs_start_locked"]), None).unwrap_err(), faults);
        for rules in 1..Cooperation::RULES_VERSION {
            let then = Setup::<Cooperation>::of_version(rules, 2, &gone, None).unwrap();
            assert!(then.config().rules().options.dogs_start_locked);
            assert_eq!(then.options().get("dogs_start_locked"), Some(&Value::from(true)));
            assert!(!then.options().contains_key("trade_offers"), "only what was set");
        }
        let usual = Setup::<Cooperation>::of_version(1, 2, &OptionMap::new(), None).unwrap();
        assert_eq!(usual.options(), Setup::<Cooperation>::new(2, &OptionMap::new(), None).unwrap().options());
        // A table that was opened with it goes on without.
        let next = Setup::<Cooperation>::of_table(Cooperation::RULES_VERSION, 2, &gone, None).unwrap();
        assert!(!next.config().rules().options.dogs_start_locked);
        let unknown = OptionMap::from_iter([("nonsense".to_owned(), Value::from(true))]);
        assert!(Setup::<Cooperation>::of_table(Cooperation::RULES_VERSION, 2, &unknown, None).is_err());
    }

    #[test]
    fn the_story_goes_on_at_outpost_31() {
        let given = words(&["sequel", "known_brood", "baggage_gone", "pack_bites"]);
        let setup = Setup::<Norwegian>::from_words(5, &given, None).unwrap();
        let rules = setup.config().rules();
        assert_eq!(rules.setting, Setting::Outpost31);
        assert!(rules.options.pack_leader && rules.options.pack_bites && rules.options.known_brood);
        assert_eq!(setup.options().get("sequel"), Some(&Value::from(true)));
        assert!(Setup::<State>::from_words(5, &words(&["sequel"]), None).is_err(), "it follows another game");
    }

    #[test]
    fn no_file_of_values_goes_with_the_sequel() {
        let data = DataFile { name: "box.toml".to_owned(), text: earlier::<Norwegian>(1) };
        assert!(Setup::<Norwegian>::from_words(5, &[], Some(data.clone())).is_ok());
        let faults = Setup::<Norwegian>::from_words(5, &words(&["sequel"]), Some(data)).unwrap_err();
        assert_eq!(faults.iter().map(|fault| fault.key.as_str()).collect::<Vec<_>>(), ["sequel"]);
    }

    fn earlier<G: Hosted>(rules: u32) -> String {
        shipped_then::<G>(rules).unwrap().to_owned()
    }

    /// A game that expands The Boardgame as it was, and then as it is.
    #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
    struct Expanding;

    impl Variant for Expanding {
        const ID: &'static str = "expanding";
    }

    impl Listed for Expanding {
        const SETTING: Setting = Setting::Norwegian;
        const RULES_VERSION: u32 = 2;
        const EARLIER: &'static [&'static str] = &[NorwegianOutpost::EARLIER[0]];
        const RESTS_ON: &'static [u32] = &[1, 2];
        const FEWEST: u8 = 4;
        const MOST: u8 = 8;
        const SIDES: &'static [&'static str] = &[];
        const OPTIONS: &'static [&'static [&'static str]] = &[&[SEQUEL]];
    }

    #[test]
    fn what_expands_the_boardgame_rests_on_its_values_of_that_time() {
        let on = |names: &[&str]| names.iter().map(|&name| (name.to_owned(), Value::from(true))).collect();
        for rules in [1, 2] {
            let then = Setup::<State>::of_version(rules, 5, &OptionMap::new(), None).unwrap();
            let box_ = DataFile { name: "box.toml".to_owned(), text: earlier::<Norwegian>(2) };
            for (options, file) in [(on(&[]), None), (on(&[]), Some(box_)), (on(&[SEQUEL]), None)] {
                let setup = Setup::<Position<Expanding>>::of_version(rules, 5, &options, file).unwrap();
                assert_eq!(setup.config().rules().weather, then.config().rules().weather, "{rules}, {options:?}");
            }
        }
        let of = |rules| *Setup::<State>::of_version(rules, 5, &OptionMap::new(), None).unwrap().config().rules();
        assert_ne!(of(1).weather, of(2).weather, "something to tell them apart by");
    }

    #[test]
    fn a_new_version_of_the_boardgame_is_one_of_those_that_expand_it() {
        fn rests_on_the_present<V: Listed>() {
            assert_eq!(V::RESTS_ON.len(), V::RULES_VERSION as usize, "{}", V::ID);
            assert_eq!(V::RESTS_ON.last(), Some(&Outpost31::RULES_VERSION), "{}", V::ID);
        }
        rests_on_the_present::<NorwegianOutpost>();
        rests_on_the_present::<Cooperative>();
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
