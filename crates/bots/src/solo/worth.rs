//! What work in a room is worth.

use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::words::{Card, Character, Item, Room, Weapon};
use whiteout_core::Seat;

use super::sight::Sight;

/// A Use or Repair by this Character with so many standing there.
pub(super) fn of(sight: &Sight<'_>, seat: Seat, room: Room, card: Card, standing: u8) -> f32 {
    if !sight.t.can_do(room, card) {
        return 0.0;
    }
    let repeats = if room.cooperative() { standing.max(1) } else { 1 };
    match card {
        Card::Use => uses(sight, seat, room, repeats),
        Card::Repair => repairs(sight, room, repeats + u8::from(sight.t.is(seat, Character::Windows))),
        Card::Sabotage => 0.0,
    }
}

fn uses(sight: &Sight<'_>, seat: Seat, room: Room, repeats: u8) -> f32 {
    let t = sight.t;
    match room {
        Room::Laboratory => {
            let draws = repeats + u8::from(t.is(seat, Character::Blair));
            let missing = sight.doubtful.len().saturating_sub(sight.blood_bags());
            let chance = 1.0 - 0.6f32.powi(i32::from(draws));
            chance * if missing > 0 { 2.6 } else { 0.3 }
        }
        Room::Warehouse if !sight.somebody_has(Item::Keys) && sight.best_vehicle().is_some() => 2.0,
        Room::Warehouse => 0.7,
        Room::Armory => {
            if t.exposed_ever {
                0.9
            } else {
                0.6
            }
        }
        Room::Radio => 5.0,
        Room::WeatherStation => {
            if t.underground > 0 {
                0.7
            } else {
                0.2
            }
        }
        Room::Kitchen => match t.pantry {
            _ if t.kitchen > 0 => 0.1,
            0..=8 => 1.2,
            _ => 0.8,
        },
        Room::Boiler | Room::Generator => fuelled(sight, room, repeats),
        Room::BaseHelicopter | Room::Shed if t.vehicle_ready(room) => 0.0,
        Room::BaseHelicopter | Room::Shed => vehicle(sight, room, repeats.min(t.external)),
        _ => 0.0,
    }
}

fn fuelled(sight: &Sight<'_>, room: Room, repeats: u8) -> f32 {
    let t = sight.t;
    let tokens = repeats.min(t.rules.fuel_spaces[room] - t.fuel[room]).min(t.underground);
    let scale = if room == Room::Boiler { 1.0 } else { 0.6 };
    (0..tokens).map(|i| [2.6, 1.6, 0.9, 0.4][usize::from((t.fuel[room] + i).min(3))] * scale).sum()
}

fn repairs(sight: &Sight<'_>, room: Room, repeats: u8) -> f32 {
    let t = sight.t;
    let counters = repeats.min(t.damage[room]);
    let all = f32::from(counters);
    match room {
        Room::Radio if t.rescue == Rescue::Unaware => 0.9 * all + if counters == t.damage[room] { 0.8 } else { 0.0 },
        Room::Boiler => {
            if t.damage[room] > 1 {
                2.2
            } else {
                1.0
            }
        }
        Room::Generator => {
            if t.power_failure {
                2.0
            } else {
                0.8
            }
        }
        Room::BaseHelicopter | Room::Shed => vehicle(sight, room, counters),
        _ => 0.0,
    }
}

/// Units towards a way out of one's own; little is worth what is not the nearest.
fn vehicle(sight: &Sight<'_>, room: Room, units: u8) -> f32 {
    let Some(missing) = sight.missing(room) else { return 0.0 };
    let keys = if sight.somebody_has(Item::Keys) { 1.0 } else { 0.6 };
    let nearest = if sight.best_vehicle() == Some(room) { 1.0 } else { 0.3 };
    let needed = if sight.rescue_under_way() { 0.7 } else { 1.0 };
    f32::from(units.min(missing)) * keys * nearest * needed * if missing <= units { 1.4 } else { 0.9 }
}

/// What a Sabotage die would cost here.
pub(super) fn sabotage(sight: &Sight<'_>, room: Option<Room>) -> f32 {
    let Some(room) = room.filter(|&room| sight.t.can_do(room, Card::Sabotage)) else { return 0.0 };
    let t = sight.t;
    match room {
        Room::Boiler => {
            if t.damage[room] > 1 {
                3.0
            } else {
                1.3
            }
        }
        Room::Generator => {
            if t.damage[room] > 0 {
                2.0
            } else {
                0.7
            }
        }
        Room::Radio if t.rescue != Rescue::Unaware => 0.0,
        Room::BaseHelicopter | Room::Shed if sight.best_vehicle() == Some(room) => 1.2,
        Room::BaseHelicopter | Room::Shed | Room::Armory | Room::Warehouse => 0.3,
        Room::Radio => 1.0,
        _ => 0.5,
    }
}

pub(super) fn item(sight: &Sight<'_>, item: Item) -> f32 {
    match item {
        Item::Keys => {
            if sight.somebody_has(Item::Keys) {
                1.0
            } else {
                5.0
            }
        }
        Item::Wire => {
            if sight.t.flamethrowers[0].holder.is_some() {
                4.0
            } else {
                2.0
            }
        }
        Item::Tools => 1.6,
        Item::Fuel => 1.5,
        Item::Flashlight => 0.8,
    }
}

pub(super) const fn weapon(weapon: Weapon) -> f32 {
    match weapon {
        Weapon::Flamethrower => 4.0,
        Weapon::Firearm => 2.5,
        Weapon::Dynamite => 2.0,
        _ => 1.0,
    }
}
