//! What an action is worth to the Humans, room by room; the Alien reads the same list backwards.

use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::words::{ByRoom, Card, Item, Room};

use super::eyes::Eyes;

/// Worth of one Use and of one Repair in each room, about 0 to 10.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    uses: ByRoom<f32>,
    repairs: ByRoom<f32>,
}

impl Worth {
    pub(super) fn new(eyes: &Eyes<'_>) -> Self {
        let mut worth = Self::default();
        for &room in Room::GREEN {
            worth.uses[room] = if eyes.t.can_do(room, Card::Use) { use_in(eyes, room) } else { 0.0 };
            worth.repairs[room] = if eyes.t.can_do(room, Card::Repair) { repair_in(eyes, room) } else { 0.0 };
        }
        worth
    }

    pub(super) fn of(&self, room: Room, card: Card) -> f32 {
        match card {
            Card::Use => self.uses[room],
            Card::Repair => self.repairs[room],
            Card::Sabotage => 0.0,
        }
    }

    /// The most that any action here could be worth.
    pub(super) fn room(&self, room: Room) -> f32 {
        self.uses[room].max(self.repairs[room])
    }
}

/// How badly a supply needs help when it lasts this many rounds.
fn urgency(rounds: f32) -> f32 {
    match rounds {
        r if r <= 1.4 => 10.0,
        r if r <= 2.1 => 6.0,
        r if r <= 2.9 => 3.0,
        r if r <= 3.7 => 1.5,
        _ => 0.5,
    }
}

/// Rounds until fuel and spaces for damage are used up.
fn rounds_left(eyes: &Eyes<'_>, room: Room, column: usize) -> f32 {
    let t = eyes.t;
    let buffer = t.fuel[room] + t.rules.damage_spaces[room].saturating_sub(t.damage[room]);
    f32::from(buffer) / eyes.average(column).max(0.1)
}

/// Units of fuel or repair a room can do with: to run four rounds more, or to open the way out.
pub(super) fn wanted(eyes: &Eyes<'_>, room: Room) -> u8 {
    let t = eyes.t;
    let buffer = t.fuel[room] + t.rules.damage_spaces[room].saturating_sub(t.damage[room]);
    let enough = |column| (eyes.style.reserve_rounds * eyes.average(column)).ceil() as u8;
    match room {
        Room::Boiler => enough(1).saturating_sub(buffer),
        Room::Generator => enough(0).saturating_sub(buffer),
        Room::Laboratory => 3,
        _ => t.damage[room] + t.rules.fuel_spaces[room] - t.fuel[room],
    }
}

fn use_in(eyes: &Eyes<'_>, room: Room) -> f32 {
    let t = eyes.t;
    match room {
        Room::Boiler => urgency(rounds_left(eyes, room, 1)),
        Room::Generator if t.power_failure => eyes.style.fuel_in_darkness,
        Room::Generator => eyes.style.generator_fuel * urgency(rounds_left(eyes, room, 0)),
        Room::Kitchen if t.hungry || t.kitchen > 0 => 0.0,
        Room::Kitchen => {
            if t.pantry < 12 {
                1.6 * eyes.style.kitchen
            } else {
                eyes.style.kitchen
            }
        }
        // Fuel for either system from anywhere, and a choice of weather.
        Room::WeatherStation => {
            let systems = eyes.style.station
                * urgency(rounds_left(eyes, Room::Boiler, 1))
                * f32::from(u8::from(t.fuel_space(Room::Boiler)));
            if t.underground > 0 { systems.max(0.6) } else { 0.6 }
        }
        Room::Radio => eyes.style.sos,
        Room::BaseHelicopter | Room::Shed if t.vehicle_ready(room) => 0.0,
        Room::BaseHelicopter | Room::Shed => way_out(eyes, room),
        Room::Armory => {
            let armed = t.people().iter().map(|seat| t.weapons[seat]).sum::<u8>();
            let scarce = if armed < t.people().len() { eyes.style.armory } else { eyes.style.armory_armed };
            let mine = if t.weapons[eyes.me] == 0 { 0.5 } else { 0.0 };
            if eyes.hunted() || t.freezing.is_some() { scarce + mine + eyes.style.armory_hunted } else { scarce + mine }
        }
        Room::Warehouse => {
            let wanted = if eyes.has_keys() { 1.0 } else { eyes.style.warehouse };
            if eyes.ready_vehicle() && !eyes.has_keys() { wanted + eyes.style.warehouse_ready } else { wanted }
        }
        Room::Laboratory => {
            // Bags are wanted while people cannot be told apart.
            let unsure = 1.0 - eyes.certainty();
            let enough = eyes.labs_held() > 2;
            eyes.style.laboratory * unsure * if enough { 0.4 } else { 1.0 }
        }
        _ => 0.0,
    }
}

