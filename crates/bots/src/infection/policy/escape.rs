//! Votes, tests and the flight.

use whiteout_core::{Seat, SeatSet};
use whiteout_infection::Step;
use whiteout_infection::words::Blood;

use super::super::odds;
use super::eyes::Eyes;

fn bits(seats: SeatSet) -> usize {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

/// Voting yes.
pub(super) fn vote(eyes: &Eyes<'_>) -> f32 {
    let style = eyes.style;
    // An Imitation votes as a Human might who knows no more than all, but spares its own.
    match eyes.t.step {
        Step::TorchVote { target, .. } if target == eyes.me => -1.0,
        Step::TorchVote { by, .. } if by == eyes.me => 1.0,
        Step::TorchVote { target, .. } if eyes.imitation => {
            eyes.seems(target) + 0.3 * (eyes.whim - 0.5) - style.torch_vote + 0.2 - 0.4 * eyes.suspicion[target]
        }
        Step::TorchVote { target, .. } => eyes.suspicion[target] - style.torch_vote,
        Step::Nomination { nominee } if nominee == eyes.me => 1.0,
        // Every second no raises Contagion.
        Step::Nomination { nominee } if eyes.imitation && eyes.whim < spite(eyes) => eyes.suspicion[nominee] - 0.5,
        Step::Nomination { nominee } => {
            let left = f32::from(eyes.t.rules.tracker.last - eyes.t.level);
            let others = eyes.t.nominees().without(nominee);
            // There may be nobody better to come.
            let best = others.iter().map(|seat| eyes.seems(seat)).fold(1.0, f32::min);
            let own = if eyes.imitation { style.backs_own * eyes.suspicion[nominee] } else { 0.0 };
            style.lead.max(best + 0.02) + 0.5 / left - eyes.seems(nominee) + own
        }
        _ => 0.0,
    }
}

/// How often an Imitation refuses a Human for no other reason.
fn spite(eyes: &Eyes<'_>) -> f32 {
    if odds::may_be_half(eyes.t) { eyes.style.spite } else { eyes.style.spite_of_few }
}

/// Naming a Final Captain: the least doubted.
pub(super) fn nominate(eyes: &Eyes<'_>, seat: Seat) -> f32 {
    if eyes.imitation {
        // One of mine, if the others may believe it.
        eyes.suspicion[seat] - eyes.style.names_doubted * eyes.mind.public.of(seat) + 0.1 * eyes.whim
    } else {
        -eyes.suspicion[seat]
    }
}

/// How likely a flight with these aboard wins, by what is believed.
fn wins(eyes: &Eyes<'_>, aboard: SeatSet, given: impl Fn(usize) -> bool) -> f32 {
    let (on, off) = (bits(aboard), bits(eyes.t.crew().minus(aboard)));
    // With four players nobody who is Human may stay.
    let four = eyes.t.is_four();
    eyes.mind.belief.chance(|set| given(set) && set & on == 0 && (!four || set & off == off))
}

/// The best list of passengers with these to choose from.
fn best_flight(eyes: &Eyes<'_>, may_fly: SeatSet, given: impl Fn(usize) -> bool + Copy) -> f32 {
    let (fewest, most) = eyes.t.flight();
    let lists = may_fly.without(eyes.me).subsets().map(|list| list.with(eyes.me));
    let lists = lists.filter(|list| (fewest..=most).contains(&list.len()));
    lists.map(|list| wins(eyes, list, given)).fold(0.0, f32::max)
}

/// A test in front of all: what it adds to the chance of the best list.
pub(super) fn end_test(eyes: &Eyes<'_>, seat: Seat) -> f32 {
    if eyes.imitation {
        return -1.0;
    }
    let bit = bits(SeatSet::one(seat));
    let may_fly: SeatSet =
        eyes.t.crew().iter().filter(|&other| eyes.t.shown[other] != Some(Blood::Imitation)).collect();
    let human = best_flight(eyes, may_fly, |set| set & bit == 0);
    let imitation = best_flight(eyes, may_fly.without(seat), |set| set & bit != 0);
    // Even a test that changes nothing now makes the next one better.
    let doubt = eyes.suspicion[seat];
    human + imitation - best_flight(eyes, may_fly, |_| true) + 0.02 + 0.1 * doubt * (1.0 - doubt)
}

/// A list of passengers. With an Imitation in command any of them wins.
pub(super) fn board(eyes: &Eyes<'_>, aboard: SeatSet) -> f32 {
    if eyes.imitation { 0.0 } else { wins(eyes, aboard, |_| true) }
}
