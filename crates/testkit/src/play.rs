//! Whole games under test, played at random or by anybody else.

use arrayvec::ArrayVec;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Game, NoSink, Seat};

/// The generator of tests: fast and seeded.
pub type Random = Xoshiro256PlusPlus;

/// One action about to be taken.
#[derive(Clone, Copy, Debug)]
pub struct Step<A> {
    pub number: usize,
    pub seat: Seat,
    pub action: A,
}

/// Whoever chooses at all seats of a game under test.
pub trait Players<G: Game> {
    /// What an action has caused; each seat may look at the events that are for it.
    fn see(&mut self, _events: &[G::Event]) {}

    /// An asked seat with one of its legal actions, or `None` once nobody is asked.
    fn choose(&mut self, game: &G) -> Option<(Seat, G::Action)>;
}

/// A random asked seat with a random choice.
impl<G: Game> Players<G> for Random {
    fn choose(&mut self, game: &G) -> Option<(Seat, G::Action)> {
        let seats = game.decision().seats;
        if seats.is_empty() {
            return None;
        }
        let seat = seats.nth(self.below(u32::from(seats.len())) as u8)?;
        let choices = legal(game, seat);
        let Some(&last) = choices.last() else {
            panic!("{seat:?} is asked {:?} but has no choice", game.decision().prompt);
        };
        // Doing nothing is mostly listed last. Choosing it often makes games long and leads deeper into them.
        let action = if self.odds(1, 3) { last } else { choices[self.below(choices.len() as u32) as usize] };
        Some((seat, action))
    }
}

/// The generator of a game and of its players are apart, so that looking on changes nothing.
pub(crate) fn generators(seed: u64) -> (Random, Random) {
    (Random::seed_from_u64(seed), Random::seed_from_u64(seed ^ 0x005E_ED0F_0B5E))
}

pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut choices = Vec::new();
    game.legal(seat, &mut |action| choices.push(action));
    choices
}

/// Plays a random game to its end. `visit` sees each state before each action; `after` the events it caused.
pub fn play<G: Game>(
    config: &G::Config,
    seed: u64,
    visit: impl FnMut(&G, &Step<G::Action>, &Random),
    after: impl FnMut(&G, &[G::Event]),
) -> G {
    play_by(config, seed, &mut generators(seed).1, visit, after)
}

/// The same with these players.
pub fn play_by<G: Game>(
    config: &G::Config,
    seed: u64,
    players: &mut impl Players<G>,
    mut visit: impl FnMut(&G, &Step<G::Action>, &Random),
    mut after: impl FnMut(&G, &[G::Event]),
) -> G {
    let config = G::bounded(config);
    let (mut chance, _) = generators(seed);
    let mut events = Vec::new();
    let mut game = G::start(&config, &mut chance, &mut events);
    players.see(&events);
    after(&game, &events);
    let mut number = 0;
    while let Some((seat, action)) = players.choose(&game) {
        let step = Step { number, seat, action };
        visit(&game, &step, &chance);
        events.clear();
        let result = game.act(seat, action, &mut chance, &mut events);
        assert!(result.is_ok(), "seed {seed}, {step:?}: a legal action was rejected: {result:?}");
        players.see(&events);
        after(&game, &events);
        number += 1;
        assert!(number <= G::LONGEST, "seed {seed}: no end after {number} actions");
    }
    assert!(game.outcome().is_some(), "seed {seed}: nobody is asked but the game is not over");
    game
}

/// Plays a random game with nobody looking on, as fast as it goes and without the heap; the number of actions.
pub fn race<G: Game>(config: &G::Config, seed: u64) -> u64 {
    let mut rng = Random::seed_from_u64(seed);
    let mut game = G::start(config, &mut rng, &mut NoSink);
    let mut choices = ArrayVec::<G::Action, 256>::new();
    let mut actions = 0;
    loop {
        let seats = game.decision().seats;
        let Some(seat) = seats.nth(rng.below(u32::from(seats.len())) as u8) else { return actions };
        choices.clear();
        game.legal(seat, &mut |action| choices.push(action));
        let action = choices[rng.below(choices.len() as u32) as usize];
        game.act(seat, action, &mut rng, &mut NoSink).expect("legal");
        actions += 1;
    }
}
