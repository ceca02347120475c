//! Deals Weapon and Item cards anew: physical cards move as the log says, and show a face only when the
//! viewer sees it.

use whiteout_core::{Chance as _, Rng, Seat, Weights};

use super::Seen;
use crate::event::{Event, Parcel, Way};
use crate::secret::{Bundle, Secret};
use crate::solo::{News, SoloEvent, SoloStep};
use crate::table::Table;
use crate::words::{Character, Counts, Deck, Item, Kind, Room, TestKind, Weapon};

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
    fn chosen(&mut self, from: Seat, known: Option<Counts<N>>, covered: u8, open: u8) -> Option<Vec<Id>> {
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
                let kind = K::at(self.rng.pick(&self.left.0));
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
}

/// What the viewer has put into a trade, and what has come out of it.
#[derive(Default)]
pub(super) struct TradeKnown {
    /// Who has opened it.
    from: Option<Seat>,
    mine: Bundle,
    received: Bundle,
}

/// Follows the viewer's own side of the open trade.
pub(super) fn follow_trade(trade: &mut TradeKnown, event: &Event) {
    match *event {
        Event::OfferOpened { from, .. } => *trade = TradeKnown { from: Some(from), ..TradeKnown::default() },
        Event::TradeOff { .. } => *trade = TradeKnown::default(),
        Event::Added { thing, .. } => trade.mine.add(thing),
        Event::CardsReceived { weapons, items, .. } => {
            trade.received.weapons = weapons;
            trade.received.items = items;
        }
        Event::LabsReceived { tokens, .. } => trade.received.labs = tokens,
        _ => {}
    }
}

/// Who showed the parcel, given that it was shown to `to` in this step.
fn partner(table: &Table, trade: &TradeKnown, to: Seat) -> Option<Seat> {
    use crate::step::Step;
    match table.step {
        Step::TradeDraft { from, .. } => Some(from),
        Step::Solo(SoloStep::Share) => trade.from,
        Step::TradeAnswer { to: other, .. } if other != to => Some(other),
        _ => None,
    }
}

