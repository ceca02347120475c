//! Step 12: smoke and fire, and the turn that is passed.

use whiteout_core::{Rng, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::step::{Step, Why};
use crate::words::Power;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Those sent to a fire are asked first (`inf.fire.fight`).
    pub(crate) fn fires(&mut self) {
        let table = self.t();
        let burns = |seat| table.turn.sent[seat].is_some_and(|room| table.burning().contains(room));
        let asked: SeatSet = table.sent().iter().filter(|&seat| burns(seat)).collect();
        if asked.is_empty() { self.ask_remove_smoke() } else { self.ask(Step::Firefight, asked) }
    }

    pub(crate) fn firefight(&mut self) {
        let sealed = self.g.secret.sealed;
        for seat in self.t().in_order(self.t().sent()) {
            if let (Some(Action::Pay { card }), Some(room)) = (sealed[seat], self.t().turn.sent[seat]) {
                self.emit(Event::Paid { seat, card });
                self.emit(Event::Doused { room });
            }
        }
        self.ask_remove_smoke();
    }

    fn ask_remove_smoke(&mut self) {
        if self.t().power_ready(Power::RemoveSmoke) && !self.t().smoke.is_empty() {
            self.ask_captain(Step::RemoveSmoke);
        } else {
            self.escalate();
        }
    }

    pub(crate) fn remove_smoke(&mut self, action: Action) {
        if let Action::RemoveSmoke { room } = action {
            self.use_power(Power::RemoveSmoke);
            self.emit(Event::Doused { room });
        }
        self.escalate();
    }

    /// Fires destroy, then smoke turns to fire (`inf.fire.escalate`).
    fn escalate(&mut self) {
        let table = self.t();
        let spared = table.rules.options.event_smoke_grace;
        let turning = if spared { table.smoke.minus(table.turn.fresh_smoke) } else { table.smoke };
        for room in table.fire.iter() {
            self.destroy(room);
        }
        if self.check_ends() {
            return;
        }
        for room in turning.iter() {
            self.emit(Event::Ignited { room });
        }
        self.after_fires();
    }

    fn after_fires(&mut self) {
        if self.t().turn.passed {
            self.ask_exchange(self.t().free(), Why::Passed);
        } else {
            self.come_home();
        }
    }

    /// Nobody goes anywhere this turn (`inf.pass.turn`).
    pub(crate) fn pass_turn(&mut self) {
        let again = self.t().has_passed;
        self.emit(Event::TurnPassed);
        if again && self.t().rules.options.pass_once {
            self.raise_contagion();
            if self.check_ends() {
                return;
            }
        }
        let burns = !self.t().burning().is_empty();
        if burns && !self.t().has_skipped_fires {
            self.ask_captain(Step::SkipFires);
        } else {
            self.fires();
        }
    }

    /// Once a game (`inf.pass.fires`).
    pub(crate) fn skip_fires(&mut self, yes: bool) {
        if yes {
            self.emit(Event::FiresSkipped);
            self.after_fires();
        } else {
            self.fires();
        }
    }

    /// Passing on and on feeds the contagion (`inf.pass.stall`).
    pub(crate) fn after_pass(&mut self) {
        let stalls = self.t().passes_in_a_row > self.t().crew().len();
        if stalls && !self.t().rules.options.no_stall_guard {
            self.raise_contagion();
            if self.check_ends() {
                return;
            }
        }
        self.after_fallout();
    }
}
