//! What a position is to somebody who sees everything: the numbers behind [`super::value`].

use whiteout_boardgame::State;
use whiteout_boardgame::table::{Rescue, Table};
use whiteout_boardgame::words::{Item, Lab, Role, Room, Weapon};
use whiteout_core::SeatSet;

use crate::boardgame::belief::Belief;

/// How many numbers there are.
pub const COUNT: usize = 45;

/// Numbers around 0 to 1, in a fixed order. `public` is what anybody could believe; it must be summed up.
pub(crate) fn of(state: &State, public: &Belief) -> [f32; COUNT] {
    let (t, secret) = (&state.table, &state.secret);
    let n = f32::from(t.rules.players);
    let people = t.people();
    let (aliens, humans): (SeatSet, SeatSet) = {
        let aliens: SeatSet = people.iter().filter(|&seat| secret.role[seat] == Role::Alien).collect();
        (aliens, people.minus(aliens))
    };
    let share = |count: u8| f32::from(count) / n;
    let yes = |is: bool| f32::from(u8::from(is));
    let sum = |seats: SeatSet, of: &dyn Fn(whiteout_core::Seat) -> u8| share(seats.iter().map(of).sum());
    let fire = |seat| secret.weapons[seat][Weapon::Dynamite] + if t.flamethrower_of(seat).is_some() { 2 } else { 0 };
    let guns = |seat| secret.weapons[seat][Weapon::Firearm] * 2 + secret.weapons[seat][Weapon::Melee];
    let keys = |seats: SeatSet| yes(seats.iter().any(|seat| secret.items[seat][Item::Keys] > 0));
    let bags = |seat| secret.labs[seat][Lab::BloodBag];
    let wire = humans.iter().any(|seat| secret.items[seat][Item::Wire] > 0 && t.flamethrower_of(seat).is_some());
    let lowest = |seats: SeatSet| seats.iter().map(|seat| t.suspicion[seat]).min();
    let gap = match (lowest(humans), lowest(aliens)) {
        (Some(human), Some(alien)) => (f32::from(alien) - f32::from(human)) / n,
        _ => 1.0,
    };
    let first_is_alien = t.least_suspected(people).is_some_and(|seat| aliens.contains(seat));
    let doubts = |seats: SeatSet| seats.iter().map(|seat| public.of(seat));
    let mean = |seats: SeatSet| doubts(seats).sum::<f32>() / f32::from(seats.len().max(1));
    let sorted: f32 = doubts(aliens).map(|d| d.max(0.01).ln()).sum::<f32>()
        + doubts(humans).map(|d| (1.0 - d).max(0.01).ln()).sum::<f32>();
    let buffer = |room: Room| f32::from(t.fuel[room] + t.rules.damage_spaces[room].saturating_sub(t.damage[room]));
    let freezing = t.freezing;
    let (flying, landed) = match t.rescue {
        Rescue::Flying(done) => (0.3 + 0.7 * f32::from(done) / f32::from(t.rules.rescue_steps.max(1)), false),
        Rescue::Landed => (1.0, true),
        _ => (0.0, false),
    };
    let tank = f32::from(t.rules.tank_spaces.saturating_sub(t.tank_used)) / 7.0;
    let [heli, cat] = [Room::BaseHelicopter, Room::Shed].map(|room| vehicle(t, room));
    [
        n / 8.0,
        share(humans.len()),
        share(aliens.len()),
        yes(aliens.is_empty()),
        share(t.exposed().len()),
        share(t.rules.players - people.len() - t.exposed().len()),
        f32::from(t.strength) / n,
        yes(t.exposed_ever),
        yes(t.exposed_ever && t.strength == 0),
        f32::from(t.round) / 15.0,
        yes(freezing.is_some()),
        freezing.map_or(0.0, |at| f32::from(at) / f32::from(t.rules.freezing_steps.max(1))),
        if freezing.is_some() { 0.0 } else { buffer(Room::Boiler) / 7.0 },
        if freezing.is_some() { 0.0 } else { yes(buffer(Room::Boiler) < 3.0) },
        if t.power_failure { 0.0 } else { buffer(Room::Generator) / 6.0 },
        yes(t.power_failure),
        f32::from(t.underground) / 18.0,
        f32::from(t.pantry) / 16.0,
        yes(t.hungry),
        yes(t.rescue == Rescue::Unaware && t.is_open(Room::Radio)),
        f32::from(t.damage[Room::Radio]) / n * yes(t.rescue == Rescue::Unaware),
        flying,
        yes(landed),
        tank * yes(flying > 0.0),
        heli,
        cat,
        yes(heli >= 1.0 || cat >= 1.0),
        keys(humans),
        keys(aliens),
        sum(humans, &fire),
        sum(humans, &guns),
        sum(humans, &bags),
        yes(wire),
        yes(first_is_alien),
        gap,
        yes(landed && first_is_alien),
        share(humans.iter().filter(|&seat| t.is_green(seat)).count() as u8),
        share(aliens.iter().filter(|&seat| t.at_maximum(seat)).count() as u8),
        yes(aliens.contains(t.leader)),
        mean(aliens),
        mean(humans),
        doubts(humans).fold(0.0, f32::max),
        doubts(aliens).fold(1.0, f32::min),
        sorted / n,
        f32::from(t.dogs.len()) / 4.0,
    ]
}

/// How near a vehicle is to being ready; 1 is ready, less than 0 closed for good.
fn vehicle(t: &Table, room: Room) -> f32 {
    let fuel = t.rules.fuel_spaces[room] - t.fuel[room];
    if !t.is_open(room) || t.vehicles_in(room) == 0 || fuel > t.external {
        return -0.3;
    }
    1.0 - f32::from(t.damage[room] + fuel) / f32::from(t.rules.players)
}
