//! What seats tell each other: statements with a meaning, true or not (`bg.talk.claims`).
//!
//! Talk changes nothing in the game. It is here because what a claim means, and when it may be made, are
//! matters of this game.

use serde::{Deserialize, Serialize};
use whiteout_core::Seat;

use crate::step::{AfterItems, Step};
use crate::words::{Card, Room};

/// What makes somebody look good or bad.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The stack, or the card shown at maximum suspicion.
    Cards,
    /// Follows others into rooms, or keeps away from them.
    Company,
    /// Met somebody who turned out to be an Alien.
    Contact,
    /// Was alone with a dog.
    Dog,
    /// What was done with the Leader Sheet.
    Leading,
    /// Words that do not fit what was seen.
    Story,
    /// A Test, or keeping out of its way.
    Test,
    /// The token I took.
    Token,
    /// A vote.
    Vote,
    /// Work for everybody.
    Work,
}

/// A statement of the speaker. None is about cards in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    IAmHuman,
    /// An answer to an accusation.
    ItWasNotMe,
    ITrust {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        because: Option<Reason>,
    },
    ISuspect {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        because: Option<Reason>,
    },
    /// The card I handed in this round.
    IGave {
        card: Card,
    },
    IGoTo {
        room: Room,
    },
    PleaseTest {
        seat: Seat,
    },
    PleaseRepair {
        room: Room,
    },
    PleaseFuel {
        room: Room,
    },
    /// Somebody turned out to be what I said.
    IKnewIt {
        seat: Seat,
    },
    /// Somebody turned out to be what I did not think.
    IWasWrong {
        seat: Seat,
    },
    /// Somebody turned out to be an Alien.
    SoItWas {
        seat: Seat,
    },
    /// The word of an Alien that has shown itself.
    NowYouKnow,
    /// Somebody turned out to be Human.
    OneOfUs {
        seat: Seat,
    },
    /// The Alien took somebody.
    WeLost {
        seat: Seat,
    },
    /// A room has burned down.
    ItBurns {
        room: Room,
    },
    /// Somebody sits in what leaves next.
    TakeUsHome {
        seat: Seat,
    },
    /// The same, about somebody I have accused.
    OfAllPeople {
        seat: Seat,
    },
}

impl Claim {
    /// Whom it is about, besides the speaker.
    pub const fn about(&self) -> Option<Seat> {
        match *self {
            Self::ITrust { seat, .. }
            | Self::ISuspect { seat, .. }
            | Self::PleaseTest { seat }
            | Self::IKnewIt { seat }
            | Self::IWasWrong { seat }
            | Self::SoItWas { seat }
            | Self::OneOfUs { seat }
            | Self::WeLost { seat }
            | Self::TakeUsHome { seat }
            | Self::OfAllPeople { seat } => Some(seat),
            _ => None,
        }
    }
}

/// Phase 4.2: the stack is being turned.
pub(crate) const fn in_actions(step: Step) -> bool {
    matches!(
        step,
        Step::Items { after: AfterItems::Turning }
            | Step::Turn
            | Step::Assign { .. }
            | Step::KeepDie { .. }
            | Step::StationFuel
            | Step::KeepWeapon
            | Step::KeepItem
            | Step::KeepToken { .. }
            | Step::Escape { .. }
    )
}
