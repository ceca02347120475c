//! Bots for The Boardgame.

mod belief;
mod expert;
mod guest;
pub mod lab;
mod moments;
mod policy;
mod style;
mod talk;
mod wits;

use whiteout_boardgame::{Position, State, Variant};

pub use style::Style;

pub(crate) use self::guest::Guest;
use self::wits::Wits;
use crate::level::by_level;
use crate::{Bot, Budget, solo};

/// A player by rules of thumb.
pub type Player = crate::player::Player<Wits>;
/// A player who looks ahead.
pub type Expert = crate::expert::Expert<Wits>;

/// A bot by its level.
pub fn by_name(name: &str, seed: u64, budget: Budget) -> Option<Box<dyn Bot<State>>> {
    by_level::<Wits>(name, seed, budget, Style::NOVICE, Style::REGULAR)
}

/// The same for any game of the family; the one for 1 to 3 players has its own.
pub fn of_family<V: Variant>(name: &str, seed: u64, budget: Budget) -> Option<Box<dyn Bot<Position<V>>>> {
    let bot = if V::TOGETHER { solo::by_name(name, seed, budget) } else { by_name(name, seed, budget) };
    bot.map(|bot| Box::new(Guest(bot)) as Box<dyn Bot<Position<V>>>)
}
