//! One question as a seat sees it.

use core::cell::OnceCell;

use whiteout_core::{BySeat, Seat};
use whiteout_infection::secret::Own;
use whiteout_infection::table::Table;
use whiteout_infection::words::{Blood, Room};

use super::super::belief::Thoughts;
use super::super::style::Style;
use super::hand::Demand;

/// The table, my own things, and what I think of the others.
pub(super) struct Eyes<'a> {
    pub(super) t: &'a Table,
    pub(super) own: &'a Own,
    pub(super) me: Seat,
    pub(super) imitation: bool,
    pub(super) style: &'a Style,
    pub(super) mind: Thoughts<'a>,
    /// How likely each seat is an Imitation.
    pub(super) suspicion: BySeat<f32>,
    /// Between 0 and 1, new for each question: for choices that should not be foreseen.
    pub(super) whim: f32,
    demand: OnceCell<Demand>,
}

impl<'a> Eyes<'a> {
    pub(super) fn new(t: &'a Table, own: &'a Own, mind: Thoughts<'a>, style: &'a Style, whim: u32) -> Self {
        Self {
            t,
            own,
            me: own.seat,
            imitation: own.blood == Blood::Imitation,
            style,
            mind,
            suspicion: BySeat::from_fn(|seat| mind.belief.of(seat)),
            whim: whim as f32 / 65536.0,
            demand: OnceCell::new(),
        }
    }

    /// How much the Humans gain by what lies under a chip of this room.
    pub(super) fn room_worth(&self, room: Room) -> f32 {
        let sector = room.sector();
        let done = self.t.sector_done(sector);
        let newest = sector == self.t.unlocked;
        f32::from(u8::from(!done)) * 2.0 + f32::from(u8::from(newest))
    }

    /// What cards may be needed for.
    pub(super) fn demand(&self) -> &Demand {
        self.demand.get_or_init(|| Demand::of(self.t))
    }

    /// Good for the Humans is bad for the Imitations.
    pub(super) fn side(&self, good_for_humans: f32) -> f32 {
        if self.imitation { -good_for_humans } else { good_for_humans }
    }

    /// The same, but an Imitation dares it only now and then: as often as this.
    pub(super) fn side_if(&self, dares: f32, good_for_humans: f32) -> f32 {
        // Otherwise it does what a Human would.
        if self.imitation && self.whim < dares { -good_for_humans } else { good_for_humans }
    }

    /// Whether I do for the Humans what I can: an Imitation may, to look like one.
    pub(super) fn helps(&self) -> bool {
        !self.imitation || self.whim >= self.style.idles
    }

    /// Good for the Humans: what a power or Gear is used for.
    pub(super) fn helping(&self, good_for_humans: f32) -> f32 {
        self.side_if(self.style.idles, good_for_humans)
    }

    /// How much a Human in my place might doubt this seat.
    pub(super) fn seems(&self, seat: Seat) -> f32 {
        if self.imitation { self.mind.public.of(seat) } else { self.suspicion[seat] }
    }

    /// How much I doubt this seat, or would seem to.
    pub(super) fn doubt(&self, seat: Seat) -> f32 {
        if self.helps() { self.seems(seat) } else { self.suspicion[seat] }
    }

    /// How much the others doubt me, as far as anybody can tell.
    pub(super) fn doubted(&self) -> f32 {
        self.mind.public.of(self.me)
    }
}
