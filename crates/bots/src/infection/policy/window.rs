//! What may be done before the team is named.

use whiteout_infection::Action;
use whiteout_infection::words::Card;

use super::cards;
use super::eyes::Eyes;

pub(super) fn act(eyes: &Eyes<'_>, action: Action) -> f32 {
    let doubt = |seat| eyes.suspicion[seat];
    let style = eyes.style;
    match action {
        Action::Molotov => {
            let poor = eyes.own.hand.each::<Card>().filter(|&card| cards::help(eyes.t, card) <= 0.0).count() as f32;
            eyes.helping(poor - style.molotov)
        }
        Action::TieCaptain if eyes.imitation && eyes.whim >= style.strays => -1.0,
        Action::TieCaptain if eyes.imitation => eyes.doubted() - doubt(eyes.t.captain),
        Action::TieCaptain => doubt(eyes.t.captain) - style.tie,
        Action::LeaveBehind { seat } => eyes.side_if(0.0, doubt(seat) - style.leave),
        // An Imitation looks as if it wanted to know, and has one use less to fear.
        Action::BloodTest { seat } => style.test + doubt(seat) * (1.0 - doubt(seat)),
        Action::Torch { seat } if eyes.imitation => {
            // Whoever is doubted by all, and is none of mine.
            4.0 * (eyes.mind.public.of(seat) - style.torch) * (1.0 - doubt(seat))
        }
        // Nothing is better than the fire for somebody who is known.
        Action::Torch { seat } => 4.0 * (doubt(seat) - style.torch),
        _ => -1.0,
    }
}
