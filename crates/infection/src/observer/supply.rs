//! Deals the Supply cards anew: hands, deck, discards and the pool.
//!
//! Cards move as the log says; which card of a hand moved and what it shows stays open until something seen
//! fixes it (see [`Spans`]).

use whiteout_core::{Chance as _, Rng, Seat, SpanId, Spans, take_any};

use super::Observer;
use super::blood::Honest;
use super::pool::Pool;
use crate::event::Event;
use crate::secret::Secret;
use crate::table::PoolPhase;
use crate::words::{Card, Cards};

pub(super) struct Deal<'a, R> {
    pub(super) rng: &'a mut R,
    pub(super) me: Option<Seat>,
    pub(super) spans: Spans<Card, 13>,
    pub(super) hand: [Vec<SpanId>; 8],
    pub(super) discard: Vec<SpanId>,
    /// Cards on top of the deck, in order.
    top: Vec<SpanId>,
    /// Cards in the deck below those.
    deck: u8,
    pub(super) pool: Pool,
    /// By option the Captain turns the cards in an order of their own.
    pub(super) ordered: bool,
    /// Drawn for the pool, not in it yet.
    swapped: Option<SpanId>,
}

/// One try; `None` when something guessed on the way contradicts something seen later.
pub(super) fn deal(observer: &Observer, mut honest: Honest<'_>, rng: &mut impl Rng, secret: &mut Secret) -> Option<()> {
    let total = observer.table.rules.supply;
    let mut deal = Deal {
        rng,
        me: observer.seat(),
        spans: Spans::new(total),
        hand: Default::default(),
        discard: Vec::new(),
        top: Vec::new(),
        deck: total.total(),
        pool: Pool::default(),
        ordered: observer.table.rules.options.captain_orders,
        swapped: None,
    };
    for event in &observer.log {
        deal.spans.tick();
        honest.follow(event);
        deal.follow(event, &honest)?;
    }
    deal.settle_pool()?;
    deal.spans.settle(deal.rng)?;
    deal.hand_over(observer, secret);
    Some(())
}

