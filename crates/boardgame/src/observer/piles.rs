//! Deals Weapon and Item cards anew: physical cards move as the log says, and show a face only when the
//! viewer sees it.

use whiteout_core::{Chance as _, Rng, Seat, Weights};

use super::Seen;
use super::moves::{CardMove, Side};
use crate::secret::Secret;
use crate::words::{Counts, Deck, Item, Kind, Weapon};

type Id = u8;

struct Pile<'a, R, K, const N: usize> {
    rng: &'a mut R,
    face: Vec<Option<K>>,
    /// In a hand and not lying open, so not a Flamethrower.
    covered: Vec<bool>,
    left: Counts<N>,
    deck: Vec<Id>,
    drawn: Vec<Id>,
    hand: [Vec<Id>; 8],
    /// The one kind that lies open as soon as it is kept.
    open_kind: Option<K>,
}

impl<'a, R: Rng, K: Kind, const N: usize> Pile<'a, R, K, N> {
    fn new(rng: &'a mut R, cards: Counts<N>, open_kind: Option<K>) -> Self {
        let count = cards.total();
        Self {
            rng,
            face: vec![None; count as usize],
            covered: vec![false; count as usize],
            left: cards,
            deck: (0..count).collect(),
            drawn: Vec::new(),
            hand: Default::default(),
            open_kind,
        }
    }

    fn may_show(&self, id: Id, kind: K) -> bool {
        match self.face[id as usize] {
            Some(face) => face == kind,
            None => self.left[kind] > 0 && !(self.covered[id as usize] && self.open_kind == Some(kind)),
        }
    }

    fn fix(&mut self, id: Id, kind: K) -> Option<()> {
        if !self.may_show(id, kind) {
            return None;
        }
        if self.face[id as usize].is_none() {
            self.left[kind] -= 1;
            self.face[id as usize] = Some(kind);
        }
        Some(())
    }

    fn draw(&mut self, count: u8) -> Option<()> {
        for _ in 0..count {
            if self.deck.is_empty() {
                return None;
            }
            self.drawn.push(self.deck.remove(0));
        }
        Some(())
    }

    fn dealt(&mut self, deck: Deck) -> Option<()> {
        for (i, kind) in deck.iter::<K>().enumerate() {
            self.fix(*self.drawn.get(i)?, kind)?;
        }
        Some(())
    }

    /// Somebody keeps a drawn card, lying open or not; the rest goes under the deck in random order.
    fn keep(&mut self, seat: Seat, open: bool) -> Option<()> {
        let weights = Weights(
            self.drawn
                .iter()
                .map(|&id| match (self.open_kind, open) {
                    (Some(kind), true) => u32::from(self.may_show(id, kind)),
                    (Some(kind), false) => u32::from(self.face[id as usize] != Some(kind)),
                    (None, _) => 1,
                })
                .collect(),
        );
        let i = weights.pick(self.rng)?;
        let id = self.drawn.swap_remove(i);
        match self.open_kind {
            Some(kind) if open => self.fix(id, kind)?,
            _ => self.covered[id as usize] = true,
        }
        self.hand[seat.index()].push(id);
        self.bury_drawn();
        Some(())
    }

    fn chose(&mut self, seat: Seat, kind: K) -> Option<()> {
        let i = self.drawn.iter().position(|&id| self.face[id as usize] == Some(kind))?;
        let id = self.drawn.swap_remove(i);
        self.covered[id as usize] = self.open_kind != Some(kind);
        self.hand[seat.index()].push(id);
        self.bury_drawn();
        Some(())
    }

    fn bury_drawn(&mut self) {
        let mut drawn = core::mem::take(&mut self.drawn);
        self.rng.shuffle(&mut drawn);
        self.deck.extend(drawn);
    }

    fn lose_top(&mut self, count: u8) {
        self.deck.drain(..(count as usize).min(self.deck.len()));
    }

    /// The seat shows that it holds this kind; the card it shows.
    fn show(&mut self, seat: Seat, kind: K, besides: &[Id]) -> Option<Id> {
        let weights = Weights(
            self.hand[seat.index()]
                .iter()
                .map(|&id| match self.face[id as usize] {
                    _ if besides.contains(&id) || !self.may_show(id, kind) => 0,
                    Some(_) => 1_000,
                    None => 1,
                })
                .collect(),
        );
        let id = self.hand[seat.index()][weights.pick(self.rng)?];
        self.fix(id, kind)?;
        Some(id)
    }

    fn use_up(&mut self, seat: Seat, kind: K) -> Option<()> {
        let id = self.show(seat, kind, &[])?;
        self.hand[seat.index()].retain(|&other| other != id);
        Some(())
    }

    /// The seat shows all of these.
    fn show_all(&mut self, seat: Seat, kinds: Counts<N>) -> Option<Vec<Id>> {
        let mut shown = Vec::new();
        for &kind in K::ALL {
            for _ in 0..kinds[kind] {
                let id = self.show(seat, kind, &shown)?;
                shown.push(id);
            }
        }
        Some(shown)
    }

