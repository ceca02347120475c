//! Options and the checked configuration of a table.

use serde::{Deserialize, Serialize};
use whiteout_core::{OutOfBounds, Seat};

use crate::components::{Components, SectorChips, Tracker};
use crate::mission::{Log, Logs};
use crate::words::{BySector, Card, Cards, Chips, Counts, Fallout, Gear};

/// How Characters find their players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CharacterDeal {
    #[default]
    Draft,
    Random,
}

/// What may be said about cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Anything, true or not.
    #[default]
    Free,
    /// Only whether something helpful was handed in.
    Helpful,
    Silent,
}

/// Everything a host can switch. The default is the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// `None`: the highest roll.
    pub first_captain: Option<Seat>,
    pub characters: CharacterDeal,
    pub talk: Talk,
    pub event_smoke_grace: bool,
    pub molotov_extra: bool,
    pub rope_self: bool,
    pub rope_any: bool,
    pub gear_handover: bool,
    pub captain_dept_excluded: bool,
    pub one_power_a_turn: bool,
    pub free_pass: bool,
    pub pass_once: bool,
    pub no_stall_guard: bool,
    pub firefighter_per_room: bool,
    pub human_no_sabotage: bool,
    pub captain_orders: bool,
    pub free_keep: bool,
    pub no_dynamite_on_sabotage: bool,
    pub torched_gear_to_user: bool,
    pub torched_chat: bool,
    pub torched_lose: bool,
    pub torch_win_always: bool,
    pub nominee_no_vote: bool,
    pub no_escape_fallout: bool,
    /// Turns after which the Imitations have won; 0 means none.
    pub max_turns: u8,
}

/// What a sector holds and what must be found in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SectorRules {
    pub chips: Chips,
    pub gear: Gear,
    pub things: u8,
    /// How its Things are beaten: throws, dice alike.
    pub throws: u8,
    pub alike: u8,
}

impl Default for SectorRules {
    fn default() -> Self {
        Self { chips: Chips::default(), gear: Gear::Rope, things: 0, throws: 0, alike: 0 }
    }
}

/// The Infection tracker: what each level does, from level 1 on, and how many End Blood Tests it leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrackerRules {
    /// The level that ends the game.
    pub last: u8,
    fallout: [Option<Fallout>; 12],
    end_tests: [u8; 13],
}

impl TrackerRules {
    pub fn fallout(&self, level: u8) -> Option<Fallout> {
        self.fallout.get(usize::from(level).checked_sub(1)?).copied().flatten()
    }

    pub fn end_tests(&self, level: u8) -> u8 {
        self.end_tests.get(usize::from(level)).copied().unwrap_or(0)
    }

    fn new(tracker: &Tracker) -> Self {
        let levels = &tracker.fallout.value;
        let mut rules = Self { last: levels.len() as u8 + 1, fallout: [None; 12], end_tests: [0; 13] };
        for (place, &fallout) in rules.fallout.iter_mut().zip(levels) {
            *place = Some(fallout);
        }
        for (place, &tests) in rules.end_tests.iter_mut().zip(&tracker.end_tests.value) {
            *place = tests;
        }
        rules
    }
}

/// Everything fixed before the first event, for one number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    pub players: u8,
    pub options: Options,
    pub supply: Cards,
    /// Dice value by card.
    pub value: Counts<13>,
    pub hand: u8,
    pub sectors: BySector<SectorRules>,
    pub tracker: TrackerRules,
    pub logs: Logs,
    /// The deck for Assimilation: Human and Imitation cards.
    pub blood: Counts<2>,
    pub lowest_good_roll: u8,
    pub smoke_tokens: u8,
    pub power_tokens: u8,
    pub destroyed_to_lose: u8,
    pub dynamite_uses: u8,
    pub boost_throws: u8,
    pub fewest_aboard: u8,
    pub most_aboard: u8,
}

impl Rules {
    pub fn value(&self, card: Card) -> u8 {
        self.value[card]
    }

    /// The most Imitations there can be at once (`inf.setup.most`).
    pub fn most_imitations(&self) -> u8 {
        1 + self.blood[crate::words::Blood::Imitation]
    }
}

