//! The list of games.

use core::fmt;
use core::str::FromStr;

use serde::Serialize;
use whiteout_core::Game as _;

use crate::boardgame::SEQUEL;
use crate::options::OptionMap;
use crate::record::{self, Record};
use crate::refused::RecordError;
use crate::states::{Boardgame, Cooperation, Infection, Norwegian};
use crate::{Hosted, OptionSpec};

/// The states of every game, for [`with_game!`].
#[doc(hidden)]
pub mod states {
    pub use whiteout_boardgame::{Cooperation, Norwegian, State as Boardgame};
    pub use whiteout_infection::State as Infection;
}

/// Does the same for whichever [`GameKind`] this is, with `$game` as the type of its states.
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $game:ident => $does:expr) => {
        match $kind {
            $crate::GameKind::Boardgame => {
                type $game = $crate::states::Boardgame;
                $does
            }
            $crate::GameKind::Norwegian => {
                type $game = $crate::states::Norwegian;
                $does
            }
            $crate::GameKind::Solo => {
                type $game = $crate::states::Cooperation;
                $does
            }
            $crate::GameKind::Infection => {
                type $game = $crate::states::Infection;
                $does
            }
        }
    };
}

/// Does the same with whichever game an [`AnyRecord`] holds.
#[macro_export]
macro_rules! with_record {
    ($any:expr, $record:ident => $does:expr) => {
        match $any {
            $crate::AnyRecord::Boardgame($record) => $does,
            $crate::AnyRecord::Norwegian($record) => $does,
            $crate::AnyRecord::Solo($record) => $does,
            $crate::AnyRecord::Infection($record) => $does,
        }
    };
}

/// A game by name. Adding one here makes the compiler ask for the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameId", rename_all = "snake_case"))]
pub enum GameKind {
    Boardgame,
    Norwegian,
    Solo,
    Infection,
}

/// What a lobby shows of a game before a table is opened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Meta {
    #[cfg_attr(feature = "ts", ts(as = "GameKind"))]
    pub id: &'static str,
    pub fewest: u8,
    pub most: u8,
    pub options: Vec<OptionSpec>,
}

impl GameKind {
    pub const ALL: &'static [Self] = &[Self::Boardgame, Self::Norwegian, Self::Solo, Self::Infection];

    pub const fn id(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// The game whose words and numbers hold with these options: a story that goes on elsewhere is a game of that place.
    #[must_use]
    pub fn played_with(self, options: &OptionMap) -> Self {
        match self {
            Self::Norwegian if options.get(SEQUEL).is_some_and(|goes_on| goes_on == true) => Self::Boardgame,
            _ => self,
        }
    }

    pub fn meta(self) -> Meta {
        with_game!(self, G => meta::<G>())
    }
}

fn meta<G: Hosted>() -> Meta {
    Meta { id: G::ID, fewest: G::FEWEST, most: G::MOST, options: G::options() }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for GameKind {
    type Err = String;

    fn from_str(id: &str) -> Result<Self, Self::Err> {
        Self::ALL.iter().copied().find(|kind| kind.id() == id).ok_or_else(|| {
            let known: Vec<_> = Self::ALL.iter().map(|kind| kind.id()).collect();
            format!("unknown game \"{id}\"; known: {}", known.join(", "))
        })
    }
}

/// A stored game of any kind.
#[derive(Clone, Debug)]
pub enum AnyRecord {
    Boardgame(Box<Record<Boardgame>>),
    Norwegian(Box<Record<Norwegian>>),
    Solo(Box<Record<Cooperation>>),
    Infection(Box<Record<Infection>>),
}

impl AnyRecord {
    /// Reads a stored game. Its events are not to be trusted before they are judged.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let kind: GameKind = record::game_of(text)?.parse().map_err(RecordError::Game)?;
        Ok(match kind {
            GameKind::Boardgame => Self::Boardgame(Box::new(Record::parse(text)?)),
            GameKind::Norwegian => Self::Norwegian(Box::new(Record::parse(text)?)),
            GameKind::Solo => Self::Solo(Box::new(Record::parse(text)?)),
            GameKind::Infection => Self::Infection(Box::new(Record::parse(text)?)),
        })
    }

    /// Whether the rules prove the game.
    pub fn verify(&self) -> Result<(), RecordError> {
        with_record!(self, record => record.verify())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_id() {
        for &kind in GameKind::ALL {
            assert_eq!(kind.id().parse(), Ok(kind));
            assert!(kind.meta().fewest <= kind.meta().most);
        }
        assert_eq!(
            "chess".parse::<GameKind>(),
            Err("unknown game \"chess\"; known: boardgame, norwegian, solo, infection".to_owned())
        );
    }
}