    /// Cards that change hands: known kinds, or so many covered ones.
    fn chosen(&mut self, from: Seat, Side { known, covered, open }: Side<N>) -> Option<Vec<Id>> {
        if let Some(kinds) = known {
            return self.show_all(from, kinds);
        }
        let open_kind = self.open_kind;
        let is_open = |face: Option<K>| face.is_some() && face == open_kind;
        let (mut lying, mut hidden): (Vec<Id>, Vec<Id>) =
            self.hand[from.index()].iter().partition(|&&id| is_open(self.face[id as usize]));
        self.rng.shuffle(&mut hidden);
        if hidden.len() < covered as usize || lying.len() < open as usize {
            return None;
        }
        lying.truncate(open as usize);
        hidden.truncate(covered as usize);
        lying.extend(hidden);
        Some(lying)
    }

    fn give(&mut self, from: Seat, to: Seat, ids: &[Id]) {
        self.hand[from.index()].retain(|id| !ids.contains(id));
        self.hand[to.index()].extend(ids);
    }

    fn strip(&mut self, seat: Seat, lost: bool) {
        let mut hand = core::mem::take(&mut self.hand[seat.index()]);
        if !lost {
            self.rng.shuffle(&mut hand);
            for &id in &hand {
                self.covered[id as usize] = false;
            }
            self.deck.extend(hand);
        }
    }

    /// Open faces are dealt; cards in hands first get none of the kind that would lie open.
    fn settle(&mut self) -> Option<()> {
        if let Some(kind) = self.open_kind {
            let free: Vec<Id> = (0..self.face.len() as u8)
                .filter(|&id| self.face[id as usize].is_none() && !self.covered[id as usize])
                .collect();
            let mut free = free;
            self.rng.shuffle(&mut free);
            while self.left[kind] > 0 {
                let id = free.pop()?;
                self.fix(id, kind)?;
            }
        }
        for id in 0..self.face.len() as u8 {
            if self.face[id as usize].is_none() {
                let kind = self.left.any(self.rng);
                self.fix(id, kind)?;
            }
        }
        Some(())
    }

    fn counts(&self, ids: &[Id]) -> Counts<N> {
        let mut counts = Counts::default();
        for kind in ids.iter().filter_map(|&id| self.face[id as usize]) {
            counts[kind] += 1;
        }
        counts
    }

    fn ordered(&self, ids: &[Id]) -> Deck {
        let mut deck = Deck::default();
        for kind in ids.iter().filter_map(|&id| self.face[id as usize]) {
            deck.bury(kind);
        }
        deck
    }

    fn follow(&mut self, what: CardMove<K, N>) -> Option<()> {
        match what {
            CardMove::Drawn { cards } => self.draw(cards)?,
            CardMove::Dealt { deck } => self.dealt(deck)?,
            CardMove::Chosen { seat, kind } => self.chose(seat, kind)?,
            CardMove::Kept { seat, open } => self.keep(seat, open)?,
            CardMove::TopLost { cards } => self.lose_top(cards),
            CardMove::UsedUp { seat, kind } => self.use_up(seat, kind)?,
            CardMove::Shown { seat, kind } => {
                self.show(seat, kind, &[])?;
            }
            CardMove::AllShown { seat, kinds } => {
                self.show_all(seat, kinds)?;
            }
            CardMove::Traded { from, to, offer, answer } => {
                let offer = self.chosen(from, offer)?;
                let answer = self.chosen(to, answer)?;
                self.give(from, to, &offer);
                self.give(to, from, &answer);
            }
            CardMove::Stripped { seat, lost } => self.strip(seat, lost),
            CardMove::Burned => self.deck.clear(),
        }
        Some(())
    }
}

pub(super) fn deal_weapons(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) -> Option<()> {
    let table = &observer.table;
    let mut pile = Pile::<_, Weapon, 7>::new(rng, table.rules.weapons, Some(Weapon::Flamethrower));
    observer.moves.weapons.iter().try_for_each(|&what| pile.follow(what))?;
    pile.settle()?;
    secret.weapon_deck = pile.ordered(&pile.deck);
    if !pile.drawn.is_empty() {
        secret.drawn.deck = pile.ordered(&pile.drawn);
    }
    for seat in table.seats() {
        secret.weapons[seat] = pile.counts(&pile.hand[seat.index()]);
        secret.weapons[seat][Weapon::Flamethrower] = 0;
    }
    Some(())
}

pub(super) fn deal_items(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) -> Option<()> {
    let table = &observer.table;
    let mut pile = Pile::<_, Item, 5>::new(rng, table.rules.items, None);
    observer.moves.items.iter().try_for_each(|&what| pile.follow(what))?;
    pile.settle()?;
    secret.item_deck = pile.ordered(&pile.deck);
    if !pile.drawn.is_empty() {
        secret.drawn.deck = pile.ordered(&pile.drawn);
    }
    for seat in table.seats() {
        secret.items[seat] = pile.counts(&pile.hand[seat.index()]);
    }
    Some(())
}
