//! Where the game stands: what is asked, with whatever the answer needs to go on.

use serde::{Deserialize, Serialize};
use whiteout_core::{Seat, SeatSet};

use crate::words::{Card, Power, Room};

/// A moment in which everybody in the Rec Room may do something of their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// The mission is known, the team is not.
    First,
    /// Nobody paid for the way into a room.
    Second,
}

/// Why cards are exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A Molotov, used in this window.
    Molotov { by: Seat, window: Window },
    /// Nauls, before the hand-in.
    HandIn,
    /// A Discard chip.
    Chip,
    /// Whoever stayed in the Rec Room.
    RecRoom,
    /// The Captain passed the turn.
    Passed,
    /// Palmer, after the turn.
    After,
}

/// The public step of the game. Which seats still owe an answer stands beside it in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Nothing has begun.
    SettingUp,
    PickCharacter,
    /// Sealed: Molotov, Gear, Bennings, or nothing.
    Window {
        which: Window,
    },
    /// Captain: may this seat be left behind?
    Consent {
        by: Seat,
        target: Seat,
    },
    /// Sealed: shall the accused be torched?
    TorchVote {
        by: Seat,
        target: Seat,
    },
    /// Sealed: exchange cards or not.
    Exchange {
        why: Why,
    },
    /// Captain: who goes.
    Team,
    /// Captain: where to.
    Room,
    /// Sealed: who pays for the way into this room.
    Entry {
        room: Room,
    },
    /// Captain: send somebody to a fire.
    Firefighter,
    /// Captain: a power before the hand-in.
    Prepare,
    /// Sealed: a card for the pool.
    HandIn,
    /// Captain: look at a card on its way into the pool.
    SeeHandedIn,
    /// Captain: which Sabotage is faced next.
    Sabotage,
    /// Sealed: who answers this Sabotage.
    Answer {
        card: Card,
    },
    /// May change the die that was rolled for a Sabotage; `rest` is still to be asked.
    SabotageDie {
        face: u8,
        rest: SeatSet,
    },
    /// Captain: exchange a card of the pool.
    Swap,
    /// Captain: which of the two top cards lies on top.
    OrderTop,
    /// Captain: keep the card that came by the swap?
    KeepSwapped,
    /// Captain, by option: which card is turned next.
    Flip,
    /// Captain: use this power?
    Power {
        power: Power,
    },
    /// May change a die; `rest` is still to be asked.
    Dynamite {
        rest: SeatSet,
    },
    /// Captain: change a battle die by a power.
    ShiftDie,
    /// Captain: which dice are kept.
    Keep,
    /// Sealed: a Flamethrower for more throws.
    Boost,
    /// Sealed: those sent to a fire may put it out.
    Firefight,
    /// Captain: remove a Smoke by a power.
    RemoveSmoke,
    /// Captain of a passed turn: leave the fires alone this once?
    SkipFires,
    /// Sealed: return one of two Blood Sample cards.
    Return,
    /// Captain: who shall be Final Captain.
    Nominate,
    /// Sealed: shall the nominee be Final Captain?
    Nomination {
        nominee: Seat,
    },
    /// Final Captain: test somebody in front of all.
    EndTest,
    /// Final Captain: who flies.
    Board,
    Over,
}