/// A checked configuration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    rules: Rules,
}

impl Config {
    /// Checks everything and lists every fault at once.
    pub fn new(players: u8, options: Options, components: &Components) -> Result<Self, Vec<OutOfBounds>> {
        let mut faults = Vec::new();
        let mut within = |key, found, lowest, highest| {
            if !(lowest..=highest).contains(&found) {
                faults.push(OutOfBounds { key, lowest, highest, found });
            }
        };
        within("players", players, 4, 8);
        if let Some(captain) = options.first_captain {
            within("first_captain", u8::from(captain), 0, players.clamp(1, 8) - 1);
        }
        within("max_turns", options.max_turns, 0, 200);
        if faults.is_empty() { Ok(Self { rules: rules(players, options, components) }) } else { Err(faults) }
    }

    /// The rulebook's game with the shipped component values.
    pub fn standard(players: u8) -> Result<Self, Vec<OutOfBounds>> {
        Self::new(players, Options::default(), &Components::built_in())
    }

    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The same with a last turn, for play that may never end by itself.
    #[must_use]
    pub const fn with_turn_limit(mut self, turns: u8) -> Self {
        if self.rules.options.max_turns == 0 {
            self.rules.options.max_turns = turns;
        }
        self
    }
}

fn rules(players: u8, options: Options, c: &Components) -> Rules {
    let log = &c.mission_log;
    let missions = log.missions(players).map(|card| Log::Mission(card.mission()));
    let events =
        (0..log.smoke.with(players)).map(|_| Log::Smoke).chain((0..log.power_out.with(players)).map(|_| Log::PowerOut));
    let sector = |chips: &SectorChips, level: [u8; 2]| SectorRules {
        chips: Counts(chips.counts()),
        gear: chips.gear_needed.value,
        things: chips.things_needed.value,
        throws: level[0],
        alike: level[1],
    };
    let tracker = if players >= 6 { &c.tracker_six_to_eight } else { &c.tracker_four_and_five };
    Rules {
        players,
        options,
        supply: Counts(c.supply.counts()),
        value: Counts(c.dice_value.values()),
        hand: c.hand.size.value,
        sectors: BySector::new([
            sector(&c.sector_one, c.things.level_one.value),
            sector(&c.sector_two, c.things.level_two.value),
            sector(&c.sector_three, c.things.level_three.value),
        ]),
        tracker: TrackerRules::new(tracker),
        logs: Logs::new(missions.chain(events)),
        blood: Counts([c.blood_deck.humans.with(players), c.blood_deck.imitations.with(players)]),
        lowest_good_roll: c.sabotage.lowest_good_roll.value,
        smoke_tokens: c.tokens.smoke_and_fire.value,
        power_tokens: c.tokens.power_out_and_destroyed.value,
        destroyed_to_lose: c.tokens.destroyed_to_lose.value,
        dynamite_uses: c.gear.dynamite_uses.value,
        boost_throws: c.gear.boost_throws.value,
        fewest_aboard: c.helicopter.fewest.with(players),
        most_aboard: c.helicopter.most.with(players),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_listed_at_once() {
        let options = Options { first_captain: Some(Seat::at(7)), max_turns: 201, ..Options::default() };
        let faults = Config::new(3, options, &Components::built_in()).unwrap_err();
        let keys: Vec<_> = faults.iter().map(|fault| fault.key).collect();
        assert_eq!(keys, ["players", "first_captain", "max_turns"]);
    }

    #[test]
    fn the_tracker_follows_the_number_of_players() {
        let five = Config::standard(5).expect("standard");
        assert_eq!((five.rules().tracker.last, five.rules().tracker.fallout(6)), (7, Some(Fallout::Fire)));
        let six = Config::standard(6).expect("standard");
        assert_eq!((six.rules().tracker.last, six.rules().tracker.end_tests(5)), (8, 1));
        assert_eq!(six.rules().tracker.fallout(0), None);
        assert_eq!((five.rules().logs.len(), six.rules().logs.len()), (28, 40));
        assert_eq!(
            (five.rules().most_imitations(), Config::standard(7).expect("standard").rules().most_imitations()),
            (2, 3)
        );
    }
}
