//! Step 10: what lies under the chip.

use whiteout_core::{Rng, Sink};

use super::Cx;
use crate::event::Event;
use crate::step::Why;
use crate::words::{Chip, Sector};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn show_chip(&mut self) {
        let Some(room) = self.t().turn.room else { return self.fires() };
        let Some(chip) = self.g.secret.chips[room] else { return self.fires() };
        self.emit(Event::ChipShown { room, chip });
        if let Some(gear) = chip.gear() {
            let seat = self.t().captain;
            self.emit(Event::GearTaken { seat, gear });
            return self.after_objective();
        }
        match chip {
            Chip::Thing => self.ask_prepare(),
            _ => self.ask_exchange(self.t().turn.team, Why::Chip),
        }
    }

    /// The last objective starts the Escape at once, whatever burns (`inf.chip.escape`).
    pub(crate) fn after_objective(&mut self) {
        if self.t().sector_done(Sector::Three) { self.begin_escape() } else { self.fires() }
    }
}
