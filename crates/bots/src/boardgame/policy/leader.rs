//! What the Leader decides: weather, cards, order, leave.

use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::words::{Card, Character, Kind as _, Room, Weather};
use whiteout_boardgame::{Action, Step};
use whiteout_core::Seat;

use super::boarding;
use super::eyes::Eyes;
use super::worth::{self, Worth};

pub(super) fn lead(eyes: &Eyes<'_>, worth: &Worth, action: Action) -> f32 {
    match (eyes.t.step, action) {
        (_, Action::KeepFace { face }) => weather(eyes, face),
        (Step::StationFuel, Action::Fuel { room }) => worth.of(room, Card::Use),
        (Step::Turn, Action::Turn) => next_card(eyes, worth),
        (Step::Assign { card }, Action::Assign { seat }) => assign(eyes, worth, seat, card),
        (Step::BurnLeave { seat, .. }, Action::Yes) => burn_leave(eyes, seat),
        (Step::PickTester { .. }, Action::Tester { seat }) => 1.0 - eyes.doubt(seat),
        (Step::PickTester { .. }, Action::No) => {
            if eyes.alien && eyes.feels_like(50) {
                2.0
            } else {
                -1.0
            }
        }
        // Each Character stands in one room, so the order tells and changes next to nothing.
        _ => 0.0,
    }
}

/// Everybody sees this choice, so an Alien makes it like a Human.
fn weather(eyes: &Eyes<'_>, face: Weather) -> f32 {
    let [generator, boiler, freezing, helicopter] = eyes.t.rules.weather[face.index()].map(f32::from);
    let cold = if eyes.t.freezing.is_some() { 2.0 * freezing } else { boiler };
    let rescue = if matches!(eyes.t.rescue, Rescue::Flying(_)) { 0.6 * helicopter } else { 0.0 };
    rescue - cold - 0.5 * generator
}

/// What the next card of the stack may bring: good work, or a Sabotage that must be done somewhere.
pub(super) fn next_card(eyes: &Eyes<'_>, worth: &Worth) -> f32 {
    let standing = eyes.t.standing();
    let rooms = || standing.iter().filter_map(|seat| eyes.t.room_of(seat));
    let best = |card: Card| {
        rooms().filter(|&room| eyes.t.can_do(room, card)).map(|room| worth.of(room, card)).fold(0.0, f32::max)
    };
    let least = rooms()
        .filter(|&room| eyes.t.can_do(room, Card::Sabotage))
        .map(|room| worth::harm(eyes, room))
        .min_by(f32::total_cmp)
        .unwrap_or(0.0);
    // The Leader's extra card and cards given in darkness are a third Sabotage, and Aliens add theirs.
    let people = f32::from(eyes.t.people().len()).max(1.0);
    let spoilt = if eyes.t.power_failure { 0.33 } else { 0.06 + 0.3 * (eyes.hidden() / people) + 0.3 / (people + 1.0) };
    let good = (1.0 - spoilt) / 2.0;
    let gain = good * (best(Card::Use) + best(Card::Repair)) - spoilt * least;
    // An Alien who leads likes it the other way round, but cannot always stop first.
    if eyes.alien && eyes.feels_like(eyes.style.alien_turn as u32) { -gain } else { gain - 0.1 }
}

pub(super) fn assign(eyes: &Eyes<'_>, worth: &Worth, seat: Seat, card: Card) -> f32 {
    let Some(room) = eyes.t.room_of(seat) else { return 0.0 };
    if !eyes.t.can_do(room, card) {
        // Lost anyway: let the one lie down who is least needed.
        return -worth.room(room);
    }
    let sign = if eyes.alien && eyes.feels_like(eyes.style.alien_assign as u32) { -1.0 } else { 1.0 };
    if card == Card::Sabotage {
        return -sign * worth::harm(eyes, room);
    }
    if card == Card::Use && eyes.t.vehicle_ready(room) {
        return at_ready_vehicle(eyes, seat);
    }
    let t = eyes.t;
    let heads = if room.cooperative() { t.standing_in(room).len().max(1) } else { 1 };
    let wanted = match card {
        Card::Repair => t.damage[room],
        _ => t.rules.fuel_spaces[room].saturating_sub(t.fuel[room]),
    };
    let times = f32::from(heads.min(wanted.max(1)));
    let mut value = worth.of(room, card) * (0.6 + 0.4 * times);
    // Abilities and trust decide between people in the same kind of place.
    value += match (room, card) {
        (_, Card::Repair) if t.is(seat, Character::Windows) && t.damage[room] > heads => 1.0,
        (Room::Armory, Card::Use) if t.is(seat, Character::Macready) => 0.6,
        (Room::Laboratory, Card::Use) if t.is(seat, Character::Blair) => 0.8,
        (Room::Kitchen, Card::Use) if t.is(seat, Character::Nauls) => 0.5,
        (Room::WeatherStation, Card::Use) if t.is(seat, Character::Bennings) => 0.3,
        _ => 0.0,
    };
    if matches!(room, Room::Armory | Room::Warehouse | Room::Laboratory) {
        value -= eyes.style.arms_trust * eyes.doubt(seat);
        if seat == eyes.me {
            value += 0.5;
        }
    }
    sign * value
}

/// Whoever is sent to a ready vehicle may leave with it.
fn at_ready_vehicle(eyes: &Eyes<'_>, seat: Seat) -> f32 {
    if seat == eyes.me {
        let goes = eyes.has_keys() && (eyes.alien || eyes.t.rules.is_norwegian() || boarding::time_to_go(eyes));
        return if goes { 50.0 } else { 0.0 };
    }
    if eyes.alien {
        return -20.0;
    }
    // A trusted one with cards in front may well have the Keys.
    let keys = eyes.t.items[seat] > 0;
    match eyes.doubt(seat) {
        d if d < 0.1 && keys && boarding::time_to_go(eyes) => 6.0,
        d => -20.0 * d,
    }
}

/// A Human gives leave when it is cold enough; an Alien finds reasons not to.
fn burn_leave(eyes: &Eyes<'_>, seat: Seat) -> f32 {
    let Some(room) = eyes.t.room_of(seat) else { return -1.0 };
    if eyes.alien {
        return if eyes.feels_like(eyes.style.alien_burn_leave as u32) { 1.0 } else { -1.0 };
    }
    let cold = eyes.t.freezing.is_some_and(|at| at > 1);
    if cold && worth::burnt(eyes, room) < 9.0 { 1.0 } else { -1.0 }
}
