//! Options and the checked configuration of a table.

use serde::{Deserialize, Serialize};
use whiteout_core::{OutOfBounds, Seat};

use crate::components::{Components, Together};
use crate::solo::SoloRules;
use crate::words::{ByRoom, Cards, Counts, Departures, Items, Kind as _, Labs, Room, Setting, Weapons, Weather};

/// How Characters find their players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CharacterDeal {
    #[default]
    Random,
    Draft,
}

/// When the least suspected Character may board the Rescue Helicopter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RescueTiming {
    /// Instead of moving; everybody else moves, meets and acts first.
    #[default]
    InsteadOfMoving,
    /// Instead of moving; only those who moved before meet, and nobody acts.
    EncountersBefore,
    /// After all encounters, and nobody acts.
    AfterEncounters,
}

/// Norwegian Outpost: who wins when the last Human in the base is eaten and no secret Alien is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ExposedAlone {
    /// The exposed ones, unless somebody got away before.
    #[default]
    LoseIfEscapees,
    Lose,
    Win,
}

/// Norwegian Outpost: when an Alien at the wheel of a Snow Cat heads for the UFO.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SnowcatUfo {
    #[default]
    Alone,
    NoHumanAboard,
    /// In any company.
    AlienOwner,
}

/// Norwegian Outpost: which departure tokens are out of the Alien's reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum UfoTokens {
    /// All are taken, and its own do not suffice.
    #[default]
    Gone,
    /// Whatever is left would not suffice.
    Insufficient,
    /// All are taken, whatever it has.
    Strict,
}

/// 1-3 players: whom the Alien assimilates of those it beats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Victim {
    /// Whom the Leader picks.
    #[default]
    Leader,
    Random,
    MostSuspected,
}

/// Everything a host can switch. The default is the English rulebook of 2022.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// `None`: drawn at random.
    pub first_leader: Option<Seat>,
    pub characters: CharacterDeal,
    pub rescue_timing: RescueTiming,
    pub dogs_start_locked: bool,
    pub station_fuel_anywhere: bool,
    pub dark_at_upkeep: bool,
    pub sealed_stacks: bool,
    pub known_brood: bool,
    pub no_claims: bool,
    pub no_suspicion_after_alien: bool,
    pub avoid_before_dog: bool,
    pub sealed_avoid: bool,
    pub independent_draws: bool,
    pub burn_without_leave: bool,
    pub items_from_placement: bool,
    pub items_while_lying: bool,
    pub blind_trades: bool,
    pub no_lab_trades: bool,
    pub reveal_before_trade: bool,
    pub leader_may_forbid_tests: bool,
    pub no_kennel_card: bool,
    pub dead_stay_human: bool,
    pub extermination_wins: bool,
    pub ghosts_see_all: bool,
    pub pack_leader: bool,
    pub pack_bites: bool,
    pub exposed_alone: ExposedAlone,
    pub stranded_strict: bool,
    pub baggage_gone: bool,
    /// The game that follows when the dog got away: at Outpost 31, with the Pack Leader (`nw.dog.sequel`).
    pub sequel: bool,
    pub board_from_anywhere: bool,
    pub shed_one_damage: bool,
    pub hidden_play_on: bool,
    pub leader_orders_tests: bool,
    pub many_testers: bool,
    pub sniper_anytime: bool,
    pub snowcat_ufo: SnowcatUfo,
    pub ufo_face_down: bool,
    pub ufo_fire_card: bool,
    pub ufo_no_limit: bool,
    pub ufo_tokens: UfoTokens,
    pub compare_phases_3_and_9: bool,
    pub everyone_moves: bool,
    pub dog_check_free: bool,
    pub goal_all_rooms: bool,
    pub victim: Victim,
    pub fire_costs_extra: bool,
    pub leader_stays: bool,
    pub closed_hands: bool,
    /// Offers a seat may open in a round; 0 switches trading off.
    pub trade_offers: u8,
    /// Characters who may change cards in a round; 0 means no limit.
    pub dormitory_limit: u8,
    /// First round in which a player may reveal themselves; 0 means any.
    pub earliest_exposure: u8,
    /// Rounds after which the base counts as frozen; 0 means none.
    pub max_rounds: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            first_leader: None,
            characters: CharacterDeal::Random,
            rescue_timing: RescueTiming::InsteadOfMoving,
            dogs_start_locked: false,
            station_fuel_anywhere: false,
            dark_at_upkeep: false,
            sealed_stacks: false,
            known_brood: false,
            no_claims: false,
            no_suspicion_after_alien: false,
            avoid_before_dog: false,
            sealed_avoid: false,
            independent_draws: false,
            burn_without_leave: false,
            items_from_placement: false,
            items_while_lying: false,
            blind_trades: false,
            no_lab_trades: false,
            reveal_before_trade: false,
            leader_may_forbid_tests: false,
            no_kennel_card: false,
            dead_stay_human: false,
            extermination_wins: false,
            ghosts_see_all: false,
            pack_leader: false,
            pack_bites: false,
            exposed_alone: ExposedAlone::LoseIfEscapees,
            stranded_strict: false,
            baggage_gone: false,
            sequel: false,
            board_from_anywhere: false,
            shed_one_damage: false,
            hidden_play_on: false,
            leader_orders_tests: false,
            many_testers: false,
            sniper_anytime: false,
            snowcat_ufo: SnowcatUfo::Alone,
            ufo_face_down: false,
            ufo_fire_card: false,
            ufo_no_limit: false,
            ufo_tokens: UfoTokens::Gone,
            compare_phases_3_and_9: false,
            everyone_moves: false,
            dog_check_free: false,
            goal_all_rooms: false,
            victim: Victim::Leader,
            fire_costs_extra: false,
            leader_stays: false,
            closed_hands: false,
            trade_offers: 3,
            dormitory_limit: 0,
            earliest_exposure: 0,
            max_rounds: 0,
        }
    }
}

