//! Deals the Action cards anew.
//!
//! Faces stay open until something seen fixes them (see [`Spans`]).

use whiteout_core::{Chance as _, Rng, Seat, SpanId, Spans, take_any};

use super::Seen;
use crate::event::{Event, Way};
use crate::secret::Secret;
use crate::words::{Card, Cards, TestKind};

struct Deal<'a, R> {
    rng: &'a mut R,
    me: Option<Seat>,
    total: Cards,
    spans: Spans<Card, 3>,
    discard: Vec<SpanId>,
    stack: Vec<SpanId>,
    drawn: Vec<SpanId>,
    hand: [Vec<SpanId>; 8],
    /// The card handed in last, should it be shown.
    given: Option<SpanId>,
}

/// One try; `None` when the faces guessed on the way contradict something seen later.
pub(super) fn deal(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) -> Option<()> {
    let total = observer.blank.rules.actions;
    let mut deal = Deal {
        rng,
        me: observer.seat(),
        total,
        spans: Spans::new(total),
        discard: Vec::new(),
        stack: Vec::new(),
        drawn: Vec::new(),
        hand: Default::default(),
        given: None,
    };
    for event in &observer.log {
        deal.spans.tick();
        deal.follow(event)?;
    }
    deal.spans.settle(deal.rng)?;
    secret.discard = deal.counts(&deal.discard);
    secret.stack = deal.counts(&deal.stack);
    secret.drawn.cards = deal.counts(&deal.drawn);
    let mut deck = total;
    deck.remove(&secret.discard);
    deck.remove(&secret.stack);
    deck.remove(&secret.drawn.cards);
    for seat in observer.table.seats() {
        secret.hand[seat] = deal.counts(&deal.hand[seat.index()]);
        deck.remove(&secret.hand[seat]);
    }
    secret.deck = deck;
    Some(())
}

impl<R: Rng> Deal<'_, R> {
    fn follow(&mut self, event: &Event) -> Option<()> {
        use Event as E;
        let mine = |seat: Seat| self.me == Some(seat);
        match *event {
            E::Drew { seat, cards } if !mine(seat) => self.draw_to_hand(seat, cards),
            E::Dealt { seat, cards } | E::HandChosen { seat, cards } => {
                for card in cards.each() {
                    let id = self.spans.draw_seen(card)?;
                    self.hand[seat.index()].push(id);
                }
            }
            E::Reshuffled => self.mix()?,
            E::Exchanged { seat }
            | E::Starved { seat }
            | E::ThrewCard { seat }
            | E::Tested { by: seat, kind: TestKind::Teeth, .. }
                if !mine(seat) =>
            {
                let id = take_any(&mut self.hand[seat.index()], self.rng)?;
                self.discard.push(id);
            }
            E::Threw { seat, card } => {
                let id = self.spans.take_showing(&mut self.hand[seat.index()], card)?;
                self.discard.push(id);
            }
            E::LeaderDrew => {
                let id = self.spans.draw();
                self.stack.push(id);
            }
            E::Placed { seat, way: Way::Special | Way::LitSpecial, .. }
            | E::WentToSleep { seat }
            | E::Stripped { seat } => {
                let hand = core::mem::take(&mut self.hand[seat.index()]);
                self.discard.extend(hand);
            }
            E::Placed { seat, .. } if !mine(seat) => {
                let id = take_any(&mut self.hand[seat.index()], self.rng)?;
                self.given = Some(id);
                self.stack.push(id);
            }
            E::Gave { seat, card } => {
                let id = self.spans.take_showing(&mut self.hand[seat.index()], card)?;
                self.stack.push(id);
            }
            E::Shown { seat, card } if !mine(seat) => self.shown(seat, card)?,
            E::SpecialDrew { seat, .. } if !mine(seat) => {
                let id = self.spans.draw();
                self.drawn.push(id);
            }
            E::SpecialDealt { cards, .. } => {
                for card in cards.each() {
                    let id = self.spans.draw_seen(card)?;
                    self.drawn.push(id);
                }
            }
            E::SpecialGiven { seat } if !mine(seat) => {
                let i = self.rng.below(self.drawn.len() as u32) as usize;
                let id = self.drawn.swap_remove(i);
                self.given = Some(id);
                self.stack.push(id);
                self.discard.append(&mut self.drawn);
            }
            E::SpecialGave { card, .. } => {
                let i = self.drawn.iter().position(|&id| self.spans.face(id) == Some(card))?;
                let id = self.drawn.swap_remove(i);
                self.stack.push(id);
                self.discard.append(&mut self.drawn);
            }
            E::DeckSeen { cards, .. } => {
                let mut outside = self.total;
                outside.remove(&cards);
                self.spans.look(outside)?;
            }
            E::ChoseHand { seat, cards } => {
                if !mine(seat) {
                    self.draw_to_hand(seat, cards);
                }
                self.mix()?;
            }
            E::StackCardLost => {
                let i = self.rng.below(self.stack.len() as u32) as usize;
                let id = self.stack.swap_remove(i);
                self.discard.push(id);
            }
            E::Turned { card } => {
                let i = self.spans.weights(&self.stack, card).pick(self.rng)?;
                let id = self.stack.swap_remove(i);
                self.spans.fix(id, card)?;
                self.discard.push(id);
            }
            E::StackDropped => self.discard.append(&mut self.stack),
            _ => {}
        }
        Some(())
    }

    fn draw_to_hand(&mut self, seat: Seat, cards: u8) {
        for _ in 0..cards {
            let id = self.spans.draw();
            self.hand[seat.index()].push(id);
        }
    }

    /// A card was handed in openly: if the guess does not fit, another card of that hand was it.
    fn shown(&mut self, seat: Seat, card: Card) -> Option<()> {
        let guess = self.given?;
        if self.spans.fix(guess, card).is_some() {
            return Some(());
        }
        let i = self.spans.weights(&self.hand[seat.index()], card).pick(self.rng)?;
        let id = core::mem::replace(&mut self.hand[seat.index()][i], guess);
        let at = self.stack.iter().position(|&other| other == guess)?;
        self.stack[at] = id;
        self.spans.fix(id, card)
    }

    /// The discards go back into the deck.
    fn mix(&mut self) -> Option<()> {
        let back = core::mem::take(&mut self.discard);
        // No face is barred, so that an empty deck tells nothing which its bound does not.
        self.spans.mix(&back, false)
    }

    fn counts(&self, ids: &[SpanId]) -> Cards {
        self.spans.counts(ids)
    }
}
