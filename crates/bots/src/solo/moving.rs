//! Where to send people.

use whiteout_boardgame::solo::Spot;
use whiteout_boardgame::table::{GREEN, Place};
use whiteout_boardgame::words::{Card, Character, Item, Room};
use whiteout_core::{Seat, SeatSet};

use super::escape;
use super::sight::Sight;
use super::worth;

/// How likely an action gets done at all.
const DONE: f32 = 0.7;

pub(super) fn score(sight: &Sight<'_>, seat: Seat, to: Spot) -> f32 {
    let t = sight.t;
    match to {
        Spot::LeisureRoom => 0.15 - meeting(sight, seat, there(sight, Place::LeisureRoom)),
        Spot::Dormitory => {
            if t.strength > 0 {
                1.0
            } else {
                0.9
            }
        }
        Spot::In(room) => {
            let people = there(sight, Place::In(room));
            work(sight, seat, room, people)
                - meeting(sight, seat, people)
                - dog(sight, seat, room, people)
                - alien(sight, seat, people)
                + way_out(sight, seat, room)
        }
    }
}

/// Who was sent there this round.
fn there(sight: &Sight<'_>, place: Place) -> SeatSet {
    let sent = sight.t.people().and(sight.t.placed);
    sent.iter().filter(|&seat| sight.t.place[seat] == place).collect()
}

/// What one more does for the room.
fn work(sight: &Sight<'_>, seat: Seat, room: Room, people: SeatSet) -> f32 {
    let already = people.len();
    let best = |standing: u8| {
        let of = |card| worth::of(sight, seat, room, card, standing);
        let (uses, repairs) = (of(Card::Use), of(Card::Repair));
        uses.max(repairs) + 0.3 * uses.min(repairs)
    };
    if room.cooperative() {
        // Everybody's action counts for all who still stand: the newcomer adds an own action and repeats the others'.
        let alone = best(1);
        return DONE * (best(already + 1) + f32::from(already) * (best(2) - alone).max(0.0) * 0.5) * left_over(already);
    }
    let share = match room {
        Room::Warehouse | Room::Armory => 0.6f32.powi(i32::from(already)),
        _ if already > 0 => 0.1,
        _ => 1.0,
    };
    let gift = match room {
        Room::Armory if sight.t.is(seat, Character::Macready) => 0.2,
        Room::Kitchen if sight.t.is(seat, Character::Nauls) => 0.4,
        Room::WeatherStation if sight.t.is(seat, Character::Bennings) => 0.2,
        _ => 0.0,
    };
    DONE * (best(1) + gift) * share
}

/// Many hands soon have nothing left to do.
const fn left_over(already: u8) -> f32 {
    match already {
        0 => 1.0,
        1 => 0.8,
        _ => 0.55,
    }
}

/// The price of meeting those who are there, for all of them.
fn meeting(sight: &Sight<'_>, seat: Seat, people: SeatSet) -> f32 {
    let green = |seat: Seat| sight.t.suspicion[seat] == GREEN;
    let mut price = 0.0;
    if people.iter().any(|other| !green(other)) {
        price += sight.steps(seat, 1);
    }
    // Whoever was alone or among greens until now is suspected too.
    if !green(seat) {
        for other in people.iter() {
            if people.without(other).iter().all(green) {
                price += sight.steps(other, 1);
            }
        }
    }
    price
}

fn dog(sight: &Sight<'_>, seat: Seat, room: Room, people: SeatSet) -> f32 {
    if !sight.t.dogs.contains(room) || sight.t.is(seat, Character::Clark) {
        return 0.0;
    }
    if !people.is_empty() {
        return -0.4;
    }
    let rules = &sight.t.rules;
    let odds = f32::from(rules.bag_alien) / f32::from(rules.bag_alien + rules.bag_human);
    odds * sight.loss(seat) + (1.0 - odds) * sight.steps(seat, 1)
}

fn alien(sight: &Sight<'_>, seat: Seat, people: SeatSet) -> f32 {
    if sight.t.strength == 0 {
        return 0.0;
    }
    let escape = if sight.has_fire(seat) { 0.3 } else { 1.0 };
    let crowd = 1.0 / f32::from(people.len() + 1);
    // It takes one of those it meets; the others lose their actions.
    sight.haunted(people.len().max(1)) * escape * (sight.loss(seat) + 1.5) * (0.4 + 0.6 * crowd)
}

/// Keys where a vehicle is ready and it is time to go.
fn way_out(sight: &Sight<'_>, seat: Seat, room: Room) -> f32 {
    if sight.item(seat, Item::Keys) > 0 && sight.t.vehicle_ready(room) {
        8.0 * (escape::chance(sight) - escape::enough(sight)).max(-0.5)
    } else {
        0.0
    }
}
