//! Seats, sets of seats and tables indexed by seat.

use core::fmt;
use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// No game here seats more.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if there can be one.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < MAX_SEATS { Some(Self(index)) } else { None }
    }

    /// The seat with this number.
    ///
    /// # Panics
    /// If no table has that many seats; for numbers written in code, never for input.
    pub const fn at(index: u8) -> Self {
        assert!((index as usize) < MAX_SEATS, "no such seat");
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise (to the left) at a table of `seats`.
    #[must_use]
    pub const fn left(self, seats: u8) -> Self {
        let next = self.0 + 1;
        Self(if next >= seats { 0 } else { next })
    }

    /// All seats of a table in order.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> + Clone {
        (0..seats).map(Self)
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index).ok_or("no such seat")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A set of seats in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSet(#[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))] u8);

impl SeatSet {
    pub const EMPTY: Self = Self(0);

    /// The seats 0 up to `seats`.
    pub const fn first(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The only seat of the set, if it holds exactly one.
    pub const fn only(self) -> Option<Seat> {
        if self.0.is_power_of_two() { self.lowest() } else { None }
    }

    /// The first seat of the set clockwise from `start`, `start` itself included.
    pub const fn first_from(self, start: Seat) -> Option<Seat> {
        let turned = self.0.rotate_right(start.0 as u32);
        if turned == 0 { None } else { Some(Seat((turned.trailing_zeros() as u8 + start.0) % MAX_SEATS as u8)) }
    }

    /// The seats clockwise from `start`, `start` first.
    pub fn from(self, start: Seat) -> impl Iterator<Item = Seat> {
        let mut turned = self.0.rotate_right(u32::from(start.0));
        core::iter::from_fn(move || {
            if turned == 0 {
                return None;
            }
            let step = turned.trailing_zeros() as u8;
            turned &= turned - 1;
            Some(Seat((step + start.0) % MAX_SEATS as u8))
        })
    }

    /// The `n`-th seat of the set, counted from the lowest.
    pub fn nth(self, n: u8) -> Option<Seat> {
        self.iter().nth(n as usize)
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        self.from(Seat(0))
    }

    /// Every set of some of these seats, from none to all.
    pub fn subsets(self) -> impl Iterator<Item = Self> {
        let mut next = Some(0);
        core::iter::from_fn(move || {
            let set: u8 = next?;
            next = (set != self.0).then(|| set.wrapping_sub(self.0) & self.0);
            Some(Self(set))
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        Ok(seats.into_iter().collect())
    }
}

/// One value per seat; seats beyond the table's size hold the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct BySeat<T>(#[cfg_attr(feature = "ts", ts(as = "Vec<T>"))] [T; MAX_SEATS]);

impl<T: Copy> BySeat<T> {
    pub const fn all(value: T) -> Self {
        Self([value; MAX_SEATS])
    }
}

impl<T> BySeat<T> {
    pub fn from_fn(mut f: impl FnMut(Seat) -> T) -> Self {
        Self(core::array::from_fn(|i| f(Seat(i as u8))))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(i, value)| (Seat(i as u8), value))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() & (MAX_SEATS - 1)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() & (MAX_SEATS - 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_walk_clockwise_from_any_seat() {
        let set: SeatSet = [Seat::at(1), Seat::at(4), Seat::at(6)].into_iter().collect();
        let walk: Vec<_> = set.from(Seat::at(5)).collect();
        assert_eq!(walk, [Seat::at(6), Seat::at(1), Seat::at(4)]);
        assert_eq!(set.first_from(Seat::at(5)), Some(Seat::at(6)));
        assert_eq!(set.first_from(Seat::at(4)), Some(Seat::at(4)));
        assert_eq!(SeatSet::EMPTY.first_from(Seat::at(0)), None);
        assert_eq!(set.only(), None);
        assert_eq!(SeatSet::one(Seat::at(7)).only(), Some(Seat::at(7)));
    }

    #[test]
    fn every_part_of_a_set_comes_once() {
        let set: SeatSet = [Seat::at(1), Seat::at(4), Seat::at(7)].into_iter().collect();
        let parts: Vec<_> = set.subsets().collect();
        assert_eq!(parts.len(), 8);
        assert_eq!((parts[0], parts[7]), (SeatSet::EMPTY, set));
        assert!(parts.iter().all(|part| part.minus(set).is_empty()));
        assert_eq!(SeatSet::EMPTY.subsets().count(), 1);
    }

    #[test]
    fn a_seat_that_no_table_has_is_refused() {
        assert!(Seat::new(8).is_none());
        assert!(Seat::try_from(200).is_err());
    }
}
