//! Games between bots who see only what their seats may see, dealt and written down as at a table.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::State;
use whiteout_core::{Chance as _, Game as _, Viewer};
use whiteout_games::{Record, Recording, Seed, Setup};

use super::tally::Played;
use crate::args;

/// The stream that decides who answers first when several are asked; bots have the ones from 0 on.
const ORDER: u64 = 100;

pub(super) fn play(setup: &Setup<State>, seed: Seed, names: &[&str]) -> (Played, Record<State>) {
    let mut bots = args::bots(names, &seed);
    let mut order = Xoshiro256PlusPlus::seed_from_u64(seed.side_stream(ORDER));
    let mut game = Recording::start(setup.clone(), seed);
    let mut seen = 0;
    let mut trouble = None;
    let mut actions = 0;
    while trouble.is_none() {
        for event in &game.events()[seen..] {
            for (bot, seat) in bots.iter_mut().zip(game.state().table.seats()) {
                if event.audience().includes(Viewer::Seat(seat)) {
                    bot.see(event);
                }
            }
        }
        seen = game.events().len();
        let asked = game.state().decision().seats;
        let Some(seat) = asked.nth(order.below(u32::from(asked.len())) as u8) else { break };
        let Some(bot) = bots.get_mut(seat.index()) else { break };
        let action = bot.choose(&game.state().view(Viewer::Seat(seat)));
        match game.act(seat, action) {
            Ok(_) => actions += 1,
            Err(rejection) => trouble = Some(format!("{} chose {action:?}: {rejection}", names[seat.index()])),
        }
        if actions > State::LONGEST {
            trouble = Some(format!("no end after {} actions", State::LONGEST));
        }
    }
    let played = trouble.map_or_else(|| Played::ended(game.state(), actions), Played::Trouble);
    (played, game.record().clone())
}
