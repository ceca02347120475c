//! Why an action is not accepted in Norwegian Outpost, where its own rules say so.

use whiteout_core::Rejection;

use super::no;
use crate::action::Action;
use crate::legal::{can_pay_for_fire, has_weapon};
use crate::secret::Known;
use crate::step::Step;
use crate::table::Table;
use crate::words::TestKind;

pub(super) fn explain(table: &Table, own: &Known<'_>, action: Action) -> Option<Rejection> {
    if !table.rules.is_norwegian() {
        return None;
    }
    Some(match (table.step, action) {
        (Step::Plan, Action::Stack { room, strength })
            if table.location_deck().contains(room)
                && own.draft.at(room) == 0
                && (1..table.least_strength(room)).contains(&strength) =>
        {
            no("too-weak-for-the-sector", "nw.ufo.plan")
        }
        (Step::Enter, Action::Enter { room }) if room.sector().is_some() => no("sector-full", "nw.ufo.place"),
        (Step::Enter, Action::Enter { .. }) => no("not-a-sector", "nw.ufo.place"),
        (Step::Fight { .. }, Action::Fire { weapon })
            if has_weapon(table, own, weapon) && !can_pay_for_fire(table, own) =>
        {
            no("no-card-for-fire", "nw.ufo.fire")
        }
        (Step::Launch { .. }, Action::Pay { .. }) => no("not-a-fitting-payment", "nw.ufo.pay"),
        // It takes somebody or holds the sector: one of both it must do.
        (Step::AlienChoice { .. }, Action::Wreck | Action::EatDog | Action::Pass) if table.ufo.is_some() => {
            no("not-in-this-place", "nw.ufo.stronger")
        }
        (Step::CollectRoom { .. }, Action::Next { .. }) => no("nothing-happens-there", "nw.ufo.collect"),
        (Step::Place | Step::Items { .. } | Step::Trade, Action::Snipe { weapon })
            if own.weapons[weapon] == 0 || weapon.track_spaces() == 0 =>
        {
            no("no-rifle", "nw.sniper.when")
        }
        (Step::Place | Step::Items { .. } | Step::Trade, Action::Snipe { .. }) if table.rifle > 0 => {
            no("rifle-laid-already", "nw.sniper.one")
        }
        (Step::OfferTest { kind: TestKind::Teeth }, Action::OfferTest) => no("no-flashlight", "nw.test.light"),
        (Step::Examine { .. }, Action::Examine { card, .. }) if own.hand[card] == 0 => {
            no("card-not-in-hand", "nw.test.repeat")
        }
        (Step::Examine { .. }, Action::Examine { .. }) => no("teeth-not-to-be-seen", "nw.test.repeat"),
        (Step::Examine { .. }, Action::Pass) => no("one-look-at-least", "nw.test.repeat"),
        _ => return None,
    })
}
