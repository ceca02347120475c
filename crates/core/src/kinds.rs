//! Closed lists of like things, and counts, sets and tables indexed by them.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Chance as _, Rng};

/// A closed list of things, numbered from 0.
pub trait Kind: Copy + Eq + fmt::Debug + Serialize + 'static {
    const ALL: &'static [Self];
    fn index(self) -> usize;

    /// The kind with this number; a number beyond the list means the last, so that no stored file can panic.
    #[inline]
    fn at(index: usize) -> Self {
        Self::ALL[index.min(Self::ALL.len() - 1)]
    }
}

/// Declares an enum without data as a [`Kind`], written in snake case, with a TypeScript type under the feature `ts`.
#[macro_export]
macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $crate::Kind for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}

/// How many of each kind: a hand or a pile of like cards is a count, not a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counts<const N: usize>(pub [u8; N]);

impl<const N: usize> Default for Counts<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> Counts<N> {
    pub fn one(kind: impl Kind) -> Self {
        let mut counts = Self::default();
        counts[kind] = 1;
        counts
    }

    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&c| c == 0)
    }

    pub fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine += theirs;
        }
    }

    pub fn remove(&mut self, other: &Self) {
        debug_assert!(self.covers(other), "{other:?} are not in {self:?}");
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = mine.saturating_sub(*theirs);
        }
    }

    pub fn covers(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(mine, theirs)| mine >= theirs)
    }

    /// Takes everything.
    #[must_use]
    pub fn take(&mut self) -> Self {
        core::mem::take(self)
    }

    /// Any one of them; there must be one.
    #[inline]
    pub fn any<K: Kind>(&self, rng: &mut (impl Rng + ?Sized)) -> K {
        K::at(rng.pick(&self.0))
    }

    /// Takes any one of them.
    #[must_use]
    pub fn draw<K: Kind>(&mut self, rng: &mut (impl Rng + ?Sized)) -> K {
        let kind = self.any(rng);
        self[kind] = self[kind].saturating_sub(1);
        kind
    }

    /// Takes any so many of them.
    #[must_use]
    pub fn draw_many(&mut self, count: u8, rng: &mut (impl Rng + ?Sized)) -> Self {
        let mut drawn = Self::default();
        for _ in 0..count {
            let kind = rng.pick(&self.0);
            self.0[kind] = self.0[kind].saturating_sub(1);
            drawn.0[kind] += 1;
        }
        drawn
    }

    /// Every single one, like ones side by side.
    pub fn each<K: Kind>(self) -> impl Iterator<Item = K> {
        self.kinds().flat_map(move |kind| (0..self[kind]).map(move |_| kind))
    }

    /// The kinds of which there is at least one.
    pub fn kinds<K: Kind>(self) -> impl Iterator<Item = K> {
        K::ALL.iter().copied().filter(move |&kind| self[kind] > 0)
    }
}

impl<K: Kind, const N: usize> FromIterator<K> for Counts<N> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        let mut counts = Self::default();
        for kind in kinds {
            counts[kind] += 1;
        }
        counts
    }
}

impl<K: Kind, const N: usize> Index<K> for Counts<N> {
    type Output = u8;

    #[inline]
    fn index(&self, kind: K) -> &u8 {
        &self.0[kind.index()]
    }
}

impl<K: Kind, const N: usize> IndexMut<K> for Counts<N> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut u8 {
        &mut self.0[kind.index()]
    }
}

impl<const N: usize> Serialize for Counts<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Counts<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut counts = Vec::<u8>::deserialize(deserializer)?;
        // A shorter list was stored before another kind was added, so there was none of it.
        if counts.len() < N {
            counts.resize(N, 0);
        }
        counts.try_into().map(Self).map_err(|_| D::Error::custom("too many counts"))
    }
}

/// One value for each of `N` kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ByKind<K, T, const N: usize>([T; N], PhantomData<K>);

impl<K: Kind, T, const N: usize> ByKind<K, T, N> {
    pub const fn new(values: [T; N]) -> Self {
        Self(values, PhantomData)
    }

    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::ALL.iter().copied().zip(&self.0)
    }
}

impl<K: Kind, T: Copy + Default, const N: usize> Default for ByKind<K, T, N> {
    fn default() -> Self {
        Self::new([T::default(); N])
    }
}

