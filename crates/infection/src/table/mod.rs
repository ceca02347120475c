//! The table as everybody sees it. Folded from public events alone, so it cannot hold a secret.

mod apply;
mod queries;

use serde::{Deserialize, Serialize};
use whiteout_core::{BySeat, Seat, SeatSet};

use crate::config::Rules;
use crate::event::EndReason;
use crate::mission::{LogId, LogSet};
use crate::step::Step;
use crate::words::{Blood, BySector, Cards, Character, Chips, Dice, Gear, Room, RoomSet, Sector};

/// Gear in front of a player: how many with all their uses, and how many with so many left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Holding {
    pub ropes: u8,
    pub dynamites: u8,
    /// Uses left on Dynamite that was used before.
    pub dynamite_rest: u8,
    pub flamethrowers: u8,
    /// Flamethrowers with one use left.
    pub spent_flamethrowers: u8,
}

/// What a sector has brought so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Progress {
    /// The chips still in its rooms, known by kind though not by place.
    pub left: Chips,
    pub gear: bool,
    pub things: u8,
}

/// Which fires somebody may be sent to this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FireDuty {
    #[default]
    None,
    /// Only those without a chip.
    Chipless,
    Any,
}

/// What the pool is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    #[default]
    Mission,
    Battle,
}

/// How far a pool has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PoolPhase {
    /// Nothing is in it, or it is not shuffled yet.
    #[default]
    Forming,
    /// The Captain has looked.
    Seen,
    /// A card seen by a power is on its way in.
    Swapping,
    /// Cards are turned.
    Turning,
}

/// What is forgotten when the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    pub mission: Option<LogId>,
    pub power_used: bool,
    pub molotov_used: bool,
    /// Smoke that an event brought this turn.
    pub fresh_smoke: RoomSet,
    /// Whose Rope this Captain has refused for this mission.
    pub rope_refused: SeatSet,
    /// By option: who has given Gear away.
    pub gave_gear: SeatSet,
    pub team: SeatSet,
    /// The Captain has asked for the way into a room.
    pub proposed: bool,
    pub room: Option<Room>,
    /// Rooms into which nobody would pay the way.
    pub refused: RoomSet,
    pub power_out_ignored: bool,
    pub fire_duty: FireDuty,
    /// Sent to a fire.
    pub sent: BySeat<Option<Room>>,
    pub may_swap: bool,
    pub passed: bool,
    pub contagion: bool,
    pub battle_lost: bool,
    /// Whom Windows asked for a card of the next pool.
    pub helper: Option<Seat>,
    /// Whose cards are in the pool.
    pub handed_in: SeatSet,
    pub stage: Stage,
    pub phase: PoolPhase,
    /// Cards in the pool, those unseen included.
    pub pool: u8,
    /// Sabotage that lies open and is still to be faced.
    pub found: Cards,
    /// Cards turned, without Sabotage.
    pub flipped: Cards,
    /// Cards turned, Sabotage included.
    pub flips: u8,
    /// Added to the value of the pool.
    pub bonus: u8,
    pub zero_counts_one: bool,
    pub petri_counts_any: bool,
    pub dice: Dice,
    /// Dice that Dynamite has changed since they were thrown.
    pub shifted: Dice,
    pub dice_count: u8,
    pub throws_left: u8,
    pub boosted: bool,
}

/// Everything public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    pub rules: Rules,
    pub step: Step,
    /// Who still owes an answer.
    pub waiting: SeatSet,
    pub outcome: Option<(EndReason, SeatSet)>,
    pub turn_number: u16,
    pub captain: Seat,
    pub characters: BySeat<Option<Character>>,
    /// Blood Sample cards that lie open.
    pub shown: BySeat<Option<Blood>>,
    /// The most Imitations that can be among the crew now (`inf.setup.most`).
    pub possible_imitations: u8,
    pub torched: SeatSet,
    /// How many fly at least and at most (`inf.escape.seats`).
    pub flight: (u8, u8),
    pub tied: SeatSet,
    pub hand: BySeat<u8>,
    pub gear: BySeat<Holding>,
    /// Cards in the Supply deck.
    pub supply: u8,
    pub supply_discard: u8,
    /// Cards on top of it that a Captain has put in order.
    pub top: u8,
    pub log_deck: LogSet,
    pub log_discard: LogSet,
    pub level: u8,
    pub unlocked: Sector,
    pub progress: BySector<Progress>,
    /// Rooms with a chip.
    pub chips: RoomSet,
    /// Chips that everybody knows to be a Thing.
    pub known_things: RoomSet,
    pub smoke: RoomSet,
    pub fire: RoomSet,
    pub dark: RoomSet,
    pub destroyed: RoomSet,
    pub last_room: Option<Room>,
    pub passes_in_a_row: u8,
    pub has_passed: bool,
    pub has_skipped_fires: bool,
    pub turn: Turn,
    pub escape: bool,
    pub nominated: SeatSet,
    pub rejections: u8,
    pub final_captain: bool,
    pub tests_left: u8,
    pub aboard: SeatSet,
}

impl Table {
    pub fn blank(rules: Rules) -> Self {
        let mut progress = BySector::<Progress>::default();
        for (sector, sector_rules) in rules.sectors.iter() {
            progress[sector].left = sector_rules.chips;
        }
        Self {
            rules,
            step: Step::SettingUp,
            waiting: SeatSet::EMPTY,
            outcome: None,
            turn_number: 0,
            captain: Seat::at(0),
            characters: BySeat::default(),
            shown: BySeat::default(),
            possible_imitations: 0,
            torched: SeatSet::EMPTY,
            flight: (rules.fewest_aboard, rules.most_aboard),
            tied: SeatSet::EMPTY,
            hand: BySeat::default(),
            gear: BySeat::default(),
            supply: rules.supply.total(),
            supply_discard: 0,
            top: 0,
            log_deck: LogSet::first(rules.logs.len()),
            log_discard: LogSet::EMPTY,
            level: 0,
            unlocked: Sector::One,
            progress,
            chips: RoomSet::EMPTY,
            known_things: RoomSet::EMPTY,
            smoke: RoomSet::EMPTY,
            fire: RoomSet::EMPTY,
            dark: RoomSet::EMPTY,
            destroyed: RoomSet::EMPTY,
            last_room: None,
            passes_in_a_row: 0,
            has_passed: false,
            has_skipped_fires: false,
            turn: Turn::default(),
            escape: false,
            nominated: SeatSet::EMPTY,
            rejections: 0,
            final_captain: false,
            tests_left: 0,
            aboard: SeatSet::EMPTY,
        }
    }
}

impl Holding {
    pub const fn dynamite_uses(&self, full: u8) -> u8 {
        self.dynamites * full + self.dynamite_rest
    }

    /// Uses of Flamethrowers in all.
    pub const fn flames(&self) -> u8 {
        2 * self.flamethrowers + self.spent_flamethrowers
    }

    /// Whether there is a card of this Gear.
    pub const fn has(&self, gear: Gear) -> bool {
        match gear {
            Gear::Rope => self.ropes > 0,
            Gear::Dynamite => self.dynamites + self.dynamite_rest > 0,
            Gear::Flamethrower => self.flamethrowers + self.spent_flamethrowers > 0,
        }
    }
}
