//! Why somebody looks good or bad: the strongest thing seen of each, in the words of a claim.

use whiteout_boardgame::Reason;
use whiteout_core::{BySeat, Seat, SeatSet};

/// What speaks most against and most for each seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Grounds {
    bad: BySeat<Option<(Reason, f32)>>,
    good: BySeat<Option<(Reason, f32)>>,
    /// Whose tokens each seat has taken.
    took_from: BySeat<SeatSet>,
}

impl Grounds {
    /// Something that an Alien does so many times as often as a Human.
    pub(crate) fn note(&mut self, seat: Seat, reason: Reason, times: f32) {
        let weight = times.ln().abs();
        let (good, bad) = (&mut self.good[seat], &mut self.bad[seat]);
        let (kept, against) = if times > 1.0 { (bad, good) } else { (good, bad) };
        // What was true until now is not any more: nobody keeps to themselves who has just followed somebody.
        if against.is_some_and(|(known, _)| known == reason) {
            *against = None;
        }
        if kept.is_none_or(|(known, least)| known == reason || least < weight) {
            *kept = Some((reason, weight));
        }
    }

    pub(crate) fn took(&mut self, taker: Seat, owner: Seat) {
        self.took_from[taker] = self.took_from[taker].with(owner);
    }

    /// Everybody who took from an Alien has met one.
    pub(crate) fn exposed(&mut self, alien: Seat, seats: u8) {
        for seat in Seat::all(seats) {
            if self.took_from[seat].contains(alien) {
                self.note(seat, Reason::Contact, 2.0);
            }
        }
    }

    pub(crate) fn against(&self, seat: Seat) -> Option<Reason> {
        self.bad[seat].map(|(reason, _)| reason)
    }

    pub(crate) fn in_favour(&self, seat: Seat) -> Option<Reason> {
        self.good[seat].map(|(reason, _)| reason)
    }
}
