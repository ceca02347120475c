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
    Burned {
        room: Room,
        by: Seat,
    },
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
            Event::RoomBurned { room, seat, .. } => Some(Self::Burned { room, by: seat }),
            Event::Boarded { seat, .. } => Some(Self::Aboard(seat)),
            _ => None,
        }
    }

    /// Who has done or suffered it, and leaves the word to the others.
    const fn whose(self) -> Seat {
        match self {
            Self::Exposed(seat) | Self::Cleared(seat) | Self::Eaten(seat) | Self::Aboard(seat) => seat,
            Self::Burned { by, .. } => by,
        }
    }

    /// One speaks, at times a second, never all: everybody reckons the same from what everybody sees.
    pub(super) fn turn(self, table: &Table, me: Seat) -> Turn {
        if self == Self::Exposed(me) {
            return Turn::Mine;
        }
        let others = match self {
            // Who cannot come along has nothing to ask for.
            Self::Aboard(_) if table.vehicle.is_none() => SeatSet::EMPTY,
            Self::Aboard(_) => table.may_come_aboard(),
            _ => table.people().without(self.whose()),
        };
        let chance = match self {
            Self::Burned { room, .. } => room.index(),
            _ => self.whose().index(),
        };
        // The one who is exposed has said the second word, and of a room in flames there is one thing to say.
        let one_is_enough = matches!(self, Self::Exposed(_) | Self::Burned { .. });
        let first = (chance + 3 * usize::from(table.round)) % usize::from(others.len().max(1));
        match others.iter().position(|seat| seat == me) {
            Some(place) if place == first => Turn::Mine,
            Some(place) if place == (first + 1) % usize::from(others.len()) && !one_is_enough => Turn::AfterAnother,
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
            Self::Burned { room, .. } => Claim::ItBurns { room },
            Self::Aboard(seat) if story.doubted.contains(seat) => Claim::OfAllPeople { seat },
            Self::Aboard(seat) => Claim::TakeUsHome { seat },
        }
    }
}
