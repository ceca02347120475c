//! What it takes to find the numbers of a level: games between any styles.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Config, State};
use whiteout_core::{Chance as _, Game as _};

use super::{Player, Sides, Style};
use crate::{Bot, Company};

/// Plays a game, one style while Human and one as an Alien. Returns whether the Humans won.
pub fn play(config: &Config, humans: &Style, aliens: &Style, seed: u64) -> bool {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let bots = (0..u64::from(config.rules().players))
        .map(|seat| {
            let player = |style: &Style| Box::new(Player::new(seed * 8 + seat, style.clone()));
            Box::new(Sides::new(player(humans), player(aliens))) as Box<dyn Bot<State>>
        })
        .collect();
    let mut company = Company::new(bots, |game: &State| u64::from(game.table.turn_of_talk()));
    let mut events = Vec::new();
    let mut state = State::start(config, &mut rng, &mut events);
    loop {
        events.drain(..).for_each(|event| company.see(&event));
        company.talk(&state, |_, _| {});
        let asked = state.decision().seats;
        let Some(seat) = asked.nth(rng.below(u32::from(asked.len().max(1))) as u8) else { break };
        let Some(action) = company.choose(&state, seat) else { break };
        if state.act(seat, action, &mut rng, &mut events).is_err() {
            break;
        }
    }
    state.outcome().is_some_and(|outcome| outcome.side == "humans")
}
