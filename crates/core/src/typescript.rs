//! TypeScript types of the containers that write themselves in their own way.

use ts_rs::{Config, Dummy, TS, TypeVisitor};

use crate::{ByKind, Counts, Kind, KindSet};

/// How many of each kind, in the order of the kinds.
impl<const N: usize> TS for Counts<N> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        <[u8; N]>::inline(cfg)
    }

    fn inline(cfg: &Config) -> String {
        Self::name(cfg)
    }
}

impl<K: Kind + TS> TS for KindSet<K> {
    type WithoutGenerics = Dummy;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        Vec::<K>::name(cfg)
    }

    fn inline(cfg: &Config) -> String {
        Self::name(cfg)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<K>();
    }
}

impl<K: Kind + TS, T: TS, const N: usize> TS for ByKind<K, T, N> {
    type WithoutGenerics = Dummy;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        let record = format!("Record<{}, {}>", K::name(cfg), T::name(cfg));
        if N < K::ALL.len() { format!("Partial<{record}>") } else { record }
    }

    fn inline(cfg: &Config) -> String {
        Self::name(cfg)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<K>();
        visitor.visit::<T>();
        T::visit_generics(visitor);
    }
}
