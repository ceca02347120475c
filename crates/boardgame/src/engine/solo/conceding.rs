//! A lost cause may be given up.

use whiteout_core::{Rng, Sink};

use crate::engine::Cx;
use crate::event::{EndReason, Event};
use crate::state::Position;
use crate::step::Step;

impl<V> Position<V> {
    /// All players give up together, whatever the game was about to ask (`solo.concede`). Nothing is drawn for it. `false`, and
    /// nothing happens, where players are against each other or the game is over.
    pub fn concede(&mut self, rng: &mut impl Rng, sink: &mut impl Sink<Event>) -> bool {
        let goes_on = self.table.solo.is_some() && self.table.step != Step::Over;
        if goes_on {
            Cx { table: &mut self.table, secret: &mut self.secret, rng, sink }.end(EndReason::Conceded);
        }
        goes_on
    }
}
