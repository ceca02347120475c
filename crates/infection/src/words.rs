//! The words of the game: rooms, cards, people and the dice.

use core::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use whiteout_core::{ByKind, KindSet, kinds};
pub use whiteout_core::{Counts, Kind};

kinds! {
    /// A third of the outpost.
    Sector { One, Two, Three }
}

kinds! {
    /// A room, six to a sector, in the order of the die.
    Room {
        Shed, LaundryRoom, Greenhouse, CommonOffice, SleepingQuarters, Bathroom,
        GeologyLab, FirstSupplyRoom, Infirmary, Kitchen, BiologyLab, RadioRoom,
        Kennel, Garage, GeneratorRoom, IceStore, SecondSupplyRoom, BalloonTower,
    }
}

kinds! {
    /// A Supply card: eight items, then five kinds of Sabotage.
    Card {
        Knife, PetriDish, Flashlight, FireExtinguisher, Axe, CopperWire, Molotov, Gun,
        /// The investigation fails.
        SabotageRuin,
        /// It fails unless a Flashlight is discarded.
        SabotageDark,
        /// It fails unless a Fire Extinguisher is discarded.
        SabotageFire,
        /// It fails unless an Axe or a Gun is discarded.
        SabotageAttack,
        /// It fails on a low roll.
        SabotageLuck,
    }
}

kinds! {
    /// What lies under a room chip.
    Chip { Rope, Dynamite, Flamethrower, Thing, Discard }
}

kinds! { Gear { Rope, Dynamite, Flamethrower } }

kinds! {
    /// What a Blood Sample card shows.
    Blood { Human, Imitation }
}

kinds! { Department { Maintenance, Science, Operations } }

kinds! {
    Character {
        Macready, Childs, Palmer, Clark,
        Blair, Bennings, Norris, Fuchs,
        Garry, Windows, Nauls, Copper,
    }
}

kinds! {
    /// A Captain power, two for each Character, in the order of [`Character`].
    Power {
        /// One more throw in a battle.
        BattleThrow,
        /// The indicator goes to the second on the left.
        SecondOnTheLeft,
        /// One more die in a battle.
        BattleDie,
        SwapTwo,
        /// After the turn each member of the team may exchange a card.
        ExchangeAfter,
        /// A card of value 0 counts 1.
        ZeroCountsOne,
        /// See a card on its way into the pool.
        SeeHandedIn,
        /// After a lost battle the chips stay where they are.
        NoMixing,
        SeeChip,
        /// A Petri Dish counts as any item.
        PetriCountsAny,
        NewMission,
        IgnorePowerOut,
        /// See the card that comes into the pool by a swap.
        SeeSwapped,
        /// One more in a sum, or one more throw in a mission.
        OneMore,
        /// The top Supply card joins the pool.
        AddTop,
        OrderTop,
        CancelSabotage,
        /// Swap although a department is missing.
        SwapAnyway,
        /// Somebody in the Rec Room hands in a card too.
        RecRoomCard,
        /// See a random card of a member of the team.
        SeeRandom,
        /// Before the hand-in each member of the team may exchange a card.
        ExchangeBefore,
        RemoveSmoke,
        /// Change a battle die by one.
        ShiftDie,
        /// After a lost battle a good roll spares the fallout.
        SpareFallout,
    }
}

kinds! {
    /// What a level of the Infection tracker does to a room.
    Fallout { PowerOut, Smoke, Fire, Destroyed }
}

pub type RoomSet = KindSet<Room>;
pub type ByRoom<T> = ByKind<Room, T, 18>;
pub type BySector<T> = ByKind<Sector, T, 3>;
/// Supply cards by kind.
pub type Cards = Counts<13>;
/// Room chips by kind.
pub type Chips = Counts<5>;

/// Rooms of a sector, and faces of a die.
pub const SIX: usize = 6;

impl Sector {
    /// Its six rooms.
    pub const fn rooms(self) -> RoomSet {
        RoomSet::from_bits(0b11_1111 << (SIX * self as usize))
    }

    /// The room that a die picks.
    pub fn room(self, die: u8) -> Room {
        Room::at(SIX * self.index() + usize::from(die.clamp(1, 6)) - 1)
    }

    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.index() + 1).copied()
    }
}

impl Room {
    pub fn sector(self) -> Sector {
        Sector::at(self.index() / SIX)
    }
}

impl Card {
    pub const ITEMS: &'static [Self] = {
        let (items, _) = Self::ALL.split_at(8);
        items
    };
    pub const SABOTAGES: KindSet<Self> = KindSet::from_bits(0b1_1111 << 8);

    #[inline]
    pub const fn is_sabotage(self) -> bool {
        self as u8 >= Self::SabotageRuin as u8
    }

    /// The items that answer a Sabotage.
    pub const fn answers(self) -> &'static [Self] {
        match self {
            Self::SabotageDark => &[Self::Flashlight],
            Self::SabotageFire => &[Self::FireExtinguisher],
            Self::SabotageAttack => &[Self::Axe, Self::Gun],
            _ => &[],
        }
    }
}

