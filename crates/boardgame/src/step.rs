//! Where the game stands: what is asked, with whatever the answer needs to go on.

use serde::{Deserialize, Serialize};
use whiteout_core::{Seat, SeatSet};

use crate::solo::SoloStep;
use crate::words::{Card, Room, RoomSet, TestKind, Weapon, Weather};

/// What the Alien found in a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Prey {
    /// Nobody stands here.
    Alone,
    /// Weaker Characters.
    Beaten,
    /// The Kennel.
    Kennel,
}

/// What follows when nobody wants to use an item any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AfterItems {
    /// The next Character is placed.
    Placing,
    /// The Leader turns a card or stops.
    Turning,
}

/// The public step of the game. Which seats still owe an answer stands beside it in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Nothing has begun.
    SettingUp,
    PickCharacter,
    /// Leader: new roll, or the face that lay in the Weather Station.
    KeepWeather {
        rolled: Weather,
        old: Weather,
    },
    /// Exposed Aliens plan.
    Plan,
    /// Garry may exchange a card.
    Exchange,
    Place,
    /// One of the two cards drawn by the Special Action.
    PickSpecial,
    /// A new hand of this size in the Dormitory.
    ChooseHand {
        size: u8,
    },
    /// Sealed: Fuel and Tools, until nobody wants any more.
    Items {
        after: AfterItems,
    },
    /// Leader: which room of the Alien next.
    AlienRoom {
        left: RoomSet,
    },
    /// Fire against the Alien; `rest` is still to be asked.
    Fight {
        room: Room,
        left: RoomSet,
        rest: SeatSet,
    },
    /// The Alien chooses in a room.
    AlienChoice {
        room: Room,
        left: RoomSet,
        prey: Prey,
    },
    /// Which sector of the UFO a Human goes to.
    Enter,
    /// Leader: in which sector the Humans collect next.
    CollectRoom {
        left: RoomSet,
    },
    /// The Alien may activate the next launch card; `active` went so this round.
    Launch {
        active: u8,
    },
    /// Leader: which encounter next.
    EncounterRoom {
        left: RoomSet,
    },
    /// Weapons against meeting; `rest` is still to be asked, `inside` still meets.
    Avoid {
        room: Room,
        left: RoomSet,
        rest: SeatSet,
        inside: SeatSet,
    },
    /// Sealed: contagion tokens.
    Tokens {
        room: Room,
        left: RoomSet,
        inside: SeatSet,
    },
    /// Sealed: from whom each takes.
    TakeFrom {
        room: Room,
        left: RoomSet,
        inside: SeatSet,
    },
    /// May burn the room; `rest` is still to be asked.
    Burn {
        rest: SeatSet,
    },
    /// Leader: allow it?
    BurnLeave {
        rest: SeatSet,
        seat: Seat,
        weapon: Weapon,
    },
    /// After the encounters: the least suspected may board.
    BoardNow,
    /// Leader: turn a card or stop.
    Turn,
    /// Leader: who does it.
    Assign {
        card: Card,
    },
    /// Which face stays in the Weather Station.
    KeepDie {
        faces: [bool; 4],
    },
    /// Where the station's fuel goes.
    StationFuel,
    KeepWeapon,
    KeepItem,
    /// Keep or throw away a Lab Token; so many more draws follow.
    KeepToken {
        more: u8,
    },
    /// Ready vehicle: escape or stay.
    Escape {
        room: Room,
    },
    /// Does this seat want to board? `asked` had their turn in this pass.
    BoardAsk {
        asked: SeatSet,
    },
    /// Sealed: do all aboard agree?
    BoardVote {
        asked: SeatSet,
        candidate: Seat,
    },
    /// Everybody may open an offer or be done.
    Trade,
    TradeDraft {
        from: Seat,
        to: Seat,
    },
    TradeAnswer {
        from: Seat,
        to: Seat,
    },
    TradeConfirm {
        from: Seat,
        to: Seat,
    },
    Vote,
    Reveal,
    /// Option `leader_orders_tests`: which test comes first.
    OrderTests,
    OfferTest {
        kind: TestKind,
    },
    PickTester {
        kind: TestKind,
        offers: SeatSet,
    },
    TestTarget {
        kind: TestKind,
        tester: Seat,
    },
    /// Whose teeth are looked at next; `done` have shown theirs, and by the option `many_testers` the `rest` looks later.
    Examine {
        tester: Seat,
        done: SeatSet,
        rest: SeatSet,
    },
    /// Hungry with a card too many.
    Starve,
    /// The 1-3 player game: something that only it asks.
    Solo(SoloStep),
    Over,
}
