//! Everything a player keeps in mind: what it knows itself, and what anybody could know.

use whiteout_core::{Seat, Viewer};
use whiteout_infection::secret::Own;
use whiteout_infection::table::Table;
use whiteout_infection::words::Blood;
use whiteout_infection::{Claim, Event, View};

use super::super::style::Style;
use super::claims::Claims;
use super::memory::Memory;
use crate::belief::Belief;
use crate::witness::Witness;

#[derive(Clone, Debug, Default)]
pub(crate) struct Mind {
    witness: Witness<Table>,
    own: Memory,
    /// What somebody would believe who saw only what everybody sees: how the others may look at things.
    public: Memory,
    /// My own things as the last view showed them.
    me: Option<Own>,
}

/// What a choice rests on besides the table.
#[derive(Clone, Copy)]
pub(crate) struct Thoughts<'a> {
    /// What I believe; summed up.
    pub(crate) belief: &'a Belief,
    /// What anybody could believe; summed up.
    pub(crate) public: &'a Belief,
    pub(crate) claims: &'a Claims,
}

impl Mind {
    pub(crate) fn see(&mut self, event: &Event, style: &Style) {
        let Self { witness, own, public, .. } = self;
        witness.see(event, &mut |event, before| take_in(own, public, event, before, style));
    }

    /// Looks at the table; called with every view.
    pub(crate) fn look(&mut self, table: &Table, seen: &Own, style: &Style) {
        self.me = Some(*seen);
        let Self { witness, own, public, .. } = self;
        witness.look(table, &mut |event, before| take_in(own, public, event, before, style));
        self.own.belief(table, Some(seen), style);
        self.public.belief(table, None, style);
    }

    pub(crate) fn hear(&mut self, speaker: Seat, claim: Claim, style: &Style) {
        self.own.hear(speaker, claim, style);
        self.public.hear(speaker, claim, style);
    }

    pub(crate) const fn me(&self) -> Option<&Own> {
        self.me.as_ref()
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

    /// How likely each seat is an Imitation: certain of oneself and of blood that was shown.
    pub(crate) fn doubts(&mut self, view: &View, style: &Style) -> Vec<f32> {
        let Some(own) = &view.own else { return Vec::new() };
        self.look(&view.table, own, style);
        let belief = self.own.belief(&view.table, Some(own), style);
        let doubt = |seat: Seat| match view.table.shown[seat] {
            Some(blood) => f32::from(u8::from(blood == Blood::Imitation)),
            None => belief.of(seat).clamp(0.0, 1.0),
        };
        view.table.seats().map(doubt).collect()
    }

    /// What I believe now, after a look.
    pub(crate) fn thoughts(&self) -> Option<Thoughts<'_>> {
        Some(Thoughts { belief: self.own.sets()?, public: self.public.sets()?, claims: self.own.claims() })
    }
}

fn take_in(own: &mut Memory, public: &mut Memory, event: &Event, before: &Table, style: &Style) {
    own.see(event, before, style);
    if event.audience().includes(Viewer::Spectator) {
        public.see(event, before, style);
    }
}
