//! What it takes to find the numbers of the levels: games by any style.

use whiteout_boardgame::{Config, Cooperation};
use whiteout_core::Game as _;

use super::Style;
use super::wits::Wits;
use crate::boardgame::Guest;
use crate::player::Player;
use crate::{Bot, Company};

/// Plays a game in which everybody goes by these numbers, and returns its end.
pub fn play(config: &Config, style: &Style, seed: u64) -> Cooperation {
    let bots = (0..u64::from(config.rules().seats()))
        .map(|seat| {
            let bot = Box::new(Player::<Wits>::new(seed * 8 + seat, style.clone()));
            Box::new(Guest(bot)) as Box<dyn Bot<Cooperation>>
        })
        .collect();
    Company::new(bots, |_: &Cooperation| 0).play(config, seed)
}

/// Whether everybody wins.
pub fn humans_win(config: &Config, style: &Style, seed: u64) -> bool {
    play(config, style, seed).outcome().is_some_and(|outcome| outcome.humans_won())
}
