//! Who sits where.

use serde::{Deserialize, Serialize};

/// Somebody at this table, known by the order in which they came. Tokens that prove who it is are the
/// server's business.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Person(pub u32);

/// How a seat is told apart: a colour and a shape, so that colour is never the only sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Look {
    pub colour: u8,
    pub shape: u8,
}

/// Looks there are.
pub(crate) const LOOKS: u8 = 8;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    Person(Person),
    Bot { level: String },
}

/// A taken seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seated {
    pub holder: Holder,
    pub name: String,
    pub look: Look,
    pub ready: bool,
    /// The character to take when the game asks, where people choose theirs.
    pub wish: Option<String>,
    /// A bot plays while the person is away; whose side it plays for is nobody's business.
    pub stand_in: Option<String>,
}

impl Seated {
    pub fn is(&self, person: Person) -> bool {
        self.holder == Holder::Person(person)
    }

    /// The level of the bot that moves for this seat now.
    pub fn driver(&self) -> Option<&str> {
        match &self.holder {
            Holder::Bot { level } => Some(level),
            Holder::Person(_) => self.stand_in.as_deref(),
        }
    }
}
