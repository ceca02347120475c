//! The chase through the UFO: no role is hidden any more, so it is tokens against time.

use whiteout_boardgame::table::{Lying, points};
use whiteout_boardgame::words::{Plan, Room};
use whiteout_boardgame::{Action, Step};
use whiteout_core::Chance;

use super::eyes::Eyes;

/// Points of a token that nobody has seen.
fn hidden_token(eyes: &Eyes<'_>) -> f32 {
    let Some(ufo) = &eyes.t.ufo else { return 0.0 };
    f32::from(points(ufo.unseen)) / f32::from(ufo.unseen.total().max(1))
}

fn lying(eyes: &Eyes<'_>, room: Room) -> f32 {
    match eyes.t.ufo.map_or(Lying::Nothing, |ufo| ufo.lying(room)) {
        Lying::Nothing => 0.0,
        Lying::FaceDown => hidden_token(eyes),
        Lying::Open(token) => f32::from(token.value()),
    }
}

/// Points the Alien gets for a sector.
fn yields(eyes: &Eyes<'_>, room: Room) -> f32 {
    let reserve = eyes.t.ufo.map_or(0, |ufo| ufo.reserve);
    lying(eyes, room) + hidden_token(eyes) * f32::from(eyes.t.least_strength(room).min(reserve))
}

/// Points that are missing until the launch.
fn missing(eyes: &Eyes<'_>) -> f32 {
    let Some(ufo) = &eyes.t.ufo else { return 0.0 };
    let costs: u8 = eyes.t.rules.launch.iter().skip(usize::from(ufo.launched)).sum();
    f32::from(costs) - f32::from(points(ufo.taken))
}

/// Many small stacks gather more, a few large ones are not beaten by one Human: a little of both.
pub(super) fn plan(eyes: &Eyes<'_>, rng: &mut impl Chance) -> Plan {
    let mut plan = Plan::default();
    let mut left = eyes.t.strength.min(15);
    let hunts = rng.odds(1, 2);
    while left > 0 {
        let wanted = if hunts && left > 1 { 2 + rng.below(2) as u8 } else { 1 }.min(left);
        let free = |room: Room| plan.at(room) == 0 && eyes.t.least_strength(room) <= wanted;
        // Being foreseen would be a weakness.
        let liking = |room: Room, chance: u32| yields(eyes, room) + chance as f32 / 100.0;
        let best = Room::SECTORS
            .iter()
            .copied()
            .filter(|&room| free(room))
            .map(|room| (liking(room, rng.below(300)), room))
            .max_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, room)) = best else { break };
        plan.set(room, wanted);
        left -= wanted;
    }
    plan
}

pub(super) fn act(eyes: &Eyes<'_>, action: Action) -> f32 {
    match (eyes.t.step, action) {
        (_, Action::Enter { room }) => enter(eyes, room),
        // Fire weakens the Alien for good.
        (Step::Fight { .. }, Action::Fire { .. }) => 1.0,
        (_, Action::Eat { seat }) => {
            let armed = 0.5 * f32::from(eyes.t.weapons[seat]);
            // The fewer there are, the nearer the end.
            2.5 + armed + 6.0 / f32::from(eyes.t.people().len().max(1))
        }
        (Step::AlienChoice { room, .. }, Action::Hold) => {
            let gain = yields(eyes, room);
            if gain >= missing(eyes) { 20.0 } else { gain }
        }
        (_, Action::Pay { tokens }) => 50.0 - f32::from(points(tokens)) - 0.1 * f32::from(tokens.total()),
        // What the last ones take lies in their sector: the best tokens shall be out.
        (Step::CollectRoom { .. }, Action::Next { room }) => -lying(eyes, room),
        _ => 0.0,
    }
}

/// The token that a Human takes out of a sector where nobody stands yet, once the reserve is spoken for (`nw.ufo.collect`).
fn takes(eyes: &Eyes<'_>, room: Room) -> f32 {
    let taken = |room: Room| !eyes.t.people_in(room).is_empty();
    let spoken_for = Room::SECTORS.iter().filter(|&&room| taken(room)).count();
    let reserve = eyes.t.ufo.map_or(0, |ufo| usize::from(ufo.reserve));
    if taken(room) || reserve > spoken_for { 0.0 } else { lying(eyes, room) }
}

/// Where the Alien likes to be and one more head counts; spread out, more tokens are gone.
fn enter(eyes: &Eyes<'_>, room: Room) -> f32 {
    let heads = eyes.t.people_in(room).len() + 1;
    let comes = eyes.stacks().filter(|&size| size >= eyes.t.least_strength(room)).count() as f32;
    let eaten = eyes.stacks().filter(|&size| size > heads).count() as f32;
    let fire = if eyes.has_fire() { 2.0 } else { 0.0 };
    let liked = yields(eyes, room) * comes / Room::SECTORS.len() as f32;
    takes(eyes, room) + liked * (1.0 + fire)
        - (1.0 - fire / 2.0) * eaten / f32::from(heads)
        - 0.8 * f32::from(heads - 1)
}
