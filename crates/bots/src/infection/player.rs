//! A player by rules of thumb: every legal action gets a score, the best one is played.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::Seat;
use whiteout_infection::{Action, Claim, Event, State, View};

use super::belief::Mind;
use super::policy::Policy;
use super::style::Style;
use super::talk::Voice;
use crate::{Bot, Why};

/// Knows what to hand in, whom to doubt and when to hide.
#[derive(Debug)]
pub struct Player {
    rng: Xoshiro256PlusPlus,
    mind: Mind,
    voice: Voice,
    policy: Policy,
    why: Option<Why<Action>>,
}

impl Player {
    pub fn new(seed: u64, style: Style) -> Self {
        Self {
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            mind: Mind::default(),
            voice: Voice::new(seed, style.talks),
            policy: Policy::new(style),
            why: None,
        }
    }
}

impl Bot<State> for Player {
    fn see(&mut self, event: &Event) {
        self.mind.see(event, self.policy.style());
        self.voice.see(event);
    }

    fn hear(&mut self, speaker: Seat, claim: Claim) {
        self.mind.hear(speaker, claim, self.policy.style());
        self.voice.hear(speaker, claim, self.mind.me());
    }

    fn choose(&mut self, view: &View) -> Action {
        let Some(own) = &view.own else { return Action::Pass };
        self.mind.look(&view.table, own, self.policy.style());
        if let [only] = view.legal[..] {
            return only;
        }
        let Some(thoughts) = self.mind.thoughts() else { return Action::Pass };
        let choice = self.policy.choose(&view.table, own, thoughts, &view.legal, &mut self.rng);
        self.why = Some(choice);
        choice.action
    }

    fn speak(&mut self) -> Option<Claim> {
        self.voice.speak(&self.mind)
    }

    fn doubts(&mut self, view: &View) -> Vec<f32> {
        self.mind.doubts(view, self.policy.style())
    }

    fn why(&self) -> Option<Why<Action>> {
        self.why
    }
}
