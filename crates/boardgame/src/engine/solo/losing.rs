//! A Character is gone: who leads, and who plays on with whom.

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::event::{EndReason, Event};
use crate::solo::{News, SoloEvent, SoloStep, Then};
use crate::words::Weapon;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Settles a loss once the Character and its things are gone.
    pub(crate) fn lost(&mut self, seat: Seat, then: Then) {
        if self.t().people().is_empty() {
            return self.end(EndReason::NobodyLeft);
        }
        let player = self.t().owner(seat);
        if self.t().owner(self.t().leader) == player {
            let stays = self.t().rules.seats() == 1 || self.t().rules.options.leader_stays;
            let left = self.t().characters_of(player);
            self.lead(if stays && !left.is_empty() { player } else { self.next_leader(player) });
        }
        match self.giver(player) {
            Some(giver) if self.t().characters_of(player).is_empty() => {
                if self.t().rules.solo.is_some_and(|rules| rules.takeover_offered) {
                    // Asked for the one who is lost: there is no other.
                    self.ask_solo(SoloStep::TakeOver { giver: self.t().owner(giver), then }, seat);
                } else {
                    self.ask_solo(SoloStep::HandOver { player, then }, giver);
                }
            }
            _ => self.go_on(then),
        }
    }

    /// It is an offer, and it does not come again (`solo.takeover`).
    pub(super) fn take_over_answered(&mut self, lost: Seat, taken: bool, then: Then) {
        let player = self.t().owner(lost);
        match self.giver(player).filter(|_| taken) {
            Some(giver) => self.ask_solo(SoloStep::HandOver { player, then }, giver),
            None => {
                self.tell(SoloEvent::WaitsForTheEnd { player });
                self.go_on(then);
            }
        }
    }

    /// The next player to the left who has somebody in play; alone the same (`solo.leader.loss`).
    pub(super) fn next_leader(&self, player: Seat) -> Seat {
        let seats = self.t().rules.seats();
        let mut next = player.left(seats);
        while next != player && self.t().characters_of(next).is_empty() {
            next = next.left(seats);
        }
        next
    }

    /// The Leader Sheet lies before this player, whose first Character stands for it.
    pub(super) fn lead(&mut self, player: Seat) {
        if let Some(seat) = self.t().characters_of(player).lowest()
            && seat != self.t().leader
        {
            self.emit(Event::LeaderIs { seat });
        }
    }

    /// Who has most Characters, the first to the left of this player, if that one can spare one (`solo.takeover`).
    fn giver(&self, player: Seat) -> Option<Seat> {
        let seats = self.t().rules.seats();
        let others: SeatSet = Seat::all(seats).filter(|&other| other != player).collect();
        let count = |other: &Seat| self.t().characters_of(*other).len();
        let most = others.iter().map(|other| count(&other)).max().filter(|&most| most > 1)?;
        let giver = others.from(player).find(|other| count(other) == most)?;
        self.t().characters_of(giver).lowest()
    }

    pub(super) fn take_over(&mut self, seat: Seat, player: Seat, then: Then) {
        if self.t().rules.options.closed_hands {
            let held = self.secret.held(seat);
            let mut weapons = held.weapons;
            weapons[Weapon::Flamethrower] = 0;
            let news = News::HandSeen { seat, weapons, items: held.items, labs: held.labs };
            self.tell(SoloEvent::Private { to: SeatSet::one(player), news });
        }
        let giver = self.t().owner(seat);
        let leads = self.t().owner(self.t().leader) == giver;
        self.tell(SoloEvent::TakenOver { seat, player });
        // The Leader may have given away the one who stood for the sheet.
        if leads {
            self.lead(giver);
        }
        self.go_on(then);
    }
}
