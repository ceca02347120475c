//! Phase 7: the meal, and hunger.

use whiteout_core::{Rng, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::step::Step;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn meal(&mut self) {
        let table = self.t();
        if table.kitchen > 0 {
            self.emit(Event::Ate { kitchen: table.kitchen, pantry: 0 });
        } else {
            let need = table.rules.uncooked_meal;
            let pantry = need.min(table.pantry);
            self.emit(Event::Ate { kitchen: 0, pantry });
            if pantry < need && !self.t().hungry {
                self.emit(Event::Hungry);
            }
        }
        let limit = self.t().hand_limit();
        let full: SeatSet = self.t().people().iter().filter(|&seat| self.t().hand[seat] > limit).collect();
        if full.is_empty() {
            self.move_dogs();
        } else {
            self.ask(Step::Starve, full);
        }
    }

    pub(crate) fn starve(&mut self) {
        let sealed = self.secret.sealed;
        for seat in self.t().people().from(self.t().leader) {
            if let Some(Action::Discard { card }) = sealed[seat] {
                self.emit(Event::Starved { seat });
                self.emit(Event::Threw { seat, card });
            }
        }
        self.move_dogs();
    }
}
