//! What a seat does that runs out of time: the same for both sides, so that silence does not tell
//! (`inf.table.clock`).

use whiteout_core::{Chance as _, Rng, Seat, Weights};

use crate::action::Action;
use crate::legal::legal;
use crate::secret::Own;
use crate::state::State;
use crate::step::Step;
use crate::table::Table;
use crate::words::Blood;

/// Choices that use nothing and agree to nothing.
const MILD: [Action; 2] = [Action::Pass, Action::No];

/// The action of a seat that does not answer, or `None` if it is not asked.
pub fn fallback(table: &Table, own: &Own, rng: &mut impl Rng) -> Option<Action> {
    let mut choices = Vec::new();
    // What Humans may not hand in by option, nobody hands in by silence.
    let as_human = Own { blood: Blood::Human, ..*own };
    let own = if table.step == Step::HandIn { &as_human } else { own };
    legal(table, &own.known(), &mut |action| choices.push(action));
    // A Captain who says nothing keeps what came by the swap: throwing it away would be a choice.
    if table.step == Step::KeepSwapped {
        return choices.contains(&Action::Yes).then_some(Action::Yes);
    }
    // A turn that is passed by option is a choice like another.
    let mild = MILD.into_iter().find(|action| table.step != Step::Room && choices.contains(action));
    if let Some(mild) = mild {
        return Some(mild);
    }
    if table.step == Step::HandIn {
        return random_card(own, &choices, rng);
    }
    choices.get(rng.below(choices.len() as u32) as usize).copied()
}

/// Any card of the hand, each as likely as another.
fn random_card(own: &Own, choices: &[Action], rng: &mut impl Rng) -> Option<Action> {
    let weigh = |action: &Action| match *action {
        Action::HandIn { card } => u32::from(own.hand[card]),
        _ => 0,
    };
    let weights = Weights(choices.iter().map(weigh).collect());
    weights.pick(rng).map(|i| choices[i])
}

impl State {
    /// See [`fallback`].
    pub fn fallback(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        fallback(&self.table, &self.secret.own(&self.table, seat), rng)
    }
}
