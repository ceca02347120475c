//! Where a Human goes and what it hands in; cards, items and tokens to keep.

use whiteout_boardgame::table::{LeaderToken, PackLeader, Rescue};
use whiteout_boardgame::words::{Card, Character, Item, Lab, Room, Weapon};
use whiteout_boardgame::{Action, Give};
use whiteout_core::SeatSet;

use super::boarding;
use super::eyes::{Eyes, can_avoid};
use super::worth::{self, Worth};

/// A Human does not go to a dog alone while there is anywhere else to go.
const DOG_ALONE: f32 = 60.0;

pub(super) fn place(eyes: &Eyes<'_>, worth: &Worth, action: Action) -> f32 {
    match action {
        Action::Place { room, give } => {
            work(eyes, worth, room, give)
                - danger_of_meeting(eyes, room)
                - danger_of_dog(eyes, room)
                - danger_of_alien(eyes, room)
                + token(eyes, room)
                + fire_in_time(eyes, room)
        }
        // Time is on the side of the Aliens.
        Action::Snipe { weapon } => 1_000.0 + f32::from(weapon.track_spaces()),
        Action::ChangeCards => change_cards(eyes),
        Action::Board => boarding::first_seat(eyes),
        _ => 0.0,
    }
}

/// What the place is worth to a Human with any card.
pub(super) fn plain(eyes: &Eyes<'_>, worth: &Worth, room: Room) -> f32 {
    let card = if worth.of(room, Card::Use) > worth.of(room, Card::Repair) { Card::Use } else { Card::Repair };
    place(eyes, worth, Action::Place { room, give: Give::Card(card) })
}

/// What the place and the card bring to the Humans.
pub(super) fn work(eyes: &Eyes<'_>, worth: &Worth, room: Room, give: Give) -> f32 {
    let inside = eyes.t.standing_in(room).len();
    let own_way_out = escape_here(eyes, room);
    let use_worth = worth.of(room, Card::Use).max(own_way_out);
    let value = |card: Card| match card {
        Card::Use => shared(eyes, room, use_worth, inside) + eyes.style.other_card * worth.of(room, Card::Repair),
        Card::Repair => shared(eyes, room, worth.of(room, Card::Repair), inside) + eyes.style.other_card * use_worth,
        // Somebody will have to do it somewhere.
        Card::Sabotage => 0.3 * worth.room(room) - eyes.style.human_sabotage - worth::harm(eyes, room).min(0.0),
    };
    let random = |hand: [u8; 3]| {
        let total = f32::from(hand.iter().sum::<u8>().max(1));
        f32::from(hand[0]) / total * value(Card::Use)
            + f32::from(hand[1]) / total * value(Card::Repair)
            + f32::from(hand[2]) / total * value(Card::Sabotage)
    };
    match give {
        Give::Card(card) => value(card),
        Give::LitCard(card) => value(card) - 0.1,
        Give::Blind => random(eyes.own.hand.0),
        // The hand is lost, and the deck is a third Sabotage.
        Give::Special if eyes.is(Character::Norris) => random([4, 4, 1]) - 0.8,
        Give::Special => random([1, 1, 1]) - 0.8,
        Give::LitSpecial => random([4, 4, 1]) - 0.9,
    }
}

/// With others there already, work that can be shared goes on, other work is done by them.
fn shared(eyes: &Eyes<'_>, room: Room, worth: f32, inside: u8) -> f32 {
    match inside {
        0 => worth,
        _ if !room.cooperative() => eyes.style.second_alone * worth,
        _ => {
            // So many units are likely done by those who are there; each further hand adds one to every action.
            let done = inside * (inside + 1) / 2;
            if worth::wanted(eyes, room) > done {
                worth * (1.0 + eyes.style.cooperation * f32::from(inside))
            } else {
                worth * eyes.style.too_many
            }
        }
    }
}

