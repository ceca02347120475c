//! What it takes to find the numbers of the levels: games between any styles, and positions with their ends.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Config, State};
use whiteout_core::{Chance as _, Game as _, Viewer};

use super::belief::Memory;
use super::expert::features;
use super::{Player, Style, by_name};
use crate::{Bot, Budget, Company, Sides, by_side};

pub use super::expert::features::COUNT as FEATURES;
pub use super::expert::value::{NODES, Net, SIZE};

/// The numbers of a position at the beginning of a round.
pub type Position = [f32; FEATURES];

/// Plays a game, one style while Human and one as an Alien. Returns whether the Humans won, and the positions on the way.
pub fn play(config: &Config, humans: &Style, aliens: &Style, seed: u64, positions: bool) -> (bool, Vec<Position>) {
    let bots = (0..u64::from(config.rules().players))
        .map(|seat| {
            let [human, alien] = [humans, aliens].map(|style| Box::new(Player::new(seed * 8 + seat, style.clone())));
            Box::new(Sides::new(human, alien)) as Box<dyn Bot<State>>
        })
        .collect();
    watch(config, bots, seed, positions)
}

/// Plays a game, one level while Human and one as an Alien; `None` for a level that does not exist.
pub fn humans_win(config: &Config, humans: &str, aliens: &str, seed: u64, budget: &Budget) -> Option<bool> {
    let bots = (0..u64::from(config.rules().players))
        .map(|seat| by_side(by_name, [humans, aliens], seed * 8 + seat, budget))
        .collect::<Option<Vec<_>>>()?;
    Some(watch(config, bots, seed, false).0)
}

fn watch(config: &Config, bots: Vec<Box<dyn Bot<State>>>, seed: u64, positions: bool) -> (bool, Vec<Position>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut order = Xoshiro256PlusPlus::seed_from_u64(!seed);
    let mut company = Company::new(bots, |game: &State| u64::from(game.table.turn_of_talk()));
    let mut public = Memory::default();
    let mut seen = Vec::new();
    let mut events = Vec::new();
    let mut state = State::start(config, &mut rng, &mut events);
    let mut table = State::blank(config).table;
    let mut round = 0;
    loop {
        for event in events.drain(..) {
            company.see(&event);
            if positions && event.audience().includes(Viewer::Spectator) {
                public.see(&event, &table, &Style::REGULAR);
                table.apply(&event);
            }
        }
        company.talk(&state, |speaker, claim| {
            if positions {
                public.hear(speaker, claim, &Style::REGULAR);
            }
        });
        let asked = state.decision().seats;
        let Some(seat) = asked.nth(order.below(u32::from(asked.len())) as u8) else { break };
        if positions && state.table.round != round {
            round = state.table.round;
            if let Some(mut belief) = public.sets().cloned() {
                belief.sum_up();
                seen.push(features::of(&state, &belief));
            }
        }
        let Some(action) = company.choose(&state, seat) else { break };
        if state.act(seat, action, &mut rng, &mut events).is_err() {
            break;
        }
    }
    (state.outcome().is_some_and(|outcome| outcome.humans_won()), seen)
}
