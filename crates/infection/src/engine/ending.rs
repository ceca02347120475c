//! The end: who has won.

use whiteout_core::{Rng, SeatSet, Sink};

use super::Cx;
use crate::event::{EndReason, Event};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Whether the Imitations have won by what lies on the table (`inf.end.check`).
    pub(crate) fn check_ends(&mut self) -> bool {
        let table = self.t();
        let reason = if table.level >= table.rules.tracker.last {
            EndReason::ContagionFull
        } else if table.destroyed.len() >= table.rules.destroyed_to_lose {
            EndReason::OutpostDestroyed
        } else if table.impossible() {
            EndReason::ObjectiveImpossible
        } else {
            return false;
        };
        self.end(reason);
        true
    }

    pub(crate) fn end(&mut self, reason: EndReason) {
        let winners = self.winners(reason);
        self.emit(Event::Ended { reason, winners });
        for seat in self.t().seats() {
            let (blood, cards) = (self.g.secret.blood[seat], self.g.secret.hand[seat]);
            self.emit(Event::Unmasked { seat, blood, cards });
        }
    }

    /// Each with the side of the last Blood Sample card (`inf.end.winners`).
    fn winners(&self, reason: EndReason) -> SeatSet {
        let winners: SeatSet = self.t().seats().filter(|&seat| self.g.secret.blood[seat] == reason.winner()).collect();
        if self.t().rules.options.torched_lose { winners.minus(self.t().torched) } else { winners }
    }
}
