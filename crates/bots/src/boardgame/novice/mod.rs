//! Plays by rules of thumb: every legal action gets a score, the best one is played.
//!
//! A Human keeps the base alive and gets everybody out, an Alien looks like a Human until that does not pay
//! any more. All that is known comes from the view and from the events the seat was handed.

mod alien;
mod belief;
mod boarding;
mod evening;
mod exposed;
mod eyes;
mod leader;
mod meeting;
mod memory;
mod placing;
mod worth;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::words::Plan;
use whiteout_boardgame::{Action, Event, State, Step, View};
use whiteout_core::Chance as _;

use self::eyes::Eyes;
use self::memory::Memory;
use crate::Bot;

/// Keeps the base alive and tries to win for its side.
#[derive(Debug)]
pub struct Novice {
    rng: Xoshiro256PlusPlus,
    memory: Memory,
    /// What this seat wants the exposed Alien to do this round.
    plan: Option<(u16, Plan)>,
}

impl Novice {
    pub fn new(seed: u64) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed), memory: Memory::default(), plan: None }
    }
}

impl Bot<State> for Novice {
    fn see(&mut self, event: &Event) {
        self.memory.see(event);
    }

    fn choose(&mut self, view: &View) -> Action {
        if let [only] = view.legal[..] {
            return only;
        }
        let Some(own) = &view.own else { return Action::Pass };
        let belief = self.memory.belief(view);
        let eyes = Eyes::new(&view.table, own, belief, self.rng.below(1 << 16));
        if view.table.step == Step::Plan {
            let round = view.table.round;
            let plan = match self.plan {
                Some((made, plan)) if made == round => plan,
                _ => exposed::plan(&eyes, &mut self.rng),
            };
            self.plan = Some((round, plan));
            return exposed::next_stack(&eyes, plan, &view.legal);
        }
        // A little noise breaks ties; more of it where being foreseen would be a weakness.
        let noise = if view.table.step == Step::Place { 0.6 } else { 0.01 };
        let mut best = (f32::NEG_INFINITY, Action::Pass);
        let scores = Scores::new(&eyes);
        for &action in &view.legal {
            let score = scores.of(&eyes, action) + noise * self.rng.below(1 << 16) as f32 / 65536.0;
            if score > best.0 {
                best = (score, action);
            }
        }
        debug_assert!(view.legal.contains(&best.1), "{:?} is not legal", best.1);
        best.1
    }
}

/// What is worked out once for a question, before its answers are scored.
struct Scores {
    worth: worth::Worth,
}

impl Scores {
    fn new(eyes: &Eyes<'_>) -> Self {
        let asks_worth = matches!(
            eyes.t.step,
            Step::Place | Step::Turn | Step::Assign { .. } | Step::Items { .. } | Step::StationFuel | Step::Burn { .. }
        );
        Self { worth: if asks_worth { worth::Worth::new(eyes) } else { worth::Worth::default() } }
    }

    fn of(&self, eyes: &Eyes<'_>, action: Action) -> f32 {
        match eyes.t.step {
            Step::Place if eyes.alien => alien::place(eyes, &self.worth, action),
            Step::Place => placing::place(eyes, &self.worth, action),
            Step::Exchange | Step::PickSpecial | Step::ChooseHand { .. } | Step::Starve => placing::cards(eyes, action),
            Step::Items { .. } => placing::item(eyes, &self.worth, action),
            Step::KeepWeapon | Step::KeepItem | Step::KeepToken { .. } => placing::keep(eyes, action),
            Step::KeepWeather { .. }
            | Step::KeepDie { .. }
            | Step::StationFuel
            | Step::Turn
            | Step::Assign { .. }
            | Step::BurnLeave { .. }
            | Step::AlienRoom { .. }
            | Step::EncounterRoom { .. }
            | Step::PickTester { .. } => leader::lead(eyes, &self.worth, action),
            Step::Fight { .. }
            | Step::Avoid { .. }
            | Step::Tokens { .. }
            | Step::TakeFrom { .. }
            | Step::Burn { .. } => meeting::meet(eyes, &self.worth, action),
            Step::AlienChoice { room, .. } => exposed::choose(eyes, room, action),
            Step::BoardNow | Step::Escape { .. } | Step::BoardAsk { .. } | Step::BoardVote { .. } => {
                boarding::board(eyes, action)
            }
            Step::Trade
            | Step::TradeDraft { .. }
            | Step::TradeAnswer { .. }
            | Step::TradeConfirm { .. }
            | Step::Vote
            | Step::Reveal
            | Step::OfferTest { .. }
            | Step::TestTarget { .. } => evening::evening(eyes, action),
            Step::PickCharacter | Step::SettingUp | Step::Plan | Step::Over => 0.0,
        }
    }
}
