//! Looking ahead in Infection: every supposed world is played on to the end of the game.

mod rollout;

use rand_xoshiro::Xoshiro256PlusPlus;
use whiteout_core::Viewer;
use whiteout_infection::words::Blood;
use whiteout_infection::{Action, Observer, State, Step, View};

use self::rollout::Company;
use super::policy::because;
use super::style::Style;
use super::wits::Wits;
use crate::Because;
use crate::expert::{Ahead, Foresight};
use crate::search::{self, Found};

/// Choices that are looked into.
const CANDIDATES: usize = 4;

impl Foresight for Wits {
    const STYLE: Style = Style::EXPERT;

    fn observer(view: &View) -> Option<Observer> {
        Some(Observer::by_rules(view.table.rules, Viewer::Seat(view.own?.seat)))
    }

    fn ponders(view: &View) -> bool {
        matches!(
            view.table.step,
            Step::Team
                | Step::TorchVote { .. }
                | Step::Nomination { .. }
                | Step::Nominate
                | Step::EndTest
                | Step::HandIn
                | Step::Window { .. }
                | Step::Entry { .. }
                | Step::Answer { .. }
        )
    }

    fn candidates(
        &mut self,
        ahead: &Ahead<'_, State>,
        legal: &[Action],
        regular: Action,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Vec<Action>> {
        let (table, own) = (&ahead.view.table, ahead.view.own.as_ref()?);
        if !worth_a_thought(ahead.view) {
            return None;
        }
        let ranked = self.policy.rank(table, own, self.mind.thoughts()?, legal, rng);
        Some(search::candidates(regular, ranked, CANDIDATES))
    }

    fn compare(
        &mut self,
        ahead: &Ahead<'_, State>,
        choices: Vec<Action>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Found<Action>> {
        let own = ahead.view.own.as_ref()?;
        let thoughts = self.mind.thoughts()?;
        let mut company = Company::new(&self.policy);
        let (mine, public) = (self.mind.memory(), self.mind.public());
        search::compare(
            choices,
            ahead.budget,
            rng,
            |rng| {
                let world = ahead.observer.resample_as(thoughts.belief.draw(rng), rng)?;
                Some((world, rollout::heads(&world, own.seat, mine, public)))
            },
            |(world, heads), action, luck| {
                let humans = company.play_on(*world, heads.clone(), (own.seat, action), luck)?;
                Some(f32::from(u8::from(humans != (own.blood == Blood::Imitation))))
            },
        )
    }

    fn because(&mut self, _: &View, action: Action) -> Because {
        because(action)
    }
}

/// Of the questions that may take time, those that decide the game. What the others do to it counts too little against
/// the luck of the turns to come: rules answer them as well.
fn worth_a_thought(view: &View) -> bool {
    match view.table.step {
        Step::TorchVote { .. } | Step::Nominate | Step::Nomination { .. } | Step::EndTest => true,
        Step::Window { .. } => {
            view.legal.iter().any(|action| matches!(action, Action::BloodTest { .. } | Action::Torch { .. }))
        }
        _ => false,
    }
}
