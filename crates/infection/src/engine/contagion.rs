//! Steps 14 to 16: contagion and its fallout.

use whiteout_core::{Rng, Sink};

use super::Cx;
use crate::event::Event;
use crate::words::{Power, Room};

/// A roll of this or more spares the fallout.
const SPARED: u8 = 5;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn contagion(&mut self) {
        if !self.t().turn.contagion {
            return self.after_fallout();
        }
        self.raise_contagion();
        if self.check_ends() {
            return;
        }
        if self.t().turn.battle_lost && self.t().power_ready(Power::SpareFallout) {
            self.ask_power(Power::SpareFallout);
        } else {
            self.spare_fallout(false);
        }
    }

    pub(crate) fn raise_contagion(&mut self) {
        let level = (self.t().level + 1).min(self.t().rules.tracker.last);
        self.emit(Event::ContagionRose { level });
    }

    /// Copper rolls for the room (`inf.power.copper`).
    pub(crate) fn spare_fallout(&mut self, yes: bool) {
        let mut spared = false;
        if yes {
            self.use_power(Power::SpareFallout);
            let face = self.roll();
            self.emit(Event::FalloutRolled { face });
            spared = face >= SPARED;
        }
        if let (Some(room), false) = (self.t().turn.room, spared) {
            self.fallout(room);
        }
        if !self.check_ends() {
            self.after_fallout();
        }
    }

    /// What the level of the tracker does to a room (`inf.contagion.fallout`).
    pub(crate) fn fallout(&mut self, room: Room) {
        if let Some(token) = self.t().rules.tracker.fallout(self.t().level) {
            self.place(token, room);
        }
    }
}
