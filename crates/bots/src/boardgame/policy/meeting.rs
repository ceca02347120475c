//! Encounters: fire, shots, tokens; and burning a room afterwards.

use whiteout_boardgame::words::{Room, Weapon};
use whiteout_boardgame::{Action, Step};
use whiteout_core::SeatSet;

use super::eyes::Eyes;
use super::worth::{self, Worth};

pub(super) fn meet(eyes: &Eyes<'_>, worth: &Worth, action: Action) -> f32 {
    match (eyes.t.step, action) {
        (Step::Fight { room, .. }, Action::Fire { weapon }) => fire(eyes, room, weapon),
        (Step::Avoid { inside, .. }, Action::Avoid { weapon }) => avoid(eyes, inside, weapon),
        // A token slipped in can only help: whoever draws it changes sides and keeps silent.
        (Step::Tokens { .. }, Action::Tokens { alien }) => f32::from(u8::from(alien)),
        (Step::TakeFrom { .. }, Action::TakeFrom { seat }) => -eyes.doubt(seat),
        (Step::Burn { .. }, Action::Fire { weapon }) => burn(eyes, worth, weapon),
        _ => 0.0,
    }
}

/// Fire saves whoever would be eaten, and weakens the Alien for good; but the user loses the turn.
fn fire(eyes: &Eyes<'_>, room: Room, weapon: Weapon) -> f32 {
    if eyes.alien {
        return -1.0;
    }
    let people = eyes.t.standing_in(room).len();
    let strength = eyes.t.alien.at(room);
    let plenty = weapon == Weapon::Flamethrower;
    let gain = match strength.cmp(&people) {
        core::cmp::Ordering::Greater => 3.0,
        core::cmp::Ordering::Equal => 0.8,
        core::cmp::Ordering::Less => 0.1,
    };
    // Dynamite is kept for the cold where it can be.
    gain + if plenty { 0.5 } else { -0.6 }
}

/// A shot keeps me out of the check. A Firearm costs nothing.
fn avoid(eyes: &Eyes<'_>, inside: SeatSet, weapon: Weapon) -> f32 {
    let others = inside.without(eyes.me);
    if eyes.alien {
        // Among Aliens alone a meeting would only move disks.
        let prey = others.iter().any(|seat| eyes.doubt(seat) < 0.5);
        return if prey || weapon != Weapon::Firearm { -1.0 } else { 0.5 };
    }
    let risk = others
        .iter()
        .filter(|&seat| !eyes.t.is_green(seat))
        .map(|seat| eyes.doubt(seat))
        .min_by(f32::total_cmp)
        .unwrap_or(0.0);
    match weapon {
        Weapon::Firearm => risk - eyes.style.avoid_firearm,
        Weapon::Melee => risk - eyes.style.avoid_melee,
        _ => risk - eyes.style.avoid_flame,
    }
}

/// Burning warms the base for a while: only when the cold is about to kill.
fn burn(eyes: &Eyes<'_>, worth: &Worth, weapon: Weapon) -> f32 {
    let Some(room) = eyes.t.room_of(eyes.me) else { return -1.0 };
    if eyes.alien || !eyes.freezing_soon() {
        return -1.0;
    }
    let cost = worth::burnt(eyes, room).max(0.5 * worth.room(room));
    let need = if eyes.t.freezing.is_some_and(|at| at + 2 >= eyes.t.rules.freezing_steps) { 9.0 } else { 5.0 };
    need - cost + if weapon == Weapon::Flamethrower { 0.2 } else { 0.0 }
}