/// A ready vehicle and my Keys: the game can be won here.
fn escape_here(eyes: &Eyes<'_>, room: Room) -> f32 {
    if eyes.t.vehicle_ready(room) && eyes.has_keys() && (eyes.t.rules.is_norwegian() || boarding::time_to_go(eyes)) {
        25.0
    } else {
        0.0
    }
}

/// Meeting somebody may mean taking the wrong token. I would take from the one I trust most.
pub(super) fn danger_of_meeting(eyes: &Eyes<'_>, room: Room) -> f32 {
    let owners: SeatSet = eyes.t.standing_in(room).iter().filter(|&seat| !eyes.t.is_green(seat)).collect();
    let Some(doubt) = owners.iter().map(|seat| eyes.doubt(seat)).min_by(f32::total_cmp) else { return 0.0 };
    let risk = doubt * 0.5 * eyes.style.infection;
    // Everybody's disk goes up as well, and the one met may be turned by a third.
    let noise = eyes.style.meeting;
    if eyes.own.weapons[Weapon::Firearm] > 0 {
        noise
    } else if can_avoid(eyes) {
        noise + eyes.style.avoidable * risk
    } else {
        noise + risk
    }
}

fn danger_of_dog(eyes: &Eyes<'_>, room: Room) -> f32 {
    if eyes.is(Character::Clark) {
        return 0.0;
    }
    let alone = eyes.t.standing_in(room).is_empty();
    if !eyes.dogs_that_stay().contains(room) {
        // Whoever is alone may be bitten by the Pack Leader wherever it runs to.
        let roams = matches!(eyes.t.pack_leader, PackLeader::In(_));
        return if roams && !alone { -eyes.style.pack_together } else { 0.0 };
    }
    // Two catch it, and the first is spared the bite.
    if alone { DOG_ALONE } else { -eyes.style.dog_together }
}

/// The rooms the exposed Alien likes, for those who guess where its stacks lie.
fn alien_likes(eyes: &Eyes<'_>, room: Room) -> f32 {
    let t = eyes.t;
    let base = match room {
        Room::Boiler if t.freezing.is_none() => eyes.style.likes_boiler,
        Room::Radio | Room::BaseHelicopter | Room::Shed if eyes.work_left(room).is_some() => 1.6,
        Room::Generator if !t.power_failure => 1.4,
        _ => 0.8,
    };
    if eyes.dogs_that_stay().contains(room) { base + 1.5 } else { base }
}

/// The Alien comes to one room for each stack; it takes people where it is stronger.
pub(super) fn danger_of_alien(eyes: &Eyes<'_>, room: Room) -> f32 {
    if !eyes.t.planned {
        return 0.0;
    }
    let all: f32 = Room::GREEN.iter().filter(|&&r| eyes.t.is_open(r)).map(|&r| alien_likes(eyes, r)).sum();
    let here = alien_likes(eyes, room) / all.max(1.0);
    let heads = eyes.t.standing_in(room).len() + 1;
    let harm: f32 = eyes
        .stacks()
        .map(|size| match size.cmp(&heads) {
            core::cmp::Ordering::Greater => eyes.style.death / f32::from(heads),
            core::cmp::Ordering::Equal => eyes.style.tie,
            core::cmp::Ordering::Less => 0.0,
        })
        .sum();
    if eyes.has_fire() { eyes.style.armed_danger * here * harm } else { here * harm }
}

pub(super) fn token(eyes: &Eyes<'_>, room: Room) -> f32 {
    if eyes.t.leader_token == LeaderToken::In(room) { eyes.style.leader_token } else { 0.0 }
}

/// When the cold is about to kill, whoever has fire goes where least is lost.
fn fire_in_time(eyes: &Eyes<'_>, room: Room) -> f32 {
    if eyes.freezing_soon() && eyes.has_fire() && eyes.t.fire_tokens > 0 {
        12.0 - 1.5 * worth::burnt(eyes, room) - if eyes.t.standing_in(room).is_empty() { 0.0 } else { 1.0 }
    } else {
        0.0
    }
}

