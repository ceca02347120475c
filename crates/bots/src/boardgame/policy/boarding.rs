//! Getting away: when to go, and with whom.

use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::{Action, Step};

use super::eyes::Eyes;

pub(super) fn board(eyes: &Eyes<'_>, action: Action) -> f32 {
    match (eyes.t.step, action) {
        (Step::BoardNow, Action::Board) => first_seat(eyes),
        (Step::Escape { .. }, Action::Escape) => {
            if eyes.alien || time_to_go(eyes) {
                1.0
            } else {
                -1.0
            }
        }
        // To be left behind loses as surely as to leave with an Alien, so everybody wants to go.
        (Step::BoardAsk { .. }, Action::Yes) => 1.0,
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
