//! The secret Alien: goes about like a Human, but likes company and spoils the stack when nobody can tell.

use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::words::{Card, Room};
use whiteout_boardgame::{Action, Give};
use whiteout_core::SeatSet;

use super::eyes::Eyes;
use super::placing;
use super::worth::Worth;

pub(super) fn place(eyes: &Eyes<'_>, worth: &Worth, action: Action) -> f32 {
    match action {
        Action::Place { room, give } => {
            cover(eyes, worth, room, give) + company(eyes, room) + way_out(eyes, room, give) - dog(eyes, room)
                + eyes.style.alien_leads * placing::token(eyes, room)
                - eyes.style.alien_fear * placing::danger_of_alien(eyes, room)
        }
        // The first seat is a won game.
        Action::Board => 100.0,
        Action::Snipe { .. } => -1_000.0,
        Action::ChangeCards => placing::place(eyes, worth, action) - eyes.style.alien_sleep,
        _ => 0.0,
    }
}

/// Work for show, with a Sabotage instead now and then.
fn cover(eyes: &Eyes<'_>, worth: &Worth, room: Room, give: Give) -> f32 {
    let seen = eyes.t.at_maximum(eyes.me);
    // With few others in the stack everybody would know.
    let diluted = eyes.t.people().len() >= 4 && !seen;
    match give {
        Give::Card(Card::Sabotage) | Give::LitCard(Card::Sabotage)
            if diluted && eyes.feels_like(eyes.style.sabotage_often as u32) =>
        {
            eyes.style.sabotage_place * worth.room(room) + eyes.style.sabotage_worth
        }
        Give::Special | Give::LitSpecial => placing::work(eyes, worth, room, give) - eyes.style.alien_special,
        _ => eyes.style.cover * placing::work(eyes, worth, room, give),
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
        1 => eyes.style.prey_one * prey,
        _ => eyes.style.prey_two * prey,
    };
    // A disk far up makes every further meeting look bad.
    let shy = f32::from(eyes.t.suspicion[eyes.me].max(0)) / f32::from(eyes.t.rules.players);
    eyes.style.prey * share * (1.0 - eyes.style.shy * shy)
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
    if eyes.dogs_that_stay().contains(room) && eyes.t.standing_in(room).is_empty() { eyes.style.alien_dog } else { 0.0 }
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
        return eyes.feels_like(eyes.style.show_leaving as u32);
    }
    if t.at_maximum(eyes.me) {
        return eyes.feels_like(eyes.style.show_suspect as u32);
    }
    // Others carry on in secret: one may hunt.
    if !t.exposed_ever && brood >= 0.9 {
        let armed: u8 = eyes.others().iter().map(|seat| t.weapons[seat]).sum();
        let chance =
            if f32::from(armed) < humans { eyes.style.show_brood as u32 } else { (eyes.style.show_brood * 0.4) as u32 };
        return t.round > 2 && eyes.feels_like(chance);
    }
    false
}
