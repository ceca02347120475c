//! The end: who has won, and the chain of infections.

use whiteout_core::{Rng, SeatSet, Sink};

use super::Cx;
use crate::event::{EndReason, Event};
use crate::table::Status;
use crate::words::Role;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Living Humans, those aboard included.
    pub(crate) fn humans(&self) -> SeatSet {
        self.t().people().iter().filter(|&seat| self.secret.role[seat] == Role::Human).collect()
    }

    pub(crate) fn end(&mut self, reason: EndReason) {
        let winners = self.winners(reason);
        self.emit(Event::Ended { reason, winners });
        // Before the first round no role has been dealt.
        if self.t().round > 0 {
            for seat in self.t().seats() {
                let (role, by) = (self.secret.role[seat], self.secret.infected_by[seat]);
                self.emit(Event::Chain { seat, role, by });
            }
        }
        if self.t().rules.records_shown {
            for seat in self.t().seats() {
                let fillings = self.secret.fillings.contains(seat);
                self.emit(Event::RecordShown { seat, fillings });
            }
        }
        for seat in self.t().seats() {
            let secret = &self.secret;
            let (cards, weapons) = (secret.hand[seat], secret.weapons[seat]);
            let (items, labs) = (secret.items[seat], secret.labs[seat]);
            self.emit(Event::HandShown { seat, cards, weapons, items, labs });
        }
    }

    /// Each with the side of the role at the end or at death (`bg.end.result`).
    fn winners(&self, reason: EndReason) -> SeatSet {
        // Nothing that follows takes their win away (`nw.end.personal`).
        let escaped = self.t().escaped();
        if self.is_solo() {
            let all = SeatSet::first(self.t().rules.seats());
            return if reason.winner() == Some(Role::Human) { all } else { SeatSet::EMPTY };
        }
        let Some(side) = reason.winner() else { return escaped };
        let dead_stay_human = self.t().rules.options.dead_stay_human;
        let mut winners: SeatSet = self
            .t()
            .seats()
            .filter(|&seat| {
                let role = if dead_stay_human && self.t().status[seat] == Status::Dead {
                    Role::Human
                } else {
                    self.secret.role[seat]
                };
                role == side
            })
            .collect();
        // The last Human turned has lost, Alien now or not.
        if reason == EndReason::LastHumanTurned
            && let Some(last) = self.secret.last_turned
        {
            winners = winners.without(last);
        }
        winners.or(escaped)
    }
}
