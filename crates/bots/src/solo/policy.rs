//! Plays by rules of thumb: every legal action gets a score, the best one is played.

use whiteout_boardgame::solo::{SoloAction, SoloStep};
use whiteout_boardgame::words::{Card, Face, Item, Kind as _, Lab};
use whiteout_boardgame::{Action, Step};
use whiteout_core::{Chance, Seat};

use super::sight::Sight;
use super::{board, dice, escape, moving, worth};
use crate::{Because, Why, thumb};

/// One of the legal actions of the player who is asked for this Character, and why.
pub(super) fn choose(
    sight: &Sight<'_>,
    seat: Seat,
    token: Option<Lab>,
    legal: &[Action],
    noise: f32,
    rng: &mut impl Chance,
) -> Why<Action> {
    let scores = Scores::new(sight, seat, token);
    let choice = thumb::best(legal, Action::Pass, noise, rng, |action| scores.of(action));
    Why { because: because(choice.action), ..choice }
}

/// Every legal action with its score, the best first.
pub(super) fn rank(sight: &Sight<'_>, seat: Seat, token: Option<Lab>, legal: &[Action]) -> Vec<(f32, Action)> {
    let scores = Scores::new(sight, seat, token);
    thumb::ranked(legal, |action| scores.of(action))
}

/// What an action would be for.
pub(super) const fn because(action: Action) -> Because {
    match action {
        Action::Fire { .. } => Because::Fight,
        Action::Avoid { .. } => Because::KeepAway,
        Action::OfferTest | Action::Test { .. } | Action::KeepToken => Because::Test,
        Action::Escape | Action::Yes => Because::WayOut,
        Action::Assign { .. } | Action::Solo(SoloAction::Roll) => Because::Lead,
        Action::Solo(SoloAction::Give { .. }) => Because::Trade,
        Action::KeepItem { .. } | Action::UseItem { .. } => Because::Items,
        Action::KeepWeapon { .. } => Because::Arms,
        Action::Stop | Action::Pass => Because::Rest,
        _ => Because::Routine,
    }
}

struct Scores<'a> {
    sight: &'a Sight<'a>,
    seat: Seat,
    /// The Lab Token that was just drawn.
    token: Option<Lab>,
    /// What whoever has the dice makes of them, and which kinds of bad dice are cancelled for it.
    plan: (f32, [bool; 2]),
    /// What another roll promises.
    promise: f32,
}

