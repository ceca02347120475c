//! A player who looks ahead: supposes worlds that agree with everything seen, as often as they are likely, plays each
//! of the best choices by rule to the end of the round in all of them, and asks what the position is worth.

pub(crate) mod features;
mod rollout;
pub(crate) mod value;

use std::borrow::Cow;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::secret::Own;
use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Action, Claim, Event, Observer, State, Step, View};
use whiteout_core::{Observer as _, Seat, SeatSet, Viewer};

use self::rollout::{Company, Minds};
use super::belief::{Belief, Mind};
use super::policy::Policy;
use super::style::Style;
use super::talk::Voice;
use crate::{Bot, Budget, Why, search};

/// Choices that are looked into.
const CANDIDATES: usize = 5;

/// Thinks before it acts.
#[derive(Debug)]
pub struct Expert {
    rng: Xoshiro256PlusPlus,
    mind: Mind,
    voice: Voice,
    policy: Policy,
    budget: Budget,
    observer: Option<Observer>,
    /// Events seen before the first view told the rules.
    waiting: Vec<Event>,
    why: Option<Why<Action>>,
}

impl Expert {
    pub fn new(seed: u64, budget: Budget) -> Self {
        Self {
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            mind: Mind::default(),
            voice: Voice::new(seed, Style::EXPERT.talks),
            policy: Policy::new(Style::EXPERT),
            budget,
            observer: None,
            waiting: Vec::new(),
            why: None,
        }
    }

    fn look(&mut self, view: &View, me: Seat) {
        if self.observer.is_none() {
            let mut observer = Observer::by_rules(view.table.rules, Viewer::Seat(me));
            self.waiting.drain(..).for_each(|event| observer.see(&event));
            self.observer = Some(observer);
        }
    }

    /// Looks into the most promising of the choices and returns the best, if there was anything to see.
    fn search(&mut self, view: &View, own: &Own, belief: &Belief, regular: Why<Action>) -> Option<Why<Action>> {
        let candidates = self.candidates(view, own, belief, regular.action);
        let observer = self.observer.as_ref()?;
        let public = self.mind.public();
        let mut shown = public.sets()?.clone();
        shown.sum_up();
        let people = view.table.people();
        let minds = Minds::new(people, own.seat, belief, public);
        let mut company = Company::new();
        let found = search::compare(
            candidates,
            &self.budget,
            &mut self.rng,
            |rng| {
                let world = suppose(observer, belief, people, rng)?;
                Some((world, minds.in_world(&world)))
            },
            |(world, heads), action, luck| {
                let humans = company.play_on(*world, heads.clone(), &shown, (own.seat, action), luck)?;
                Some(if own.role == Role::Alien { 1.0 - humans } else { humans })
            },
        )?;
        let looked = found.looked;
        Some(match found.better {
            Some((action, value)) => Why {
                action,
                because: self.policy.because(&view.table, own, belief, action),
                value,
                instead: Some((regular.action, found.regular)),
                looked,
            },
            None => Why { value: found.regular, instead: found.second, looked, ..regular },
        })
    }

    /// The regular choice first, then what would come next.
    fn candidates(&mut self, view: &View, own: &Own, belief: &Belief, regular: Action) -> Vec<Action> {
        let ranked = self.policy.rank(&view.table, own, belief, &view.legal, &mut self.rng);
        let others = ranked.into_iter().map(|(_, action)| action).filter(|&action| action != regular);
        core::iter::once(regular).chain(others).take(CANDIDATES).collect()
    }
}

impl Bot<State> for Expert {
    fn see(&mut self, event: &Event) {
        self.mind.see(event, self.policy.style());
        self.voice.see(event, self.mind.me().map(|(me, _)| me));
        match &mut self.observer {
            Some(observer) => observer.see(event),
            None => self.waiting.push(*event),
        }
    }

    fn hear(&mut self, speaker: Seat, claim: Claim) {
        self.mind.hear(speaker, claim, self.policy.style());
        self.voice.hear(speaker, claim, self.mind.me());
    }

    fn choose(&mut self, view: &View) -> Action {
        let Some(own) = &view.own else { return Action::Pass };
        self.mind.look(&view.table, own, self.policy.style());
        self.look(view, own.seat);
        let kept;
        let view = match self.voice.in_keeping(&view.legal) {
            Cow::Borrowed(_) => view,
            Cow::Owned(legal) => {
                kept = View { legal, ..view.clone() };
                &kept
            }
        };
        if let [only] = view.legal[..] {
            return only;
        }
        let belief = self.mind.belief(&view.table, own).clone();
        let regular = self.policy.choose(&view.table, own, &belief, &view.legal, &mut self.rng);
        let found = if self.ponders(view) { self.search(view, own, &belief, regular) } else { None };
        let choice = found.unwrap_or(regular);
        self.why = Some(choice);
        choice.action
    }

    fn ponders(&self, view: &View) -> bool {
        worth_a_thought(view.table.step)
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
