//! Votes, tests and the flight.

use whiteout_core::{Seat, SeatSet};
use whiteout_infection::Step;

use super::eyes::Eyes;

/// To be burned a seat must be likelier an Imitation than not.
const TORCH_ABOVE: f32 = 0.6;
/// To lead the Escape a seat must be trusted.
const LEAD_BELOW: f32 = 0.35;

/// Voting yes.
pub(super) fn vote(eyes: &Eyes<'_>) -> f32 {
    match eyes.t.step {
        Step::TorchVote { target, .. } if target == eyes.me => -1.0,
        Step::TorchVote { by, .. } if by == eyes.me => 1.0,
        Step::TorchVote { target, .. } if eyes.imitation => eyes.suspicion[target] + eyes.whim - 0.8,
        Step::TorchVote { target, .. } => eyes.suspicion[target] - TORCH_ABOVE,
        Step::Nomination { nominee } if nominee == eyes.me => 1.0,
        Step::Nomination { nominee } if eyes.imitation => eyes.suspicion[nominee] + eyes.whim - 0.8,
        // Refusing costs more the nearer the end is.
        Step::Nomination { nominee } => {
            let left = f32::from(eyes.t.rules.tracker.last - eyes.t.level);
            LEAD_BELOW + 0.5 / left - eyes.suspicion[nominee]
        }
        _ => 0.0,
    }
}

/// Naming a Final Captain: the least doubted.
pub(super) fn nominate(eyes: &Eyes<'_>, seat: Seat) -> f32 {
    if eyes.imitation { eyes.suspicion[seat] + 0.5 * eyes.whim } else { -eyes.suspicion[seat] }
}

/// A test in front of all: of the most doubtful among those who would fly.
pub(super) fn end_test(eyes: &Eyes<'_>, seat: Seat) -> f32 {
    if eyes.imitation || seat == eyes.me {
        return -1.0;
    }
    0.2 + eyes.suspicion[seat] * (1.0 - eyes.suspicion[seat])
}

/// A list of passengers: the chance that it wins, roughly.
pub(super) fn board(eyes: &Eyes<'_>, aboard: SeatSet) -> f32 {
    if eyes.imitation {
        return 0.0;
    }
    let clean: f32 = aboard.without(eyes.me).iter().map(|seat| 1.0 - eyes.suspicion[seat]).product();
    let behind = eyes.t.crew().minus(aboard);
    // With four players nobody who is Human may stay.
    let nobody_left: f32 =
        if eyes.t.is_four() { behind.iter().map(|seat| eyes.suspicion[seat]).product() } else { 1.0 };
    clean * nobody_left
}
