//! One level while Human, another as an Alien: to measure each side by itself.

use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Action, Claim, Event, State, View};
use whiteout_core::Seat;

use crate::{Bot, Why};

/// Hands a seat over when it changes sides. Both have seen and heard everything.
pub struct Sides {
    human: Box<dyn Bot<State>>,
    alien: Box<dyn Bot<State>>,
    turned: bool,
}

impl core::fmt::Debug for Sides {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Sides").field("turned", &self.turned).finish_non_exhaustive()
    }
}

impl Sides {
    pub fn new(human: Box<dyn Bot<State>>, alien: Box<dyn Bot<State>>) -> Self {
        Self { human, alien, turned: false }
    }

    fn now(&mut self) -> &mut Box<dyn Bot<State>> {
        if self.turned { &mut self.alien } else { &mut self.human }
    }
}

impl Bot<State> for Sides {
    fn see(&mut self, event: &Event) {
        // Events with a token or a role card of one's own come to nobody else.
        if let Event::RoleDealt { role: Role::Alien, .. }
        | Event::Learnt { token: Role::Alien, .. }
        | Event::LearntOfDog { token: Role::Alien, .. } = event
        {
            self.turned = true;
        }
        self.human.see(event);
        self.alien.see(event);
    }

    fn hear(&mut self, speaker: Seat, claim: Claim) {
        self.human.hear(speaker, claim);
        self.alien.hear(speaker, claim);
    }

    fn choose(&mut self, view: &View) -> Action {
        self.turned = view.own.is_some_and(|own| own.role == Role::Alien);
        self.now().choose(view)
    }

    fn ponders(&self, view: &View) -> bool {
        self.human.ponders(view) || self.alien.ponders(view)
    }

    fn speak(&mut self) -> Option<Claim> {
        self.now().speak()
    }

    fn doubts(&mut self, view: &View) -> Vec<f32> {
        self.now().doubts(view)
    }

    fn why(&self) -> Option<Why<Action>> {
        if self.turned { self.alien.why() } else { self.human.why() }
    }
}
