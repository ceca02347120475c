//! TypeScript types of the containers that write themselves in their own way.

use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

use crate::words::{ByRoom, Counts, Room};

impl<T: TS> TS for ByRoom<T> {
    type WithoutGenerics = ByRoom<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        format!("Record<{}, {}>", Room::name(cfg), T::name(cfg))
    }

    fn inline(cfg: &Config) -> String {
        Self::name(cfg)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<Room>();
        visitor.visit::<T>();
        T::visit_generics(visitor);
    }
}

/// The names of [`Cards`](crate::words::Cards) and its like, told apart by how many kinds they count.
const fn counted(kinds: usize) -> &'static str {
    match kinds {
        2 => "Labs",
        3 => "Cards",
        4 => "Weapons",
        5 => "Items",
        _ => panic!("nothing here has so many kinds"),
    }
}

impl<const N: usize> TS for Counts<N> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some("/**\n * How many of each kind, in the order of the kinds.\n */\n".to_owned())
    }

    fn name(_: &Config) -> String {
        counted(N).to_owned()
    }

    fn inline(cfg: &Config) -> String {
        <[u8; N]>::inline(cfg)
    }

    fn decl(cfg: &Config) -> String {
        format!("type {} = {};", Self::name(cfg), Self::inline(cfg))
    }

    fn output_path() -> Option<PathBuf> {
        Some(PathBuf::from(counted(N)).with_extension("ts"))
    }
}
