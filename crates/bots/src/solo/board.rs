//! Choices about single people: who is lost, who flies, who is tested, what is kept.

use whiteout_boardgame::table::{GREEN, Rescue, Table};
use whiteout_boardgame::words::{Item, Kind as _, Lab, Room, TestKind, Weapon, Weather};
use whiteout_boardgame::{Action, Thing};
use whiteout_core::Seat;

use super::sight::Sight;

/// A Test is worth it while it can tell something, but it may let the Alien out.
pub(super) fn offer(sight: &Sight<'_>, kind: TestKind) -> f32 {
    if tells(sight, kind) && !waits(sight) { 1.0 } else { -1.0 }
}

/// Nothing has broken out, and there is time left for Tests.
pub(super) fn waits(sight: &Sight<'_>) -> bool {
    let s = sight.style;
    let far = sight.rounds_to_go > s.test_from && f32::from(sight.solo.threat - highest(sight)) > s.test_near;
    far && !sight.t.exposed_ever
}

/// Whether somebody who may be tested is doubtful.
pub(super) fn tells(sight: &Sight<'_>, kind: TestKind) -> bool {
    let target = |seat: Seat| kind == TestKind::Fire || sight.t.suspicion[seat] == highest(sight);
    sight.doubtful.iter().any(target)
}

fn highest(sight: &Sight<'_>) -> i8 {
    sight.t.people().iter().map(|seat| sight.t.suspicion[seat]).max().unwrap_or(GREEN)
}

/// Whoever is doubtful and nearest to the Threat turns green.
pub(super) fn test(sight: &Sight<'_>, seat: Seat) -> f32 {
    if sight.doubtful.contains(seat) { 1.0 + 0.1 * f32::from(sight.t.suspicion[seat]) } else { -1.0 }
}

/// The face of the weather die that is best for the base.
pub(super) fn weather(table: &Table, face: Weather) -> f32 {
    let [generator, boiler, freezing, helicopter] = table.rules.weather[face.index()].map(f32::from);
    let cold = if table.freezing.is_some() { 2.0 * freezing } else { 0.5 * boiler };
    let help = if matches!(table.rescue, Rescue::Flying(_)) { 1.5 * helicopter } else { 0.0 };
    help - 0.3 * generator - cold
}

/// Things are put where they work: Wire to the Flamethrower, Keys and Blood Bags to somebody safe.
pub(super) fn give(sight: &Sight<'_>, from: Seat, to: Seat, thing: Thing) -> f32 {
    let t = sight.t;
    let safe = |seat: Seat| t.is_green(seat);
    match thing {
        Thing::Item(Item::Wire) if t.flamethrower_of(to).is_some() && t.flamethrower_of(from).is_none() => 1.0,
        Thing::Item(Item::Keys) if safe(to) && !safe(from) && sight.item(to, Item::Keys) == 0 => 0.6,
        Thing::Lab(Lab::BloodBag) if safe(to) && !safe(from) => 0.5,
        Thing::Weapon(Weapon::Firearm) if safe(from) && !safe(to) && sight.weapon(to, Weapon::Firearm) == 0 => 0.3,
        _ => -1.0,
    }
}

/// Where the fuel of the Weather Station goes.
pub(super) fn fuel(sight: &Sight<'_>, room: Room) -> f32 {
    let need = 4.0 - f32::from(sight.t.fuel[room]);
    if room == Room::Boiler { need + 0.5 } else { need }
}

/// A meeting is avoided with what costs nothing, or when it is dear.
pub(super) fn avoid(sight: &Sight<'_>, seat: Seat, action: Action) -> f32 {
    let price = match action {
        Action::Avoid { weapon: Weapon::Firearm } => 0.0,
        Action::Avoid { weapon: Weapon::Flamethrower } => 0.7,
        Action::Avoid { .. } => 0.2,
        _ => return 0.0,
    };
    sight.steps(seat, 1) - price
}
