//! When to go, and with whom.

use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::words::{Face, Kind as _};

use super::sight::Sight;

/// How likely an escape tried now is won.
pub(super) fn chance(sight: &Sight<'_>) -> f32 {
    let certain = sight.doubt.max(1.0 - sight.doubt);
    (1.0 - stopped(sight)) * certain.powi(i32::from(sight.doubtful.len()))
}

/// How likely the Alien stops an escape.
pub(super) fn stopped(sight: &Sight<'_>) -> f32 {
    let Some(rules) = sight.t.rules.solo else { return 0.0 };
    let bad = f32::from(rules.faces[Face::Sabotage.index()] + rules.faces[Face::Threat.index()]);
    let odds = bad / rules.faces.iter().map(|&faces| f32::from(faces)).sum::<f32>().max(1.0);
    let dice = sight.t.strength;
    let (mut below, mut ways) = (0.0, 1.0);
    for bad in 0..rules.escape_stops.min(dice + 1) {
        below += ways * odds.powi(i32::from(bad)) * (1.0 - odds).powi(i32::from(dice - bad));
        ways *= f32::from(dice - bad) / f32::from(bad + 1);
    }
    (1.0 - below).max(0.0)
}

/// The chance with which it is time to go.
pub(super) fn enough(sight: &Sight<'_>) -> f32 {
    if sight.doubtful.is_empty() {
        return 0.0;
    }
    let leaving = sight.t.rescue == Rescue::Landed && sight.t.tank_used + 2 >= sight.t.rules.tank_spaces;
    let few = sight.t.people().len() <= 2;
    let freezing = sight.t.freezing.is_some_and(|at| at + 3 >= sight.t.rules.freezing_steps);
    match (leaving, few || freezing, sight.t.strength) {
        (true, _, _) => 0.05,
        (_, true, _) => 0.2,
        (_, _, 8..) => 0.25,
        (_, _, 1..) => 0.4,
        _ => 0.55,
    }
}