/// Everything fixed before the first event, for one number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    pub setting: Setting,
    pub players: u8,
    pub options: Options,
    /// By weather: fuel for Generator and Boiler, freezing steps, helicopter steps.
    pub weather: [[u8; 4]; 4],
    /// Faces of the weather die by weather.
    pub faces: [u8; 4],
    pub fuel_spaces: ByRoom<u8>,
    pub damage_spaces: ByRoom<u8>,
    pub damage_at_start: ByRoom<u8>,
    pub underground: u8,
    pub external: u8,
    pub damage: u8,
    pub food: u8,
    pub fire: u8,
    pub dogs: u8,
    pub bag_human: u8,
    pub bag_alien: u8,
    pub actions: Cards,
    pub weapons: Weapons,
    pub items: Items,
    pub labs: Labs,
    pub hand_start: u8,
    pub hand_limit: u8,
    pub hand_hungry: u8,
    pub cooked: u8,
    pub uncooked_meal: u8,
    pub spoilt: u8,
    pub room_limit: u8,
    pub reloads: u8,
    pub rescue_steps: u8,
    pub tank_spaces: u8,
    pub freezing_steps: u8,
    pub snow_cats: u8,
    /// Spaces until the dog is away; 0 where no dog runs.
    pub dog_track: u8,
    /// The least Strength for each sector of the UFO.
    pub sectors: [u8; 8],
    /// Departure tokens by kind.
    pub departures: Departures,
    /// What each launch card costs.
    pub launch: [u8; 5],
    /// Whether all Dental Records are shown at the end.
    pub records_shown: bool,
    /// What only the 1-3 player game has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub solo: Option<SoloRules>,
}

impl Rules {
    pub const fn is_norwegian(&self) -> bool {
        matches!(self.setting, Setting::Norwegian)
    }

    /// People at the table.
    pub const fn seats(&self) -> u8 {
        match &self.solo {
            Some(solo) => solo.players,
            None => self.players,
        }
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
        Self::at(Setting::Outpost31, players, options, components)
    }

