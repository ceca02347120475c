//! What a game is to everything around it.

use core::fmt::Debug;
use core::hash::Hash;

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Audience, Rejection, Seat, SeatSet, Viewer};

/// What is being asked, and of whom: one seat, or several that answer unseen by each other.
///
/// Both are public: they never depend on what is hidden from anyone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Decision<P> {
    pub seats: SeatSet,
    pub prompt: P,
}

/// The side of those who are who they seem to be: every game has it.
pub const HUMANS: &str = "humans";

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The side that won, as a stable word.
    pub side: &'static str,
    /// Why, as a stable word.
    pub reason: &'static str,
    /// Who won personally.
    pub winners: SeatSet,
}

impl Outcome {
    pub fn humans_won(&self) -> bool {
        self.side == HUMANS
    }
}

/// Receives every event in the order in which it was applied.
pub trait Sink<E> {
    fn take(&mut self, event: &E);
}

/// Throws events away; costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoSink;

impl<E> Sink<E> for NoSink {
    #[inline]
    fn take(&mut self, _: &E) {}
}

impl<E: Clone> Sink<E> for Vec<E> {
    fn take(&mut self, event: &E) {
        self.push(event.clone());
    }
}

/// A rule set. A state is a value: cloning is copying, and it changes only by events.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Sized {
    /// The name in links, files and on the command line.
    const ID: &'static str;
    /// No game played by anybody at all takes more actions than this under [`Game::bounded`].
    const LONGEST: usize;

    /// A checked configuration: number of seats, options, component values.
    type Config: Clone + Debug;
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned;
    type Prompt: Copy + Eq + Debug + Serialize;
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    type View: Clone + PartialEq + Debug + Serialize;
    /// What one seat may tell the others that has a meaning, true or not.
    type Claim: Copy + Eq + Debug + Serialize + DeserializeOwned;
    type Observer: Observer<Game = Self>;

    /// The same configuration with whatever option makes endless play impossible.
    fn bounded(config: &Self::Config) -> Self::Config;

    /// The empty table from which the first event is folded.
    fn blank(config: &Self::Config) -> Self;

    /// Sets the game up and plays on to the first decision.
    fn start(config: &Self::Config, rng: &mut impl Rng, sink: &mut impl Sink<Self::Event>) -> Self;

    fn seats(&self) -> u8;

    /// Nobody is asked once the game is over.
    fn decision(&self) -> Decision<Self::Prompt>;

    /// Every action that [`Game::act`] would accept from this seat now, in a stable order.
    fn legal(&self, seat: Seat, push: &mut impl FnMut(Self::Action));

    /// Checks, then changes the state by events, each handed to the sink once it is applied.
    /// A rejected action changes nothing and emits nothing.
    fn act(
        &mut self,
        seat: Seat,
        action: Self::Action,
        rng: &mut impl Rng,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Rejection>;

    /// Folds one event: no rules, no chance.
    fn apply(&mut self, event: &Self::Event);

    fn audience(event: &Self::Event) -> Audience;

    /// Whether this event shows its audience something that was hidden or left to chance until now.
    /// Two worlds that look alike may differ in its contents, and in nothing before it.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether even that such an event comes at all is news: another world may go on without it.
    fn unforeseen(event: &Self::Event) -> bool;

    /// Whether these events of one choice taught nobody anything, not even whoever chose: then it may be taken back.
    fn is_harmless(seat: Seat, events: &[Self::Event]) -> bool {
        let _ = seat;
        !events.iter().any(Self::reveals)
    }

    /// What one viewer may know, built from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whether the rules let this viewer look behind every card, so that its view holds more than its events tell.
    fn sees_all(&self, viewer: Viewer) -> bool;

    /// Whether this seat may claim this now: a matter of public facts, never of truth.
    fn may_claim(&self, seat: Seat, claim: Self::Claim) -> Result<(), Rejection>;

    /// Whether this seat may say something in its own words now, which nobody can hold to a rule.
    fn may_talk(&self, seat: Seat) -> Result<(), Rejection> {
        let _ = seat;
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome>;

    /// Every action that can be written down at all, for tests that look for what is wrongly accepted.
    fn universe(&self) -> Vec<Self::Action>;

    /// Whether every component is still somewhere; the error names the one that is not.
    fn conserved(&self) -> Result<(), String>;
}

/// What a viewer has learnt, folded from the events it may see and nothing else.
pub trait Observer: Clone + Debug {
    type Game: Game;

    /// Before the first event.
    fn new(config: &<Self::Game as Game>::Config, viewer: Viewer) -> Self;

    /// Takes in an event. Only events whose audience includes the viewer may be handed over.
    fn see(&mut self, event: &<Self::Game as Game>::Event);

    /// The view that the viewer has now: the same that the state itself would give.
    fn view(&self) -> <Self::Game as Game>::View;

    /// A full state that agrees with everything seen; `None` when too many tries failed or the game is over.
    fn resample(&self, rng: &mut impl Rng) -> Option<Self::Game>;
}
