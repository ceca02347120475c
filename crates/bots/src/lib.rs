//! Players that see only a view, the events they may see, what is said, and their own memory.

mod because;
mod belief;
mod boardgame;
mod budget;
mod company;
mod expert;
pub mod infection;
mod level;
mod opinions;
mod player;
mod random;
mod search;
mod sides;
pub mod solo;
mod style;
mod thumb;
mod witness;

use whiteout_core::{Game, Seat};

pub use because::Because;
pub use boardgame::{Expert, Player, Style, by_name, lab, of_family};
pub use budget::{Budget, Deadline, TimeLimit};
pub use company::Company;
pub use level::NAMES;
pub use random::Random;
pub use sides::{Sides, TwoSided, by_side};

/// A player. It has its own chance, seeded at birth, so that a game with bots can be played again.
///
/// Whatever it does depends on what it was handed here and on nothing else: the same memory and the same view
/// give the same choice.
pub trait Bot<G: Game>: Send {
    /// Takes in an event that this seat may see. Called for every one, in order.
    fn see(&mut self, _event: &G::Event) {}

    /// Hears what a seat claims, true or not. Own claims come back here once they have been said.
    fn hear(&mut self, _speaker: Seat, _claim: G::Claim) {}

    /// Chooses one of the legal actions of the view.
    fn choose(&mut self, view: &G::View) -> G::Action;

    /// Whether a question takes this bot time to think, by what everybody sees of it alone: a table then makes the
    /// answer wait for a beat, because the time taken depends on what the bot knows.
    fn ponders(&self, _view: &G::View) -> bool {
        false
    }

    /// What to say now, if anything, from memory alone. Asked after events; how often is for the table to say.
    fn speak(&mut self) -> Option<G::Claim> {
        None
    }

    /// How likely each seat is secretly against the Humans, 0 to 1 in order of seats; empty without a belief.
    fn doubts(&mut self, _view: &G::View) -> Vec<f32> {
        Vec::new()
    }

    /// Looks back at a choice that was made with this view: what looks better, and by how much. `None` where nothing does,
    /// where little depends on it, and without foresight.
    fn look_back(&mut self, _view: &G::View, _made: G::Action) -> Option<Hindsight<G::Action>> {
        None
    }

    /// Why the last choice was made. It tells everything: nobody may see it before the game is over.
    fn why(&self) -> Option<Why<G::Action>> {
        None
    }
}

/// A choice explained in one line.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
pub struct Why<A> {
    pub action: A,
    pub because: Because,
    /// How good it looked; comparable within one choice only.
    pub value: f32,
    /// The best of what was left.
    pub instead: Option<(A, f32)>,
    /// Games looked into.
    pub looked: u32,
}

/// A choice that would have been better than the one that was made.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
pub struct Hindsight<A> {
    pub better: A,
    pub because: Because,
    /// How likely its side wins with it, 0 to 1, by what the seat could know.
    pub value: f32,
    /// And with what was done.
    pub made: f32,
    /// Games looked into.
    pub looked: u32,
}