    /// The same for a game in another place.
    pub fn at(
        setting: Setting,
        players: u8,
        options: Options,
        components: &Components,
    ) -> Result<Self, Vec<OutOfBounds>> {
        let mut faults = Vec::new();
        let mut within = |key, found, lowest, highest| {
            if !(lowest..=highest).contains(&found) {
                faults.push(OutOfBounds { key, lowest, highest, found });
            }
        };
        let (fewest, most) = if setting == Setting::Solo { (1, 3) } else { (4, 8) };
        within("players", players, fewest, most);
        if let Some(leader) = options.first_leader {
            within("first_leader", u8::from(leader), 0, players.clamp(1, most) - 1);
        }
        within("trade_offers", options.trade_offers, 0, 9);
        within("dormitory_limit", options.dormitory_limit, 0, 8);
        within("earliest_exposure", options.earliest_exposure, 0, 50);
        within("max_rounds", options.max_rounds, 0, 200);
        if faults.is_empty() { Ok(Self { rules: rules(setting, players, options, components) }) } else { Err(faults) }
    }

    /// Where the dog of the Norwegian station has got to: Outpost 31, and it leads the pack (`nw.dog.sequel`). The values are
    /// those of The Boardgame.
    pub fn sequel(players: u8, options: Options, base: &Components) -> Result<Self, Vec<OutOfBounds>> {
        let options = Options { sequel: true, pack_leader: true, ..options };
        Self::new(players, options, base)
    }

    /// The 1-3 player game of the rulebook with the shipped component values.
    pub fn solo(players: u8, options: Options) -> Result<Self, Vec<OutOfBounds>> {
        Self::at(Setting::Solo, players, options, &Components::solo())
    }

    /// The rulebook's game with the shipped component values.
    pub fn standard(players: u8) -> Result<Self, Vec<OutOfBounds>> {
        Self::new(players, Options::default(), &Components::built_in())
    }

    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The same with a last round, for play that may never end by itself.
    #[must_use]
    pub fn with_round_limit(mut self, rounds: u8) -> Self {
        if self.rules.options.max_rounds == 0 {
            self.rules.options.max_rounds = rounds;
        }
        self
    }
}

