//! The words of the game: rooms, cards, people, and tables and sets indexed by them.

use core::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Serialize};

use whiteout_core::{ByKind, KindSet, kinds};
pub use whiteout_core::{Counts, Kind};

kinds! {
    /// A place with a card that the Alien can plan with. The first ten are open to all, the Kennel to dogs and the Alien
    /// only; then come the sectors of the UFO near Norwegian Outpost. The Leisure Room has no card: in the 1-3 player game
    /// people meet there too.
    Room {
        Armory, BaseHelicopter, Boiler, Generator, Kitchen, Laboratory, Radio, Shed, Warehouse, WeatherStation, Kennel,
        SectorA, SectorB, SectorC, SectorD, SectorE, SectorF, SectorG, SectorH, LeisureRoom,
    }
}

kinds! {
    /// An Action card.
    Card { Use, Repair, Sabotage }
}

kinds! {
    /// The rifles are those of Norwegian Outpost, by the spaces they put between the dog and its end.
    Weapon { Dynamite, Firearm, Flamethrower, Melee, RifleTwo, RifleThree, RifleFour }
}

kinds! { Item { Flashlight, Fuel, Keys, Tools, Wire } }

kinds! {
    /// A token of the Laboratory.
    Lab { BloodBag, Failure }
}

kinds! {
    /// By power: the people of Norwegian Outpost have the same under other names, but for Norris and Peder.
    Character { Bennings, Blair, Clark, Garry, Macready, Nauls, Norris, Windows, Peder }
}

kinds! {
    /// Where a game takes place, and by whose rules.
    Setting { Outpost31, Norwegian, Solo }
}

kinds! {
    /// A side of an Action Die.
    Face { Use, Repair, Sabotage, Threat }
}

kinds! { Weather { Sun, Cloud, Snow, Storm } }

kinds! {
    /// A departure token of the UFO.
    Departure { One, Two, Three }
}

kinds! {
    /// What a role card or a contagion token shows.
    Role { Human, Alien }
}

kinds! { Vehicle { RescueHelicopter, BaseHelicopter, SnowCat } }

kinds! {
    /// Fire is made at Outpost 31, teeth are looked at in Norwegian Outpost.
    TestKind { Blood, Fire, Teeth }
}

impl Room {
    /// The ten rooms for everybody.
    pub const GREEN: &'static [Self] = {
        let (green, _) = Self::ALL.split_at(10);
        green
    };

    pub const GREEN_SET: RoomSet = RoomSet::from_bits((1 << Self::GREEN.len()) - 1);

    /// Where people meet in the 1-3 player game.
    pub const GREEN_AND_LEISURE: &'static [Self] = &[
        Self::Armory,
        Self::BaseHelicopter,
        Self::Boiler,
        Self::Generator,
        Self::Kitchen,
        Self::Laboratory,
        Self::Radio,
        Self::Shed,
        Self::Warehouse,
        Self::WeatherStation,
        Self::LeisureRoom,
    ];

    /// All rooms of a station, the Kennel too.
    pub const STATION: &'static [Self] = {
        let (station, _) = Self::ALL.split_at(11);
        station
    };

    /// All of the UFO.
    pub const SECTORS: &'static [Self] = {
        let (_, sectors) = Self::ALL.split_at(11);
        let (sectors, _) = sectors.split_at(8);
        sectors
    };

    pub const SECTOR_SET: RoomSet = RoomSet::from_bits(((1 << Self::SECTORS.len()) - 1) << Self::STATION.len());

    /// The number of a sector among its like.
    pub const fn sector(self) -> Option<usize> {
        match (self as usize).checked_sub(Self::STATION.len()) {
            Some(sector) if sector < Self::SECTORS.len() => Some(sector),
            _ => None,
        }
    }

    /// Standing Characters repeat a Use or a Repair here (`bg.act.cooperation`).
    pub const fn cooperative(self) -> bool {
        matches!(
            self,
            Self::BaseHelicopter | Self::Boiler | Self::Generator | Self::Laboratory | Self::Radio | Self::Shed
        )
    }

    /// The vehicle parked here.
    pub const fn vehicle(self) -> Option<Vehicle> {
        match self {
            Self::BaseHelicopter => Some(Vehicle::BaseHelicopter),
            Self::Shed => Some(Vehicle::SnowCat),
            _ => None,
        }
    }
}

impl Face {
    /// Sabotage and Threat do harm unless they are cancelled.
    pub const fn is_bad(self) -> bool {
        matches!(self, Self::Sabotage | Self::Threat)
    }

