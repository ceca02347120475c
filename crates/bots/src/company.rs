//! Bots around a table without people: each is told what its seat may see, may speak, and is asked in turn.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Game, Seat, Viewer};

use crate::Bot;

/// One bot on every seat.
pub struct Company<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
    /// When each spoke last, in turns of talk.
    spoke: Vec<Option<u64>>,
    turn_of_talk: fn(&G) -> u64,
}

impl<G: Game> core::fmt::Debug for Company<G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} bots", self.bots.len())
    }
}

impl<G: Game> Company<G> {
    /// A bot speaks at most once before `turn_of_talk` changes, as at a table with people.
    pub fn new(bots: Vec<Box<dyn Bot<G>>>, turn_of_talk: fn(&G) -> u64) -> Self {
        Self { spoke: vec![None; bots.len()], bots, turn_of_talk }
    }

    /// Hands an event to those who may see it.
    pub fn see(&mut self, event: &G::Event) {
        let audience = G::audience(event);
        for (seat, bot) in Seat::all(self.bots.len() as u8).zip(&mut self.bots) {
            if audience.includes(Viewer::Seat(seat)) {
                bot.see(event);
            }
        }
    }

    /// Lets everybody say what they have to say, and all hear it; `heard` hears it too.
    pub fn talk(&mut self, game: &G, mut heard: impl FnMut(Seat, G::Claim)) {
        let turn = Some((self.turn_of_talk)(game));
        for speaker in Seat::all(self.bots.len() as u8) {
            if self.spoke[speaker.index()] == turn {
                continue;
            }
            let claim = self.bots[speaker.index()].speak();
            let Some(claim) = claim.filter(|&claim| game.may_claim(speaker, claim).is_ok()) else { continue };
            self.spoke[speaker.index()] = turn;
            for bot in &mut self.bots {
                bot.hear(speaker, claim);
            }
            heard(speaker, claim);
        }
    }

    /// What the bot of this seat chooses.
    pub fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Action> {
        let bot = self.bots.get_mut(seat.index())?;
        Some(bot.choose(&game.view(Viewer::Seat(seat))))
    }

    /// Plays a whole game and returns its end. Whoever is asked together answers in any order.
    pub fn play(mut self, config: &G::Config, seed: u64) -> G {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut order = Xoshiro256PlusPlus::seed_from_u64(!seed);
        let mut events = Vec::new();
        let mut game = G::start(config, &mut rng, &mut events);
        loop {
            events.drain(..).for_each(|event| self.see(&event));
            self.talk(&game, |_, _| {});
            let asked = game.decision().seats;
            let seat = asked.nth(order.below(u32::from(asked.len())) as u8);
            let Some((seat, action)) = seat.and_then(|seat| Some((seat, self.choose(&game, seat)?))) else {
                return game;
            };
            if game.act(seat, action, &mut rng, &mut events).is_err() {
                return game;
            }
        }
    }
}
