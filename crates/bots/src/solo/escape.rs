//! When to go, and with whom.

use whiteout_boardgame::words::{Face, Kind as _};

use super::sight::Sight;

/// What is left to hope for when the Rescue Helicopter has gone.
const STRANDED: f32 = 0.05;
/// A chance that is as good as any for whoever can drive off.
const GOOD_CHANCE: f32 = 0.5;

/// What it gains to try the Rescue Helicopter now, against waiting for a better moment.
pub(super) fn gain(sight: &Sight<'_>) -> f32 {
    let t = sight.t;
    let rounds = t.rules.tank_spaces.saturating_sub(1 + t.tank_used);
    let later = best(sight, rounds, sight.doubtful.len(), sight.blood_bags);
    now(sight, sight.doubtful.len(), later) - later
}

/// What a try is worth with so many doubtful people, if it may be tried again.
fn now(sight: &Sight<'_>, doubtful: u8, later: f32) -> f32 {
    let stopped = stopped(sight);
    (1.0 - stopped) * right(sight, doubtful) + stopped * later
}

/// The best that so many more rounds promise, in each of which one more may be tested first.
fn best(sight: &Sight<'_>, rounds: u8, doubtful: u8, bags: u8) -> f32 {
    if rounds == 0 {
        return STRANDED;
    }
    let (doubtful, bags) = if bags > 0 { (doubtful.saturating_sub(1), bags - 1) } else { (doubtful, 0) };
    let later = best(sight, rounds - 1, doubtful, bags);
    now(sight, doubtful, later).max(later)
}

/// How likely everybody is judged rightly who is doubtful.
fn right(sight: &Sight<'_>, doubtful: u8) -> f32 {
    sight.doubt.max(1.0 - sight.doubt).powi(i32::from(doubtful))
}

/// What it gains to drive off now.
pub(super) fn worth_of_driving(sight: &Sight<'_>) -> f32 {
    let chance = (1.0 - stopped(sight)) * right(sight, sight.doubtful.len());
    if sight.doubtful.is_empty() { 8.0 } else { 8.0 * (chance - GOOD_CHANCE) }
}

/// How likely the Alien stops an escape.
fn stopped(sight: &Sight<'_>) -> f32 {
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
