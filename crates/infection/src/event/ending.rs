//! Why a game ended, and who has won by it.

use serde::{Deserialize, Serialize};
use whiteout_core::HUMANS;

use crate::words::Blood;

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The helicopter left with Humans only.
    Escaped,
    /// No Imitation is left alive.
    ImitationsTorched,
    /// Contagion is at its last level.
    ContagionFull,
    /// Too many rooms are destroyed.
    OutpostDestroyed,
    /// What is still needed is not to be found any more.
    ObjectiveImpossible,
    /// An Imitation is aboard.
    StowedAway,
    /// Four players: a living Human was left behind.
    HumanLeftBehind,
    /// The option: too many turns.
    TurnLimit,
}

impl EndReason {
    pub const ALL: &'static [Self] = &[
        Self::Escaped,
        Self::ImitationsTorched,
        Self::ContagionFull,
        Self::OutpostDestroyed,
        Self::ObjectiveImpossible,
        Self::StowedAway,
        Self::HumanLeftBehind,
        Self::TurnLimit,
    ];

    pub const fn winner(self) -> Blood {
        match self {
            Self::Escaped | Self::ImitationsTorched => Blood::Human,
            Self::ContagionFull
            | Self::OutpostDestroyed
            | Self::ObjectiveImpossible
            | Self::StowedAway
            | Self::HumanLeftBehind
            | Self::TurnLimit => Blood::Imitation,
        }
    }

    /// The side that wins this way.
    pub const fn side(self) -> &'static str {
        match self.winner() {
            Blood::Human => HUMANS,
            Blood::Imitation => "imitations",
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Self::Escaped => "escaped",
            Self::ImitationsTorched => "imitations_torched",
            Self::ContagionFull => "contagion_full",
            Self::OutpostDestroyed => "outpost_destroyed",
            Self::ObjectiveImpossible => "objective_impossible",
            Self::StowedAway => "stowed_away",
            Self::HumanLeftBehind => "human_left_behind",
            Self::TurnLimit => "turn_limit",
        }
    }
}
