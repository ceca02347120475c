//! The games of this family: the same engine at another place.

use core::fmt::Debug;

/// Names a game of the family for whoever lists, stores and tells games. Its rules are data: see [`Rules`](crate::Rules).
pub trait Variant: Copy + Eq + Default + Debug + Send + Sync + 'static {
    /// The name in links, files and on the command line.
    const ID: &'static str;
}

/// The Thing: The Boardgame.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Outpost31;

impl Variant for Outpost31 {
    const ID: &'static str = "boardgame";
}

/// Its expansion, some days earlier.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct NorwegianOutpost;

impl Variant for NorwegianOutpost {
    const ID: &'static str = "norwegian";
}
