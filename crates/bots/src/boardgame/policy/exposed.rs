//! The exposed Alien: where to strike, and what to take.

use whiteout_boardgame::words::{Card, Plan, Room};
use whiteout_boardgame::{Action, Prey, Step};
use whiteout_core::{Chance, Seat};

use super::eyes::Eyes;

/// Damage the Boiler can still take before it is lost.
fn boiler_left(eyes: &Eyes<'_>) -> Option<u8> {
    let t = eyes.t;
    (t.freezing.is_none()).then(|| t.rules.damage_spaces[Room::Boiler].saturating_sub(t.damage[Room::Boiler]))
}

/// How much people have to do in a room, so how likely somebody comes, and how much there is to wreck.
fn draw_of(eyes: &Eyes<'_>, room: Room) -> u32 {
    let t = eyes.t;
    match room {
        Room::Boiler if t.freezing.is_none() => 6,
        Room::Generator if !t.power_failure => 3,
        Room::BaseHelicopter | Room::Shed | Room::Radio => match eyes.work_left(room) {
            Some(0..=1) => 7,
            Some(2..=3) => 5,
            Some(_) => 3,
            None => 1,
        },
        Room::Armory | Room::Warehouse | Room::Laboratory => 2,
        Room::Kennel => 0,
        _ => 1,
    }
}

/// Stacks for this round: the Boiler when it can be broken, dogs to grow on, and places where people work.
pub(super) fn plan(eyes: &Eyes<'_>, rng: &mut impl Chance) -> Plan {
    let t = eyes.t;
    let cards = t.location_deck();
    let mut plan = Plan::default();
    let mut left = t.strength.min(15);
    let put = |plan: &mut Plan, left: &mut u8, room: Room, strength: u8| {
        let strength = strength.min(*left);
        if strength > 0 && cards.contains(room) && plan.at(room) == 0 {
            plan.set(room, strength);
            *left -= strength;
        }
    };
    if let Some(damage) = boiler_left(eyes)
        && left >= damage.max(2)
        && rng.odds((eyes.style.boil * 1000.0) as u32, 1000)
    {
        // One more than the harm needs, against somebody who looks after the fire.
        put(&mut plan, &mut left, Room::Boiler, damage.max(2));
    }
    for room in eyes.dogs_that_stay().iter() {
        if left > 0 && rng.odds((eyes.style.eat_dogs * 1000.0) as u32, 1000) {
            put(&mut plan, &mut left, room, 1);
        }
    }
    if t.dogs_locked > 0 && rng.odds(1, 2) {
        put(&mut plan, &mut left, Room::Kennel, 1);
    }
    // The rest hunts: two are needed to take one who is alone.
    for _ in 0..12 {
        if left == 0 {
            break;
        }
        let total: u32 = cards.iter().map(|room| draw_of(eyes, room)).sum();
        let mut at = rng.below(total.max(1));
        for room in cards.iter() {
            let draw = draw_of(eyes, room);
            if at < draw {
                let strength = if rng.odds(1, 3) { 3 } else { 2 };
                put(&mut plan, &mut left, room, strength);
                break;
            }
            at -= draw;
        }
    }
    if plan.is_empty()
        && let Some(room) = cards.any(rng)
    {
        put(&mut plan, &mut left, room, 1);
    }
    plan
}

/// Lays the plan out card by card, then shows it; what the speaker wants is backed.
pub(super) fn next_stack(eyes: &Eyes<'_>, plan: Plan, legal: &[Action]) -> Action {
    let back = Action::Back { seat: eyes.t.speaker };
    if legal.contains(&back) {
        return back;
    }
    let missing = |action: &&Action| matches!(**action, Action::Stack { room, strength } if plan.at(room) == strength && eyes.own.draft.at(room) == 0);
    if let Some(&stack) = legal.iter().find(missing) {
        return stack;
    }
    if legal.contains(&Action::Propose) { Action::Propose } else { legal.first().copied().unwrap_or(Action::Pass) }
}

pub(super) fn choose(eyes: &Eyes<'_>, room: Room, action: Action) -> f32 {
    match action {
        Action::Eat { seat } => eat(eyes, seat),
        Action::EatDog => 3.0,
        // Nothing is left to wreck, and nobody to drive out: it goes away.
        Action::Wreck if is_alone(eyes) && !eyes.t.can_do(room, Card::Sabotage) => -1.0,
        Action::Wreck => wreck(eyes, room),
        _ => 0.0,
    }
}

const fn is_alone(eyes: &Eyes<'_>) -> bool {
    matches!(eyes.t.step, Step::AlienChoice { prey: Prey::Alone, .. })
}

/// A Human less and one Strength more; those with weapons and those proven Human first. Never one's own.
fn eat(eyes: &Eyes<'_>, seat: Seat) -> f32 {
    let t = eyes.t;
    let armed = if t.flamethrower_of(seat).is_some() { 1.0 } else { 0.2 * f32::from(t.weapons[seat]) };
    eyes.style.eat_human * (1.0 - eyes.doubt(seat)) + armed + 0.1 * f32::from(t.items[seat])
}

fn wreck(eyes: &Eyes<'_>, room: Room) -> f32 {
    let t = eyes.t;
    let strength = t.alien.at(room);
    match room {
        Room::Boiler => match boiler_left(eyes) {
            Some(left) if strength >= left => eyes.style.break_boiler,
            Some(_) => eyes.style.harm_boiler,
            None => 0.1,
        },
        Room::Generator if !t.power_failure => 2.5,
        Room::BaseHelicopter | Room::Shed | Room::Radio => match eyes.work_left(room) {
            Some(0) => eyes.style.spoil_way_out,
            Some(_) => 2.0,
            None => 0.2,
        },
        _ => 1.0,
    }
}
