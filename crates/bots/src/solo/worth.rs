//! What work in a room is worth.

use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::words::{Card, Character, Item, Room, Weapon};
use whiteout_core::{Seat, SeatSet};

use super::sight::Sight;

/// The odds of a Blood Bag in the Laboratory; they change little.
const BAG_ODDS: f32 = 0.4;
/// Rounds of warmth beyond what seems needed.
const SPARE_ROUNDS: f32 = 3.0;

/// A Use or Repair by this Character with so many standing there.
pub(super) fn of(sight: &Sight<'_>, seat: Seat, room: Room, card: Card, standing: u8) -> f32 {
    if !sight.t.can_do(room, card) {
        return 0.0;
    }
    let repeats = if room.cooperative() { standing.max(1) } else { 1 };
    match card {
        Card::Use => uses(sight, seat, room, repeats),
        Card::Repair => {
            let hands = repeats + u8::from(sight.t.is(seat, Character::Windows));
            repairs(sight, room, hands, sight.t.damage[room])
        }
        Card::Sabotage => 0.0,
    }
}

/// What a group gets done in a room, one after the other as far as there is something to do.
pub(super) fn of_group(sight: &Sight<'_>, room: Room, group: SeatSet) -> f32 {
    let done = sight.style.done;
    match room {
        Room::Radio if sight.t.rescue == Rescue::Unaware && sight.t.is_open(room) => {
            let mut damage = sight.t.damage[room];
            let mut sum = 0.0;
            for (standing, seat) in (1..=group.len()).rev().zip(group.iter()) {
                if damage == 0 {
                    return sum + done * sight.style.sos;
                }
                let hands = standing + u8::from(sight.t.is(seat, Character::Windows));
                sum += done * repairs(sight, room, hands, damage);
                damage = damage.saturating_sub(hands);
            }
            sum
        }
        Room::Laboratory if sight.t.can_do(room, Card::Use) => {
            let draws = (1..=group.len()).sum::<u8>() + u8::from(has(sight, group, Character::Blair));
            bags(sight, done * f32::from(draws))
        }
        _ => {
            let best = |seat: Seat, standing: u8| {
                let of = |card| of(sight, seat, room, card, standing);
                let (uses, repairs) = (of(Card::Use), of(Card::Repair));
                uses.max(repairs) + 0.3 * uses.min(repairs)
            };
            let first = group.iter().map(|seat| best(seat, group.len())).fold(0.0, f32::max);
            // A second pair of hands does the rest, if the first did not get to it.
            done * first * (1.0 + 0.3 * f32::from(group.len().saturating_sub(1)))
        }
    }
}

fn has(sight: &Sight<'_>, group: SeatSet, character: Character) -> bool {
    group.iter().any(|seat| sight.t.is(seat, character))
}

/// So many tokens drawn in the Laboratory.
fn bags(sight: &Sight<'_>, draws: f32) -> f32 {
    let (found, missing) = (draws * BAG_ODDS, sight.bags_missing());
    sight.style.blood_bag * (found.min(missing) + 0.1 * (found - missing).max(0.0))
}

fn uses(sight: &Sight<'_>, seat: Seat, room: Room, repeats: u8) -> f32 {
    let (t, s) = (sight.t, sight.style);
    match room {
        Room::Laboratory => bags(sight, f32::from(repeats + u8::from(t.is(seat, Character::Blair)))),
        Room::Warehouse if !sight.help_may_come() && !sight.somebody_has(Item::Keys) => s.keys,
        Room::Warehouse => s.item,
        Room::Armory => s.weapon,
        Room::Radio => s.sos,
        Room::WeatherStation => s.weather,
        Room::Kitchen if t.kitchen > 0 || t.hungry => 0.0,
        Room::Kitchen => s.food,
        Room::Boiler => warmth(sight) * f32::from(repeats.min(t.rules.fuel_spaces[room] - t.fuel[room])),
        Room::Generator if t.power_failure => 0.0,
        Room::Generator => s.light / f32::from(t.fuel[room] + 1),
        Room::BaseHelicopter | Room::Shed if t.vehicle_ready(room) => 0.0,
        Room::BaseHelicopter | Room::Shed => vehicle(sight, room, repeats.min(t.external)),
        _ => 0.0,
    }
}

fn warmth(sight: &Sight<'_>) -> f32 {
    if sight.warm_rounds() < sight.rounds_to_go + SPARE_ROUNDS { sight.style.warmth } else { sight.style.spare_warmth }
}

fn repairs(sight: &Sight<'_>, room: Room, hands: u8, damage: u8) -> f32 {
    let (t, s) = (sight.t, sight.style);
    let counters = f32::from(hands.min(damage));
    match room {
        Room::Radio if t.rescue == Rescue::Unaware => {
            s.repair_radio * counters + if hands >= damage { s.radio_works } else { 0.0 }
        }
        Room::Boiler => warmth(sight) * counters,
        Room::Generator => s.light * if t.power_failure { 1.5 } else { 0.5 },
        Room::BaseHelicopter | Room::Shed => vehicle(sight, room, hands.min(damage)),
        _ => 0.0,
    }
}

/// Units towards a way out of one's own; little is worth what is not the nearest.
fn vehicle(sight: &Sight<'_>, room: Room, units: u8) -> f32 {
    let Some(missing) = sight.missing(room) else { return 0.0 };
    let unit = if sight.help_may_come() { sight.style.vehicle } else { sight.style.vehicle_alone };
    let nearest = if sight.best_vehicle() == Some(room) { 1.0 } else { 0.3 };
    unit * nearest * f32::from(units.min(missing))
}

/// What a Sabotage die would cost here.
pub(super) fn sabotage(sight: &Sight<'_>, room: Option<Room>) -> f32 {
    let Some(room) = room.filter(|&room| sight.t.can_do(room, Card::Sabotage)) else { return 0.0 };
    let (t, s) = (sight.t, sight.style);
    match room {
        Room::Boiler => warmth(sight),
        Room::Generator => s.light * if t.damage[room] > 0 { 1.5 } else { 0.5 },
        Room::Radio if t.rescue == Rescue::Unaware => s.repair_radio,
        Room::BaseHelicopter | Room::Shed => vehicle(sight, room, 1),
        Room::Laboratory => 0.05 * s.blood_bag,
        Room::Kitchen => 0.3 * s.food,
        _ => 0.05,
    }
}

pub(super) fn item(sight: &Sight<'_>, item: Item) -> f32 {
    match item {
        Item::Keys if sight.somebody_has(Item::Keys) => 1.0,
        Item::Keys if sight.help_may_come() => 1.8,
        Item::Keys => 5.0,
        Item::Wire if sight.t.flamethrowers[0].holder.is_some() => 6.0,
        Item::Wire => 2.0,
        Item::Tools if !sight.help_is_called() => 2.5,
        Item::Tools => 1.0,
        Item::Fuel => 1.2,
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
