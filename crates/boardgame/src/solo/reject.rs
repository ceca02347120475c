//! Why an action is not accepted in the 1-3 player game, where its own rules say so.

use whiteout_core::{Rejection, RuleId};

use super::legal::{lacks_keys, may_burn, may_give};
use super::{SoloAction, SoloStep, Spot};
use crate::action::Action;
use crate::secret::Known;
use crate::step::Step;
use crate::table::Table;

const fn no(code: &'static str, rule: &'static str) -> Rejection {
    Rejection { code, rule: RuleId(rule) }
}

/// What the big game refuses by a rule that does not hold here rests on the one in its place.
pub(crate) fn rests_here(table: &Table, rejection: Rejection) -> Rejection {
    let rule = match (rejection.rule.0, table.step) {
        ("bg.items.window", _) => "solo.items",
        ("bg.enc.order", Step::AlienRoom { .. }) => "solo.alien.cards",
        ("bg.enc.order", _) => "solo.meet.order",
        ("bg.enc.fight", _) => "solo.alien.fire",
        ("bg.burn.request", _) => "solo.burn",
        ("bg.enc.avoid", _) => "solo.meet.avoid",
        ("bg.test.procedure", _) => "solo.tests",
        _ => return rejection,
    };
    Rejection { rule: RuleId(rule), ..rejection }
}

pub(crate) fn explain(table: &Table, own: &Known<'_>, action: Action) -> Option<Rejection> {
    let Step::Solo(step) = table.step else { return None };
    Some(match (step, action) {
        (SoloStep::Move, Action::Solo(SoloAction::Go { seat, to })) => {
            let waits = table.characters_of(table.owner(own.seat)).minus(table.placed);
            match to {
                _ if !waits.contains(seat) => no("not-yours-to-move", "solo.move"),
                Spot::Dormitory => no("dormitory-full", "solo.move.limits"),
                Spot::In(room) if table.burned.contains(room) => no("room-burned", "bg.burn.loss"),
                Spot::In(room) if !table.is_open(room) => no("not-for-characters", "solo.move"),
                Spot::In(_) | Spot::LeisureRoom => no("room-full", "solo.move.limits"),
            }
        }
        (SoloStep::Lose { .. }, Action::Solo(SoloAction::Choose { .. })) => no("not-on-that-space", "solo.threat.pick"),
        (SoloStep::Victim { .. }, Action::Solo(SoloAction::Choose { .. })) => no("not-there", "solo.alien.victim"),
        (SoloStep::Board { .. }, Action::Solo(SoloAction::Choose { .. })) => {
            no("not-the-least-suspected", "solo.escape.who")
        }
        (SoloStep::HandOver { .. }, Action::Solo(SoloAction::Choose { .. })) => {
            no("not-yours-to-give", "solo.takeover")
        }
        (SoloStep::Roll, Action::Stop) => no("roll-once-at-least", "solo.dice.stop"),
        (SoloStep::Roll, Action::Solo(SoloAction::Roll)) => no("name-somebody-first", "solo.dark"),
        (SoloStep::Roll, Action::Assign { .. }) if !table.power_failure => no("roll-first", "solo.dice.who"),
        (SoloStep::Roll | SoloStep::Give, Action::Assign { .. }) => no("does-not-stand", "solo.dice.who"),
        (SoloStep::Reroll, Action::Solo(SoloAction::Reroll { .. })) => no("not-again", "solo.dark.rerolls"),
        (SoloStep::Act, Action::Solo(SoloAction::Cancel { .. })) if table.at_maximum(own.seat) => {
            no("cannot-pay", "solo.threat.six")
        }
        (SoloStep::Act, Action::Solo(SoloAction::Cancel { .. })) => no("no-such-die", "solo.dice.cancel"),
        (SoloStep::Give | SoloStep::Turn { .. } | SoloStep::Act, Action::Solo(SoloAction::Turn { .. })) => {
            no("die-not-to-be-turned", "solo.dormitory")
        }
        (SoloStep::Act, Action::Solo(SoloAction::Do { card })) => {
            let open = table.solo.is_some_and(|solo| solo.open_dice().any(|(_, face)| face.card() == Some(card)));
            if table.solo.is_some_and(|solo| solo.has_bad()) {
                no("bad-dice-come-first", "solo.dice.bad")
            } else if open && table.room_of(own.seat).is_some_and(|room| lacks_keys(table, own, room, card)) {
                no("no-keys", "solo.escape.who")
            } else if open {
                no("does-nothing-here", "solo.dice.one")
            } else {
                no("no-such-die", "solo.dice.one")
            }
        }
        (SoloStep::Act, Action::Fire { .. }) if !may_burn(table, own.seat) => no("cannot-burn-now", "solo.burn"),
        (SoloStep::Share, Action::Solo(SoloAction::Give { from, to, .. })) => {
            let mine = table.characters_of(table.owner(own.seat));
            if !mine.contains(from) {
                no("not-yours-to-give", "solo.share")
            } else if from == to || !table.people().contains(to) {
                no("not-another-character", "solo.share")
            } else if !may_give(table, from) {
                no("no-offer-possible", "solo.share")
            } else {
                no("thing-not-held", "solo.share")
            }
        }
        _ => return None,
    })
}
