//! Plays by rules of thumb: every legal action gets a score, the best one is played.
//!
//! A Human keeps the base alive and gets everybody out, an Alien looks like a Human until that does not pay
//! any more. All that is known comes from the view and from the events the seat was handed.

mod alien;
mod boarding;
mod evening;
mod exposed;
mod eyes;
mod leader;
mod meeting;
mod placing;
mod reasons;
mod ufo;
mod worth;

use whiteout_boardgame::secret::Own;
use whiteout_boardgame::table::Table;
use whiteout_boardgame::words::{Card, Plan, Room};
use whiteout_boardgame::{Action, Step};
use whiteout_core::{Chance, Seat, SeatSet};

use self::eyes::Eyes;
use super::belief::Belief;
use super::style::Style;
use crate::{Because, Why, thumb};

/// Scores what may be done in one style.
#[derive(Clone, Debug)]
pub(crate) struct Policy {
    style: Style,
    /// What this seat wants the exposed Alien to do this round.
    plan: Option<(u16, Plan)>,
}

impl Policy {
    pub(crate) const fn new(style: Style) -> Self {
        Self { style, plan: None }
    }

    pub(crate) const fn style(&self) -> &Style {
        &self.style
    }

    /// Every legal action with its score, the best first.
    pub(crate) fn rank(
        &self,
        table: &Table,
        own: &Own,
        belief: &Belief,
        legal: &[Action],
        rng: &mut impl Chance,
    ) -> Vec<(f32, Action)> {
        let eyes = Eyes::new(table, own, belief, &self.style, rng.below(1 << 16));
        let scores = Scores::new(&eyes);
        thumb::ranked(legal, |action| scores.of(&eyes, action))
    }

    /// What the action would be for.
    pub(crate) fn because(&self, table: &Table, own: &Own, belief: &Belief, action: Action) -> Because {
        reasons::of(&Eyes::new(table, own, belief, &self.style, 0), action)
    }

    /// One of the legal actions of the seat, and why.
    pub(crate) fn choose(
        &mut self,
        table: &Table,
        own: &Own,
        belief: &Belief,
        legal: &[Action],
        rng: &mut impl Chance,
    ) -> Why<Action> {
        let eyes = Eyes::new(table, own, belief, &self.style, rng.below(1 << 16));
        if table.step == Step::Plan {
            let plan = match self.plan {
                Some((made, plan)) if made == table.round => plan,
                _ if table.ufo.is_some() => ufo::plan(&eyes, rng),
                _ => exposed::plan(&eyes, rng),
            };
            self.plan = Some((table.round, plan));
            let action = exposed::next_stack(&eyes, plan, legal);
            return Why { action, because: Because::Plan, value: 0.0, instead: None, looked: 0 };
        }
        // Where being foreseen would be a weakness.
        let noise = if matches!(table.step, Step::Place | Step::Enter) { self.style.noise } else { 0.01 };
        let scores = Scores::new(&eyes);
        let choice = thumb::best(legal, Action::Pass, noise, rng, |action| scores.of(&eyes, action));
        debug_assert!(legal.contains(&choice.action), "{:?} is not legal", choice.action);
        Why { because: reasons::of(&eyes, choice.action), ..choice }
    }
}

/// How likely a Human who is not known any better goes to this room, of all rooms.
pub(crate) fn human_share(table: &Table, seat: Seat, room: Room, belief: &Belief, style: &Style) -> f32 {
    let own = Own::blank(seat);
    let eyes = Eyes::new(table, &own, belief, style, 0);
    let worth = worth::Worth::new(&eyes);
    let pull = |room: Room| (placing::plain(&eyes, &worth, room) / style.room_spread).clamp(-8.0, 8.0).exp();
    let all: f32 = Room::GREEN.iter().filter(|&&room| table.has_room(room)).map(|&room| pull(room)).sum();
    pull(room) / all.max(1e-6)
}

/// How likely a Human who leads gives the card to this seat, of all who could do it, against an even choice.
pub(crate) fn assigns_like_a_human(table: &Table, card: Card, seat: Seat, belief: &Belief, style: &Style) -> f32 {
    let own = Own::blank(table.leader);
    let eyes = Eyes::new(table, &own, belief, style, 0);
    let worth = worth::Worth::new(&eyes);
    let able = |seat: Seat| table.room_of(seat).is_some_and(|room| table.can_do(room, card));
    let able: SeatSet = table.standing().iter().filter(|&seat| able(seat)).collect();
    let pull = |seat: Seat| leader::assign(&eyes, &worth, seat, card).clamp(-8.0, 8.0).exp();
    let all: f32 = able.iter().map(pull).sum();
    f32::from(able.len()) * pull(seat) / all.max(1e-6)
}

/// What a Human who leads would win by turning another card.
pub(crate) fn gain_of_turning(table: &Table, belief: &Belief, style: &Style) -> f32 {
    let own = Own::blank(table.leader);
    let eyes = Eyes::new(table, &own, belief, style, 0);
    leader::next_card(&eyes, &worth::Worth::new(&eyes))
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
            _ if eyes.t.ufo.is_some() => ufo::act(eyes, action),
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
            | Step::OrderTests
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
            | Step::TestTarget { .. }
            | Step::Examine { .. } => evening::evening(eyes, action),
            Step::PickCharacter
            | Step::SettingUp
            | Step::Plan
            | Step::Enter
            | Step::CollectRoom { .. }
            | Step::Launch { .. }
            | Step::Over
            | Step::Solo(_) => 0.0,
        }
    }
}
