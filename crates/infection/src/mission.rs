//! Mission Log cards: whom they send and what they ask of the pool.

use core::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use whiteout_core::KindSet;

use crate::words::{Card, Cards, Department, Kind as _};

/// Places on a team that a department must fill, packed: two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Department>"))]
pub struct Slots(u8);

impl Slots {
    pub fn of(departments: &[Department]) -> Self {
        Self(departments.iter().fold(0, |slots, department| slots + (1 << (2 * department.index()))))
    }

    pub fn count(self, department: Department) -> u8 {
        (self.0 >> (2 * department.index())) & 3
    }

    pub fn total(self) -> u8 {
        Department::ALL.iter().map(|&department| self.count(department)).sum()
    }

    /// One entry for each place.
    pub fn each(self) -> impl Iterator<Item = Department> {
        Department::ALL.iter().copied().flat_map(move |department| (0..self.count(department)).map(move |_| department))
    }
}

impl fmt::Debug for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each()).finish()
    }
}

impl Serialize for Slots {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

impl<'de> Deserialize<'de> for Slots {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let departments = Vec::<Department>::deserialize(deserializer)?;
        let most = |kind| departments.iter().filter(|&&department| department == kind).count();
        if Department::ALL.iter().any(|&department| most(department) > 3) {
            return Err(D::Error::custom("more than three of a department"));
        }
        Ok(Self::of(&departments))
    }
}

/// Some of the eight items.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct Items(u8);

impl Items {
    pub fn of(items: &[Card]) -> Self {
        Self(items.iter().filter(|item| !item.is_sabotage()).fold(0, |set, item| set | (1 << item.index())))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, card: Card) -> bool {
        !card.is_sabotage() && self.0 & (1 << card as u8) != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        KindSet::from_bits(u32::from(self.0)).iter()
    }

    /// How many of the cards are among these items.
    pub fn count_in(self, cards: &Cards) -> u8 {
        self.iter().map(|item| cards[item]).sum()
    }
}

impl fmt::Debug for Items {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Items {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Items {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<Card>::deserialize(deserializer)?;
        if items.iter().any(|item| item.is_sabotage()) {
            return Err(D::Error::custom("Sabotage is no item"));
        }
        Ok(Self::of(&items))
    }
}

/// Dice values from 0 to 3.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Values(u8);

impl Values {
    pub fn of(values: &[u8]) -> Self {
        Self(values.iter().fold(0, |set, &value| set | (1 << (value & 7))))
    }

    pub const fn contains(self, value: u8) -> bool {
        self.0 & (1 << (value & 7)) != 0
    }

    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |&value| self.contains(value))
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Values {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Values {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<u8>::deserialize(deserializer)?;
        if values.is_empty() || values.iter().any(|&value| value > 7) {
            return Err(D::Error::custom("dice values are numbers from 0 to 7"));
        }
        Ok(Self::of(&values))
    }
}

/// What a mission asks of the pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Directive {
    /// Every card has one of these dice values.
    Set { values: Values },
    /// So many of these items, and one of those if any are named, among so many cards.
    Find {
        count: u8,
        items: Items,
        #[serde(default)]
        also: Items,
        among: u8,
    },
    /// The dice values add up to this at least.
    Sum { least: u8 },
    /// So many dice alike in so many throws.
    Roll { alike: u8, throws: u8 },
}

impl Directive {
    /// How many cards are turned at most.
    pub const fn among(self) -> u8 {
        match self {
            Self::Find { among, .. } => among,
            Self::Set { .. } | Self::Sum { .. } | Self::Roll { .. } => u8::MAX,
        }
    }