fn rules(setting: Setting, players: u8, options: Options, c: &Components) -> Rules {
    let together = c.together.as_ref().filter(|_| setting == Setting::Solo);
    // Whatever depends on the number of players counts the Characters.
    let n = together.map_or(players, |together| together.characters.value);
    let weather_side = if n >= 7 { &c.weather_seven_and_eight } else { &c.weather_up_to_six };
    let mut weather = [[0; 4]; 4];
    weather[Weather::Sun.index()] = weather_side.sun.value;
    weather[Weather::Cloud.index()] = weather_side.cloud.value;
    weather[Weather::Snow.index()] = weather_side.snow.value;
    weather[Weather::Storm.index()] = weather_side.storm.value;
    let mut fuel_spaces = ByRoom::default();
    fuel_spaces[Room::Generator] = c.fuel_spaces.generator.with(n);
    fuel_spaces[Room::Boiler] = c.fuel_spaces.boiler.with(n);
    fuel_spaces[Room::BaseHelicopter] = c.fuel_spaces.base_helicopter.with(n);
    fuel_spaces[Room::Shed] = c.fuel_spaces.shed.with(n);
    let mut damage_spaces = ByRoom::default();
    damage_spaces[Room::BaseHelicopter] = c.damage_spaces.base_helicopter.with(n);
    damage_spaces[Room::Shed] = c.damage_spaces.shed.with(n);
    damage_spaces[Room::Radio] = c.damage_spaces.radio.with(n);
    damage_spaces[Room::Boiler] = c.damage_spaces.boiler.with(n);
    damage_spaces[Room::Generator] = c.damage_spaces.generator.with(n);
    let mut damage_at_start = ByRoom::default();
    damage_at_start[Room::BaseHelicopter] = c.damage_at_start.base_helicopter.with(n);
    damage_at_start[Room::Shed] = c.damage_at_start.shed.with(n);
    damage_at_start[Room::Radio] = c.damage_at_start.radio.with(n);
    let (w, i) = (&c.weapons, &c.items);
    let rifles = c.expansion.as_ref().map_or([0; 3], |e| [e.rifle_two.value, e.rifle_three.value, e.rifle_four.value]);
    Rules {
        setting,
        players: n,
        options,
        weather,
        faces: [
            c.weather_die.sun.value,
            c.weather_die.cloud.value,
            c.weather_die.snow.value,
            c.weather_die.storm.value,
        ],
        fuel_spaces,
        damage_spaces,
        damage_at_start,
        underground: c.fuel.underground.with(n),
        external: c.fuel.external.with(n),
        damage: c.tokens.damage.value,
        food: c.tokens.food.value,
        fire: c.tokens.fire.value,
        dogs: c.tokens.dogs.value,
        bag_human: c.contagion_bag.human.value,
        bag_alien: c.contagion_bag.alien.value,
        actions: if together.is_some() {
            Cards::default()
        } else {
            Counts([c.action_cards.r#use.value, c.action_cards.repair.value, c.action_cards.sabotage.value])
        },
        weapons: Counts([
            w.dynamite.with(n),
            w.firearm.with(n),
            w.flamethrower.with(n),
            w.melee.with(n),
            rifles[0],
            rifles[1],
            rifles[2],
        ]),
        items: Counts([i.flashlight.with(n), i.fuel.with(n), i.keys.with(n), i.tools.with(n), i.wire.with(n)]),
        labs: Counts([c.laboratory.blood_bags_per_player.value * n, c.laboratory.failures_per_player.value * n]),
        hand_start: if together.is_some() { 0 } else { c.hand.start.value },
        hand_limit: c.hand.limit.value,
        hand_hungry: c.hand.hungry.value,
        cooked: c.food.cooked.value,
        uncooked_meal: c.food.uncooked_meal.value,
        spoilt: c.food.spoilt.value,
        room_limit: c.limits.characters_in_a_room.value,
        reloads: c.limits.reloads.value,
        rescue_steps: c.tracks.rescue.value,
        tank_spaces: c.tracks.rescue_tank.value,
        freezing_steps: c.tracks.freezing.value,
        snow_cats: c.expansion.as_ref().map_or(1, |expansion| expansion.snow_cats.value),
        dog_track: c.expansion.as_ref().map_or(0, |expansion| expansion.dog_track.value),
        sectors: c.expansion.as_ref().map_or([0; 8], |expansion| expansion.ufo_sectors.value),
        departures: c.expansion.as_ref().map_or_else(Departures::default, |e| Counts(e.departure_tokens.value)),
        launch: c.expansion.as_ref().map_or([0; 5], |expansion| expansion.launch_cards.value),
        records_shown: c.expansion.as_ref().and_then(|e| e.records_shown.as_ref()).is_some_and(|shown| shown.value > 0),
        solo: together.map(|together| solo_rules(together, players)),
    }
}

fn solo_rules(c: &Together, players: u8) -> SoloRules {
    SoloRules {
        players,
        faces: [c.die_use.value, c.die_repair.value, c.die_sabotage.value, c.die_threat.value],
        dice: c.dice.value,
        dice_hungry: c.dice_hungry.value,
        roles: [c.roles_human.value, c.roles_alien.value],
        first_strength: c.first_strength.value,
        threat_start: c.threat_start.value,
        threat_end: c.threat_end.value,
        escape_stops: c.escape_stops.value,
        takeover_offered: c.takeover_offered.as_ref().is_some_and(|offered| offered.value > 0),
        asked_last: c.asked_last.as_ref().is_some_and(|asked| asked.value > 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_listed_at_once() {
        let options = Options {
            first_leader: Some(Seat::at(7)),
            trade_offers: 12,
            dormitory_limit: 9,
            max_rounds: 201,
            ..Options::default()
        };
        let faults = Config::new(3, options, &Components::built_in()).unwrap_err();
        let keys: Vec<_> = faults.iter().map(|fault| fault.key).collect();
        assert_eq!(keys, ["players", "first_leader", "trade_offers", "dormitory_limit", "max_rounds"]);
    }
}
