//! Dynamite and fire for a roll.

use whiteout_infection::Step;
use whiteout_infection::words::Dice;

use super::super::odds;
use super::eyes::Eyes;

/// How likely the roll succeeds from here.
fn chance(eyes: &Eyes<'_>, dice: Dice, more: u8) -> f32 {
    odds::growing(dice.total(), dice.alike(), eyes.t.alike_needed(), eyes.t.turn.throws_left + more)
}

/// Changing a die is worth what it adds to the chance.
pub(super) fn shift(eyes: &Eyes<'_>, face: u8, up: bool) -> f32 {
    let to = if up { face + 1 } else { face.saturating_sub(1) };
    if let Step::SabotageDie { .. } = eyes.t.step {
        let good = eyes.t.rules.lowest_good_roll;
        return eyes.helping(if face < good && to >= good { 1.0 } else { -1.0 });
    }
    let dice = eyes.t.turn.dice.and(eyes.t.turn.shifted);
    let mut changed = dice;
    changed.remove(face);
    changed.add(to);
    let gain = chance(eyes, changed, 0) - chance(eyes, dice, 0);
    let free = eyes.t.step == Step::ShiftDie;
    eyes.helping(gain - if free { 0.02 } else { 0.05 + eyes.style.save_gear })
}

/// A use of a Flamethrower for more throws.
pub(super) fn boost(eyes: &Eyes<'_>) -> f32 {
    let dice = eyes.t.turn.dice.and(eyes.t.turn.shifted);
    eyes.helping(chance(eyes, dice, eyes.t.rules.boost_throws) - eyes.style.save_gear - 0.1)
}
