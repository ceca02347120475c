//! What people do tells about them: how many times as often an Alien would do it.

use whiteout_boardgame::table::{Rescue, Table};
use whiteout_boardgame::{Event, Reason, RescueTiming, Step, Way};
use whiteout_core::Seat;

use crate::belief::Belief;
use crate::boardgame::policy;
use crate::boardgame::style::Style;

/// Below this, as a logarithm, it is no clue.
const NOTHING: f32 = 1e-3;
/// Where somebody goes proves nothing.
const LEAST: f32 = 0.4;
const MOST: f32 = 2.5;

/// Whom the event tells something about, and how many times as often an Alien causes it.
pub(crate) fn of(event: &Event, before: &Table, belief: &mut Belief, style: &Style) -> Option<(Seat, Reason, f32)> {
    let (seat, reason, times) = match *event {
        // An Alien does not let the first seat go.
        Event::Placed { seat, .. } | Event::WentToSleep { seat } if may_board(before, seat) => {
            (seat, Reason::Work, style.read_stays)
        }
        Event::Placed { seat, room, way } if style.read_rooms > 0.0 => {
            belief.sum_up();
            let share = policy::human_share(before, seat, room, belief, style);
            let even = 1.0 / f32::from(before.location_deck().len().max(1));
            let special = if matches!(way, Way::Special) { style.read_special } else { 1.0 };
            let times = special * (1.0 - style.read_rooms + style.read_rooms * even / share.max(0.005));
            (seat, Reason::Work, times.clamp(LEAST, MOST))
        }
        // A Leader gives the cards where a Human would, or does not.
        Event::Assigned { seat, card } if style.read_assigns > 0.0 && before.standing().len() > 1 => {
            belief.sum_up();
            let likeness = policy::assigns_like_a_human(before, card, seat, belief, style);
            let times = 1.0 - style.read_assigns + style.read_assigns / likeness.max(0.01);
            (before.leader, Reason::Leading, times.clamp(LEAST, MOST))
        }
        // Nobody stops while there is good work to be done.
        Event::StackDropped if style.read_stops > 1.0 && before.step == Step::Turn && !before.standing().is_empty() => {
            belief.sum_up();
            let times = if policy::gain_of_turning(before, belief, style) > 0.3 { style.read_stops } else { 1.0 };
            (before.leader, Reason::Leading, times)
        }
        Event::Avoided { seat, .. } => (seat, Reason::Company, style.read_avoids),
        Event::FireUsed { seat, .. } => (seat, Reason::Work, style.read_fights),
        Event::ItemUsed { seat, .. } => (seat, Reason::Work, style.read_helps),
        Event::WentToSleep { seat } => (seat, Reason::Work, style.read_sleeps),
        Event::TestOffered { seat, .. } => (seat, Reason::Work, style.read_offers),
        _ => return None,
    };
    (times.ln().abs() > NOTHING).then_some((seat, reason, times))
}

/// Whether the first seat of the Rescue Helicopter was this one's to take.
fn may_board(before: &Table, seat: Seat) -> bool {
    before.rescue == Rescue::Landed
        && before.aboard.is_empty()
        && before.rules.options.rescue_timing == RescueTiming::InsteadOfMoving
        && before.least_suspected(before.people()) == Some(seat)
}
