//! Plays by rules of thumb: every legal action gets a score, the best one is played.

use whiteout_boardgame::solo::{SoloAction, SoloStep};
use whiteout_boardgame::words::{Card, Face, Item, Kind as _, Lab};
use whiteout_boardgame::{Action, Step};
use whiteout_core::{Chance, Seat};

use super::dice::Prospects;
use super::moving::Plan;
use super::sight::Sight;
use super::{board, dice, escape, worth};
use crate::{Because, Why, thumb};

/// One of the legal actions of the player who is asked for this Character, and why.
pub(super) fn choose(
    sight: &Sight<'_>,
    seat: Seat,
    token: Option<Lab>,
    legal: &[Action],
    rng: &mut impl Chance,
) -> Why<Action> {
    let scores = Scores::new(sight, seat, token);
    let choice = thumb::best(legal, Action::Pass, sight.style.noise, rng, |action| scores.of(action));
    Why { because: scores.because(choice.action), ..choice }
}

/// Every legal action with its score, the best first.
pub(super) fn rank(sight: &Sight<'_>, seat: Seat, token: Option<Lab>, legal: &[Action]) -> Vec<(f32, Action)> {
    let scores = Scores::new(sight, seat, token);
    thumb::ranked(legal, |action| scores.of(action))
}

/// What an action would be for.
pub(super) fn because(sight: &Sight<'_>, seat: Seat, token: Option<Lab>, action: Action) -> Because {
    Scores::new(sight, seat, token).because(action)
}

pub(super) struct Scores<'a> {
    pub(super) sight: &'a Sight<'a>,
    pub(super) seat: Seat,
    /// The Lab Token that was just drawn.
    pub(super) token: Option<Lab>,
    /// Where everybody goes, while people are sent about.
    pub(super) plan: Option<Plan<'a>>,
    /// What the dice promise, while they are used.
    pub(super) prospects: Option<Prospects>,
}

impl<'a> Scores<'a> {
    fn new(sight: &'a Sight<'a>, seat: Seat, token: Option<Lab>) -> Self {
        let (mut plan, mut prospects) = (None, None);
        match sight.t.step {
            Step::Solo(SoloStep::Move) => plan = Some(Plan::new(sight)),
            Step::Solo(SoloStep::Roll | SoloStep::Give | SoloStep::Act | SoloStep::Reroll | SoloStep::Turn { .. }) => {
                prospects = Some(Prospects::new(sight, sight.t.upright()));
            }
            _ => {}
        }
        Self { sight, seat, token, plan, prospects }
    }

    fn of(&self, action: Action) -> f32 {
        let (sight, t) = (self.sight, self.sight.t);
        match (t.step, action) {
            (Step::Solo(step), action) => self.of_solo(step, action),
            (Step::KeepWeather { .. } | Step::KeepDie { .. }, Action::KeepFace { face }) => board::weather(t, face),
            (Step::Avoid { .. }, action) => board::avoid(sight, self.seat, action),
            // The Alien would win.
            (Step::Fight { room, .. }, Action::Fire { .. }) => {
                if t.alien.at(room) >= t.standing_in(room).len() {
                    1.0
                } else {
                    -0.2
                }
            }
            (Step::StationFuel, Action::Fuel { room }) => board::fuel(sight, room),
            (Step::KeepWeapon, Action::KeepWeapon { weapon }) => worth::weapon(weapon),
            (Step::KeepItem, Action::KeepItem { item }) => worth::item(sight, item),
            (Step::KeepToken { .. }, Action::KeepToken) => {
                if self.token == Some(Lab::BloodBag) {
                    1.0
                } else {
                    -1.0
                }
            }
            (Step::Items { .. }, Action::UseItem { item }) => self.item(item),
            (Step::Escape { .. }, Action::Escape) => escape::worth_of_driving(sight),
            (Step::BoardAsk { .. }, Action::Yes) => self.comes_along(t.waiting.lowest().unwrap_or(self.seat)),
            (Step::BoardVote { candidate, .. }, Action::Yes) => self.comes_along(candidate),
            (Step::OfferTest { kind }, Action::OfferTest) => board::offer(sight, kind),
            (Step::TestTarget { .. }, Action::Test { seat }) => board::test(sight, seat),
            (Step::PickTester { .. }, Action::Tester { .. }) => 1.0,
            (Step::BurnLeave { .. }, Action::Yes) => {
                if self.freezes() {
                    1.0
                } else {
                    -1.0
                }
            }
            _ => 0.0,
        }
    }

    /// Proven people do, and of the others who are more likely Human than not.
    fn comes_along(&self, seat: Seat) -> f32 {
        if self.sight.doubtful.contains(seat) { 0.5 - self.sight.doubt } else { 1.0 }
    }

    pub(super) fn freezes(&self) -> bool {
        self.sight.t.freezing.is_some_and(|at| at + 3 >= self.sight.t.rules.freezing_steps)
    }

    /// A free card is used where it helps more than it might elsewhere.
    fn item(&self, item: Item) -> f32 {
        let Some(room) = self.sight.t.room_of(self.seat) else { return -1.0 };
        let card = if item == Item::Fuel { Card::Use } else { Card::Repair };
        worth::of(self.sight, self.seat, room, card, 1) - 0.6
    }