impl<K: Kind, T: fmt::Debug, const N: usize> fmt::Debug for ByKind<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Kind, T, const N: usize> Index<K> for ByKind<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, kind: K) -> &T {
        &self.0[kind.index()]
    }
}

impl<K: Kind, T, const N: usize> IndexMut<K> for ByKind<K, T, N> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut T {
        &mut self.0[kind.index()]
    }
}

impl<K: Kind, T: Serialize, const N: usize> Serialize for ByKind<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        for (kind, value) in self.iter() {
            map.serialize_entry(&kind, value)?;
        }
        map.end()
    }
}

impl<'de, K, T, const N: usize> Deserialize<'de> for ByKind<K, T, N>
where
    K: Kind + Hash + Deserialize<'de>,
    T: Deserialize<'de> + Copy + Default,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = std::collections::HashMap::<K, T>::deserialize(deserializer)?;
        let mut values = Self::default();
        for (kind, value) in map {
            // Kinds beyond the list have no value here.
            if let Some(place) = values.0.get_mut(kind.index()) {
                *place = value;
            }
        }
        Ok(values)
    }
}

/// A set of up to 32 kinds.
pub struct KindSet<K>(u32, PhantomData<K>);

impl<K> Clone for KindSet<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for KindSet<K> {}

impl<K> PartialEq for KindSet<K> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K> Eq for KindSet<K> {}

impl<K> Hash for KindSet<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<K> Default for KindSet<K> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K> KindSet<K> {
    pub const EMPTY: Self = Self(0, PhantomData);

    /// The kinds with these numbers.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits, PhantomData)
    }

    pub const fn bits(self) -> u32 {
        self.0
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0, PhantomData)
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0, PhantomData)
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0, PhantomData)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl<K: Kind> KindSet<K> {
    pub fn one(kind: K) -> Self {
        Self::EMPTY.with(kind)
    }

    #[inline]
    pub fn contains(self, kind: K) -> bool {
        self.0 & (1 << kind.index()) != 0
    }

    #[must_use]
    #[inline]
    pub fn with(self, kind: K) -> Self {
        Self(self.0 | (1 << kind.index()), PhantomData)
    }

    #[must_use]
    #[inline]
    pub fn without(self, kind: K) -> Self {
        Self(self.0 & !(1 << kind.index()), PhantomData)
    }

    pub fn iter(self) -> impl Iterator<Item = K> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let kind = K::at(rest.trailing_zeros() as usize);
            rest &= rest - 1;
            Some(kind)
        })
    }

    /// The one kind, if there is just one.
    pub fn only(self) -> Option<K> {
        if self.0.is_power_of_two() { self.iter().next() } else { None }
    }

    /// Any of them.
    pub fn any(self, rng: &mut (impl Rng + ?Sized)) -> Option<K> {
        let n = rng.below(u32::from(self.len()));
        self.iter().nth(n as usize)
    }
}

impl<K: Kind> FromIterator<K> for KindSet<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        kinds.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<K: Kind> fmt::Debug for KindSet<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Kind> Serialize for KindSet<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, K: Kind + Deserialize<'de>> Deserialize<'de> for KindSet<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<K>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
#[allow(unreachable_pub, reason = "the macro declares for other crates")]
mod tests {
    use super::*;

    crate::kinds! { Fruit { Apple, Pear, Plum } }

    #[test]
    fn counts_are_walked_one_by_one() {
        let counts: Counts<3> = [Fruit::Plum, Fruit::Apple, Fruit::Plum].into_iter().collect();
        assert_eq!(counts.each().collect::<Vec<Fruit>>(), [Fruit::Apple, Fruit::Plum, Fruit::Plum]);
        assert_eq!(counts.kinds().collect::<Vec<Fruit>>(), [Fruit::Apple, Fruit::Plum]);
        assert_eq!(counts.total(), 3);
    }

    #[test]
    fn sets_hold_each_kind_once() {
        let set: KindSet<Fruit> = [Fruit::Plum, Fruit::Apple, Fruit::Plum].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert!(set.contains(Fruit::Apple) && !set.contains(Fruit::Pear));
        assert_eq!(set.without(Fruit::Apple).iter().collect::<Vec<_>>(), [Fruit::Plum]);
    }

    #[test]
    fn a_kind_beyond_the_list_is_the_last() {
        assert_eq!(Fruit::at(99), Fruit::Plum);
    }
}