pub(super) fn deal_weapons(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) -> Option<()> {
    let mut table = observer.blank;
    let mut pile = Pile::<_, Weapon, 7>::new(rng, table.rules.weapons, Some(Weapon::Flamethrower));
    let mut trade = TradeKnown::default();
    for event in &observer.log {
        follow_trade(&mut trade, event);
        let sees = |seat: Seat| observer.sees(&table, seat);
        match *event {
            Event::WeaponsDrawn { cards, .. } => pile.draw(cards)?,
            Event::WeaponsDealt { deck, .. } => pile.dealt(deck)?,
            Event::WeaponChosen { seat, weapon } => pile.chose(seat, weapon)?,
            Event::WeaponKept { seat, flamethrower, .. } if !sees(seat) => pile.keep(seat, flamethrower)?,
            Event::WeaponsLost { cards } => pile.lose_top(cards),
            Event::FireUsed { seat, weapon, .. } | Event::RoomBurned { seat, weapon, .. }
                if weapon != Weapon::Flamethrower =>
            {
                pile.use_up(seat, weapon)?;
            }
            Event::Avoided { seat, weapon: weapon @ Weapon::Melee } | Event::RifleLaid { seat, weapon } => {
                pile.use_up(seat, weapon)?;
            }
            Event::Avoided { seat, weapon: weapon @ Weapon::Firearm }
            | Event::BurnAsked { seat, weapon: weapon @ Weapon::Dynamite } => {
                pile.show(seat, weapon, &[])?;
            }
            Event::Solo(SoloEvent::Private { news: News::HandSeen { seat, weapons, .. }, .. }) => {
                pile.show_all(seat, weapons)?;
            }
            Event::ParcelShown { to, weapons, .. } => {
                if let Some(partner) = partner(&table, &trade, to) {
                    pile.show_all(partner, weapons)?;
                }
            }
            Event::TradeDone { from, to } => {
                let [offer, answer] = known_sides(&trade, &table, from, to, sees);
                let (offer, answer) = (offer.map(|side| side.weapons), answer.map(|side| side.weapons));
                let offer = pile.chosen(from, offer, table.offer.weapons, table.offer.flamethrowers)?;
                let answer = pile.chosen(to, answer, table.answer.weapons, table.answer.flamethrowers)?;
                pile.give(from, to, &offer);
                pile.give(to, from, &answer);
            }
            Event::Stripped { seat } => pile.strip(seat, !table.returns(seat, Room::Armory)),
            _ => {}
        }
        let held_before = seats_flames(&table);
        table.apply(event);
        if matches!(event, Event::RoomBurned { room: Room::Armory, .. }) {
            pile.deck.clear();
        }
        // A Flamethrower went with its last reload.
        if matches!(
            event,
            Event::FireUsed { .. }
                | Event::RoomBurned { .. }
                | Event::Avoided { .. }
                | Event::Tested { kind: TestKind::Fire, .. }
        ) {
            for seat in table.seats() {
                if seats_flames(&table)[seat.index()] < held_before[seat.index()] {
                    pile.use_up(seat, Weapon::Flamethrower)?;
                }
            }
        }
    }
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

fn seats_flames(table: &Table) -> [u8; 8] {
    core::array::from_fn(|i| table.flamethrowers_of(Seat::at(i as u8)))
}

/// What the viewer knows of the offer and of the answer of a trade that goes through.
pub(super) fn known_sides(
    trade: &TradeKnown,
    table: &Table,
    from: Seat,
    to: Seat,
    sees: impl Fn(Seat) -> bool,
) -> [Option<Bundle>; 2] {
    let received = |parcel: Parcel| {
        let mut side = trade.received;
        side.weapons[Weapon::Flamethrower] = parcel.flamethrowers;
        side
    };
    // Among players of one side nothing comes back (`solo.share`).
    if table.solo.is_some() {
        let offer = if sees(from) { Some(trade.mine) } else { sees(to).then(|| received(table.offer)) };
        return [offer, Some(Bundle::default())];
    }
    if sees(from) {
        [Some(trade.mine), Some(received(table.answer))]
    } else if sees(to) {
        [Some(received(table.offer)), Some(trade.mine)]
    } else {
        [None, None]
    }
}

pub(super) fn deal_items(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) -> Option<()> {
    let mut table = observer.blank;
    let mut pile = Pile::<_, Item, 5>::new(rng, table.rules.items, None);
    let mut trade = TradeKnown::default();
    for event in &observer.log {
        follow_trade(&mut trade, event);
        let sees = |seat: Seat| observer.sees(&table, seat);
        match *event {
            Event::ItemsDrawn { cards, .. } => pile.draw(cards)?,
            Event::ItemsDealt { deck, .. } => pile.dealt(deck)?,
            Event::ItemChosen { seat, item } => pile.chose(seat, item)?,
            Event::ItemKept { seat, .. } if !sees(seat) => pile.keep(seat, false)?,
            Event::ItemsLost { cards } => pile.lose_top(cards),
            Event::ItemUsed { seat, item } => pile.use_up(seat, item)?,
            Event::KeysShown { seat } => pile.use_up(seat, Item::Keys)?,
            Event::Placed { seat, way: Way::Lit | Way::LitSpecial, .. } => {
                pile.show(seat, Item::Flashlight, &[])?;
            }
            Event::TestOffered { seat, kind: TestKind::Fire } => {
                pile.show(seat, Item::Wire, &[])?;
            }
            Event::TestOffered { seat, kind: TestKind::Teeth } => {
                pile.show(seat, Item::Flashlight, &[])?;
            }
            Event::Solo(SoloEvent::Private { news: News::HandSeen { seat, items, .. }, .. }) => {
                pile.show_all(seat, items)?;
            }
            Event::Solo(SoloEvent::Rerolled { seat, light: true, .. }) if !table.is(seat, Character::Norris) => {
                pile.show(seat, Item::Flashlight, &[])?;
            }
            Event::ParcelShown { to, items, .. } => {
                if let Some(partner) = partner(&table, &trade, to) {
                    pile.show_all(partner, items)?;
                }
            }
            Event::TradeDone { from, to } => {
                let [offer, answer] = known_sides(&trade, &table, from, to, sees);
                let (offer, answer) = (offer.map(|side| side.items), answer.map(|side| side.items));
                let offer = pile.chosen(from, offer, table.offer.items, 0)?;
                let answer = pile.chosen(to, answer, table.answer.items, 0)?;
                pile.give(from, to, &offer);
                pile.give(to, from, &answer);
            }
            Event::Stripped { seat } => pile.strip(seat, !table.returns(seat, Room::Warehouse)),
            Event::RoomBurned { room: Room::Warehouse, .. } => pile.deck.clear(),
            _ => {}
        }
        table.apply(event);
    }
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
