//! What a player of The Boardgame has in its head: it keeps the base alive and tries to win for its side.

use std::borrow::Cow;

use rand_xoshiro::Xoshiro256PlusPlus;
use whiteout_boardgame::{Action, Claim, Event, State, View};
use whiteout_core::Seat;

use super::belief::Mind;
use super::policy::Policy;
use super::style::Style;
use super::talk::Voice;
use crate::{Why, player};

/// Memory, voice and rules of thumb.
#[derive(Debug)]
pub struct Wits {
    pub(super) mind: Mind,
    voice: Voice,
    pub(super) policy: Policy,
}

impl player::Wits for Wits {
    type Game = State;
    type Style = Style;
    const NOTHING: Action = Action::Pass;

    fn new(seed: u64, style: Style) -> Self {
        Self { mind: Mind::default(), voice: Voice::new(seed, style.talks), policy: Policy::new(style) }
    }

    fn see(&mut self, event: &Event) {
        self.mind.see(event, self.policy.style());
        self.voice.see(event, self.mind.me().map(|(me, _)| me));
    }

    fn hear(&mut self, speaker: Seat, claim: Claim) {
        self.mind.hear(speaker, claim, self.policy.style());
        self.voice.hear(speaker, claim, self.mind.me());
    }

    fn speak(&mut self) -> Option<Claim> {
        self.voice.speak(&self.mind)
    }

    fn doubts(&mut self, view: &View) -> Vec<f32> {
        self.mind.doubts(view, self.policy.style())
    }

    fn look<'a>(&mut self, view: &'a View) -> Option<Cow<'a, [Action]>> {
        self.mind.look(&view.table, view.own.as_ref()?, self.policy.style());
        Some(self.voice.in_keeping(&view.legal))
    }

    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut Xoshiro256PlusPlus) -> Option<Why<Action>> {
        let own = view.own.as_ref()?;
        let belief = self.mind.belief(&view.table, own);
        Some(self.policy.choose(&view.table, own, belief, legal, rng))
    }
}
