//! Drawing Action cards: filling hands, Garry's exchange, the Leader's extra card.

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::step::Step;
use crate::words::{Card, Character};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Phase 4 opens.
    pub(crate) fn draw_phase(&mut self) {
        self.show_stacks();
        // In the UFO nobody needs cards any more (`nw.ufo.things`).
        if self.t().ufo.is_some() {
            return self.place_next();
        }
        self.draw_from(self.t().people());
    }

    /// Seats still to draw, the Leader first; Garry is asked right after his own draw (`bg.draw.garry`).
    fn draw_from(&mut self, mut rest: SeatSet) {
        while let Some(seat) = rest.first_from(self.t().leader) {
            rest = rest.without(seat);
            let missing = self.t().hand_limit().saturating_sub(self.t().hand[seat]);
            self.draw_cards(seat, missing);
            if self.t().is(seat, Character::Garry) && self.t().hand[seat] > 0 {
                return self.ask_one(Step::Exchange, seat);
            }
        }
        self.leader_draws();
    }

    pub(crate) fn exchange(&mut self, seat: Seat, action: Action) {
        if let Action::Exchange { card } = action {
            self.emit(Event::Exchanged { seat });
            self.emit(Event::Threw { seat, card });
            self.draw_cards(seat, 1);
        }
        let after = self.t().people().from(self.t().leader).skip_while(|&other| other != seat).skip(1).collect();
        self.draw_from(after);
    }

    fn leader_draws(&mut self) {
        self.refill();
        if self.t().action_deck > 0 {
            let card = self.top_card();
            self.emit(Event::LeaderDrewCard { card });
            self.emit(Event::LeaderDrew);
        }
        self.place_next();
    }

    /// The deck has no known order: its top card is any of its cards.
    pub(crate) fn top_card(&mut self) -> Card {
        self.secret.deck.any(self.rng)
    }

    /// An empty deck is made anew from the discards (`bg.draw.up`).
    pub(crate) fn refill(&mut self) {
        if self.t().action_deck == 0 && self.t().action_discard > 0 {
            self.emit(Event::Reshuffled);
        }
    }

    pub(crate) fn draw_cards(&mut self, seat: Seat, mut wanted: u8) {
        while wanted > 0 {
            self.refill();
            let count = wanted.min(self.t().action_deck);
            if count == 0 {
                return;
            }
            let cards = { self.secret.deck }.draw_many(count, self.rng);
            self.emit(Event::Drew { seat, cards: count });
            self.emit(Event::Dealt { seat, cards });
            wanted -= count;
        }
    }
}
