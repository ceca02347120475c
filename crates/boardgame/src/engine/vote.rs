//! The accusation, and the moment in which an Alien may show itself.

use whiteout_core::{BySeat, Rng, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::{EndReason, Event};
use crate::step::Step;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn vote(&mut self) {
        self.ask(Step::Vote, self.t().people());
    }

    pub(crate) fn count_votes(&mut self) {
        let sealed = self.secret.sealed;
        let people = self.t().people();
        let leader = self.t().leader;
        let mut votes: BySeat<u8> = BySeat::default();
        for seat in people.from(leader) {
            let against = match sealed[seat] {
                Some(Action::Vote { seat }) => Some(seat),
                _ => None,
            };
            if let Some(against) = against {
                votes[against] += 1;
            }
            self.emit(Event::Voted { seat, against });
        }
        for seat in people.from(leader) {
            if votes[seat] > 0 {
                let top = self.t().rules.players as i8;
                let level = (self.t().suspicion[seat] + votes[seat] as i8).min(top);
                if level != self.t().suspicion[seat] {
                    self.emit(Event::Suspected { seat, level });
                }
            }
        }
        if self.t().rules.options.reveal_before_trade {
            self.tests();
        } else {
            self.ask_reveal();
        }
    }

    /// Everybody is asked; only an Alien can say yes (`bg.reveal.window`).
    pub(crate) fn ask_reveal(&mut self) {
        if self.t().round < u16::from(self.t().rules.options.earliest_exposure) {
            return self.after_reveal();
        }
        self.ask(Step::Reveal, self.t().people());
    }

    pub(crate) fn open_reveals(&mut self) {
        let sealed = self.secret.sealed;
        for seat in self.t().people().from(self.t().leader) {
            if sealed[seat] == Some(Action::Reveal) {
                self.expose(seat);
            }
        }
        if self.is_deserted() {
            return self.end(EndReason::Deserted);
        }
        self.after_reveal();
    }

    fn after_reveal(&mut self) {
        if self.t().rules.options.reveal_before_trade {
            self.trading();
        } else {
            self.tests();
        }
    }
}
