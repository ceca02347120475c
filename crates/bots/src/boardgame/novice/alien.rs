//! The secret Alien: goes about like a Human, but likes company and spoils the stack when nobody can tell.

use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::words::{Card, Room};
use whiteout_boardgame::{Action, Give};
use whiteout_core::SeatSet;

use super::eyes::Eyes;
use super::placing;
use super::worth::Worth;

/// A Human turned is worth more than any work done for show.
const PREY: f32 = 5.0;

pub(super) fn place(eyes: &Eyes<'_>, worth: &Worth, action: Action) -> f32 {
    match action {
        Action::Place { room, give } => {
            cover(eyes, worth, room, give) + company(eyes, room) + way_out(eyes, room, give) - dog(eyes, room)
        }
        // The first seat is a won game.
        Action::Board => 100.0,
        Action::ChangeCards => placing::place(eyes, worth, action) - 1.0,
        _ => 0.0,
    }
}

/// Work for show, with a Sabotage instead now and then.
fn cover(eyes: &Eyes<'_>, worth: &Worth, room: Room, give: Give) -> f32 {
    let seen = eyes.t.at_maximum(eyes.me);
    // With few others in the stack everybody would know.
    let diluted = eyes.t.people().len() >= 4 && !seen;
    match give {
        Give::Card(Card::Sabotage) | Give::LitCard(Card::Sabotage) if diluted && eyes.feels_like(45) => {
            0.8 * worth.room(room) + 1.5
        }
        Give::Special | Give::LitSpecial => placing::work(eyes, worth, room, give) - 1.0,
        _ => 0.7 * placing::work(eyes, worth, room, give),
    }
}

/// One or two Humans in a room are prey, unless all of them have been proven and are not to be fooled.
fn company(eyes: &Eyes<'_>, room: Room) -> f32 {
    if eyes.t.is_green(eyes.me) {
        return 0.0;
    }
    let inside: SeatSet = eyes.t.standing_in(room);
    let prey: f32 = inside.iter().map(|seat| 1.0 - eyes.doubt(seat)).sum();
    let share = match inside.len() {
        0 => 0.0,
        1 => 0.5 * prey,
        _ => 0.4 * prey,
    };
    // A disk far up makes every further meeting look bad.
    let shy = f32::from(eyes.t.suspicion[eyes.me].max(0)) / f32::from(eyes.t.rules.players);
    PREY * share * (1.0 - 0.5 * shy)
}

/// With Keys at a ready vehicle the Alien leaves.
fn way_out(eyes: &Eyes<'_>, room: Room, give: Give) -> f32 {
    let open = eyes.t.vehicle_ready(room) && eyes.has_keys() && eyes.t.aboard.is_empty();
    match (open, give) {
        (true, Give::Card(Card::Use) | Give::LitCard(Card::Use)) => 30.0,
        (true, _) => 15.0,
        _ => 0.0,
    }
}

/// A dog cannot hurt an Alien, but to go there alone looks odd and moves the disk.
fn dog(eyes: &Eyes<'_>, room: Room) -> f32 {
    if eyes.t.dogs.contains(room) && eyes.t.standing_in(room).is_empty() { 2.5 } else { 0.0 }
}

/// Whether to stop pretending, after the vote.
pub(super) fn shows_itself(eyes: &Eyes<'_>) -> bool {
    let t = eyes.t;
    let brood = eyes.hidden();
    let humans = f32::from(eyes.others().len()) - brood;
    let leaving = match t.rescue {
        Rescue::Landed => true,
        Rescue::Flying(done) => done + 3 >= t.rules.rescue_steps,
        _ => eyes.ready_vehicle(),
    };
    let first_in_line = t.least_suspected(t.people()) == Some(eyes.me);
    // They are about to leave, and not with me: wreck what can be wrecked.
    if leaving && !first_in_line && !eyes.has_keys() && t.suspicion[eyes.me] > 1 {
        return eyes.feels_like(20);
    }
    if t.at_maximum(eyes.me) {
        return eyes.feels_like(15);
    }
    // Others carry on in secret: one may hunt.
    if !t.exposed_ever && brood >= 0.9 {
        let armed: u8 = eyes.others().iter().map(|seat| t.weapons[seat]).sum();
        let chance = if f32::from(armed) < humans { 8 } else { 3 };
        return t.round > 2 && eyes.feels_like(chance);
    }
    false
}
