//! A player who looks ahead: supposes worlds that agree with everything seen, as often as they are likely, plays each
//! of the best choices by rule to the end of the round in all of them, and asks what the position is worth.

pub(crate) mod features;
mod rollout;
pub(crate) mod value;

use std::borrow::Cow;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};
use whiteout_boardgame::secret::Own;
use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Action, Claim, Event, Observer, State, Step, View};
use whiteout_core::{Observer as _, Seat, SeatSet, Viewer};

use self::rollout::{Company, Minds};
use super::belief::{Belief, Mind};
use super::policy::Policy;
use super::style::Style;
use super::talk::Voice;
use crate::{Bot, Budget, Why};

/// Choices that are looked into.
const CANDIDATES: usize = 5;
/// A choice must look this much better than the regular one for every standard error of the difference.
const SURE: f32 = 1.0;
/// How often each world is played on, with other luck.
const LUCKS: usize = 2;
/// Games with a choice before it may be found hopeless.
const FAIR_TRIAL: f32 = 6.0;
/// Worlds that cannot be found before the search is given up.
const MISSES: u32 = 50;

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
        let mut candidates = self.candidates(view, own, belief, regular.action);
        let mut dropped = None;
        let observer = self.observer.as_ref()?;
        let public = self.mind.public();
        let mut shown = public.sets()?.clone();
        shown.sum_up();
        let clock = self.budget.time.as_ref().map(|limit| (limit, (limit.clock)()));
        let out_of_time =
            || clock.as_ref().is_some_and(|(limit, begun)| (limit.clock)().saturating_sub(*begun) >= limit.at_most);
        let minds = Minds::new(view.table.people(), own.seat, belief, public);
        let mut company = Company::new();
        let (mut looked, mut misses) = (0, 0);
        while candidates.len() > 1 && looked < self.budget.iterations && misses < MISSES && !out_of_time() {
            let Some(world) = suppose(observer, belief, view.table.people(), &mut self.rng) else {
                misses += 1;
                continue;
            };
            let heads = minds.in_world(&world);
            for _ in 0..LUCKS {
                let luck = self.rng.next_u64();
                let mut against = None;
                for candidate in &mut candidates {
                    // The same luck for all: what differs comes from the choice.
                    let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck);
                    let first = (own.seat, candidate.action);
                    let humans = company.play_on(world, heads.clone(), &shown, first, &mut rng)?;
                    let value = if own.role == Role::Alien { 1.0 - humans } else { humans };
                    candidate.add(value, *against.get_or_insert(value));
                    looked += 1;
                }
            }
            drop_the_hopeless(&mut candidates, &mut dropped);
        }
        let regular_value = candidates[0].value();
        let better = candidates[1..].iter().max_by(|a, b| a.promise().total_cmp(&b.promise()));
        let better = better.filter(|candidate| candidate.promise() > 0.0);
        (looked > 0).then(|| match better {
            Some(better) => Why {
                action: better.action,
                because: self.policy.because(&view.table, own, belief, better.action),
                value: better.value(),
                instead: Some((regular.action, regular_value)),
                looked,
            },
            None => Why {
                value: regular_value,
                instead: candidates.get(1).or(dropped.as_ref()).map(|second| (second.action, second.value())),
                looked,
                ..regular
            },
        })
    }

    /// The regular choice first, then what would come next.
    fn candidates(&mut self, view: &View, own: &Own, belief: &Belief, regular: Action) -> Vec<Candidate> {
        let ranked = self.policy.rank(&view.table, own, belief, &view.legal, &mut self.rng);
        let others = ranked.into_iter().map(|(_, action)| action).filter(|&action| action != regular);
        core::iter::once(regular).chain(others).take(CANDIDATES).map(Candidate::new).collect()
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

/// Takes out what is surely no better than the regular choice; the best of that is remembered.
fn drop_the_hopeless(candidates: &mut Vec<Candidate>, dropped: &mut Option<Candidate>) {
    if candidates[0].games < FAIR_TRIAL {
        return;
    }
    let mut index = 1;
    while index < candidates.len() {
        if candidates[index].hope() > 0.0 {
            index += 1;
            continue;
        }
        let gone = candidates.remove(index);
        if dropped.is_none_or(|best| best.gain() < gone.gain()) {
            *dropped = Some(gone);
        }
    }
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

/// One choice and what came of it, against the regular choice in the same worlds.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    action: Action,
    games: f32,
    sum: f32,
    gains: f32,
    squares: f32,
}

impl Candidate {
    const fn new(action: Action) -> Self {
        Self { action, games: 0.0, sum: 0.0, gains: 0.0, squares: 0.0 }
    }

    fn add(&mut self, value: f32, regular: f32) {
        let gain = value - regular;
        self.games += 1.0;
        self.sum += value;
        self.gains += gain;
        self.squares += gain * gain;
    }

    fn value(&self) -> f32 {
        self.sum / self.games.max(1.0)
    }

    fn gain(&self) -> f32 {
        self.gains / self.games.max(1.0)
    }

    /// The standard error of the gain. A little more keeps small samples from looking sure.
    fn error(&self) -> f32 {
        let n = self.games.max(1.0);
        let spread = (self.squares / n - self.gain() * self.gain()).max(0.0);
        ((spread + 0.01) / n).sqrt()
    }

    /// The gain that is certain enough.
    fn promise(&self) -> f32 {
        self.gains / (self.games + 2.0) - SURE * self.error()
    }

    /// The gain that is not yet out of the question.
    fn hope(&self) -> f32 {
        self.gain() + SURE * self.error()
    }
}