fn repair_in(eyes: &Eyes<'_>, room: Room) -> f32 {
    let t = eyes.t;
    match room {
        Room::Boiler => {
            urgency(rounds_left(eyes, room, 1)) + if t.damage[room] > 1 { eyes.style.boiler_repair } else { 0.3 }
        }
        Room::Generator if t.power_failure => eyes.style.light_again,
        Room::Generator => eyes.style.generator_repair * urgency(rounds_left(eyes, room, 0)),
        _ => way_out(eyes, room),
    }
}

/// Progress on the way out: the nearer it is, the more the next step is worth.
fn way_out(eyes: &Eyes<'_>, room: Room) -> f32 {
    let Some(left) = eyes.work_left(room) else { return 0.3 };
    if tempts_the_alien(eyes, room) {
        return 0.0;
    }
    let per_head = f32::from(left) / f32::from(eyes.t.rules.players);
    let mut worth = eyes.style.way_out - eyes.style.way_out_far * per_head;
    // What the Alien wrecks in a vehicle can be done again; a call for help cannot be taken back.
    if room == Room::Radio {
        // Few hands cannot both mend a vehicle and find its Keys.
        let few = eyes.style.radio_few / f32::from(eyes.t.rules.players).powi(2);
        worth += if eyes.hunted() { few.max(4.0) } else { few };
    }
    if room.vehicle().is_some() {
        if eyes.has_keys() {
            worth += eyes.style.vehicle_with_keys;
        }
        if matches!(eyes.t.rescue, Rescue::Flying(_) | Rescue::Landed) {
            worth -= eyes.style.vehicle_with_rescue;
        }
    }
    // Once it freezes there is nothing else to live for.
    if eyes.t.freezing.is_some() { worth * eyes.style.way_out_freezing } else { worth }.max(0.4)
}

/// A vehicle that whoever has Keys can take at once: without Keys of one's own it is better damaged (`nw.veh.sabotage`).
fn tempts_the_alien(eyes: &Eyes<'_>, room: Room) -> bool {
    eyes.t.rules.is_norwegian() && room.vehicle().is_some() && !eyes.has_keys()
}

/// How much a Sabotage card hurts the Humans here.
pub(super) fn harm(eyes: &Eyes<'_>, room: Room) -> f32 {
    let t = eyes.t;
    match room {
        Room::Boiler => 0.8 * urgency(rounds_left(eyes, room, 1)) + 2.0,
        Room::Generator => 2.5 + f32::from(t.damage[room]),
        _ if tempts_the_alien(eyes, room) => -1.0,
        Room::Radio | Room::BaseHelicopter | Room::Shed => {
            eyes.work_left(room).map_or(0.3, |left| (4.5 - 0.3 * f32::from(left)).max(1.5))
        }
        Room::WeatherStation => 1.6,
        Room::Laboratory => 1.2 + (1.0 - eyes.certainty()),
        Room::Kitchen => 1.3,
        Room::Warehouse => 1.1,
        Room::Armory => 1.0,
        _ => 0.0,
    }
}

/// Worth of an item to keep.
pub(super) fn item(eyes: &Eyes<'_>, item: Item) -> f32 {
    let t = eyes.t;
    match item {
        Item::Keys if !eyes.has_keys() => 6.0,
        Item::Keys => 0.5,
        Item::Wire if eyes.has_flamethrower() => 8.0,
        Item::Wire if t.flamethrowers.iter().any(|f| f.holder.is_some()) => 5.0,
        Item::Wire => 2.5,
        Item::Fuel => 4.0,
        Item::Tools => 4.2,
        Item::Flashlight if t.power_failure => 3.5,
        Item::Flashlight => 1.5,
    }
}

/// What the Humans lose when a room burns.
pub(super) fn burnt(eyes: &Eyes<'_>, room: Room) -> f32 {
    let t = eyes.t;
    match room {
        Room::Boiler if t.freezing.is_none() => 20.0,
        Room::Radio if t.rescue == Rescue::Unaware => 5.0,
        Room::Radio => 0.2,
        Room::BaseHelicopter | Room::Shed | Room::Generator => 4.0,
        Room::Laboratory => 1.0 + 3.0 * (1.0 - eyes.certainty()),
        Room::Armory => {
            if t.weapon_deck > 0 {
                2.5
            } else {
                0.3
            }
        }
        Room::Warehouse => {
            if t.item_deck > 0 {
                2.0
            } else {
                0.3
            }
        }
        Room::Kitchen => 0.5,
        Room::WeatherStation => 0.8,
        _ => 0.0,
    }
}
