//! Where the 1-3 player game stands, where it stands otherwise than the big one.

use serde::{Deserialize, Serialize};
use whiteout_core::{Seat, SeatSet};

use crate::words::{Room, RoomSet, TestKind};

/// What goes on once a loss is settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The other meetings.
    Meeting { left: RoomSet },
    /// The other rooms of the Alien.
    Alien { left: RoomSet },
    /// The owner of the dice goes on.
    Cancelling,
    /// The other bad dice.
    Resolving,
    /// What follows the Test.
    Test { kind: TestKind },
    /// The next round.
    Night,
}

/// What follows once the one in the Dormitory has turned a die or let it lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AfterTurning {
    /// The Leader gives the dice to somebody.
    Giving,
    /// Whoever has the dice uses them.
    Acting,
    /// What is left of the dice is done: whoever had them is lost, or bears them.
    Resolving,
}

/// The public step of the game. Seats are Characters, players are named as such.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SoloStep {
    /// A player sends one of the own Characters somewhere.
    Move,
    /// Leader: which of those who share the space of the Threat Token is lost.
    Lose { among: SeatSet, then: Then },
    /// Whether the player who has none left takes over one of that giver's.
    TakeOver { giver: Seat, then: Then },
    /// Which of the own Characters goes to the player who has none left.
    HandOver { player: Seat, then: Then },
    /// Leader: whom the Alien assimilates.
    Victim { among: SeatSet, room: Room, left: RoomSet },
    /// Who of the least suspected tries to escape by Rescue Helicopter, if anybody.
    Board { among: SeatSet },
    /// Leader: roll again (in darkness: for whom), or stop.
    Roll,
    /// Leader: who gets the dice on the table.
    Give,
    /// Which of the own dice to roll again.
    Reroll,
    /// The one in the Dormitory may turn a die.
    Turn { after: AfterTurning },
    /// What the owner of the dice does with them.
    Act,
    /// Everybody may hand things over or be done.
    Share,
    /// Whether the other player takes what is offered.
    Accept { from: Seat, to: Seat },
}