/// Lying in the Dormitory is safe and brings a good hand, but nothing gets done.
fn change_cards(eyes: &Eyes<'_>) -> f32 {
    let hand = &eyes.own.hand;
    let good = hand[Card::Use] + hand[Card::Repair];
    let stuck = if good == 0 && !eyes.t.power_failure { eyes.style.stuck } else { 0.0 };
    let one_sided = if hand[Card::Use] == 0 || hand[Card::Repair] == 0 { 0.3 } else { 0.0 };
    // Others have gone to bed: somebody must work, unless help is on its way and the Alien about.
    let waiting = eyes.hunted() && matches!(eyes.t.rescue, Rescue::Flying(_) | Rescue::Landed);
    let crowd = if waiting { 0.0 } else { eyes.style.crowded_bed * f32::from(eyes.t.sleepers) };
    eyes.style.sleep + stuck + one_sided - crowd
}

/// Exchange, Special Action, Dormitory and hunger: which cards to have.
pub(super) fn cards(eyes: &Eyes<'_>, action: Action) -> f32 {
    let hand = &eyes.own.hand;
    let spare = |card: Card| match card {
        // One Sabotage is a tool to an Alien and a burden to a Human.
        Card::Sabotage if eyes.alien => f32::from(hand[card]) - 1.6,
        Card::Sabotage => 3.0,
        _ => f32::from(hand[card]) - 1.5,
    };
    match action {
        Action::Exchange { card } => {
            if card == Card::Sabotage || hand[card] == 3 {
                spare(card)
            } else {
                -1.0
            }
        }
        Action::Discard { card } => spare(card),
        Action::GiveDrawn { card } => match card {
            Card::Sabotage if eyes.alien && !eyes.t.at_maximum(eyes.me) => 2.0,
            Card::Sabotage => -5.0,
            Card::Use => 1.0,
            Card::Repair => 0.9,
        },
        Action::ChooseHand { uses, repairs, sabotages } => {
            let wanted = f32::from(u8::from(eyes.alien));
            let both = if uses > 0 && repairs > 0 { 1.0 } else { 0.0 };
            0.2 * f32::from(uses) + both - 2.0 * (f32::from(sabotages) - wanted).abs()
        }
        _ => 0.0,
    }
}

/// Fuel and Tools are free help: used where the same work by card would be worth something.
pub(super) fn item(eyes: &Eyes<'_>, worth: &Worth, action: Action) -> f32 {
    let Action::UseItem { item } = action else { return 0.0 };
    let Some(room) = eyes.t.room_of(eyes.me) else { return -1.0 };
    let gain = worth.of(room, if item == Item::Fuel { Card::Use } else { Card::Repair });
    if eyes.alien { -1.0 } else { gain - eyes.style.use_item }
}

pub(super) fn keep(eyes: &Eyes<'_>, action: Action) -> f32 {
    match action {
        Action::KeepWeapon { weapon } => match weapon {
            Weapon::Flamethrower => 4.0,
            Weapon::Dynamite => 3.0,
            Weapon::Firearm if eyes.own.weapons[weapon] == 0 => 3.2,
            Weapon::Firearm => 1.0,
            Weapon::Melee => 2.0,
            Weapon::RifleTwo | Weapon::RifleThree | Weapon::RifleFour => {
                if eyes.t.rifle > 0 {
                    0.0
                } else {
                    3.0 + f32::from(weapon.track_spaces())
                }
            }
        },
        Action::KeepItem { item } => worth::item(eyes, item),
        // An Alien leaves no bags in the bag and sometimes shows off with a worthless token.
        Action::KeepToken => match (eyes.own.drawn.token, eyes.alien) {
            (Some(Lab::BloodBag), false) => 1.0,
            (Some(_), true) if eyes.feels_like(30) => 1.0,
            _ => -1.0,
        },
        _ => 0.0,
    }
}