impl<'a> Scores<'a> {
    fn new(sight: &'a Sight<'a>, seat: Seat, token: Option<Lab>) -> Self {
        let actor = sight.solo.actor.unwrap_or(seat);
        let plan = match sight.t.step {
            Step::Solo(SoloStep::Act | SoloStep::Reroll | SoloStep::Turn { .. }) => {
                dice::plan(sight, actor, dice::open(sight))
            }
            _ => (0.0, [false; 2]),
        };
        let promise = match sight.t.step {
            Step::Solo(SoloStep::Roll) if !sight.t.power_failure => dice::promise(sight, sight.t.upright()),
            _ => 0.0,
        };
        Self { sight, seat, token, plan, promise }
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
            (Step::Escape { .. }, Action::Escape) => escape::chance(sight) - escape::enough(sight),
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

    fn freezes(&self) -> bool {
        self.sight.t.freezing.is_some_and(|at| at + 3 >= self.sight.t.rules.freezing_steps)
    }

    /// A free card is used where it helps more than it might elsewhere.
    fn item(&self, item: Item) -> f32 {
        let Some(room) = self.sight.t.room_of(self.seat) else { return -1.0 };
        let card = if item == Item::Fuel { Card::Use } else { Card::Repair };
        worth::of(self.sight, self.seat, room, card, 1) - 0.6
    }

    fn of_solo(&self, step: SoloStep, action: Action) -> f32 {
        let (sight, t) = (self.sight, self.sight.t);
        match (step, action) {
            (SoloStep::Move, Action::Solo(SoloAction::Go { seat, to })) => moving::score(sight, seat, to),
            // Whoever costs least, or is needed least by the own player.
            (SoloStep::Lose { .. } | SoloStep::Victim { .. }, Action::Solo(SoloAction::Choose { seat })) => {
                -sight.loss(seat) - if sight.has_fire(seat) { 0.3 } else { 0.0 }
            }
            (SoloStep::HandOver { .. }, Action::Solo(SoloAction::Choose { .. })) => 0.0,
            (SoloStep::Board { .. }, Action::Solo(SoloAction::Choose { seat })) => {
                let sure = if sight.doubtful.contains(seat) { -0.1 } else { 0.0 };
                escape::chance(sight) - escape::enough(sight) + sure
            }
            (SoloStep::Roll, Action::Solo(SoloAction::Roll)) => self.promise,
            (SoloStep::Roll, Action::Assign { seat }) => dice::promise_to(sight, seat),
            (SoloStep::Give, Action::Assign { seat }) => dice::value(sight, seat, dice::open(sight)),
            (SoloStep::Give | SoloStep::Turn { .. } | SoloStep::Act, Action::Solo(SoloAction::Turn { die, face })) => {
                self.turned(die, face)
            }
            (SoloStep::Reroll, Action::Solo(SoloAction::Reroll { die })) => self.rerolled(die),
            (SoloStep::Act, Action::Solo(SoloAction::Cancel { die })) => self.cancelled(die),
            (SoloStep::Act, Action::Solo(SoloAction::Do { card })) => self.done(card),
            (SoloStep::Act, Action::UseItem { item }) => 3.0 * self.item(item),
            (SoloStep::Act, Action::Fire { .. }) => {
                if self.freezes() {
                    3.0
                } else {
                    -1.0
                }
            }
            (SoloStep::Share, Action::Solo(SoloAction::Give { from, to, thing })) => {
                board::give(sight, from, to, thing)
            }
            // More than chance adds: nobody sits out on a whim.
            (SoloStep::TakeOver { .. }, Action::Yes) => 2.0,
            (SoloStep::Accept { .. }, Action::Yes) => 1.0,
            _ => {
                if t.lying.is_empty() {
                    0.0
                } else {
                    0.001
                }
            }
        }
    }

    /// The plan cancels dice of this kind, whatever comes next.
    fn cancelled(&self, die: u8) -> f32 {
        let face = self.sight.solo.open_dice().find(|&(number, _)| number == die).map(|(_, face)| face);
        let [sabotage, threat] = self.plan.1;
        match face {
            Some(Face::Sabotage) if sabotage => 10.0,
            Some(Face::Threat) if threat => 10.0,
            _ => -1.0,
        }
    }

    fn done(&self, card: Card) -> f32 {
        let Some(room) = self.sight.t.room_of(self.seat) else { return 0.0 };
        if card == Card::Use && self.sight.t.vehicle_ready(room) {
            let keys = self.sight.item(self.seat, Item::Keys) > 0;
            return if keys { 8.0 * (escape::chance(self.sight) - escape::enough(self.sight)) } else { -0.1 };
        }
        worth::of(self.sight, self.seat, room, card, self.sight.t.standing_in(room).len())
    }

    /// What the dice would be worth with another face, against what they are; the sleeper could also do something else.
    fn turned(&self, die: u8, face: Face) -> f32 {
        let sight = self.sight;
        let Some((_, old)) = sight.solo.open_dice().find(|&(number, _)| number == die) else { return -1.0 };
        let mut faces = dice::open(sight);
        let best = |faces: dice::Faces| match sight.solo.actor {
            Some(actor) => dice::value(sight, actor, faces),
            None => sight.t.upright().iter().map(|seat| dice::value(sight, seat, faces)).fold(-9.0, f32::max),
        };
        let before = best(faces);
        faces[old.index()] -= 1;
        faces[face.index()] += 1;
        // In the light the Leader's own choice is scored by what the dice are worth as they lie.
        let as_they_lie = if sight.solo.actor.is_none() { before } else { 0.0 };
        best(faces) - before - 0.9 + as_they_lie.max(0.0) - if sight.solo.actor.is_some() { 0.0 } else { 0.1 }
    }

    /// Bad dice and those that do nothing here are rolled again.
    fn rerolled(&self, die: u8) -> f32 {
        let sight = self.sight;
        let Some((_, old)) = sight.solo.open_dice().find(|&(number, _)| number == die) else { return -1.0 };
        let Some((actor, rules)) = sight.solo.actor.zip(sight.t.rules.solo) else { return -1.0 };
        let mut faces = dice::open(sight);
        let before = dice::value(sight, actor, faces);
        faces[old.index()] -= 1;
        let total: f32 = rules.faces.iter().map(|&count| f32::from(count)).sum();
        let mut after = 0.0;
        for &face in Face::ALL {
            faces[face.index()] += 1;
            after += f32::from(rules.faces[face.index()]) / total * dice::value(sight, actor, faces);
            faces[face.index()] -= 1;
        }
        after - before
    }
}
