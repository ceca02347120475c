//! Looking ahead in The Boardgame: every supposed world is played on to the end of the round, and then the position is
//! asked what it is worth.

pub(crate) mod features;
mod rollout;
pub(crate) mod value;

use rand_xoshiro::Xoshiro256PlusPlus;
use whiteout_boardgame::{Action, Observer, State, Step, View};
use whiteout_core::{SeatSet, Viewer};

use self::rollout::{Company, Minds};
use super::belief::Belief;
use super::style::Style;
use super::wits::Wits;
use crate::Because;
use crate::expert::{Ahead, Foresight};
use crate::search::{self, Found};

/// Choices that are looked into.
const CANDIDATES: usize = 5;

impl Foresight for Wits {
    const STYLE: Style = Style::EXPERT;

    fn observer(view: &View) -> Option<Observer> {
        Some(Observer::by_rules(view.table.rules, Viewer::Seat(view.own?.seat)))
    }

    fn ponders(view: &View) -> bool {
        // What a position in the UFO is worth, no net has learnt.
        view.table.ufo.is_none() && worth_a_thought(view.table.step)
    }

    fn candidates(
        &mut self,
        ahead: &Ahead<'_, State>,
        legal: &[Action],
        regular: Action,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Vec<Action>> {
        let (table, own) = (&ahead.view.table, ahead.view.own.as_ref()?);
        let belief = self.mind.belief(table, own);
        let ranked = self.policy.rank(table, own, belief, legal, rng);
        Some(search::candidates(regular, ranked, CANDIDATES))
    }

    fn compare(
        &mut self,
        ahead: &Ahead<'_, State>,
        choices: Vec<Action>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Found<Action>> {
        let (table, own) = (&ahead.view.table, ahead.view.own.as_ref()?);
        let belief = &self.mind.belief(table, own).clone();
        let public = self.mind.public();
        let mut shown = public.sets()?.clone();
        shown.sum_up();
        let people = table.people();
        let minds = Minds::new(people, own.seat, belief, public);
        let mut company = Company::new();
        search::compare(
            choices,
            ahead.budget,
            rng,
            |rng| {
                let world = suppose(ahead.observer, belief, people, rng)?;
                Some((world, minds.in_world(&world)))
            },
            |(world, heads), action, luck| {
                company.play_on(*world, heads.clone(), &shown, (own.seat, action), own.role, luck)
            },
        )
    }

    fn because(&mut self, view: &View, action: Action) -> Because {
        let Some(own) = &view.own else { return Because::Routine };
        let belief = self.mind.belief(&view.table, own);
        self.policy.because(&view.table, own, belief, action)
    }
}

/// A world that agrees with everything seen, with Aliens as likely as they are believed to be.
fn suppose(observer: &Observer, belief: &Belief, people: SeatSet, rng: &mut Xoshiro256PlusPlus) -> Option<State> {
    let aliens = belief.draw(rng).iter().filter(|&seat| people.contains(seat)).collect();
    observer.resample_as(aliens, rng)
}

/// Questions on which little depends are answered by rule.
const fn worth_a_thought(step: Step) -> bool {
    !matches!(
        step,
        Step::SettingUp
            | Step::PickCharacter
            | Step::Plan
            | Step::Exchange
            | Step::PickSpecial
            | Step::ChooseHand { .. }
            | Step::AlienRoom { .. }
            | Step::CollectRoom { .. }
            | Step::OrderTests
            | Step::EncounterRoom { .. }
            | Step::KeepToken { .. }
            | Step::Trade
            | Step::TradeDraft { .. }
            | Step::TradeAnswer { .. }
            | Step::TradeConfirm { .. }
            | Step::Starve
            | Step::Over
    )
}
