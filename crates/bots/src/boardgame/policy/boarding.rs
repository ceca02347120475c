//! Getting away: when to go, and with whom.

use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::words::Vehicle;
use whiteout_boardgame::{Action, Step};

use super::eyes::Eyes;

pub(super) fn board(eyes: &Eyes<'_>, action: Action) -> f32 {
    match (eyes.t.step, action) {
        (Step::BoardNow, Action::Board) => first_seat(eyes),
        (Step::Escape { .. }, Action::Escape) => {
            // Where everybody wins for themselves there is nothing to wait for.
            if eyes.alien || eyes.t.rules.is_norwegian() || time_to_go(eyes) { 1.0 } else { -1.0 }
        }
        (Step::BoardAsk { .. }, Action::Yes) if leaves_early(eyes) && !eyes.alien => {
            // With a Human at the wheel it is won, with an Alien lost, and another way may be found.
            eyes.t.driver.map_or(1.0, |driver| 0.4 - eyes.doubt(driver))
        }
        // To be left behind loses as surely as to leave with an Alien, so everybody wants to go.
        (Step::BoardAsk { .. }, Action::Yes) => 1.0,
        // An Alien who drives off in company has won; alone it must still launch the UFO.
        (Step::BoardVote { .. }, Action::Yes) if leaves_early(eyes) && eyes.alien => 1.0,
        // The driver wins alone as well: only those beyond doubt come along.
        (Step::BoardVote { candidate, .. }, Action::Yes) if leaves_early(eyes) => 0.05 - eyes.doubt(candidate),
        (Step::BoardVote { candidate, .. }, Action::Yes) => {
            if eyes.alien {
                // It has won either way; others aboard only make the story better.
                if eyes.feels_like(60) { 1.0 } else { -1.0 }
            } else {
                eyes.style.let_in - eyes.doubt(candidate)
            }
        }
        _ => 0.0,
    }
}

/// Whether the vehicle leaves Norwegian Outpost while the game goes on.
fn leaves_early(eyes: &Eyes<'_>) -> bool {
    eyes.t.rules.is_norwegian() && eyes.t.vehicle != Some(Vehicle::RescueHelicopter)
}

/// Whether a Human with a way out should take it now.
///
/// It works if everybody is judged rightly, so the certainty about all of them is the chance to win.
pub(super) fn time_to_go(eyes: &Eyes<'_>) -> bool {
    eyes.certainty() >= patience(eyes)
}

/// The certainty that is waited for. It sinks as there is less to be had by waiting.
fn patience(eyes: &Eyes<'_>) -> f32 {
    let t = eyes.t;
    if eyes.freezing_soon() {
        return eyes.style.go_freezing;
    }
    let mut wanted: f32 = eyes.style.go;
    if eyes.labs_held() == 0 {
        wanted -= eyes.style.go_no_labs;
    }
    if t.freezing.is_some() {
        wanted -= eyes.style.go_cold;
    }
    if eyes.hunted() {
        wanted -= eyes.style.go_hunted;
    }
    if t.underground == 0 {
        wanted -= eyes.style.go_no_fuel;
    }
    wanted
}

/// The first seat of the Rescue Helicopter.
pub(super) fn first_seat(eyes: &Eyes<'_>) -> f32 {
    if eyes.alien {
        return 100.0;
    }
    let last_call = eyes.t.rescue == Rescue::Landed && eyes.rescue_rounds() == 0;
    if time_to_go(eyes) || (last_call && eyes.certainty() > 0.25) { 50.0 } else { -10.0 }
}
