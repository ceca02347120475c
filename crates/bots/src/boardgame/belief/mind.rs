//! Everything a player keeps in mind: what it knows itself, and what anybody could know.

use whiteout_boardgame::secret::Own;
use whiteout_boardgame::table::{Status, Table};
use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Claim, Event, View};
use whiteout_core::{Seat, Viewer};

use super::memory::Memory;
use crate::belief::Belief;
use crate::boardgame::style::Style;
use crate::witness::Witness;

#[derive(Clone, Debug, Default)]
pub(crate) struct Mind {
    witness: Witness<Table>,
    own: Memory,
    /// What somebody would believe who saw only what everybody sees: how the others may look at things.
    public: Memory,
    me: Option<Seat>,
    role: Option<Role>,
}

impl Mind {
    pub(crate) fn see(&mut self, event: &Event, style: &Style) {
        match *event {
            Event::RoleDealt { seat, role } => (self.me, self.role) = (Some(seat), Some(role)),
            Event::Learnt { token: Role::Alien, .. } | Event::LearntOfDog { token: Role::Alien, .. } => {
                self.role = Some(Role::Alien);
            }
            _ => {}
        }
        let Self { witness, own, public, .. } = self;
        witness.see(event, &mut |event, before| take_in(own, public, event, before, style));
    }

    /// Looks at the table; called with every view.
    pub(crate) fn look(&mut self, table: &Table, seen: &Own, style: &Style) {
        (self.me, self.role) = (Some(seen.seat), Some(seen.role));
        let Self { witness, own, public, .. } = self;
        witness.look(table, &mut |event, before| take_in(own, public, event, before, style));
    }

    pub(crate) fn hear(&mut self, speaker: Seat, claim: Claim, style: &Style) {
        self.own.hear(speaker, claim, style);
        if style.masks > 0.0 {
            self.public.hear(speaker, claim, style);
        }
    }

    pub(crate) const fn me(&self) -> Option<(Seat, Role)> {
        match (self.me, self.role) {
            (Some(me), Some(role)) => Some((me, role)),
            _ => None,
        }
    }

    pub(crate) const fn table(&self) -> Option<&Table> {
        self.witness.table()
    }

    pub(crate) const fn memory(&self) -> &Memory {
        &self.own
    }

    pub(crate) const fn public(&self) -> &Memory {
        &self.public
    }

    /// How likely each seat is an Alien: certain of oneself, of the proven and of the exposed.
    pub(crate) fn doubts(&mut self, view: &View, style: &Style) -> Vec<f32> {
        let Some(own) = &view.own else { return Vec::new() };
        self.look(&view.table, own, style);
        let belief = self.belief(&view.table, own);
        let doubt = |seat: Seat| match view.table.status[seat] {
            Status::Exposed => 1.0,
            _ if seat == own.seat => f32::from(u8::from(own.role == Role::Alien)),
            _ => belief.of(seat).clamp(0.0, 1.0),
        };
        view.table.seats().map(doubt).collect()
    }

    /// What I believe now.
    pub(crate) fn belief(&mut self, table: &Table, own: &Own) -> &Belief {
        self.own.belief(table, own)
    }
}

fn take_in(own: &mut Memory, public: &mut Memory, event: &Event, before: &Table, style: &Style) {
    own.see(event, before, style);
    if style.masks > 0.0 && event.audience().includes(Viewer::Spectator) {
        public.see(event, before, style);
    }
}
