//! Giving a game up together, where all players win or lose together.

use whiteout_core::{Seat, SeatSet};

use crate::clock::Millis;
use crate::entry::Entry;
use crate::people::Holder;
use crate::play::Playable;
use crate::refusal::Refusal;
use crate::table::{Phase, Table};

impl<G: Playable> Table<G> {
    /// Who would give the game up; nothing where nobody can.
    pub fn conceding(&self) -> Option<SeatSet> {
        (G::COOPERATIVE && self.phase == Phase::Playing).then_some(self.conceding)
    }

    /// Those who must all agree: people at the table. Bots follow them, those that play for somebody away, too.
    fn deciding(&self) -> SeatSet {
        let here = |seat: &Seat| {
            self.seated(*seat)
                .is_some_and(|seated| matches!(seated.holder, Holder::Person(_)) && seated.stand_in.is_none())
        };
        Seat::all(self.seats.len() as u8).filter(here).collect()
    }

    pub(crate) fn concede(&self, seat: Seat, agree: bool, at: Millis) -> Result<Vec<Entry<G>>, Refusal> {
        if !G::COOPERATIVE {
            return Err(Refusal::new("no-giving-up"));
        }
        self.only_in(Phase::Playing)?;
        let Some(game) = &self.game else { return Err(Refusal::new("not-started")) };
        if !agree {
            let changes = !self.conceding.is_empty();
            return Ok(changes.then_some(Entry::Conceding { seat, agree }).into_iter().collect());
        }
        let mut entries = Vec::new();
        if !self.conceding.contains(seat) {
            entries.push(Entry::Conceding { seat, agree });
        }
        if self.deciding().minus(self.conceding.with(seat)).is_empty() {
            let (mut game, mut events) = (game.clone(), Vec::new());
            game.concede(&mut self.rng_at(self.drawn), &mut events);
            entries.push(Entry::Conceded { at, events });
        }
        Ok(entries)
    }

    pub(crate) const fn apply_conceding(&mut self, seat: Seat, agree: bool) {
        self.conceding = if agree { self.conceding.with(seat) } else { SeatSet::EMPTY };
    }

    pub(crate) fn apply_conceded(&mut self, at: Millis, events: &[G::Event]) {
        let Some(game) = &mut self.game else { return };
        for event in events {
            game.apply(event);
        }
        // Nothing is taken back from here on.
        self.recent = None;
        self.after_move(at, self.drawn, true);
    }
}
