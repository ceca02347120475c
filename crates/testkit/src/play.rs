//! Random play.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Game, Seat};

/// The generator of tests: fast and seeded.
pub type Random = Xoshiro256PlusPlus;

/// One action about to be taken.
#[derive(Clone, Copy, Debug)]
pub struct Step<A> {
    pub number: usize,
    pub seat: Seat,
    pub action: A,
}

/// The generator of a game and of its players are apart, so that looking on changes nothing.
pub(crate) fn generators(seed: u64) -> (Random, Random) {
    (Random::seed_from_u64(seed), Random::seed_from_u64(seed ^ 0x005E_ED0F_0B5E))
}

/// A random asked seat with one of its legal actions.
pub(crate) fn choose<G: Game>(game: &G, number: usize, rng: &mut Random) -> Option<Step<G::Action>> {
    let seats = game.decision().seats;
    if seats.is_empty() {
        return None;
    }
    let seat = seats.nth(rng.below(u32::from(seats.len())) as u8)?;
    let mut choices = Vec::new();
    game.legal(seat, &mut |action| choices.push(action));
    let Some(&last) = choices.last() else {
        panic!("step {number}: {seat:?} is asked {:?} but has no choice", game.decision().prompt);
    };
    // Doing nothing is mostly listed last. Choosing it often makes games long and leads deeper into them.
    let action = if rng.odds(1, 3) { last } else { choices[rng.below(choices.len() as u32) as usize] };
    Some(Step { number, seat, action })
}

/// Plays a random game to its end. `visit` sees each state before each action; `after` the events it caused.
pub fn play<G: Game>(
    config: &G::Config,
    seed: u64,
    mut visit: impl FnMut(&G, &Step<G::Action>, &Random),
    mut after: impl FnMut(&G, &[G::Event]),
) -> G {
    let config = G::bounded(config);
    let (mut chance, mut players) = generators(seed);
    let mut events = Vec::new();
    let mut game = G::start(&config, &mut chance, &mut events);
    after(&game, &events);
    let mut number = 0;
    while let Some(step) = choose(&game, number, &mut players) {
        visit(&game, &step, &chance);
        events.clear();
        let result = game.act(step.seat, step.action, &mut chance, &mut events);
        assert!(result.is_ok(), "seed {seed}, {step:?}: a legal action was rejected: {result:?}");
        after(&game, &events);
        number += 1;
        assert!(number <= G::LONGEST, "seed {seed}: no end after {number} actions");
    }
    assert!(game.outcome().is_some(), "seed {seed}: nobody is asked but the game is not over");
    game
}
