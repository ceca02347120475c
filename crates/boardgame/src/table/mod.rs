//! The table as everybody sees it. Folded from public events alone, so it cannot hold a secret.

mod apply;
mod queries;
mod ufo;

use serde::{Deserialize, Serialize};
use whiteout_core::{BySeat, Seat, SeatSet};

pub use self::ufo::{Lying, Ufo, payments, points};
use crate::config::Rules;
use crate::event::{EndReason, Parcel};
use crate::solo::Solo;
use crate::step::Step;

use crate::words::{ByRoom, Character, Deck, Plan, Room, RoomSet, Vehicle, Weather};

/// Proven Human on the suspicion track. Yellow is 0, the red maximum is the number of players.
pub const GREEN: i8 = -1;

/// What has become of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// In play with a Character, Human or secretly not.
    #[default]
    Character,
    /// Part of the exposed Alien.
    Exposed,
    /// Assimilated by the exposed Alien.
    Dead,
    /// Left Norwegian Outpost as a Human, and has won.
    Escaped,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    #[default]
    LeisureRoom,
    Dormitory,
    In(Room),
    Aboard,
    /// Before the UFO.
    Outside,
    /// Out of the base.
    Gone,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LeaderToken {
    #[default]
    Aside,
    In(Room),
    With(Seat),
}

/// The Rescue Helicopter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rescue {
    /// No S.O.S. yet.
    #[default]
    Unaware,
    /// So many steps done.
    Flying(u8),
    Landed,
    Gone,
}

/// The marked dog of the option `pack_leader`. It is counted among the dogs wherever it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PackLeader {
    /// Not in this game, or eaten.
    #[default]
    None,
    /// Off the board until the night.
    Waiting,
    In(Room),
    Locked,
}

/// A Flamethrower that lies open before a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Flamethrower {
    pub holder: Option<Seat>,
    pub reloads: u8,
}

/// Everything public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    pub rules: Rules,
    pub round: u16,
    pub step: Step,
    /// Seats that still owe an answer to the step.
    pub waiting: SeatSet,
    pub outcome: Option<(EndReason, SeatSet)>,

    pub characters: BySeat<Option<Character>>,
    pub status: BySeat<Status>,
    pub place: BySeat<Place>,
    pub lying: SeatSet,
    pub suspicion: BySeat<i8>,
    pub leader: Seat,
    /// Who led when placing began: fixes the placing order of the round.
    pub placing_leader: Seat,
    pub leader_token: LeaderToken,
    /// Who moved this round, in the Dormitory included.
    pub placed: SeatSet,
    pub sleepers: u8,

    pub hand: BySeat<u8>,
    /// Weapon cards, Flamethrowers included.
    pub weapons: BySeat<u8>,
    pub items: BySeat<u8>,
    pub labs: BySeat<u8>,
    pub flamethrowers: [Flamethrower; 2],

    pub action_deck: u8,
    pub action_discard: u8,
    pub stack: u8,
    /// Cards drawn by someone who still chooses.
    pub drawn: u8,
    pub cards_turned: u8,
    pub weapon_deck: u8,
    pub item_deck: u8,
    pub lab_bag: u8,

    pub weather: Weather,
    /// The face that waits in the Weather Station.
    pub station_die: Option<Weather>,
    pub fuel: ByRoom<u8>,
    pub damage: ByRoom<u8>,
    pub burned: RoomSet,
    pub underground: u8,
    pub external: u8,
    pub damage_pile: u8,
    pub pantry: u8,
    pub kitchen: u8,
    pub fire_tokens: u8,
    /// The Freezing Marker, once the boiler is lost.
    pub freezing: Option<u8>,
    pub power_failure: bool,
    pub hungry: bool,
    pub rescue: Rescue,
    /// Spaces the fuel token of the Rescue Helicopter has moved.
    pub tank_used: u8,

    pub dogs: RoomSet,
    pub dogs_waiting: u8,
    pub dogs_locked: u8,
    pub pack_leader: PackLeader,

    pub exposed_ever: bool,
    pub strength: u8,
    pub speaker: Seat,
    /// A plan lies on the table.
    pub planned: bool,
    /// Sizes of its stacks, largest first; 0 where they are hidden.
    pub stack_sizes: Deck,
    /// Strength in the rooms once the plan is open.
    pub alien: Plan,
    /// The plan that was opened last.
    pub last_plan: Plan,
    /// Rooms where the Alien met Characters this round.
    pub alien_met: RoomSet,

    /// Who is in the vehicle that leaves next.
    pub aboard: SeatSet,
    pub vehicle: Option<Vehicle>,
    /// Who came first to that vehicle, and shows no role before it leaves.
    pub driver: Option<Seat>,
    /// Who waits in the Rescue Helicopter, also while another vehicle leaves.
    pub in_rescue: Option<Seat>,
    pub helicopter_gone: bool,
    pub snow_cats_gone: u8,
    /// The space the dog has come to on its track; 0 where none runs.
    pub dog_at: u8,
    /// Spaces that a rifle has added to the track.
    pub rifle: u8,
    /// Option: the second test of the round comes first.
    pub second_test_first: bool,
    /// Once the base is left behind.
    pub ufo: Option<Ufo>,
    /// The 1-3 player game: who runs whom, the dice and the Threat Token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub solo: Option<Solo>,
    /// Who is not done trading.
    pub traders: SeatSet,
    pub offers_made: BySeat<u8>,
    pub offer: Parcel,
    pub answer: Parcel,
}