    fn of_solo(&self, step: SoloStep, action: Action) -> f32 {
        let sight = self.sight;
        if let Some(prospects) = &self.prospects {
            return self.of_dice(prospects, step, action);
        }
        match (step, action) {
            (SoloStep::Move, Action::Solo(SoloAction::Go { seat, to })) => {
                self.plan.as_ref().map_or(0.0, |plan| plan.change(seat, to))
            }
            // Whoever costs least.
            (SoloStep::Lose { .. } | SoloStep::Victim { .. }, Action::Solo(SoloAction::Choose { seat })) => {
                -sight.loss(seat) - if sight.has_fire(seat) { 0.3 } else { 0.0 }
            }
            (SoloStep::Board { .. }, Action::Solo(SoloAction::Choose { seat })) => {
                let sure = if sight.doubtful.contains(seat) { 0.0 } else { 0.01 };
                escape::gain(sight) + sure
            }
            (SoloStep::Share, Action::Solo(SoloAction::Give { from, to, thing })) => {
                board::give(sight, from, to, thing)
            }
            // More than chance adds: nobody sits out on a whim.
            (SoloStep::TakeOver { .. }, Action::Yes) => 10.0,
            (SoloStep::Accept { .. }, Action::Yes) => 1.0,
            _ => 0.0,
        }
    }

    fn of_dice(&self, prospects: &Prospects, step: SoloStep, action: Action) -> f32 {
        match (step, action) {
            (SoloStep::Roll, Action::Solo(SoloAction::Roll)) => prospects.promise(),
            (SoloStep::Roll, Action::Assign { seat }) => prospects.promise_to(seat),
            (SoloStep::Give, Action::Assign { seat }) => prospects.given(seat, dice::open(self.sight), None),
            (_, Action::Solo(SoloAction::Turn { die, face })) => self.turned(prospects, step, die, face),
            (SoloStep::Reroll, Action::Solo(SoloAction::Reroll { die })) => self.rerolled(prospects, die),
            (SoloStep::Act, Action::Solo(SoloAction::Cancel { die })) => self.cancelled(prospects, die),
            (SoloStep::Act, Action::Solo(SoloAction::Do { card })) => self.done(card),
            (SoloStep::Act, Action::UseItem { item }) => 3.0 * self.item(item),
            (SoloStep::Act, Action::Fire { .. }) if self.freezes() => 3.0,
            (SoloStep::Act, Action::Fire { .. }) => -1.0,
            _ => 0.0,
        }
    }

    fn shown(&self, die: u8) -> Option<Face> {
        self.sight.solo.open_dice().find(|&(number, _)| number == die).map(|(_, face)| face)
    }

    /// The plan cancels dice of this kind, whatever comes next.
    fn cancelled(&self, prospects: &Prospects, die: u8) -> f32 {
        let [sabotage, threat] = prospects.plays(self.seat, dice::open(self.sight)).cancels;
        match self.shown(die) {
            Some(Face::Sabotage) if sabotage => 10.0,
            Some(Face::Threat) if threat => 10.0,
            _ => -1.0,
        }
    }

    pub(super) fn done(&self, card: Card) -> f32 {
        let Some(room) = self.sight.t.room_of(self.seat) else { return 0.0 };
        if card == Card::Use && self.sight.t.vehicle_ready(room) {
            let keys = self.sight.item(self.seat, Item::Keys) > 0;
            return if keys { escape::worth_of_driving(self.sight) } else { -0.1 };
        }
        worth::of(self.sight, self.seat, room, card, self.sight.t.standing_in(room).len())
    }

    /// The open dice with this one showing another face.
    fn with_face(&self, die: u8, face: Face) -> Option<dice::Faces> {
        let mut faces = dice::open(self.sight);
        faces[self.shown(die)?.index()] -= 1;
        faces[face.index()] += 1;
        Some(faces)
    }

    /// What the dice would be worth with another face; the sleeper lies down for it.
    fn turned(&self, prospects: &Prospects, step: SoloStep, die: u8, face: Face) -> f32 {
        let (sight, old) = (self.sight, dice::open(self.sight));
        let (Some(new), sleeper) = (self.with_face(die, face), sight.t.sleeper()) else { return -1.0 };
        match sight.solo.actor {
            Some(actor) => prospects.given(actor, new, sleeper) - prospects.given(actor, old, None),
            // Giving the dice as they lie is a choice of its own there.
            None if step == SoloStep::Give => prospects.best(new, sleeper),
            None => prospects.best(new, sleeper) - prospects.best(old, None),
        }
    }

    /// What another roll of this die promises, against what it shows.
    fn rerolled(&self, prospects: &Prospects, die: u8) -> f32 {
        let Some((actor, rules)) = self.sight.solo.actor.zip(self.sight.t.rules.solo) else { return -1.0 };
        let total: f32 = rules.faces.iter().map(|&count| f32::from(count)).sum();
        let mut gain = -prospects.plays(actor, dice::open(self.sight)).worth;
        for &face in Face::ALL {
            let Some(faces) = self.with_face(die, face) else { return -1.0 };
            gain += f32::from(rules.faces[face.index()]) / total * prospects.plays(actor, faces).worth;
        }
        gain
    }
}
