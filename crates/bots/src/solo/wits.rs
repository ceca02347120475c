//! What a player of the 1-3 player game has in its head: nothing but what lies open.

use std::borrow::Cow;

use rand_xoshiro::Xoshiro256PlusPlus;
use whiteout_boardgame::words::Lab;
use whiteout_boardgame::{Action, Claim, Event, State, View};
use whiteout_core::Seat;

use super::sight::Sight;
use super::{Style, policy};
use crate::{Why, player};

#[derive(Debug)]
pub(crate) struct Wits {
    pub(super) style: Style,
}

/// The Lab Token that the viewer has just drawn.
pub(super) fn token(view: &View) -> Option<Lab> {
    view.hands.iter().find(|hand| Some(hand.seat) == view.asked_for).and_then(|hand| hand.drawn.token)
}

impl player::Wits for Wits {
    type Game = State;
    type Style = Style;
    const NOTHING: Action = Action::Pass;

    fn new(_seed: u64, style: Style) -> Self {
        Self { style }
    }

    fn see(&mut self, _event: &Event) {}

    fn hear(&mut self, _speaker: Seat, _claim: Claim) {}

    fn speak(&mut self) -> Option<Claim> {
        None
    }

    fn doubts(&mut self, _view: &View) -> Vec<f32> {
        Vec::new()
    }

    fn look<'a>(&mut self, view: &'a View) -> Option<Cow<'a, [Action]>> {
        view.asked_for.map(|_| Cow::Borrowed(&view.legal[..]))
    }

    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut Xoshiro256PlusPlus) -> Option<Why<Action>> {
        let sight = Sight::of_view(view, &self.style)?;
        Some(policy::choose(&sight, view.asked_for?, token(view), legal, rng))
    }
}
