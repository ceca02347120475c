//! Deals the Action cards anew: 51 cards whose faces stay open until something seen fixes them.
//!
//! Whenever the discards go back into the deck its cards become indistinguishable: they form a new
//! *generation*, of which only the number of each kind counts. A face is fixed when the viewer holds
//! the card or the Leader turns it.

use whiteout_core::{Chance as _, Rng, Seat};

use super::Observer;
use crate::event::{Event, Way};
use crate::secret::Secret;
use crate::words::{Card, Cards, Kind as _};

type Id = u8;

struct Deal<'a, R> {
    rng: &'a mut R,
    me: Option<Seat>,
    face: Vec<Option<Card>>,
    generation: Vec<usize>,
    /// Open faces left in each generation.
    left: Vec<Cards>,
    deck: Vec<Id>,
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
    let count = total.total() as usize;
    let mut deal = Deal {
        rng,
        me: observer.seat(),
        face: vec![None; count],
        generation: vec![0; count],
        left: vec![total],
        deck: (0..count as u8).collect(),
        discard: Vec::new(),
        stack: Vec::new(),
        drawn: Vec::new(),
        hand: Default::default(),
        given: None,
    };
    for (i, event) in observer.log.iter().enumerate() {
        deal.follow(event, &observer.log[i + 1..])?;
    }
    deal.settle();
    secret.deck = deal.counts(&deal.deck);
    secret.discard = deal.counts(&deal.discard);
    secret.stack = deal.counts(&deal.stack);
    secret.drawn.cards = deal.counts(&deal.drawn);
    for seat in observer.table.seats() {
        secret.hand[seat] = deal.counts(&deal.hand[seat.index()]);
    }
    Some(())
}

