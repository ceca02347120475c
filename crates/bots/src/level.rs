//! Levels of bots, the same in every game.

use whiteout_core::Game;

use crate::expert::{Expert, Foresight};
use crate::player::{Action, Event, Player};
use crate::{Bot, Budget, Random};

/// Levels, the weakest first.
pub const NAMES: &[&str] = &["random", "novice", "regular", "expert"];

/// A bot by its level, whose rules of thumb go by these numbers as a novice and as a regular player.
pub(crate) fn by_level<W>(
    name: &str,
    seed: u64,
    budget: Budget,
    novice: W::Style,
    regular: W::Style,
) -> Option<Box<dyn Bot<W::Game>>>
where
    W: Foresight + 'static,
    W::Game: 'static,
    <W::Game as Game>::Observer: Send,
    Event<W>: Send,
    Action<W>: Send,
    Random: Bot<W::Game>,
{
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        // Its name until there were others.
        "novice" | "sensible" => Some(Box::new(Player::<W>::new(seed, novice))),
        "regular" => Some(Box::new(Player::<W>::new(seed, regular))),
        "expert" => Some(Box::new(Expert::<W>::new(seed, budget))),
        _ => None,
    }
}
