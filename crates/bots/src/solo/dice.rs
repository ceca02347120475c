//! What dice are worth to a Character, and so to whom they go.

use whiteout_boardgame::words::{Card, Face, Kind as _};
use whiteout_core::{Seat, SeatSet};

use super::sight::Sight;
use super::worth;

/// How many open dice show each face.
pub(super) type Faces = [u8; 4];

pub(super) fn open(sight: &Sight<'_>) -> Faces {
    let mut faces = [0; 4];
    sight.solo.open_dice().for_each(|(_, face)| faces[face.index()] += 1);
    faces
}

/// What the Character makes of these dice at best: cancels some kinds of bad dice or none, then acts if it can.
pub(super) fn value(sight: &Sight<'_>, seat: Seat, faces: Faces) -> f32 {
    plan(sight, seat, faces).0
}

/// The same, with the kinds that are cancelled for it.
pub(super) fn plan(sight: &Sight<'_>, seat: Seat, faces: Faces) -> (f32, [bool; 2]) {
    let room = sight.t.room_of(seat);
    let [sabotages, threats] = [faces[Face::Sabotage.index()], faces[Face::Threat.index()]];
    let harm = f32::from(sabotages) * worth::sabotage(sight, room);
    let mut fear = 0.0;
    for _ in 0..threats {
        fear += sight.threat_step() * 1.1;
    }
    let best_action = action(sight, seat, faces);
    let pays = !sight.t.at_maximum(seat);
    let mut best = (f32::NEG_INFINITY, [false; 2]);
    for cancels in [[false, false], [true, false], [false, true], [true, true]] {
        let steps = if cancels[0] { sabotages } else { 0 } + if cancels[1] { threats } else { 0 };
        if steps > 0 && !pays {
            continue;
        }
        let left = if cancels[0] { 0 } else { sabotages } + if cancels[1] { 0 } else { threats };
        let price = if steps > 0 { sight.steps(seat, steps as i8) } else { 0.0 };
        let bad = if cancels[0] { 0.0 } else { harm } + if cancels[1] { 0.0 } else { fear };
        let good = if left == 0 { best_action } else { 0.0 };
        let value = good - bad - price;
        if value > best.0 + 1e-4 {
            best = (value, cancels);
        }
    }
    best
}

fn action(sight: &Sight<'_>, seat: Seat, faces: Faces) -> f32 {
    let Some(room) = sight.t.room_of(seat) else { return 0.0 };
    let standing = sight.t.standing_in(room).len();
    let mut best = 0.0f32;
    for (face, card) in [(Face::Use, Card::Use), (Face::Repair, Card::Repair)] {
        if faces[face.index()] > 0 {
            best = best.max(worth::of(sight, seat, room, card, standing));
        }
    }
    best
}

/// What another roll promises: the best that can be made of it by whoever stands.
pub(super) fn promise(sight: &Sight<'_>, standing: SeatSet) -> f32 {
    let Some(rules) = sight.t.rules.solo else { return 0.0 };
    let count = if sight.t.hungry { rules.dice_hungry } else { rules.dice };
    let total: f32 = rules.faces.iter().map(|&faces| f32::from(faces)).sum();
    let mut sum = 0.0;
    each_roll(count, &mut [0; 4], 1.0, 0, &rules.faces.map(|faces| f32::from(faces) / total), &mut |faces, chance| {
        let best = standing.iter().map(|seat| value(sight, seat, faces)).fold(f32::NEG_INFINITY, f32::max);
        sum += chance * best;
    });
    sum
}

/// What a roll promises to this one, named before the dice are seen.
pub(super) fn promise_to(sight: &Sight<'_>, seat: Seat) -> f32 {
    promise(sight, SeatSet::one(seat))
}

/// Every roll of the dice, dice alike taken together.
fn each_roll(left: u8, faces: &mut Faces, chance: f32, from: usize, odds: &[f32; 4], f: &mut impl FnMut(Faces, f32)) {
    if left == 0 {
        return f(*faces, chance);
    }
    for face in from..4 {
        // Orders in which the same dice may fall: each further die of a kind counts once less.
        faces[face] += 1;
        let all: u8 = faces.iter().sum();
        let orders = f32::from(all) / f32::from(faces[face]);
        each_roll(left - 1, faces, chance * odds[face] * orders, face, odds, f);
        faces[face] -= 1;
    }
}
