//! Deals the Action cards anew.
//!
//! A card outside the deck is a *span*: from the moment it is drawn until it is mixed into the deck again.
//! Inside the deck cards have no identity, so a span's face matters only while it lasts, and stays open until
//! something seen fixes it. What was seen of the deck bounds the faces of the spans that lasted then: never
//! more of a kind than there are, and exactly what was missing when the viewer looked through the deck.

use core::cmp::Reverse;

use whiteout_core::{Chance as _, Rng, Seat};

use super::Observer;
use crate::event::{Event, Way};
use crate::secret::Secret;
use crate::words::{Card, Cards, Kind as _};

type Id = usize;

struct Span {
    born: usize,
    died: usize,
    face: Option<Card>,
}

/// A moment at which no more than so many faces of a kind can have been outside the deck.
struct Bound {
    time: usize,
    left: Cards,
    /// The viewer saw the deck: the faces outside were exactly these.
    exact: bool,
}

struct Deal<'a, R> {
    rng: &'a mut R,
    me: Option<Seat>,
    total: Cards,
    now: usize,
    spans: Vec<Span>,
    bounds: Vec<Bound>,
    discard: Vec<Id>,
    stack: Vec<Id>,
    drawn: Vec<Id>,
    hand: [Vec<Id>; 8],
    /// The card handed in last, should it be shown.
    given: Option<Id>,
}

