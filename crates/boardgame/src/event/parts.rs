//! What events speak of besides the words of the game.

use serde::{Deserialize, Serialize};
use whiteout_core::Seat;

/// How a Character was placed, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// With a card from the hand.
    Card,
    /// In darkness with a card chosen by Flashlight.
    Lit,
    /// In darkness with a random card.
    Dark,
    /// Special Action.
    Special,
    /// Special Action by Flashlight.
    LitSpecial,
}

/// Where fuel comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Store {
    Underground,
    External,
}

/// How many things of each kind change hands, as everybody sees it. Flamethrowers lie open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Parcel {
    pub weapons: u8,
    pub flamethrowers: u8,
    pub items: u8,
    pub labs: u8,
}

impl Parcel {
    pub const fn is_empty(&self) -> bool {
        self.weapons == 0 && self.flamethrowers == 0 && self.items == 0 && self.labs == 0
    }
}

/// Who infected someone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// An Alien from the start.
    First,
    Dog,
    Seat(Seat),
}