impl<R: Rng> Deal<'_, R> {
    fn follow(&mut self, event: &Event, ahead: &[Event]) -> Option<()> {
        use Event as E;
        let mine = |seat: Seat| self.me == Some(seat);
        match *event {
            E::Drew { seat, cards } if !mine(seat) => {
                for _ in 0..cards {
                    let id = self.pop_deck();
                    self.hand[seat.index()].push(id);
                }
            }
            E::Dealt { seat, cards } | E::HandChosen { seat, cards } => {
                for card in each(cards) {
                    let id = self.deck_card(card)?;
                    self.hand[seat.index()].push(id);
                }
            }
            E::Reshuffled => self.merge(ahead)?,
            E::Exchanged { seat } | E::Starved { seat } if !mine(seat) => {
                let id = self.any_of_hand(seat)?;
                self.discard.push(id);
            }
            E::Threw { seat, card } => {
                let id = self.hand_card(seat, card)?;
                self.discard.push(id);
            }
            E::LeaderDrew => {
                let id = self.pop_deck();
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
                let id = self.pop_deck();
                self.drawn.push(id);
            }
            E::SpecialDealt { cards, .. } => {
                for card in each(cards) {
                    let id = self.deck_card(card)?;
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
                let i = self.drawn.iter().position(|&id| self.face[id as usize] == Some(card))?;
                let id = self.drawn.swap_remove(i);
                self.stack.push(id);
                self.discard.append(&mut self.drawn);
            }
            E::DeckSeen { cards, .. } => self.deck_seen(cards)?,
            E::ChoseHand { seat, cards } => {
                if !mine(seat) {
                    for _ in 0..cards {
                        let id = self.pop_deck();
                        self.hand[seat.index()].push(id);
                    }
                }
                self.merge(ahead)?;
            }
            E::StackCardLost => {
                let i = self.rng.below(self.stack.len() as u32) as usize;
                let id = self.stack.swap_remove(i);
                self.discard.push(id);
            }
            E::Turned { card } => {
                let i = self.compatible(&self.stack, card).pick(self.rng)?;
                let id = self.stack.swap_remove(i);
                self.fix(id, card)?;
                self.discard.push(id);
            }
            E::StackDropped => self.discard.append(&mut self.stack),
            _ => {}
        }
        Some(())
    }

    fn pop_deck(&mut self) -> Id {
        let i = self.rng.below(self.deck.len() as u32) as usize;
        self.deck.swap_remove(i)
    }

    /// A card of this kind from the deck, whose cards are all of one generation and open.
    fn deck_card(&mut self, card: Card) -> Option<Id> {
        if self.deck.is_empty() {
            return None;
        }
        let id = self.pop_deck();
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
        let i = self.hand[seat.index()].iter().position(|&id| self.face[id as usize] == Some(card))?;
        Some(self.hand[seat.index()].swap_remove(i))
    }

    /// A card was handed in openly: if the guess does not fit, another card of that hand was it.
    fn shown(&mut self, seat: Seat, card: Card) -> Option<()> {
        let guess = self.given?;
        if self.fix(guess, card).is_some() {
            return Some(());
        }
        let i = self.compatible(&self.hand[seat.index()], card).pick(self.rng)?;
        let id = core::mem::replace(&mut self.hand[seat.index()][i], guess);
        let at = self.stack.iter().position(|&other| other == guess)?;
        self.stack[at] = id;
        self.fix(id, card)
    }

    fn fix(&mut self, id: Id, card: Card) -> Option<()> {
        let i = id as usize;
        match self.face[i] {
            Some(face) => (face == card).then_some(()),
            None => {
                let left = &mut self.left[self.generation[i]][card];
                *left = left.checked_sub(1)?;
                self.face[i] = Some(card);
                Some(())
            }
        }
    }

    /// Which of these cards may show this face, and how likely.
    fn compatible(&self, ids: &[Id], card: Card) -> Weights {
        Weights(
            ids.iter()
                .map(|&id| match self.face[id as usize] {
                    Some(face) => u32::from(face == card) * 60,
                    None => {
                        let left = &self.left[self.generation[id as usize]];
                        60 * u32::from(left[card]) / u32::from(left.total().max(1))
                            + u32::from(left[card] > 0)
                    }
                })
                .collect(),
        )
    }

    /// Deck and discards become one new generation.
    fn merge(&mut self, ahead: &[Event]) -> Option<()> {
        let mut need = self.foretold(ahead);
        self.deck.append(&mut self.discard);
        let mut open = Vec::new();
        let mut kinds = Cards::default();
        for &id in &self.deck {
            match self.face[id as usize].take() {
                Some(card) => kinds[card] += 1,
                None => open.push(id),
            }
        }
        self.rng.shuffle(&mut open);
        for &card in Card::ALL {
            need[card] = need[card].saturating_sub(kinds[card]);
        }
        for &card in Card::ALL {
            for _ in 0..need[card] {
                let i = open.iter().position(|&id| self.left[self.generation[id as usize]][card] > 0)?;
                let id = open.swap_remove(i);
                self.left[self.generation[id as usize]][card] -= 1;
                kinds[card] += 1;
            }
        }
        for id in open {
            let left = &mut self.left[self.generation[id as usize]];
            let card = Card::at(self.rng.pick(&left.0));
            left[card] = left[card].checked_sub(1)?;
            kinds[card] += 1;
        }
        let generation = self.left.len();
        self.left.push(kinds);
        for &id in &self.deck {
            self.generation[id as usize] = generation;
        }
        Some(())
    }

    /// Cards that the viewer will see in this deck before it is mixed again.
    fn foretold(&self, ahead: &[Event]) -> Cards {
        let mut seen = Cards::default();
        let mut most = Cards::default();
        for event in ahead {
            match *event {
                Event::Dealt { cards, .. } | Event::SpecialDealt { cards, .. } | Event::HandChosen { cards, .. } => {
                    seen.add(&cards);
                }
                Event::DeckSeen { cards, .. } => {
                    most = seen;
                    most.add(&cards);
                }
                Event::Reshuffled | Event::ChoseHand { .. } => break,
                _ => {}
            }
        }
        for &card in Card::ALL {
            most[card] = most[card].max(seen[card]);
        }
        most
    }

    /// The viewer looks through the deck: exactly these kinds lie in it.
    fn deck_seen(&mut self, cards: Cards) -> Option<()> {
        let Some(&first) = self.deck.first() else { return Some(()) };
        let old = self.generation[first as usize];
        if !self.left[old].covers(&cards) {
            return None;
        }
        self.left[old].remove(&cards);
        let generation = self.left.len();
        self.left.push(cards);
        for &id in &self.deck {
            self.generation[id as usize] = generation;
        }
        Some(())
    }

    /// Deals the faces that nothing has fixed.
    fn settle(&mut self) {
        for i in 0..self.face.len() {
            if self.face[i].is_none() {
                let left = &mut self.left[self.generation[i]];
                let card = Card::at(self.rng.pick(&left.0));
                left[card] -= 1;
                self.face[i] = Some(card);
            }
        }
    }

    fn counts(&self, ids: &[Id]) -> Cards {
        let mut counts = Cards::default();
        for card in ids.iter().filter_map(|&id| self.face[id as usize]) {
            counts[card] += 1;
        }
        counts
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