/// One try; `None` when the faces guessed on the way contradict something seen later.
pub(super) fn deal(observer: &Observer, rng: &mut impl Rng, secret: &mut Secret) -> Option<()> {
    let total = observer.blank.rules.actions;
    let mut deal = Deal {
        rng,
        me: observer.seat(),
        total,
        now: 0,
        spans: Vec::new(),
        bounds: Vec::new(),
        discard: Vec::new(),
        stack: Vec::new(),
        drawn: Vec::new(),
        hand: Default::default(),
        given: None,
    };
    for event in &observer.log {
        deal.now += 1;
        deal.follow(event)?;
    }
    deal.now += 1;
    deal.bound(total, false)?;
    deal.settle()?;
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
                for card in each(cards) {
                    let id = self.draw_seen(card)?;
                    self.hand[seat.index()].push(id);
                }
            }
            E::Reshuffled => self.mix()?,
            E::Exchanged { seat } | E::Starved { seat } if !mine(seat) => {
                let id = self.any_of_hand(seat)?;
                self.discard.push(id);
            }
            E::Threw { seat, card } => {
                let id = self.hand_card(seat, card)?;
                self.discard.push(id);
            }
            E::LeaderDrew => {
                let id = self.draw();
                self.stack.push(id);
            }
            E::Placed { seat, way: Way::Special | Way::LitSpecial, .. }
            | E::WentToSleep { seat }
            | E::Stripped { seat } => {
                let hand = core::mem::take(&mut self.hand[seat.index()]);
                self.discard.extend(hand);
            }
            E::Placed { seat, .. } if !mine(seat) => {
                let id = self.any_of_hand(seat)?;
                self.given = Some(id);
                self.stack.push(id);
            }
            E::Gave { seat, card } => {
                let id = self.hand_card(seat, card)?;
                self.stack.push(id);
            }
            E::Shown { seat, card } if !mine(seat) => self.shown(seat, card)?,
            E::SpecialDrew { seat, .. } if !mine(seat) => {
                let id = self.draw();
                self.drawn.push(id);
            }
            E::SpecialDealt { cards, .. } => {
                for card in each(cards) {
                    let id = self.draw_seen(card)?;
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
                let i = self.drawn.iter().position(|&id| self.spans[id].face == Some(card))?;
                let id = self.drawn.swap_remove(i);
                self.stack.push(id);
                self.discard.append(&mut self.drawn);
            }
            E::DeckSeen { cards, .. } => {
                let mut outside = self.total;
                outside.remove(&cards);
                self.bound(outside, true)?;
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
                let i = self.likely(&self.stack, card).pick(self.rng)?;
                let id = self.stack.swap_remove(i);
                self.fix(id, card)?;
                self.discard.push(id);
            }
            E::StackDropped => self.discard.append(&mut self.stack),
            _ => {}
        }
        Some(())
    }

    fn draw(&mut self) -> Id {
        self.spans.push(Span { born: self.now, died: usize::MAX, face: None });
        self.spans.len() - 1
    }

    fn draw_to_hand(&mut self, seat: Seat, cards: u8) {
        for _ in 0..cards {
            let id = self.draw();
            self.hand[seat.index()].push(id);
        }
    }

    fn draw_seen(&mut self, card: Card) -> Option<Id> {
        let id = self.draw();
        self.fix(id, card)?;
        Some(id)
    }

    fn any_of_hand(&mut self, seat: Seat) -> Option<Id> {
        let hand = &mut self.hand[seat.index()];
        if hand.is_empty() {
            return None;
        }
        let i = self.rng.below(hand.len() as u32) as usize;
        Some(hand.swap_remove(i))
    }

    fn hand_card(&mut self, seat: Seat, card: Card) -> Option<Id> {
        let i = self.hand[seat.index()].iter().position(|&id| self.spans[id].face == Some(card))?;
        Some(self.hand[seat.index()].swap_remove(i))
    }

    /// A card was handed in openly: if the guess does not fit, another card of that hand was it.
    fn shown(&mut self, seat: Seat, card: Card) -> Option<()> {
        let guess = self.given?;
        if self.fix(guess, card).is_some() {
            return Some(());
        }
        let i = self.likely(&self.hand[seat.index()], card).pick(self.rng)?;
        let id = core::mem::replace(&mut self.hand[seat.index()][i], guess);
        let at = self.stack.iter().position(|&other| other == guess)?;
        self.stack[at] = id;
        self.fix(id, card)
    }

    /// The discards go back into the deck: their spans end.
    fn mix(&mut self) -> Option<()> {
        self.bound(self.total, false)?;
        self.now += 1;
        for id in core::mem::take(&mut self.discard) {
            self.spans[id].died = self.now;
        }
        Some(())
    }

    /// Remembers how many faces of a kind can be outside the deck now.
    fn bound(&mut self, mut left: Cards, exact: bool) -> Option<()> {
        for span in &self.spans {
            if let (Some(face), true) = (span.face, span.lasts_at(self.now)) {
                left[face] = left[face].checked_sub(1)?;
            }
        }
        self.bounds.push(Bound { time: self.now, left, exact });
        Some(())
    }

    /// The smallest number of such faces that any bound of the span leaves open.
    fn slack(&self, span: &Span, card: Card) -> u8 {
        self.bounds
            .iter()
            .rev()
            .take_while(|bound| bound.time >= span.born)
            .filter(|bound| span.lasts_at(bound.time))
            .map(|bound| bound.left[card])
            .min()
            .unwrap_or(u8::MAX)
    }

    fn fix(&mut self, id: Id, card: Card) -> Option<()> {
        if let Some(face) = self.spans[id].face {
            return (face == card).then_some(());
        }
        if self.slack(&self.spans[id], card) == 0 {
            return None;
        }
        let span = &mut self.spans[id];
        span.face = Some(card);
        for bound in self.bounds.iter_mut().rev().take_while(|bound| bound.time >= span.born) {
            if span.lasts_at(bound.time) {
                bound.left[card] -= 1;
            }
        }
        Some(())
    }

    /// Which of these cards may show this face, and how likely.
    fn likely(&self, ids: &[Id], card: Card) -> Weights {
        Weights(
            ids.iter()
                .map(|&id| match self.spans[id].face {
                    Some(face) => u32::from(face == card) * 17,
                    None => u32::from(self.slack(&self.spans[id], card).min(17)),
                })
                .collect(),
        )
    }

    /// Fixes every face that matters: cards still outside the deck, and those outside when it was looked through.
    /// The narrower their choice, the earlier: cards of many looks, then look by look, then cards of many bounds.
    fn settle(&mut self) -> Option<()> {
        let now = self.now;
        let backwards = self.rng.odds(1, 2);
        let mut open: Vec<_> = (0..self.spans.len())
            .filter(|&id| self.spans[id].face.is_none())
            .map(|id| {
                let span = &self.spans[id];
                let bounds = self.bounds.iter().filter(|bound| span.lasts_at(bound.time));
                let looks = bounds.clone().filter(|bound| bound.exact);
                let first = looks.clone().next().map_or(now, |look| look.time);
                let turn = if backwards { now - first } else { first };
                (Reverse(looks.count()), turn, Reverse(bounds.count()), id)
            })
            .filter(|&(Reverse(looks), .., id)| looks > 0 || self.spans[id].lasts_at(now))
            .collect();
        self.rng.shuffle(&mut open);
        open.sort_by_key(|&(looks, turn, bounds, _)| (looks, turn, bounds));
        let open: Vec<Id> = open.into_iter().map(|(.., id)| id).collect();
        for i in 0..open.len() {
            if self.fix_any(open[i]).is_none() {
                self.make_way(open[i], &open[..i], 1)?;
            }
        }
        Some(())
    }

    /// Gives an open card any face that its bounds leave.
    fn fix_any(&mut self, id: Id) -> Option<()> {
        let weights = Card::ALL.iter().map(|&card| u32::from(self.slack(&self.spans[id], card)).pow(2)).collect();
        let card = Card::at(Weights(weights).pick(self.rng)?);
        self.fix(id, card)
    }

    /// Hands the face of a settled card to one that has no choice left; the settled one finds a new face, or again
    /// another makes way for it.
    fn make_way(&mut self, stuck: Id, settled: &[Id], detours: u8) -> Option<()> {
        for &other in settled {
            let Some(face) = self.loosen(other) else { continue };
            if self.fix(stuck, face).is_some() {
                if self.fix_any(other).is_some()
                    || (detours > 0 && self.make_way(other, settled, detours - 1).is_some())
                {
                    return Some(());
                }
                self.loosen(stuck);
            }
            self.fix(other, face)?;
        }
        None
    }

    /// Takes a face back.
    fn loosen(&mut self, id: Id) -> Option<Card> {
        let span = &mut self.spans[id];
        let card = span.face.take()?;
        for bound in self.bounds.iter_mut().rev().take_while(|bound| bound.time >= span.born) {
            if span.lasts_at(bound.time) {
                bound.left[card] += 1;
            }
        }
        Some(card)
    }

    fn counts(&self, ids: &[Id]) -> Cards {
        let mut counts = Cards::default();
        for card in ids.iter().filter_map(|&id| self.spans[id].face) {
            counts[card] += 1;
        }
        counts
    }
}

impl Span {
    const fn lasts_at(&self, time: usize) -> bool {
        self.born <= time && time < self.died
    }
}

fn each(cards: Cards) -> impl Iterator<Item = Card> {
    Card::ALL.iter().copied().flat_map(move |card| (0..cards[card]).map(move |_| card))
}

/// Chances of each of several things.
pub(super) struct Weights(pub(super) Vec<u32>);

impl Weights {
    /// One of them, or `None` when all are impossible.
    pub(super) fn pick(&self, rng: &mut impl Rng) -> Option<usize> {
        let total: u32 = self.0.iter().sum();
        if total == 0 {
            return None;
        }
        let mut rest = rng.below(total);
        self.0.iter().position(|&weight| {
            let hit = rest < weight;
            rest = rest.saturating_sub(weight);
            hit
        })
    }
}
