//! Step 2: who goes.

use whiteout_core::{Rng, SeatSet, Sink};

use super::Cx;
use crate::event::Event;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn name_team(&mut self, seats: SeatSet) {
        let may_swap = self.t().departments_met();
        self.emit(Event::TeamIs { seats, may_swap });
        self.ask_room();
    }
}
