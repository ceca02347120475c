//! Plays by rules of thumb: every legal action gets a score, the best one is played.
//!
//! A Human gives what is asked for and remembers who was there when it went wrong; an Imitation does the same until
//! there is a crowd to hide in. All that is known comes from the view and from the events the seat was handed.

mod captain;
mod cards;
mod dice;
mod escape;
mod eyes;
mod hand;
mod window;

use whiteout_core::Chance;
use whiteout_infection::secret::Own;
use whiteout_infection::table::Table;
use whiteout_infection::{Action, Step};

use self::eyes::Eyes;
use super::belief::Thoughts;
use super::style::Style;
use crate::{Because, Why, thumb};

pub(crate) use self::cards::{best_help, boldness};

/// Scores what may be done in one style.
#[derive(Clone, Debug)]
pub(crate) struct Policy {
    style: Style,
}

impl Policy {
    pub(crate) const fn new(style: Style) -> Self {
        Self { style }
    }

    pub(crate) const fn style(&self) -> &Style {
        &self.style
    }

    /// One of the legal actions of the seat, and why.
    pub(crate) fn choose(
        &self,
        table: &Table,
        own: &Own,
        mind: Thoughts<'_>,
        legal: &[Action],
        rng: &mut impl Chance,
    ) -> Why<Action> {
        let eyes = Eyes::new(table, own, mind, &self.style, rng.below(1 << 16));
        // Where being foreseen would be a weakness.
        let noise = if matches!(table.step, Step::Team | Step::Room) { self.style.noise } else { 0.01 };
        let choice = thumb::best(legal, Action::Pass, noise, rng, |action| score(&eyes, action));
        Why { because: because(choice.action), ..choice }
    }

    /// These actions, the most promising first.
    pub(crate) fn ranked(
        &self,
        table: &Table,
        own: &Own,
        mind: Thoughts<'_>,
        legal: &[Action],
        rng: &mut impl Chance,
    ) -> Vec<(f32, Action)> {
        let eyes = Eyes::new(table, own, mind, &self.style, rng.below(1 << 16));
        thumb::ranked(legal, |action| score(&eyes, action))
    }
}

/// What an action is for.
pub(crate) const fn because(action: Action) -> Because {
    match action {
        Action::BloodTest { .. } | Action::EndTest { .. } => Because::Test,
        Action::Board { .. } | Action::Nominate { .. } => Because::Board,
        Action::Torch { .. } => Because::Suspect,
        Action::HandIn { card } if card.is_sabotage() => Because::Sabotage,
        _ => Because::Routine,
    }
}

/// Passing, and saying no, are worth nothing: anything better is done.
fn score(eyes: &Eyes<'_>, action: Action) -> f32 {
    match (eyes.t.step, action) {
        (_, Action::No) => 0.0,
        (Step::Team, Action::Team { seats }) => captain::team(eyes, seats),
        (Step::Room, action) => captain::room(eyes, action),
        (_, Action::Pass) => 0.0,
        (Step::Window { .. }, action) => window::act(eyes, action),
        (Step::Power { power }, Action::Yes) => captain::power(eyes, power),
        (Step::TorchVote { .. } | Step::Nomination { .. }, Action::Yes) => escape::vote(eyes),
        (_, Action::Yes) => captain::yes(eyes),
        (Step::Firefighter, action) => captain::firefighter(eyes, action),
        (Step::Prepare | Step::SeeHandedIn, action) => captain::prepare(eyes, action),
        (Step::Sabotage, action) => captain::sabotage(eyes, action),
        (Step::Swap, action) => captain::swap(eyes, action),
        (Step::OrderTop, Action::PutOnTop { card }) | (Step::Flip, Action::Flip { card }) => {
            eyes.side(cards::help(eyes.t, card))
        }
        (Step::Flip, _) => eyes.side(0.3),
        (_, Action::HandIn { card }) => cards::hand_in(eyes, card),
        (_, Action::Exchange { card }) => cards::exchange(eyes, card),
        (_, Action::ExchangeTwo { first, second }) => cards::exchange(eyes, first) + cards::exchange(eyes, second),
        (_, Action::Pay { card }) => cards::pay(eyes, card),
        (_, Action::PayBoth) => cards::pay_both(eyes),
        (_, Action::Shift { face, up }) => dice::shift(eyes, face, up),
        (_, Action::Keep { dice }) => f32::from(dice.alike()),
        (_, Action::Boost) => dice::boost(eyes),
        (_, Action::RemoveSmoke { room }) => captain::smoke(eyes, room),
        (_, Action::Nominate { seat }) => escape::nominate(eyes, seat),
        (_, Action::EndTest { seat }) => escape::end_test(eyes, seat),
        (_, Action::Board { seats }) => escape::board(eyes, seats),
        _ => 0.0,
    }
}