impl Table {
    pub fn blank(rules: Rules) -> Self {
        let first = Seat::at(0);
        Self {
            rules,
            round: 0,
            step: Step::SettingUp,
            waiting: SeatSet::EMPTY,
            outcome: None,
            characters: BySeat::default(),
            status: BySeat::default(),
            place: BySeat::default(),
            lying: SeatSet::EMPTY,
            suspicion: BySeat::default(),
            leader: first,
            placing_leader: first,
            leader_token: LeaderToken::Aside,
            placed: SeatSet::EMPTY,
            sleepers: 0,
            hand: BySeat::default(),
            weapons: BySeat::default(),
            items: BySeat::default(),
            labs: BySeat::default(),
            flamethrowers: Default::default(),
            action_deck: rules.actions.total(),
            action_discard: 0,
            stack: 0,
            drawn: 0,
            cards_turned: 0,
            weapon_deck: 0,
            item_deck: 0,
            lab_bag: 0,
            weather: Weather::Sun,
            station_die: None,
            fuel: ByRoom::default(),
            damage: ByRoom::default(),
            burned: RoomSet::EMPTY,
            underground: 0,
            external: 0,
            damage_pile: rules.damage,
            pantry: 0,
            kitchen: 0,
            fire_tokens: rules.fire,
            freezing: None,
            power_failure: false,
            hungry: false,
            rescue: Rescue::Unaware,
            tank_used: 0,
            dogs: RoomSet::EMPTY,
            dogs_waiting: 0,
            dogs_locked: 0,
            pack_leader: PackLeader::None,
            exposed_ever: false,
            strength: 0,
            speaker: first,
            planned: false,
            stack_sizes: Deck::default(),
            alien: Plan::default(),
            last_plan: Plan::default(),
            alien_met: RoomSet::EMPTY,
            aboard: SeatSet::EMPTY,
            vehicle: None,
            driver: None,
            in_rescue: None,
            helicopter_gone: false,
            snow_cats_gone: 0,
            dog_at: 0,
            rifle: 0,
            second_test_first: false,
            ufo: None,
            solo: rules.solo.map(|solo| Solo::new(&solo, rules.players)),
            traders: SeatSet::EMPTY,
            offers_made: BySeat::default(),
            offer: Parcel::default(),
            answer: Parcel::default(),
        }
    }
}