/// The Sabotage among some cards.
pub fn sabotage_in(mut cards: Cards) -> Cards {
    for &item in Card::ITEMS {
        cards[item] = 0;
    }
    cards
}

impl Chip {
    pub const fn gear(self) -> Option<Gear> {
        match self {
            Self::Rope => Some(Gear::Rope),
            Self::Dynamite => Some(Gear::Dynamite),
            Self::Flamethrower => Some(Gear::Flamethrower),
            Self::Thing | Self::Discard => None,
        }
    }
}

impl Gear {
    pub const fn chip(self) -> Chip {
        match self {
            Self::Rope => Chip::Rope,
            Self::Dynamite => Chip::Dynamite,
            Self::Flamethrower => Chip::Flamethrower,
        }
    }
}

impl Character {
    pub fn department(self) -> Department {
        Department::at(self.index() / 4)
    }

    pub fn powers(self) -> [Power; 2] {
        [Power::at(2 * self.index()), Power::at(2 * self.index() + 1)]
    }
}

impl Power {
    /// Whose power it is.
    pub fn character(self) -> Character {
        Character::at(self.index() / 2)
    }
}

/// Up to six dice by the face they show, packed: four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Dice([u8; 3]);

impl Dice {
    pub const NONE: Self = Self([0; 3]);
    /// More are never thrown.
    pub const MOST: u8 = 6;

    pub fn of(faces: &[u8]) -> Self {
        let mut dice = Self::NONE;
        for &face in faces {
            dice.add(face);
        }
        dice
    }

    const fn place(face: u8) -> (usize, u8) {
        let i = (face.wrapping_sub(1) % 6) as usize;
        (i / 2, 4 * (i % 2) as u8)
    }

    /// How many show this face.
    pub const fn count(self, face: u8) -> u8 {
        let (byte, shift) = Self::place(face);
        (self.0[byte] >> shift) & 15
    }

    pub fn add(&mut self, face: u8) {
        self.add_many(face, 1);
    }

    pub fn add_many(&mut self, face: u8, count: u8) {
        let (byte, shift) = Self::place(face);
        self.0[byte] += count << shift;
    }

    pub fn remove(&mut self, face: u8) {
        debug_assert!(self.count(face) > 0, "no die shows {face}");
        let (byte, shift) = Self::place(face);
        self.0[byte] = self.0[byte].saturating_sub(1 << shift);
    }

    pub fn total(self) -> u8 {
        (1..=6).map(|face| self.count(face)).sum()
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let mut all = self;
        for face in 1..=6 {
            all.add_many(face, other.count(face));
        }
        all
    }

    /// The size of the largest group of like dice.
    pub fn alike(self) -> u8 {
        (1..=6).map(|face| self.count(face)).max().unwrap_or(0)
    }

    /// The faces shown by at least one die.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |&face| self.count(face) > 0)
    }

    /// Every die of this face.
    #[must_use]
    pub fn group(self, face: u8) -> Self {
        let mut group = Self::NONE;
        group.add_many(face, self.count(face));
        group
    }

    /// The face of each die, lowest first.
    pub fn each(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |face| (0..self.count(face)).map(move |_| face))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each()).finish()
    }
}

impl Serialize for Dice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let faces = Vec::<u8>::deserialize(deserializer)?;
        if faces.len() > usize::from(Self::MOST) || faces.iter().any(|face| !(1..=6).contains(face)) {
            return Err(D::Error::custom("not six dice"));
        }
        Ok(Self::of(&faces))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_lie_six_to_a_sector_in_the_order_of_the_die() {
        assert_eq!(Sector::One.room(1), Room::Shed);
        assert_eq!(Sector::Three.room(6), Room::BalloonTower);
        for &sector in Sector::ALL {
            for die in 1..=6 {
                assert_eq!(sector.room(die).sector(), sector);
                assert!(sector.rooms().contains(sector.room(die)));
            }
            assert_eq!(sector.rooms().len(), 6);
        }
    }

    #[test]
    fn every_character_has_two_powers_and_a_department_of_four() {
        for &character in Character::ALL {
            for power in character.powers() {
                assert_eq!(power.character(), character);
            }
        }
        assert_eq!(Character::Clark.department(), Department::Maintenance);
        assert_eq!(Character::Fuchs.powers(), [Power::AddTop, Power::OrderTop]);
        assert_eq!(Character::Copper.department(), Department::Operations);
    }

    #[test]
    fn dice_are_counted_by_face() {
        let mut dice = Dice::of(&[3, 1, 3, 6]);
        assert_eq!((dice.count(3), dice.alike(), dice.total()), (2, 2, 4));
        dice.remove(3);
        assert_eq!(dice.each().collect::<Vec<_>>(), [1, 3, 6]);
        assert_eq!(dice.and(Dice::of(&[6, 6])).group(6).total(), 3);
    }

    #[test]
    fn sabotage_comes_after_the_items() {
        assert_eq!(Card::ALL.iter().filter(|card| card.is_sabotage()).count(), 5);
        assert!(Card::SABOTAGES.iter().all(Card::is_sabotage));
        assert!(Card::ITEMS.iter().all(|card| !card.is_sabotage()));
    }
}