    /// What a Character can do with it.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Use => Some(Card::Use),
            Self::Repair => Some(Card::Repair),
            Self::Sabotage | Self::Threat => None,
        }
    }
}

impl Departure {
    /// Points it pays.
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }
}

impl Vehicle {
    /// Where it is parked; the Rescue Helicopter comes from outside.
    pub const fn room(self) -> Option<Room> {
        match self {
            Self::BaseHelicopter => Some(Room::BaseHelicopter),
            Self::SnowCat => Some(Room::Shed),
            Self::RescueHelicopter => None,
        }
    }
}

impl Weapon {
    /// Works against the exposed Alien and burns rooms.
    pub const FIRE: [Self; 2] = [Self::Dynamite, Self::Flamethrower];
    /// Keeps other Characters away.
    pub const AVOID: [Self; 3] = [Self::Firearm, Self::Flamethrower, Self::Melee];
    /// Slows the dog down (`nw.sniper.one`).
    pub const RIFLES: [Self; 3] = [Self::RifleTwo, Self::RifleThree, Self::RifleFour];

    /// Spaces that a rifle adds to the track of the dog.
    pub const fn track_spaces(self) -> u8 {
        match self {
            Self::RifleTwo => 2,
            Self::RifleThree => 3,
            Self::RifleFour => 4,
            _ => 0,
        }
    }
}

impl Setting {
    /// Who can be played here.
    pub const fn cast(self) -> [Character; 8] {
        use Character::{Bennings, Blair, Clark, Garry, Macready, Nauls, Norris, Peder, Windows};
        match self {
            Self::Outpost31 | Self::Solo => [Bennings, Blair, Clark, Garry, Macready, Nauls, Norris, Windows],
            Self::Norwegian => [Bennings, Blair, Clark, Garry, Macready, Nauls, Peder, Windows],
        }
    }

    /// What follows the blood test.
    pub const fn second_test(self) -> TestKind {
        match self {
            Self::Outpost31 | Self::Solo => TestKind::Fire,
            Self::Norwegian => TestKind::Teeth,
        }
    }
}

/// One value per room of a station.
pub type ByRoom<T> = ByKind<Room, T, 11>;

/// A set of rooms.
pub type RoomSet = KindSet<Room>;

/// Action cards by kind.
pub type Cards = Counts<3>;
/// Weapon cards by kind.
pub type Weapons = Counts<7>;
/// Item cards by kind.
pub type Items = Counts<5>;
/// Laboratory tokens by kind.
pub type Labs = Counts<2>;
/// Departure tokens by kind.
pub type Departures = Counts<3>;
/// Action Dice by face.
pub type Faces = Counts<4>;

/// Up to fifteen face-down cards in order, packed: four bits each, the top card lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Deck {
    cards: u64,
    len: u8,
}

impl Deck {
    pub const ROOM_FOR: u8 = 15;

    pub const fn len(self) -> u8 {
        self.len
    }

    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Puts a card under the deck.
    pub fn bury(&mut self, kind: impl Kind) {
        self.bury_number(kind.index() as u8);
    }

    /// Puts a plain number below 16 under the deck.
    pub fn bury_number(&mut self, number: u8) {
        debug_assert!(self.len < Self::ROOM_FOR, "deck overflows");
        self.cards |= u64::from(number & 15) << (4 * self.len);
        self.len += 1;
    }

    /// The plain numbers from the top.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        (0..self.len).map(move |i| ((self.cards >> (4 * i)) & 15) as u8)
    }

    /// Takes the top card.
    pub fn draw<K: Kind>(&mut self) -> Option<K> {
        if self.len == 0 {
            return None;
        }
        let kind = K::at((self.cards & 15) as usize);
        self.cards >>= 4;
        self.len -= 1;
        Some(kind)
    }

    /// Takes up to `n` cards from the top, as a small deck of its own.
    #[must_use]
    pub fn draw_many(&mut self, n: u8) -> Self {
        let n = n.min(self.len);
        let drawn = Self { cards: self.cards & ((1u64 << (4 * n)) - 1), len: n };
        self.cards = if n >= 16 { 0 } else { self.cards >> (4 * n) };
        self.len -= n;
        drawn
    }

    /// Puts a small deck under this one, in its order.
    pub fn bury_all(&mut self, other: Self) {
        debug_assert!(self.len + other.len <= Self::ROOM_FOR, "deck overflows");
        self.cards |= other.cards << (4 * self.len);
        self.len += other.len;
    }

    pub fn iter<K: Kind>(self) -> impl Iterator<Item = K> {
        let mut rest = self;
        core::iter::from_fn(move || rest.draw())
    }

    pub fn counts<const N: usize, K: Kind>(self) -> Counts<N> {
        self.iter::<K>().collect()
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({:0width$x})", self.cards, width = self.len as usize)
    }
}

