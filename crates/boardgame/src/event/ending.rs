//! Why a game ended, and who has won by it.

use serde::{Deserialize, Serialize};
use whiteout_core::HUMANS;

use crate::words::{Role, Vehicle};

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// Every Human got away, no Alien did.
    HumansEscaped {
        vehicle: Vehicle,
    },
    /// The last Human was infected.
    LastHumanTurned,
    /// The last Human was assimilated.
    LastHumanEaten,
    Frozen,
    /// A newcomer aboard turned out to be an Alien.
    AlienBoarded {
        vehicle: Vehicle,
    },
    /// The first aboard was an Alien, and others left with it.
    AlienLeftAmongUs {
        vehicle: Vehicle,
    },
    /// An Alien left alone.
    AlienLeftAlone {
        vehicle: Vehicle,
    },
    /// Humans left a Human behind.
    HumanLeftBehind {
        vehicle: Vehicle,
    },
    /// Norwegian Outpost: the dog got away.
    DogEscaped,
    /// Norwegian Outpost: only exposed Aliens are left in the base.
    Deserted,
    /// Norwegian Outpost: no way out is left.
    Stranded,
    /// Norwegian Outpost: the last launch card went active.
    UfoLaunched,
    /// Norwegian Outpost: no Human is left in the UFO.
    UfoOverrun,
    /// Norwegian Outpost: no Alien is left in the UFO.
    UfoAlienBeaten,
    /// Norwegian Outpost: the UFO cannot be launched any more.
    UfoStopped,
    /// The 1-3 player game: the last Character is lost.
    NobodyLeft,
    /// The 1-3 player game: the players have given up together.
    Conceded,
    /// The option: no Alien is left.
    Exterminated,
    /// The option: too many rounds count as freezing.
    RoundLimit,
}

impl EndReason {
    /// The side that wins this way, if one does; those who had escaped before have won in any case.
    pub const fn winner(self) -> Option<Role> {
        match self {
            Self::HumansEscaped { .. } | Self::UfoAlienBeaten | Self::UfoStopped | Self::Exterminated => {
                Some(Role::Human)
            }
            Self::Deserted | Self::Stranded => None,
            Self::LastHumanTurned
            | Self::LastHumanEaten
            | Self::Frozen
            | Self::AlienBoarded { .. }
            | Self::AlienLeftAmongUs { .. }
            | Self::AlienLeftAlone { .. }
            | Self::HumanLeftBehind { .. }
            | Self::DogEscaped
            | Self::UfoLaunched
            | Self::UfoOverrun
            | Self::NobodyLeft
            | Self::Conceded
            | Self::RoundLimit => Some(Role::Alien),
        }
    }

    /// [`EndReason::winner`] in the word that all games share.
    pub const fn side(self) -> &'static str {
        match self.winner() {
            Some(Role::Human) => HUMANS,
            Some(Role::Alien) => "aliens",
            None => "nobody",
        }
    }

    pub const fn word(self) -> &'static str {
        use Vehicle::{BaseHelicopter, RescueHelicopter, SnowCat};
        match self {
            Self::HumansEscaped { vehicle: RescueHelicopter } => "humans_escaped_rescue_helicopter",
            Self::HumansEscaped { vehicle: BaseHelicopter } => "humans_escaped_base_helicopter",
            Self::HumansEscaped { vehicle: SnowCat } => "humans_escaped_snow_cat",
            Self::LastHumanTurned => "last_human_turned",
            Self::LastHumanEaten => "last_human_eaten",
            Self::Frozen => "frozen",
            Self::AlienBoarded { vehicle: RescueHelicopter } => "alien_boarded_rescue_helicopter",
            Self::AlienBoarded { vehicle: BaseHelicopter } => "alien_boarded_base_helicopter",
            Self::AlienBoarded { vehicle: SnowCat } => "alien_boarded_snow_cat",
            Self::AlienLeftAmongUs { vehicle: RescueHelicopter } => "alien_left_among_us_rescue_helicopter",
            Self::AlienLeftAmongUs { vehicle: BaseHelicopter } => "alien_left_among_us_base_helicopter",
            Self::AlienLeftAmongUs { vehicle: SnowCat } => "alien_left_among_us_snow_cat",
            Self::AlienLeftAlone { vehicle: RescueHelicopter } => "alien_left_alone_rescue_helicopter",
            Self::AlienLeftAlone { vehicle: BaseHelicopter } => "alien_left_alone_base_helicopter",
            Self::AlienLeftAlone { vehicle: SnowCat } => "alien_left_alone_snow_cat",
            Self::HumanLeftBehind { vehicle: RescueHelicopter } => "human_left_behind_rescue_helicopter",
            Self::HumanLeftBehind { vehicle: BaseHelicopter } => "human_left_behind_base_helicopter",
            Self::HumanLeftBehind { vehicle: SnowCat } => "human_left_behind_snow_cat",
            Self::DogEscaped => "dog_escaped",
            Self::Deserted => "deserted",
            Self::Stranded => "stranded",
            Self::UfoLaunched => "ufo_launched",
            Self::UfoOverrun => "ufo_overrun",
            Self::UfoAlienBeaten => "ufo_alien_beaten",
            Self::UfoStopped => "ufo_stopped",
            Self::NobodyLeft => "nobody_left",
            Self::Conceded => "conceded",
            Self::Exterminated => "exterminated",
            Self::RoundLimit => "round_limit",
        }
    }
}
