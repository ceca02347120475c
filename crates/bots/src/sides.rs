//! One level while Human, another as an enemy of the Humans: to measure each side by itself.

use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Position, Variant};
use whiteout_core::{Game, Seat};
use whiteout_infection::words::Blood;

use crate::{Bot, Budget, Why};

/// A game in which a seat may secretly be against the Humans, or turn.
pub trait TwoSided: Game {
    /// Whether whoever has this view is against the Humans.
    fn is_enemy(view: &Self::View) -> bool;

    /// Whether this event makes an enemy of the seat it comes to.
    fn makes_enemy(event: &Self::Event) -> bool;
}

impl<V: Variant> TwoSided for Position<V> {
    fn is_enemy(view: &Self::View) -> bool {
        view.own.is_some_and(|own| own.role == Role::Alien)
    }

    // Events with a token or a role card of one's own come to nobody else.
    fn makes_enemy(event: &Self::Event) -> bool {
        use whiteout_boardgame::Event as E;
        matches!(
            event,
            E::RoleDealt { role: Role::Alien, .. }
                | E::Learnt { token: Role::Alien, .. }
                | E::LearntOfDog { token: Role::Alien, .. }
        )
    }
}

impl TwoSided for whiteout_infection::State {
    fn is_enemy(view: &Self::View) -> bool {
        view.own.is_some_and(|own| own.blood == Blood::Imitation)
    }

    // A blood card that is dealt comes to nobody else; one of an Imitation is never given back.
    fn makes_enemy(event: &Self::Event) -> bool {
        use whiteout_infection::Event as E;
        matches!(
            event,
            E::BloodReceived { blood: Blood::Imitation, .. } | E::SecondBloodReceived { blood: Blood::Imitation, .. }
        )
    }
}

/// Hands a seat over when it changes sides. Both have seen and heard everything.
pub struct Sides<G: Game> {
    human: Box<dyn Bot<G>>,
    enemy: Box<dyn Bot<G>>,
    turned: bool,
}

impl<G: Game> core::fmt::Debug for Sides<G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Sides").field("turned", &self.turned).finish_non_exhaustive()
    }
}

impl<G: TwoSided> Sides<G> {
    pub fn new(human: Box<dyn Bot<G>>, enemy: Box<dyn Bot<G>>) -> Self {
        Self { human, enemy, turned: false }
    }

    fn now(&mut self) -> &mut Box<dyn Bot<G>> {
        if self.turned { &mut self.enemy } else { &mut self.human }
    }
}

impl<G: TwoSided> Bot<G> for Sides<G> {
    fn see(&mut self, event: &G::Event) {
        self.turned |= G::makes_enemy(event);
        self.human.see(event);
        self.enemy.see(event);
    }

    fn hear(&mut self, speaker: Seat, claim: G::Claim) {
        self.human.hear(speaker, claim);
        self.enemy.hear(speaker, claim);
    }

    fn choose(&mut self, view: &G::View) -> G::Action {
        self.turned = G::is_enemy(view);
        self.now().choose(view)
    }

    fn ponders(&self, view: &G::View) -> bool {
        self.human.ponders(view) || self.enemy.ponders(view)
    }

    fn speak(&mut self) -> Option<G::Claim> {
        self.now().speak()
    }

    fn doubts(&mut self, view: &G::View) -> Vec<f32> {
        self.now().doubts(view)
    }

    fn why(&self) -> Option<Why<G::Action>> {
        if self.turned { self.enemy.why() } else { self.human.why() }
    }
}

/// A bot of one level while it is Human, and of another as an enemy; `by_name` makes one of a level, if there is such.
pub fn by_side<G: TwoSided + 'static>(
    by_name: impl Fn(&str, u64, Budget) -> Option<Box<dyn Bot<G>>>,
    [humans, enemies]: [&str; 2],
    seed: u64,
    budget: &Budget,
) -> Option<Box<dyn Bot<G>>> {
    let bot = |level| by_name(level, seed, budget.clone());
    if humans == enemies {
        return bot(humans);
    }
    Some(Box::new(Sides::new(bot(humans)?, bot(enemies)?)))
}
