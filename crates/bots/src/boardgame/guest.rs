//! A bot of The Boardgame in another game of its family: what it sees, says and does is of the same kinds.

use whiteout_boardgame::{Action, Claim, Event, Position, State, Variant, View};
use whiteout_core::Seat;

use crate::{Bot, Hindsight, Why};

pub(crate) struct Guest(pub(crate) Box<dyn Bot<State>>);

impl<V: Variant> Bot<Position<V>> for Guest {
    fn see(&mut self, event: &Event) {
        self.0.see(event);
    }

    fn hear(&mut self, speaker: Seat, claim: Claim) {
        self.0.hear(speaker, claim);
    }

    fn choose(&mut self, view: &View) -> Action {
        self.0.choose(view)
    }

    fn ponders(&self, view: &View) -> bool {
        self.0.ponders(view)
    }

    fn speak(&mut self) -> Option<Claim> {
        self.0.speak()
    }

    fn doubts(&mut self, view: &View) -> Vec<f32> {
        self.0.doubts(view)
    }

    fn look_back(&mut self, view: &View, made: Action) -> Option<Hindsight<Action>> {
        self.0.look_back(view, made)
    }

    fn why(&self) -> Option<Why<Action>> {
        self.0.why()
    }
}
