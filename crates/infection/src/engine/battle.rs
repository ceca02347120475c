//! Step 11: how a battle ends.

use whiteout_core::{Rng, Sink};

use super::Cx;
use crate::event::Event;
use crate::words::Power;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn battle_won(&mut self) {
        let Some(room) = self.t().turn.room else { return self.fires() };
        self.emit(Event::ThingBeaten { room });
        self.after_objective();
    }

    pub(crate) fn battle_lost(&mut self) {
        self.drop_pool();
        let Some(room) = self.t().turn.room else { return self.fires() };
        self.emit(Event::BattleLost { room });
        if self.t().power_ready(Power::NoMixing) {
            self.ask_power(Power::NoMixing);
        } else {
            self.no_mixing(false);
        }
    }

    /// The chips of the sector are mixed over the rooms that have one (`inf.battle.lost`).
    pub(crate) fn no_mixing(&mut self, yes: bool) {
        if let Some(room) = self.t().turn.room {
            if yes {
                self.use_power(Power::NoMixing);
                self.emit(Event::ChipStays { room });
            } else {
                let sector = room.sector();
                self.emit(Event::ChipsMixed { sector });
                self.lay_chips(sector);
            }
        }
        self.fires();
    }
}
