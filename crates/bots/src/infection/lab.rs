//! What it takes to find the numbers of the levels: games between any styles and levels.

use whiteout_core::Game as _;
use whiteout_infection::{Config, State};

use super::{Player, Style, by_name};
use crate::{Bot, Budget, Company, Sides, by_side};

/// Bots at a table of Infection; they speak before the team is named and once it has left.
pub fn company(bots: Vec<Box<dyn Bot<State>>>) -> Company<State> {
    Company::new(bots, |game: &State| u64::from(game.table.turn_of_talk()))
}

/// Plays a game, one style while Human and one as an Imitation, to its end.
pub fn play(config: &Config, humans: &Style, imitations: &Style, seed: u64) -> State {
    let bots = (0..u64::from(config.rules().players))
        .map(|seat| {
            let [human, imitation] =
                [humans, imitations].map(|style| Box::new(Player::new(seed * 8 + seat, style.clone())));
            Box::new(Sides::new(human, imitation)) as Box<dyn Bot<State>>
        })
        .collect();
    company(bots).play(config, seed)
}

/// Plays a game, one level while Human and one as an Imitation; `None` for a level that does not exist.
pub fn humans_win(config: &Config, humans: &str, imitations: &str, seed: u64, budget: &Budget) -> Option<bool> {
    let bots = (0..u64::from(config.rules().players))
        .map(|seat| by_side(by_name, [humans, imitations], seed * 8 + seat, budget))
        .collect::<Option<Vec<_>>>()?;
    Some(company(bots).play(config, seed).outcome().is_some_and(|outcome| outcome.humans_won()))
}
