//! The pool of the cards dealt anew. Whose card shows what is left open until all of its turned cards are known,
//! so that no guess made on the way has to be taken back.

use whiteout_core::{Chance as _, Rng, Seat, SpanId, Weights};

use super::blood::Honest;
use super::supply::Deal;
use crate::words::{Card, Cards};

#[derive(Clone, Copy)]
struct Entry {
    id: SpanId,
    /// Whose hand it came from.
    seat: Option<Seat>,
    /// It came in after the Captain's look, unseen.
    unseen: bool,
    /// It was there when cards were swapped out.
    early: bool,
    /// The viewer saw it on its way in.
    shown: bool,
}

#[derive(Default)]
pub(super) struct Pool {
    entries: Vec<Entry>,
    /// Cards swapped out, of those that were there then; which is not decided.
    out: usize,
    /// Cards turned that have not been given to an entry.
    flips: Vec<Card>,
    /// The viewer is the Captain and has looked.
    seen: bool,
}

/// Leaves no chance to anything else.
const CERTAIN: u32 = 1_000_000;
/// Tries to give turned cards to entries before giving up.
const TRIES: u32 = 40;

impl Pool {
    pub(super) fn add(&mut self, id: SpanId, seat: Option<Seat>) {
        self.entries.push(Entry { id, seat, unseen: false, early: false, shown: false });
    }

    pub(super) fn feed(&mut self, id: SpanId) {
        self.entries.push(Entry { id, seat: None, unseen: true, early: false, shown: false });
    }

    pub(super) fn swap_out(&mut self, cards: u8) {
        self.out += usize::from(cards);
        for entry in &mut self.entries {
            entry.early = true;
        }
    }

    /// What is in it: the card, whose it was, and whether it came in unseen.
    pub(super) fn left(&self) -> impl Iterator<Item = (SpanId, Option<Seat>, bool)> {
        self.entries.iter().map(|entry| (entry.id, entry.seat, entry.unseen))
    }
}

