//! Phase 6: things change hands when both owners agree (`solo.share`).

use whiteout_core::{Rng, Seat, Sink};

use super::Cx;
use crate::action::Thing;
use crate::engine::trade::parcel;
use crate::event::Event;
use crate::legal::has_things;
use crate::solo::SoloStep;
use crate::step::Step;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// One question to each player who is not done, while there is something to give to somebody.
    pub(crate) fn share(&mut self) {
        let table = self.t();
        let possible = table.people().len() > 1 && table.people().iter().any(|seat| has_things(table, seat));
        let asked = table.one_for_each_owner(table.traders.and(table.people()));
        if !possible || asked.is_empty() {
            return self.tests();
        }
        self.ask(Step::Solo(SoloStep::Share), asked);
    }

    pub(super) fn hand(&mut self, from: Seat, to: Seat, thing: Thing) {
        self.emit(Event::OfferOpened { from, to });
        self.emit(Event::Added { seat: from, thing });
        let bundle = self.secret.offer;
        self.emit(Event::OfferSent { from, to, parcel: parcel(&bundle) });
        if self.t().owner(from) == self.t().owner(to) {
            return self.hand_answered(from, to, true);
        }
        self.show_parcel(to, &bundle);
        self.ask_solo(SoloStep::Accept { from, to }, to);
    }

    pub(super) fn hand_answered(&mut self, from: Seat, to: Seat, agreed: bool) {
        if agreed {
            let bundle = self.secret.offer;
            self.receive(to, &bundle);
            self.emit(Event::TradeDone { from, to });
        } else {
            self.emit(Event::TradeOff { from, to });
        }
        self.share();
    }
}
