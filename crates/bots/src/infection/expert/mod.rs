//! A player who looks ahead: supposes worlds that agree with everything seen, as often as they are likely, and plays
//! each of the best choices by rule to the end of the game in all of them.

mod rollout;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Observer as _, Seat, Viewer};
use whiteout_infection::secret::Own;
use whiteout_infection::words::Blood;
use whiteout_infection::{Action, Claim, Event, Observer, State, Step, View};

use self::rollout::Company;
use super::belief::Mind;
use super::policy::{Policy, because};
use super::style::Style;
use super::talk::Voice;
use crate::{Bot, Budget, Why, search};

/// Choices that are looked into.
const CANDIDATES: usize = 4;

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
    fn search(&mut self, view: &View, own: &Own, regular: Why<Action>) -> Option<Why<Action>> {
        let thoughts = self.mind.thoughts()?;
        let ranked = self.policy.rank(&view.table, own, thoughts, &view.legal, &mut self.rng);
        let others = ranked.into_iter().map(|(_, action)| action).filter(|&action| action != regular.action);
        let candidates = core::iter::once(regular.action).chain(others).take(CANDIDATES);
        let observer = self.observer.as_ref()?;
        let mut company = Company::new(&self.policy);
        let (mine, public) = (self.mind.memory(), self.mind.public());
        let found = search::compare(
            candidates,
            &self.budget,
            &mut self.rng,
            |rng| {
                let world = observer.resample_as(thoughts.belief.draw(rng), rng)?;
                Some((world, rollout::heads(&world, own.seat, mine, public)))
            },
            |(world, heads), action, luck| {
                let humans = company.play_on(*world, heads.clone(), (own.seat, action), luck)?;
                Some(f32::from(u8::from(humans != (own.blood == Blood::Imitation))))
            },
        )?;
        let looked = found.looked;
        Some(match found.better {
            Some((action, value)) => {
                Why { action, because: because(action), value, instead: Some((regular.action, found.regular)), looked }
            }
            None => Why { value: found.regular, instead: found.second, looked, ..regular },
        })
    }
}

impl Bot<State> for Expert {
    fn see(&mut self, event: &Event) {
        self.mind.see(event, self.policy.style());
        self.voice.see(event);
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
        if let [only] = view.legal[..] {
            return only;
        }
        let Some(thoughts) = self.mind.thoughts() else { return Action::Pass };
        let regular = self.policy.choose(&view.table, own, thoughts, &view.legal, &mut self.rng);
        let found =
            if self.ponders(view) && worth_a_thought(view, own) { self.search(view, own, regular) } else { None };
        let choice = found.unwrap_or(regular);
        self.why = Some(choice);
        choice.action
    }

    fn ponders(&self, view: &View) -> bool {
        matches!(
            view.table.step,
            Step::Team
                | Step::TorchVote { .. }
                | Step::Nomination { .. }
                | Step::Nominate
                | Step::HandIn
                | Step::Window { .. }
                | Step::Entry { .. }
                | Step::Answer { .. }
        )
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

/// Of the questions that may take time, those that rules do not answer as well: that depends on what I hold and am.
fn worth_a_thought(view: &View, own: &Own) -> bool {
    match view.table.step {
        // A Human gives what helps, and pays.
        Step::HandIn | Step::Entry { .. } | Step::Answer { .. } => own.blood == Blood::Imitation,
        Step::Window { .. } => view.legal.iter().any(|action| !matches!(action, Action::Pass | Action::Molotov)),
        _ => true,
    }
}
