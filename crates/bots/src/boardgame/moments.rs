//! A word at the great moments. It rests on what everybody saw and on what the speaker has said before, never on a role.

use whiteout_boardgame::table::{GREEN, Table};
use whiteout_boardgame::words::{Kind as _, Room};
use whiteout_boardgame::{Claim, Event};
use whiteout_core::{Seat, SeatSet};

/// What nobody at a table lets pass in silence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moment {
    Exposed(Seat),
    /// A Test has shown a Human.
    Cleared(Seat),
    Eaten(Seat),
    Burned(Room),
    /// The first in a vehicle.
    Aboard(Seat),
}

/// Whose word it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    Mine,
    /// Mine too, if I feel like it.
    AfterAnother,
    Others,
}

/// The last word that somebody gave about the others.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Story {
    doubted: SeatSet,
    trusted: SeatSet,
}

impl Story {
    pub(super) fn said(&mut self, claim: Claim) {
        match claim {
            Claim::ISuspect { seat, .. } | Claim::PleaseTest { seat } => {
                (self.doubted, self.trusted) = (self.doubted.with(seat), self.trusted.without(seat));
            }
            Claim::ITrust { seat, .. } => {
                (self.doubted, self.trusted) = (self.doubted.without(seat), self.trusted.with(seat));
            }
            _ => {}
        }
    }
}

impl Moment {
    pub(super) const fn of(event: &Event) -> Option<Self> {
        match *event {
            Event::Exposed { seat, .. } => Some(Self::Exposed(seat)),
            // Nothing but a Test makes a disk green.
            Event::Suspected { seat, level: GREEN } => Some(Self::Cleared(seat)),
            Event::Eaten { seat, .. } => Some(Self::Eaten(seat)),
            Event::RoomBurned { room, .. } => Some(Self::Burned(room)),
            Event::Boarded { seat, .. } => Some(Self::Aboard(seat)),
            _ => None,
        }
    }

    const fn about(self) -> Option<Seat> {
        match self {
            Self::Exposed(seat) | Self::Cleared(seat) | Self::Eaten(seat) | Self::Aboard(seat) => Some(seat),
            Self::Burned(_) => None,
        }
    }

    /// One speaks, at times a second, never all: everybody reckons the same from what everybody sees.
    pub(super) fn turn(self, table: &Table, me: Seat) -> Turn {
        if self == Self::Exposed(me) {
            return Turn::Mine;
        }
        let others = self.about().map_or(table.people(), |seat| table.people().without(seat));
        let chance = match self {
            Self::Exposed(seat) | Self::Cleared(seat) | Self::Eaten(seat) | Self::Aboard(seat) => seat.index(),
            Self::Burned(room) => room.index(),
        };
        let first = (chance + 3 * usize::from(table.round)) % usize::from(others.len().max(1));
        match others.iter().position(|seat| seat == me) {
            Some(place) if place == first => Turn::Mine,
            // The one who is exposed has said the second word.
            Some(place) if place == (first + 1) % usize::from(others.len()) && !matches!(self, Self::Exposed(_)) => {
                Turn::AfterAnother
            }
            _ => Turn::Others,
        }
    }

    pub(super) const fn word(self, me: Seat, story: Story) -> Claim {
        match self {
            Self::Exposed(seat) if seat.index() == me.index() => Claim::NowYouKnow,
            Self::Exposed(seat) if story.doubted.contains(seat) => Claim::IKnewIt { seat },
            Self::Exposed(seat) if story.trusted.contains(seat) => Claim::IWasWrong { seat },
            Self::Exposed(seat) => Claim::SoItWas { seat },
            Self::Cleared(seat) if story.doubted.contains(seat) => Claim::IWasWrong { seat },
            Self::Cleared(seat) => Claim::OneOfUs { seat },
            Self::Eaten(seat) => Claim::WeLost { seat },
            Self::Burned(room) => Claim::ItBurns { room },
            Self::Aboard(seat) if story.doubted.contains(seat) => Claim::OfAllPeople { seat },
            Self::Aboard(seat) => Claim::TakeUsHome { seat },
        }
    }
}