    /// Whether the cards turned so far hold what is to be found; with `wild`, one Petri Dish may be any item.
    pub fn is_found(self, cards: &Cards, wild: bool) -> bool {
        let Self::Find { count, items, also, .. } = self else { return false };
        let wanted = [count, u8::from(!also.is_empty())];
        let both = items.iter().chain(also.iter().filter(|&item| !items.contains(item)));
        let enough = |first: u8, second: u8, together: u8| {
            first >= wanted[0] && second >= wanted[1] && together >= wanted[0] + wanted[1]
        };
        let (first, second) = (items.count_in(cards), also.count_in(cards));
        let together: u8 = both.map(|item| cards[item]).sum();
        if enough(first, second, together) {
            return true;
        }
        if !wild || cards[Card::PetriDish] == 0 {
            return false;
        }
        // The dish leaves its own place and takes another.
        let in_first = u8::from(items.contains(Card::PetriDish));
        let in_second = u8::from(also.contains(Card::PetriDish));
        let others = together - u8::from(in_first + in_second > 0);
        enough(first - in_first + 1, second - in_second, others + 1)
            || enough(first - in_first, second - in_second + 1, others + 1)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mission {
    /// Members of the team, the Captain included.
    pub team: u8,
    pub departments: Slots,
    pub directive: Directive,
}

/// A card of the Mission Log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Log {
    Mission(Mission),
    Smoke,
    PowerOut,
}

/// A number of a card in the Mission Log.
pub type LogId = u8;

/// All cards of the Mission Log in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Log>"))]
pub struct Logs {
    cards: [Log; Self::MOST],
    len: u8,
}

impl Logs {
    pub const MOST: usize = 40;

    /// As many of the cards as there is room for.
    pub fn new(cards: impl IntoIterator<Item = Log>) -> Self {
        let mut logs = Self { cards: [Log::Smoke; Self::MOST], len: 0 };
        for (card, place) in cards.into_iter().zip(&mut logs.cards) {
            *place = card;
            logs.len += 1;
        }
        logs
    }

    pub const fn len(&self) -> u8 {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn get(&self, id: LogId) -> Log {
        self.cards[usize::from(id) % Self::MOST]
    }

    pub fn iter(&self) -> impl Iterator<Item = Log> {
        self.cards.iter().copied().take(usize::from(self.len))
    }
}

impl Serialize for Logs {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Logs {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Log>::deserialize(deserializer)?;
        if cards.len() > Self::MOST {
            return Err(D::Error::custom("too many cards"));
        }
        Ok(Self::new(cards))
    }
}

/// Some cards of the Mission Log, each once.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<LogId>"))]
pub struct LogSet(u64);

impl LogSet {
    pub const EMPTY: Self = Self(0);

    pub const fn first(len: u8) -> Self {
        Self((1 << len) - 1)
    }

    pub const fn contains(self, id: LogId) -> bool {
        self.0 & (1 << id) != 0
    }

    #[must_use]
    pub const fn with(self, id: LogId) -> Self {
        Self(self.0 | (1 << id))
    }

    #[must_use]
    pub const fn without(self, id: LogId) -> Self {
        Self(self.0 & !(1 << id))
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = LogId> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let id = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(id)
        })
    }
}

impl fmt::Debug for LogSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for LogSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for LogSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ids = Vec::<LogId>::deserialize(deserializer)?;
        if ids.iter().any(|&id| usize::from(id) >= Logs::MOST) {
            return Err(D::Error::custom("no such card"));
        }
        Ok(ids.into_iter().fold(Self::EMPTY, Self::with))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(count: u8, items: &[Card], also: &[Card]) -> Directive {
        Directive::Find { count, items: Items::of(items), also: Items::of(also), among: 4 }
    }

    fn cards(cards: &[Card]) -> Cards {
        cards.iter().copied().collect()
    }

    #[test]
    fn a_petri_dish_may_stand_for_one_item() {
        use Card::{Axe, Knife, PetriDish};
        let two = find(2, &[Knife, Axe], &[]);
        assert!(!two.is_found(&cards(&[Knife, PetriDish]), false));
        assert!(two.is_found(&cards(&[Knife, PetriDish]), true));
        assert!(!two.is_found(&cards(&[PetriDish, PetriDish]), true), "one only");
        let both = find(1, &[Knife], &[PetriDish]);
        assert!(both.is_found(&cards(&[Knife, PetriDish]), false));
        assert!(!both.is_found(&cards(&[PetriDish]), true), "it cannot stand in two places");
        assert!(both.is_found(&cards(&[PetriDish, PetriDish]), true));
    }

    #[test]
    fn one_card_does_not_fill_two_places() {
        use Card::{Axe, Gun};
        let overlapping = find(1, &[Axe, Gun], &[Axe]);
        assert!(!overlapping.is_found(&cards(&[Axe]), false));
        assert!(overlapping.is_found(&cards(&[Axe, Gun]), false));
    }

    #[test]
    fn slots_are_counted_by_department() {
        let slots = Slots::of(&[Department::Operations, Department::Science, Department::Operations]);
        assert_eq!((slots.count(Department::Operations), slots.total()), (2, 3));
    }
}
