//! What seats tell each other: statements with a meaning, true or not (`inf.table.talk`).
//!
//! Talk changes nothing in the game. It is here because what a claim means, and when it may be made, are
//! matters of this game.

use serde::{Deserialize, Serialize};
use whiteout_core::{Rejection, RuleId, Seat};

use crate::config::Talk;
use crate::table::Table;
use crate::words::Card;

/// A statement of the speaker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    IAmHuman,
    ITrust {
        seat: Seat,
    },
    ISuspect {
        seat: Seat,
    },
    /// I want to be on the team.
    TakeMe,
    /// Take somebody else.
    LeaveMeOut,
    /// The card I am going to hand in.
    IPromise {
        card: Card,
    },
    /// The card I handed in.
    IGave {
        card: Card,
    },
    /// What I hand in helps, or it does not.
    IHelp {
        helps: bool,
    },
    PleaseTest {
        seat: Seat,
    },
    PleaseTorch {
        seat: Seat,
    },
}

impl Claim {
    /// Whom it is about, besides the speaker.
    pub const fn about(&self) -> Option<Seat> {
        match *self {
            Self::ITrust { seat }
            | Self::ISuspect { seat }
            | Self::PleaseTest { seat }
            | Self::PleaseTorch { seat } => Some(seat),
            Self::IAmHuman
            | Self::TakeMe
            | Self::LeaveMeOut
            | Self::IPromise { .. }
            | Self::IGave { .. }
            | Self::IHelp { .. } => None,
        }
    }

    /// Whether it names a card.
    const fn names_a_card(self) -> bool {
        matches!(self, Self::IPromise { .. } | Self::IGave { .. })
    }
}

const fn refuse(code: &'static str, rule: &'static str) -> Result<(), Rejection> {
    Err(Rejection { code, rule: RuleId(rule) })
}

/// Own words can only be forbidden altogether: with `helpful` the players themselves keep to it.
pub(crate) fn may_talk(table: &Table) -> Result<(), Rejection> {
    match table.rules.options.talk {
        Talk::Silent => refuse("nobody-talks", "inf.table.talk"),
        Talk::Free | Talk::Helpful => Ok(()),
    }
}

/// Public facts alone decide: a claim is never held against the truth.
pub(crate) fn may_claim(table: &Table, seat: Seat, claim: Claim) -> Result<(), Rejection> {
    let options = &table.rules.options;
    if table.torched.contains(seat) && !options.torched_chat {
        return refuse("torched-are-silent", "inf.torch.seat");
    }
    if claim.about().is_some_and(|about| about == seat || !table.seats().any(|other| other == about)) {
        return refuse("not-another-player", "inf.table.talk");
    }
    match options.talk {
        Talk::Helpful if claim.names_a_card() => refuse("no-cards-by-name", "inf.table.talk"),
        Talk::Free | Talk::Helpful | Talk::Silent => may_talk(table),
    }
}
