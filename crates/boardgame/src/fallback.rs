//! What a seat does that runs out of time: the same for every role, so that silence does not tell
//! (`bg.clock.defaults`).

use whiteout_core::{Chance as _, Rng, Seat};

use crate::action::{Action, Give};
use crate::legal::legal;
use crate::secret::{Known, Own};
use crate::solo::{SoloAction, SoloStep};
use crate::state::Position;
use crate::step::Step;
use crate::table::{Table, points};
use crate::words::{Card, RoomSet};

/// Choices that use nothing, show nothing and agree to nothing.
const MILD: [Action; 5] = [Action::Pass, Action::No, Action::Stop, Action::Hold, Action::Tokens { alien: false }];

/// The action of a seat that does not answer, or `None` if it is not asked.
pub fn fallback(table: &Table, own: &Own, rng: &mut impl Rng) -> Option<Action> {
    if table.step == Step::Plan {
        let mut choices = Vec::new();
        legal(table, &own.known(), &mut |action| choices.push(action));
        return if choices.is_empty() { None } else { plan(table, own, &choices, rng) };
    }
    mildest(table, &own.known(), rng)
}

fn mildest(table: &Table, own: &Known<'_>, rng: &mut impl Rng) -> Option<Action> {
    let mut choices = Vec::new();
    legal(table, own, &mut |action| choices.push(action));
    if let Step::Launch { .. } = table.step
        && let Some(payment) = least_excess(&choices)
    {
        return Some(payment);
    }
    // Nobody sits out for good because the time was up (`solo.takeover`).
    if let Step::Solo(SoloStep::TakeOver { .. }) = table.step {
        return choices.contains(&Action::Yes).then_some(Action::Yes);
    }
    if let Some(mild) = MILD.into_iter().find(|action| choices.contains(action)) {
        return Some(mild);
    }
    choices.retain(|&action| !uses_or_boards(action));
    // First what everybody sees, then what nobody does: a hand of many kinds must not pull its seat to a room.
    let mut faces: Vec<Action> = Vec::new();
    for &action in &choices {
        if !faces.contains(&face(action)) {
            faces.push(face(action));
        }
    }
    let seen = even(&faces, rng)?;
    choices.retain(|&action| face(action) == seen);
    even(&choices, rng)
}

/// Escaping, showing a Flashlight and turning a die from the Dormitory are never defaults.
const fn uses_or_boards(action: Action) -> bool {
    matches!(
        action,
        Action::Board
            | Action::Escape
            | Action::Snipe { .. }
            | Action::Solo(SoloAction::Turn { .. })
            | Action::Place { give: Give::LitCard(_) | Give::LitSpecial, .. }
    )
}

/// What others see of it: which card goes with a Character is hidden.
const fn face(action: Action) -> Action {
    match action {
        Action::Place { room, give: Give::Card(_) } => Action::Place { room, give: Give::Card(Card::Use) },
        Action::Examine { seat, .. } => Action::Examine { seat, card: Card::Use },
        other => other,
    }
}

/// The last plan again if it is still possible, or else one card with one point.
fn plan(table: &Table, own: &Own, choices: &[Action], rng: &mut impl Rng) -> Option<Action> {
    let last = table.last_plan;
    let deck = table.location_deck();
    let possible = !last.is_empty()
        && last.total() <= table.strength
        && last.rooms().iter().all(|room| deck.contains(room))
        && own.draft.rooms().iter().all(|room| own.draft.at(room) == last.at(room));
    let missing: RoomSet = last.rooms().iter().filter(|&room| own.draft.at(room) == 0).collect();
    if possible && let Some(room) = missing.iter().next() {
        return Some(Action::Stack { room, strength: last.at(room) });
    }
    if choices.contains(&Action::Propose) {
        return Some(Action::Propose);
    }
    let single: Vec<Action> =
        choices.iter().copied().filter(|action| matches!(action, Action::Stack { strength: 1, .. })).collect();
    even(&single, rng)
}

/// The UFO goes on without its crew: the payment that loses the least (`nw.ufo.launch`).
fn least_excess(choices: &[Action]) -> Option<Action> {
    let payments = choices.iter().filter_map(|&action| match action {
        Action::Pay { tokens } => Some((points(tokens), action)),
        _ => None,
    });
    payments.min_by_key(|(points, _)| *points).map(|(_, action)| action)
}

fn even(choices: &[Action], rng: &mut impl Rng) -> Option<Action> {
    choices.get(rng.below(choices.len() as u32) as usize).copied()
}

impl<V> Position<V> {
    /// See [`fallback`].
    pub fn fallback(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let seat = self.table.asked_for(seat)?;
        let own = self.secret.own(&self.table, seat);
        if self.table.solo.is_some() {
            return mildest(&self.table, &self.secret.known(&self.table, seat), rng);
        }
        fallback(&self.table, &own, rng)
    }
}
