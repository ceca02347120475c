//! What choices in Infection lead to: every supposed world is played on to the end of the game.

mod rollout;

use rand_xoshiro::Xoshiro256PlusPlus;
use whiteout_core::Viewer;
use whiteout_infection::words::Blood;
use whiteout_infection::{Action, Observer, State, Step, View};

use self::rollout::Company;
use super::odds;
use super::policy::because;
use super::style::Style;
use super::wits::Wits;
use crate::Because;
use crate::expert::{Ahead, Foresight};
use crate::search::{self, Found};

/// Choices that are looked into.
const MOST: usize = 5;

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

    // Played on to its end, a game is so much luck that what most choices are worth drowns in it: an expert looks ahead
    // where one choice decides much, which is where Imitations may stop any vote. With more players Humans won no more
    // often by it. Imitations do not look ahead at all: two of four find that they need only refuse everybody, which
    // the rules allow and which ends nearly every game in their favour.
    fn candidates(
        &mut self,
        ahead: &Ahead<'_, State>,
        legal: &[Action],
        regular: Action,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Vec<Action>> {
        let (table, own) = (&ahead.view.table, ahead.view.own.as_ref()?);
        let fire = |action: &Action| matches!(action, Action::BloodTest { .. } | Action::Torch { .. });
        if own.blood == Blood::Imitation || !odds::may_be_half(table) {
            return None;
        }
        let torch_wins = table.rules.players < 7 || table.rules.options.torch_win_always;
        let decides = match table.step {
            Step::Nominate | Step::Nomination { .. } => true,
            Step::TorchVote { .. } => torch_wins,
            Step::Window { .. } => torch_wins && legal.iter().any(fire),
            _ => false,
        };
        if !decides {
            return None;
        }
        let legal: Vec<Action> = match table.step {
            Step::Window { .. } => {
                legal.iter().copied().filter(|action| fire(action) || *action == Action::Pass).collect()
            }
            _ => legal.to_vec(),
        };
        let ranked = self.policy.ranked(table, own, self.mind.thoughts()?, &legal, rng);
        Some(search::candidates(regular, ranked, MOST))
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
                company
                    .play_on(*world, heads.clone(), (own.seat, action), luck)
                    .map(|humans| f32::from(u8::from(humans)))
            },
        )
    }

    fn because(&mut self, _: &View, action: Action) -> Because {
        because(action)
    }
}
