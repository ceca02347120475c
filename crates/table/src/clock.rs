//! Time to decide. The time of day is always an argument.

use serde::{Deserialize, Serialize};

/// Milliseconds since the epoch.
pub type Millis = u64;

/// How long a decision may take before a bot moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    #[default]
    Off,
    Relaxed,
    Brisk,
    /// A slow table.
    Days(u8),
}

impl Clock {
    /// No decision may be over before it was asked.
    pub(crate) const fn is_sound(self) -> bool {
        !matches!(self, Self::Days(0))
    }

    /// The time a decision has.
    pub const fn limit(self) -> Option<Millis> {
        match self {
            Self::Off => None,
            Self::Relaxed => Some(180_000),
            Self::Brisk => Some(45_000),
            Self::Days(days) => Some(days as u64 * 86_400_000),
        }
    }
}
