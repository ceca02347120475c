//! One question as a seat sees it.

use whiteout_core::{BySeat, Seat};
use whiteout_infection::secret::Own;
use whiteout_infection::table::Table;
use whiteout_infection::words::{Blood, Room};

/// The table, my own things, and what I think of the others.
pub(super) struct Eyes<'a> {
    pub(super) t: &'a Table,
    pub(super) own: &'a Own,
    pub(super) me: Seat,
    pub(super) imitation: bool,
    /// How likely each seat is an Imitation.
    pub(super) suspicion: BySeat<f32>,
    /// Between 0 and 1, new for each question: for choices that should not be foreseen.
    pub(super) whim: f32,
}

impl Eyes<'_> {
    /// How much the Humans gain by what lies under a chip of this room.
    pub(super) fn room_worth(&self, room: Room) -> f32 {
        let sector = room.sector();
        let done = self.t.sector_done(sector);
        let newest = sector == self.t.unlocked;
        f32::from(u8::from(!done)) * 2.0 + f32::from(u8::from(newest))
    }

    /// Good for the Humans is bad for the Imitations.
    pub(super) fn side(&self, good_for_humans: f32) -> f32 {
        if self.imitation { -good_for_humans } else { good_for_humans }
    }
}

pub(super) fn is_imitation(own: &Own) -> bool {
    own.blood == Blood::Imitation
}
