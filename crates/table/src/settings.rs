//! What the host chooses before anybody sits down.

use serde::{Deserialize, Serialize};
use whiteout_games::OptionMap;

use crate::clock::Clock;

/// Whether others may look on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    No,
    /// They see the public view, so many seconds late.
    Yes {
        delay: u16,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    pub game: String,
    pub players: u8,
    #[serde(default)]
    pub options: OptionMap,
    /// Listed for everybody, or found by its link alone.
    #[serde(default)]
    pub public: bool,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default = "everybody")]
    pub spectators: Spectators,
}

const fn everybody() -> Spectators {
    Spectators::Yes { delay: 0 }
}
