//! A player of any game by rules of thumb. What it keeps in mind, what it says and how it weighs choices is the game's
//! own: its wits.

use std::borrow::Cow;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Game, Seat};

use crate::{Bot, Why};

// Of the game that these wits are for.
pub(crate) type Action<W> = <<W as Wits>::Game as Game>::Action;
pub(crate) type Claim<W> = <<W as Wits>::Game as Game>::Claim;
pub(crate) type Event<W> = <<W as Wits>::Game as Game>::Event;
pub(crate) type View<W> = <<W as Wits>::Game as Game>::View;

/// What a player of one game has in its head: a memory, a voice, and rules of thumb.
pub trait Wits: Send + core::fmt::Debug {
    type Game: Game;
    /// The numbers that make a level.
    type Style;
    /// What is done where nothing is asked.
    const NOTHING: Action<Self>;

    /// The seed is for the voice alone: talking more or less does not change the choices.
    fn new(seed: u64, style: Self::Style) -> Self;

    fn see(&mut self, event: &Event<Self>);

    fn hear(&mut self, speaker: Seat, claim: Claim<Self>);

    fn speak(&mut self) -> Option<Claim<Self>>;

    fn doubts(&mut self, view: &View<Self>) -> Vec<f32>;

    /// Looks at the table, and returns the legal actions that agree with what was said. `None` to whom nothing is dealt.
    fn look<'a>(&mut self, view: &'a View<Self>) -> Option<Cow<'a, [Action<Self>]>>;

    /// Chooses by rule among several, after a look.
    fn choose(
        &mut self,
        view: &View<Self>,
        legal: &[Action<Self>],
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Why<Action<Self>>>;
}

/// Every legal action gets a score, the best one is played.
#[derive(Debug)]
pub struct Player<W: Wits> {
    rng: Xoshiro256PlusPlus,
    wits: W,
    why: Option<Why<Action<W>>>,
}

impl<W: Wits> Player<W> {
    pub fn new(seed: u64, style: W::Style) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed), wits: W::new(seed, style), why: None }
    }
}

impl<W: Wits> Bot<W::Game> for Player<W>
where
    Action<W>: Send,
{
    fn see(&mut self, event: &Event<W>) {
        self.wits.see(event);
    }

    fn hear(&mut self, speaker: Seat, claim: Claim<W>) {
        self.wits.hear(speaker, claim);
    }

    fn choose(&mut self, view: &View<W>) -> Action<W> {
        let Some(legal) = self.wits.look(view) else { return W::NOTHING };
        if let [only] = legal[..] {
            return only;
        }
        let Some(choice) = self.wits.choose(view, &legal, &mut self.rng) else { return W::NOTHING };
        self.why = Some(choice);
        choice.action
    }

    fn speak(&mut self) -> Option<Claim<W>> {
        self.wits.speak()
    }

    fn doubts(&mut self, view: &View<W>) -> Vec<f32> {
        self.wits.doubts(view)
    }

    fn why(&self) -> Option<Why<Action<W>>> {
        self.why
    }
}
