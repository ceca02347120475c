//! Phase 5 begins: back to the Leisure Room, and trading (`bg.trade.protocol`).

use whiteout_core::{Rng, Seat, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::{Event, Parcel};
use crate::legal::has_things;
use crate::secret::Bundle;
use crate::step::Step;
use crate::words::{Labs, Weapon, Weapons};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn leisure(&mut self) {
        self.emit(Event::Gathered);
        if self.is_solo() {
            return self.share();
        }
        if self.t().rules.options.reveal_before_trade {
            self.ask_reveal();
        } else {
            self.trading();
        }
    }

    pub(crate) fn trading(&mut self) {
        let table = self.t();
        let people = table.people();
        let trade = table.rules.options.trade_offers > 0
            && people.len() > 1
            && people.iter().any(|seat| has_things(table, seat));
        // A rifle may be laid among the trades though there are none (`nw.sniper.when`).
        let rifle = table.rifle_anytime() && people.iter().any(|seat| table.weapons[seat] > 0);
        let possible = trade || rifle;
        let traders = table.traders.and(table.people());
        if !possible || traders.is_empty() {
            return self.vote();
        }
        self.ask(Step::Trade, traders);
    }

    pub(crate) fn trade_action(&mut self, seat: Seat, action: Action) {
        if let Action::Offer { to } = action {
            self.emit(Event::OfferOpened { from: seat, to });
            return self.ask_one(Step::TradeDraft { from: seat, to }, seat);
        }
        if let Action::Snipe { weapon } = action {
            return self.emit(Event::RifleLaid { seat, weapon });
        }
        self.emit(Event::Answered { seat });
        if self.t().waiting.is_empty() {
            self.vote();
        }
    }

    pub(crate) fn trade_draft(&mut self, from: Seat, to: Seat, action: Action) {
        match action {
            Action::Add { thing } => self.emit(Event::Added { seat: from, thing }),
            Action::Send => {
                let bundle = self.secret.offer;
                self.emit(Event::OfferSent { from, to, parcel: parcel(&bundle) });
                self.show_parcel(to, &bundle);
                self.ask_one(Step::TradeAnswer { from, to }, to);
            }
            _ => self.trade_off(from, to),
        }
    }

    pub(crate) fn trade_answer(&mut self, from: Seat, to: Seat, action: Action) {
        match action {
            Action::Add { thing } => self.emit(Event::Added { seat: to, thing }),
            Action::Send => {
                let bundle = self.secret.answer;
                self.emit(Event::ReturnSent { from, to, parcel: parcel(&bundle) });
                self.show_parcel(from, &bundle);
                self.ask_one(Step::TradeConfirm { from, to }, from);
            }
            _ => self.trade_off(from, to),
        }
    }

    pub(crate) fn show_parcel(&mut self, to: Seat, bundle: &Bundle) {
        if !self.t().rules.options.blind_trades {
            self.emit(Event::ParcelShown { to, weapons: bundle.weapons, items: bundle.items });
        }
    }

    /// It happens whole or not at all.
    pub(crate) fn trade_confirm(&mut self, from: Seat, to: Seat, agreed: bool) {
        if !agreed {
            return self.trade_off(from, to);
        }
        let (offer, answer) = (self.secret.offer, self.secret.answer);
        self.receive(to, &offer);
        self.receive(from, &answer);
        self.emit(Event::TradeDone { from, to });
        self.trading();
    }

    pub(crate) fn receive(&mut self, seat: Seat, bundle: &Bundle) {
        let mut weapons: Weapons = bundle.weapons;
        weapons[Weapon::Flamethrower] = 0;
        if !weapons.is_empty() || !bundle.items.is_empty() {
            self.emit(Event::CardsReceived { seat, weapons, items: bundle.items });
        }
        if bundle.labs != Labs::default() {
            self.emit(Event::LabsReceived { seat, tokens: bundle.labs });
        }
    }

    fn trade_off(&mut self, from: Seat, to: Seat) {
        self.emit(Event::TradeOff { from, to });
        self.trading();
    }
}

/// What everybody sees of a bundle.
pub(crate) fn parcel(bundle: &Bundle) -> Parcel {
    let flamethrowers = bundle.weapons[Weapon::Flamethrower];
    Parcel {
        weapons: bundle.weapons.total() - flamethrowers,
        flamethrowers,
        items: bundle.items.total(),
        labs: bundle.labs.total(),
    }
}