impl<R: Rng> Deal<'_, R> {
    /// The viewer sees the card that a seat hands in.
    pub(super) fn see_handed_in(&mut self, seat: Seat, card: Card) -> Option<()> {
        let i = self.pool.entries.iter().position(|entry| entry.seat == Some(seat))?;
        if self.spans.weight(self.pool.entries[i].id, card) == 0 {
            self.change_card(i, card)?;
        }
        self.pool.entries[i].shown = true;
        self.spans.fix(self.pool.entries[i].id, card)
    }

    /// The Captain sees the whole pool.
    pub(super) fn see_pool(&mut self, cards: Cards) -> Option<()> {
        let faces: Vec<Card> = cards.each().collect();
        self.give_faces(&faces)?;
        self.pool.seen = true;
        Some(())
    }

    /// What is shown of the pool, and that there is no other Sabotage in it.
    pub(super) fn see_sabotage(&mut self, cards: Cards, honest: &Honest<'_>) -> Option<()> {
        let mut shown: Vec<usize> = Vec::new();
        for card in cards.each() {
            let weigh = |(i, entry): (usize, &Entry)| match entry.seat {
                _ if shown.contains(&i) => 0,
                // All of it is shown, so whatever is known to be one comes first.
                _ if self.spans.face(entry.id) == Some(card) => CERTAIN,
                Some(seat) if !honest.may_sabotage(seat) => 0,
                _ => self.spans.weight(entry.id, card),
            };
            let weights = Weights(self.pool.entries.iter().enumerate().map(weigh).collect());
            let i = match weights.pick(self.rng) {
                Some(i) => i,
                None => self.change_any(&shown, card)?,
            };
            self.spans.fix(self.pool.entries[i].id, card)?;
            shown.push(i);
        }
        for i in (0..self.pool.entries.len()).filter(|i| !shown.contains(i)) {
            if self.spans.bar(self.pool.entries[i].id, Card::SABOTAGES).is_none() {
                self.change_for_item(i)?;
            }
        }
        Some(())
    }

    pub(super) fn sabotage_gone(&mut self, card: Card) -> Option<()> {
        self.discard_face(card)
    }

    /// The viewer is the Captain and knows what was swapped out.
    pub(super) fn swapped_out(&mut self, card: Card) -> Option<()> {
        self.pool.out = self.pool.out.checked_sub(1)?;
        self.discard_face(card)
    }

    fn discard_face(&mut self, card: Card) -> Option<()> {
        let shows = |entry: &Entry| !entry.unseen && self.spans.face(entry.id) == Some(card);
        let i = self.pool.entries.iter().position(shows)?;
        let entry = self.pool.entries.swap_remove(i);
        self.discard.push(entry.id);
        Some(())
    }

    /// The viewer knows that the card turned next came in unseen.
    pub(super) fn unseen_picked(&mut self, card: Card) -> Option<()> {
        let weigh = |entry: &Entry| if entry.unseen { self.spans.weight(entry.id, card) } else { 0 };
        let i = Weights(self.pool.entries.iter().map(weigh).collect()).pick(self.rng)?;
        self.spans.fix(self.pool.entries[i].id, card)?;
        self.pool.entries[i].unseen = false;
        Some(())
    }

    /// Late Sabotage is one of the cards that came in unseen; anything else is settled later.
    pub(super) fn flipped(&mut self, card: Card) -> Option<()> {
        if !card.is_sabotage() {
            // Who orders the cards knows which one this was.
            if self.ordered && self.pool.seen {
                return self.discard_face(card);
            }
            self.pool.flips.push(card);
            return Some(());
        }
        let known = self.pool.entries.iter().position(|entry| self.spans.face(entry.id) == Some(card));
        let i = match known {
            Some(i) => i,
            None => {
                let weigh = |entry: &Entry| self.spans.weight(entry.id, card);
                Weights(self.pool.entries.iter().map(weigh).collect()).pick(self.rng)?
            }
        };
        self.pool.entries[i].unseen = false;
        self.spans.fix(self.pool.entries[i].id, card)
    }

    /// Cards swapped out are mixed into the deck: now it must be decided which they were.
    pub(super) fn throw_swapped_out(&mut self) -> Option<()> {
        for _ in 0..core::mem::take(&mut self.pool.out) {
            let early: Vec<usize> = (0..self.pool.entries.len()).filter(|&i| self.pool.entries[i].early).collect();
            let n = self.rng.below(early.len() as u32) as usize;
            let entry = self.pool.entries.swap_remove(*early.get(n)?);
            self.discard.push(entry.id);
        }
        Some(())
    }

    /// Gives every turned card to an entry and decides what was swapped out; the rest is still in the pool.
    pub(super) fn settle_pool(&mut self) -> Option<()> {
        let flips = core::mem::take(&mut self.pool.flips);
        let mut given = self.give_faces(&flips)?;
        given.sort_unstable();
        for i in given.into_iter().rev() {
            let entry = self.pool.entries.swap_remove(i);
            self.discard.push(entry.id);
        }
        self.throw_swapped_out()
    }

    /// The pool is over: everything goes to the discards.
    pub(super) fn close_pool(&mut self) -> Option<()> {
        self.settle_pool()?;
        self.discard.extend(self.pool.entries.drain(..).map(|entry| entry.id));
        self.pool = Pool::default();
        Some(())
    }

    /// Finds an entry for each face; the places of the entries.
    fn give_faces(&mut self, faces: &[Card]) -> Option<Vec<usize>> {
        if faces.is_empty() {
            return Some(Vec::new());
        }
        for _ in 0..TRIES {
            if let Some(pairs) = self.pair_up(faces) {
                for &(i, face) in &pairs {
                    self.spans.fix(self.pool.entries[i].id, face)?;
                }
                return Some(pairs.into_iter().map(|(i, _)| i).collect());
            }
        }
        None
    }

    fn pair_up(&mut self, faces: &[Card]) -> Option<Vec<(usize, Card)>> {
        let entries = self.pool.entries.len();
        let spare = entries.checked_sub(faces.len())?;
        let mut order = faces.to_vec();
        self.rng.shuffle(&mut order);
        let mut pairs: Vec<(usize, Card)> = Vec::with_capacity(faces.len());
        for face in order {
            let weigh = |(i, entry): (usize, &Entry)| match self.spans.face(entry.id) {
                _ if pairs.iter().any(|&(taken, _)| taken == i) => 0,
                // With nothing to spare a card known to show this is one of those turned.
                Some(known) if known == face && spare == 0 => CERTAIN,
                _ => self.spans.weight(entry.id, face),
            };
            let picked = Weights(self.pool.entries.iter().enumerate().map(weigh).collect()).pick(self.rng);
            let i = match picked {
                Some(i) => i,
                None => {
                    let taken: Vec<usize> = pairs.iter().map(|&(i, _)| i).collect();
                    self.change_any(&taken, face)?
                }
            };
            pairs.push((i, face));
        }
        // Of those there at the swap, enough must be left to have been swapped out.
        let early = self.pool.entries.iter().filter(|entry| entry.early).count();
        let turned = pairs.iter().filter(|&&(i, _)| self.pool.entries[i].early).count();
        (early - turned >= self.pool.out).then_some(pairs)
    }

    /// Lets one of the free entries have been another card of its owner, one that may show this face.
    fn change_any(&mut self, taken: &[usize], face: Card) -> Option<usize> {
        let mut free: Vec<usize> = (0..self.pool.entries.len()).filter(|i| !taken.contains(i)).collect();
        self.rng.shuffle(&mut free);
        free.into_iter().find(|&i| self.change_card(i, face).is_some())
    }

    /// The owner of this entry, as long as it may have been another of their cards: the viewer has not seen it.
    fn unseen_owner(&self, i: usize) -> Option<Seat> {
        let entry = self.pool.entries[i];
        entry.seat.filter(|&seat| !self.pool.seen && !entry.shown && self.me != Some(seat))
    }

    /// The owner of this entry handed in another card, one that may show this face.
    fn change_card(&mut self, i: usize, face: Card) -> Option<()> {
        let seat = self.unseen_owner(i)?;
        let hand = &self.hand[seat.index()];
        let n = self.spans.weights(hand, face).pick(self.rng)?;
        core::mem::swap(&mut self.hand[seat.index()][n], &mut self.pool.entries[i].id);
        Some(())
    }

    /// The owner of this entry handed in another card, one that is no Sabotage.
    fn change_for_item(&mut self, i: usize) -> Option<()> {
        let seat = self.unseen_owner(i)?;
        let n = (0..self.hand[seat.index()].len())
            .find(|&n| self.spans.bar(self.hand[seat.index()][n], Card::SABOTAGES).is_some())?;
        core::mem::swap(&mut self.hand[seat.index()][n], &mut self.pool.entries[i].id);
        Some(())
    }

    /// The seat needs a card of this face in its hand: what it handed in was another then.
    pub(super) fn take_back(&mut self, seat: Seat, face: Card) -> Option<usize> {
        let i = self.pool.entries.iter().position(|entry| entry.seat == Some(seat))?;
        self.unseen_owner(i)?;
        if self.spans.weight(self.pool.entries[i].id, face) == 0 {
            return None;
        }
        let n = self.rng.below(self.hand[seat.index()].len() as u32) as usize;
        let held = self.hand[seat.index()].get_mut(n)?;
        core::mem::swap(held, &mut self.pool.entries[i].id);
        // What lies in the pool now is no Sabotage: all of that lies open.
        self.spans.bar(self.pool.entries[i].id, Card::SABOTAGES)?;
        Some(n)
    }
}