impl<R: Rng> Deal<'_, R> {
    fn follow(&mut self, event: &Event, honest: &Honest<'_>) -> Option<()> {
        use Event as E;
        let me = self.me;
        let mine = |seat: Seat| me == Some(seat);
        match *event {
            E::Drew { seat, cards } if !mine(seat) => {
                for _ in 0..cards {
                    let id = self.draw();
                    self.hand[seat.index()].push(id);
                }
            }
            E::Dealt { seat, cards } => self.dealt(seat, cards)?,
            E::SupplyShuffled => {
                self.throw_swapped_out()?;
                let back = core::mem::take(&mut self.discard);
                self.spans.mix(&back, self.deck == 0)?;
                self.deck += back.len() as u8;
            }
            E::Exchanged { seat, cards } if !mine(seat) => {
                for _ in 0..cards {
                    let id = take_any(&mut self.hand[seat.index()], self.rng)?;
                    self.discard.push(id);
                }
            }
            E::Threw { seat, card } => {
                let id = self.spans.take_showing(&mut self.hand[seat.index()], card)?;
                self.discard.push(id);
            }
            E::Paid { seat, card } => self.pay(seat, card)?,
            E::MolotovUsed { seat } => self.pay(seat, Card::Molotov)?,
            E::Torched { seat, .. } => {
                let mut hand = core::mem::take(&mut self.hand[seat.index()]);
                self.discard.append(&mut hand);
            }
            E::CardSeen { seat, card, .. } if !mine(seat) => {
                let hand = &self.hand[seat.index()];
                let id = hand[self.spans.weights(hand, card).pick(self.rng)?];
                self.spans.fix(id, card)?;
            }
            E::HandedIn { seats } => {
                self.close_pool()?;
                for seat in seats.iter().filter(|&seat| !mine(seat)) {
                    let id = take_any(&mut self.hand[seat.index()], self.rng)?;
                    self.pool.add(id, Some(seat));
                }
            }
            E::Gave { seat, card } => {
                let id = self.spans.take_showing(&mut self.hand[seat.index()], card)?;
                self.pool.add(id, Some(seat));
            }
            E::HandInSeen { seat, card, .. } => self.see_handed_in(seat, card)?,
            E::PoolSeen { cards, .. } => self.see_pool(cards)?,
            E::SabotageFound { cards } => self.see_sabotage(cards, honest)?,
            E::SabotageGone { card } => self.sabotage_gone(card)?,
            E::Swapped { cards } => self.pool.swap_out(cards),
            E::SwappedOut { card, .. } => self.swapped_out(card)?,
            E::PoolFed => {
                let id = self.draw();
                self.pool.feed(id);
            }
            E::SwapDrawn => self.swapped = Some(self.draw()),
            E::SwapSeen { card, .. } => self.spans.fix(self.swapped?, card)?,
            E::SwapKept => {
                let id = self.swapped.take()?;
                self.pool.add(id, None);
            }
            E::SwapThrown => {
                let id = self.swapped.take()?;
                self.discard.push(id);
            }
            E::TopLooked => {
                while self.top.len() < 2 {
                    let id = self.draw_below();
                    self.top.push(id);
                }
            }
            E::TopSeen { cards, .. } => {
                for (i, card) in cards.into_iter().enumerate() {
                    self.spans.fix(*self.top.get(i)?, card)?;
                }
            }
            E::TopOrdered { turned: true, .. } => self.top.swap(0, 1),
            E::FlipPicked { card, .. } => self.unseen_picked(card)?,
            E::Flipped { card } => self.flipped(card)?,
            E::PoolDropped | E::MissionPassed | E::MissionFailed | E::DiceReady { .. } | E::BattleLost { .. } => {
                self.close_pool()?;
            }
            _ => {}
        }
        Some(())
    }

    /// The next card, from the top if any lies there in order.
    fn draw(&mut self) -> SpanId {
        if self.top.is_empty() { self.draw_below() } else { self.top.remove(0) }
    }

    fn draw_below(&mut self) -> SpanId {
        self.deck = self.deck.saturating_sub(1);
        self.spans.draw()
    }

    /// Cards that the viewer draws: those that lay on top are among them.
    fn dealt(&mut self, seat: Seat, mut cards: Cards) -> Option<()> {
        while !self.top.is_empty() && !cards.is_empty() {
            let id = self.top.remove(0);
            let face = match self.spans.face(id) {
                Some(face) => face,
                None => {
                    let faces: Vec<Card> = cards.each().collect();
                    faces[self.rng.below(faces.len() as u32) as usize]
                }
            };
            self.spans.fix(id, face)?;
            cards[face] = cards[face].checked_sub(1)?;
            self.hand[seat.index()].push(id);
        }
        for card in cards.each() {
            let id = self.draw_below();
            self.spans.fix(id, card)?;
            self.hand[seat.index()].push(id);
        }
        Some(())
    }

    /// Somebody discards this card face up.
    fn pay(&mut self, seat: Seat, card: Card) -> Option<()> {
        let i = match self.spans.weights(&self.hand[seat.index()], card).pick(self.rng) {
            Some(i) => i,
            None => self.take_back(seat, card)?,
        };
        let id = self.hand[seat.index()].swap_remove(i);
        self.spans.fix(id, card)?;
        self.discard.push(id);
        Some(())
    }

    /// Everything into the hidden half of a state.
    fn hand_over(&self, observer: &Observer, secret: &mut Secret) {
        let table = &observer.table;
        let faces = |ids: &[SpanId]| self.spans.counts(ids);
        let face = |id: SpanId| self.spans.face(id);
        secret.discard = faces(&self.discard);
        secret.top = [self.top.first().copied().and_then(face), self.top.get(1).copied().and_then(face)];
        secret.swapped = self.swapped.and_then(face);
        for seat in table.seats() {
            secret.hand[seat] = faces(&self.hand[seat.index()]);
        }
        let apart = table.turn.phase != PoolPhase::Turning || table.rules.options.captain_orders;
        for (id, seat, unseen) in self.pool.left() {
            let Some(card) = face(id) else { continue };
            match seat {
                Some(seat) if table.turn.phase == PoolPhase::Forming => secret.given[seat] = Some(card),
                _ if unseen && apart => secret.unseen[card] += 1,
                _ => secret.pool[card] += 1,
            }
        }
        let mut deck = table.rules.supply;
        let given: Cards = table.seats().filter_map(|seat| secret.given[seat]).collect();
        let top: Cards = secret.top.into_iter().flatten().collect();
        let swapped: Cards = secret.swapped.into_iter().collect();
        for pile in [secret.discard, given, top, swapped, secret.pool, secret.unseen] {
            deck.remove(&pile);
        }
        for seat in table.seats() {
            deck.remove(&secret.hand[seat]);
        }
        secret.deck = deck;
    }
}