impl Serialize for Deck {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.numbers())
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<u8>::deserialize(deserializer)?;
        if cards.len() > usize::from(Self::ROOM_FOR) || cards.iter().any(|&c| c > 15) {
            return Err(D::Error::custom("not a deck"));
        }
        let mut deck = Self::default();
        for card in cards {
            deck.cards |= u64::from(card) << (4 * deck.len);
            deck.len += 1;
        }
        Ok(deck)
    }
}

/// Strength by room, packed: what the Alien plans or has placed, in a station or in the UFO, never in both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Partial<Record<Room, number>>"))]
pub struct Plan(u64);

impl Plan {
    /// Set in a plan of sectors, which take the places of the first rooms.
    const IN_UFO: u64 = 1 << 63;

    pub const fn at(self, room: Room) -> u8 {
        if matches!(room, Room::LeisureRoom) {
            return 0;
        }
        let (shift, in_ufo) = Self::slot(room);
        if (self.0 & Self::IN_UFO != 0) == in_ufo { ((self.0 >> shift) & 15) as u8 } else { 0 }
    }

    pub fn set(&mut self, room: Room, strength: u8) {
        debug_assert!(strength < 16, "more Strength than there is");
        if room == Room::LeisureRoom {
            return;
        }
        let (shift, in_ufo) = Self::slot(room);
        let rest = self.0 & !(15 << shift) & !Self::IN_UFO;
        let all = rest | (u64::from(strength) << shift);
        self.0 = if in_ufo && all != 0 { all | Self::IN_UFO } else { all };
    }

    const fn slot(room: Room) -> (usize, bool) {
        match room.sector() {
            Some(sector) => (4 * sector, true),
            None => (4 * room as usize, false),
        }
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn rooms(self) -> RoomSet {
        Room::ALL.iter().copied().filter(|&room| self.at(room) > 0).collect()
    }

    pub fn total(self) -> u8 {
        Room::ALL.iter().map(|&room| self.at(room)).sum()
    }
}

impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.rooms().iter().map(|room| (room, self.at(room)))).finish()
    }
}

impl Serialize for Plan {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.rooms().iter().map(|room| (room, self.at(room))))
    }
}

impl<'de> Deserialize<'de> for Plan {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = std::collections::HashMap::<Room, u8>::deserialize(deserializer)?;
        let mut plan = Self::default();
        for (room, strength) in map {
            if strength > 15 {
                return Err(D::Error::custom("more Strength than there is"));
            }
            plan.set(room, strength);
        }
        Ok(plan)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_keeps_its_order() {
        let mut deck = Deck::default();
        for item in [Item::Wire, Item::Fuel, Item::Keys] {
            deck.bury(item);
        }
        let top = deck.draw_many(2);
        deck.bury_all(top);
        assert_eq!(deck.iter::<Item>().collect::<Vec<_>>(), [Item::Keys, Item::Wire, Item::Fuel]);
        assert_eq!(deck.draw::<Item>(), Some(Item::Keys));
        assert_eq!(deck.counts::<5, Item>()[Item::Fuel], 1);
    }

    #[test]
    fn a_full_deck_can_be_drawn_whole() {
        let mut deck = Deck::default();
        for _ in 0..15 {
            deck.bury(Item::Wire);
        }
        assert_eq!(deck.draw_many(15).len(), 15);
        assert!(deck.is_empty());
    }

    #[test]
    fn a_plan_remembers_each_room() {
        let mut plan = Plan::default();
        plan.set(Room::Kennel, 3);
        plan.set(Room::Armory, 1);
        plan.set(Room::Kennel, 2);
        assert_eq!((plan.at(Room::Kennel), plan.at(Room::Armory), plan.total()), (2, 1, 3));
    }

    #[test]
    fn a_plan_of_sectors_is_none_of_rooms() {
        let mut plan = Plan::default();
        plan.set(Room::SectorA, 1);
        plan.set(Room::SectorH, 4);
        assert_eq!((plan.at(Room::SectorH), plan.at(Room::Armory), plan.at(Room::Shed)), (4, 0, 0));
        plan.set(Room::SectorA, 0);
        plan.set(Room::SectorH, 0);
        assert_eq!(plan, Plan::default());
    }
}
