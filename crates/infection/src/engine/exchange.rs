//! Drawing, discarding and exchanging Supply cards.

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::step::{Step, Why};
use crate::words::{Card, Cards};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// The next Supply card, with the discards shuffled if there is none (`inf.supply.empty`).
    pub(crate) fn next_card(&mut self) -> Card {
        self.refill(1);
        self.g.secret.top[0].unwrap_or_else(|| self.g.secret.deck.any(self.rng))
    }

    /// Shuffles the discards in if fewer than so many cards are left.
    pub(crate) fn refill(&mut self, cards: u8) {
        if self.t().supply < cards && self.t().supply_discard > 0 {
            self.emit(Event::SupplyShuffled);
        }
    }

    pub(crate) fn draw(&mut self, seat: Seat, mut cards: u8) {
        while cards > 0 {
            self.refill(1);
            let now = cards.min(self.t().supply);
            if now == 0 {
                debug_assert!(false, "no Supply card anywhere");
                return;
            }
            let drawn = self.pick_cards(now);
            self.emit(Event::Drew { seat, cards: now });
            self.emit(Event::Dealt { seat, cards: drawn });
            cards -= now;
        }
    }

    fn pick_cards(&mut self, cards: u8) -> Cards {
        let top = self.g.secret.top;
        let mut deck = self.g.secret.deck;
        let mut drawn = Cards::default();
        for i in 0..cards {
            let known: Option<Card> = top.get(usize::from(i)).copied().flatten();
            drawn[known.unwrap_or_else(|| deck.draw(self.rng))] += 1;
        }
        drawn
    }

    /// Up to a full hand.
    pub(crate) fn draw_up(&mut self, seat: Seat) {
        let missing = self.t().rules.hand.saturating_sub(self.t().hand[seat]);
        self.draw(seat, missing);
    }

    /// Asks those of these who hold a card whether they exchange; goes on at once if nobody does.
    pub(crate) fn ask_exchange(&mut self, seats: SeatSet, why: Why) {
        let able: SeatSet = seats.iter().filter(|&seat| self.t().hand[seat] > 0).collect();
        if !able.is_empty() {
            return self.ask(Step::Exchange { why }, able);
        }
        if let Why::Molotov { by, .. } = why {
            self.draw(by, 1);
        }
        self.after_exchange(why);
    }

    /// All discards first, then the draws in table order (`inf.supply.exchange`).
    pub(crate) fn exchanges(&mut self, why: Why) {
        let crew = self.t().crew();
        let sealed = self.g.secret.sealed;
        for seat in self.t().in_order(crew) {
            let cards: &[Card] = match sealed[seat] {
                Some(Action::Exchange { card }) => &[card],
                Some(Action::ExchangeTwo { first, second }) => &[first, second],
                _ => continue,
            };
            self.emit(Event::Exchanged { seat, cards: cards.len() as u8 });
            for &card in cards {
                self.emit(Event::Threw { seat, card });
            }
        }
        for seat in self.t().in_order(crew) {
            let cards = match sealed[seat] {
                Some(Action::Exchange { .. }) => 1,
                Some(Action::ExchangeTwo { .. }) => 2,
                _ => 0,
            };
            let molotov = matches!(why, Why::Molotov { by, .. } if by == seat);
            self.draw(seat, cards + u8::from(molotov));
        }
        self.after_exchange(why);
    }

    fn after_exchange(&mut self, why: Why) {
        match why {
            Why::Molotov { window, .. } => self.open_window(window),
            Why::HandIn => self.hand_in(),
            Why::Chip => self.fires(),
            Why::RecRoom => self.contagion(),
            Why::Passed => self.after_pass(),
            Why::After => self.finish_turn(),
        }
    }
}
