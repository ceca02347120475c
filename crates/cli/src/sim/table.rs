//! Games between bots who see only what their seats may see, dealt and written down as at a table.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_bots::{Bot, Company};
use whiteout_core::Chance as _;
use whiteout_games::{Record, Recording, Seed, Setup};
use whiteout_table::Playable;

use super::tally::Played;

/// The stream that decides who answers first when several are asked; bots have the ones from 0 on.
const ORDER: u64 = 100;

/// Plays a game; one bot for each seat.
pub(crate) fn play<G: Playable>(setup: &Setup<G>, seed: Seed, bots: Vec<Box<dyn Bot<G>>>) -> (Played, Record<G>) {
    let mut company = Company::new(bots, G::turn_of_talk);
    let mut order = Xoshiro256PlusPlus::seed_from_u64(seed.side_stream(ORDER));
    let mut game = Recording::start(setup.clone(), seed);
    let mut seen = 0;
    let mut trouble = None;
    let mut actions = 0;
    while trouble.is_none() {
        for event in &game.events()[seen..] {
            company.see(event);
        }
        seen = game.events().len();
        company.talk(game.state(), |_, _| {});
        let asked = game.state().decision().seats;
        let Some(seat) = asked.nth(order.below(u32::from(asked.len())) as u8) else { break };
        let Some(action) = company.choose(game.state(), seat) else { break };
        match game.act(seat, action) {
            Ok(_) => actions += 1,
            Err(rejection) => trouble = Some(format!("seat {} chose {action:?}: {rejection}", seat.index() + 1)),
        }
        if actions > G::LONGEST {
            trouble = Some(format!("no end after {} actions", G::LONGEST));
        }
    }
    let played = trouble.map_or_else(|| Played::ended(game.state(), actions), Played::Trouble);
    (played, game.record().clone())
}
