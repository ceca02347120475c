//! Phase 3: moves, meetings and dogs.

use whiteout_boardgame::solo::{SoloEvent, SoloStep, Spot};
use whiteout_boardgame::table::GREEN;
use whiteout_boardgame::words::{Character, Role, Room, RoomSet, Weapon};
use whiteout_boardgame::{Action, Event, Options, Step};

use crate::company::{company, company_with, go, is_gone, level, moves, solo};
use crate::scene::{Scene, proves, seat};

const RADIO: Spot = Spot::In(Room::Radio);
const LAB: Spot = Spot::In(Room::Laboratory);

#[test]
fn a_player_sends_the_own_people_in_any_order() {
    proves!("solo.move", "solo.move.limits");
    let mut scene = company(2);
    assert_eq!(scene.step(), Step::Solo(SoloStep::Move));
    assert!(scene.can(seat(0), go(seat(2), RADIO)) && scene.can(seat(0), go(seat(0), Spot::LeisureRoom)));
    assert_eq!(scene.refuse(seat(0), go(seat(4), RADIO)).code, "not-yours-to-move");
    assert_eq!(scene.refuse(seat(0), go(seat(0), Spot::In(Room::Kennel))).code, "not-for-characters");
    scene.act(seat(0), go(seat(2), RADIO));
    assert_eq!(scene.refuse(seat(0), go(seat(2), LAB)).code, "not-yours-to-move");
    scene.act(seat(0), go(seat(0), RADIO));
    scene.act(seat(0), go(seat(1), RADIO));
    assert_eq!(scene.asked().only(), Some(seat(1)));
    assert_eq!(scene.refuse(seat(1), go(seat(3), RADIO)).code, "room-full");
    scene.act(seat(1), go(seat(3), Spot::Dormitory));
    assert_eq!(scene.refuse(seat(1), go(seat(4), Spot::Dormitory)).code, "dormitory-full");
}

#[test]
fn the_leader_orders_meetings_and_disks_move_together() {
    proves!("solo.meet.order");
    let mut scene = company(1);
    scene.suspicion(seat(0), GREEN);
    moves(&mut scene, &[(0, RADIO), (1, RADIO), (2, LAB), (3, LAB)]);
    let left: RoomSet = [Room::Radio, Room::Laboratory].into_iter().collect();
    assert_eq!(scene.step(), Step::EncounterRoom { left });
    scene.only(Action::Next { room: Room::Radio });
    assert_eq!([0, 1, 2, 3].map(|i| level(&scene, i)), [0, 0, 1, 1]);
}

fn meeting(options: Options, levels: &[i8]) -> Vec<i8> {
    let mut scene = company_with(1, options);
    let mut there = Vec::new();
    for (index, &level) in (0u8..).zip(levels) {
        scene.suspicion(seat(index), level);
        there.push((index, RADIO));
    }
    moves(&mut scene, &there);
    (0u8..).zip(levels).map(|(index, _)| level(&scene, index)).collect()
}

#[test]
fn only_who_meets_somebody_doubtful_is_suspected() {
    proves!("solo.meet.green");
    let book = Options::default();
    assert_eq!(meeting(book, &[GREEN, GREEN]), [GREEN, GREEN]);
    assert_eq!(meeting(book, &[GREEN, 0]), [0, 0]);
    assert_eq!(meeting(book, &[0, 2, GREEN]), [1, 3, 0]);
    let everyone = Options { everyone_moves: true, ..book };
    assert_eq!(meeting(everyone, &[GREEN, 0]), [0, 1]);
}

#[test]
fn people_meet_in_the_leisure_room_too() {
    proves!("solo.meet.leisure");
    retells!("bg.loc.leisure-room");
    let mut scene = company(1);
    moves(&mut scene, &[(0, Spot::LeisureRoom), (1, Spot::LeisureRoom)]);
    assert!(scene.saw(|event| *event == Event::Entered { room: Room::LeisureRoom }));
    assert_eq!([0, 1, 2].map(|i| level(&scene, i)), [1, 1, 0]);
    scene.until(|scene| scene.table().round == 2);
    assert_eq!(level(&scene, 2), 0, "coming back is no meeting");
}

#[test]
fn a_weapon_takes_its_user_out() {
    proves!("solo.meet.avoid");
    let mut scene = company(2);
    scene.weapon(seat(3), Weapon::Firearm);
    moves(&mut scene, &[(0, RADIO), (3, RADIO)]);
    assert_eq!(scene.asked().only(), Some(seat(1)), "its owner is asked");
    let mut armed = scene.clone();
    armed.only(Action::Avoid { weapon: Weapon::Firearm });
    assert_eq!([0, 3].map(|i| level(&armed, i)), [0, 0], "nobody is left to meet");
    assert_eq!(armed.table().weapons[seat(3)], 1, "a Firearm stays");
    scene.only(Action::Pass);
    assert_eq!([0, 3].map(|i| level(&scene, i)), [1, 1]);
}

#[test]
fn whoever_steps_out_does_not_count_for_the_others() {
    proves!("solo.meet.avoid");
    retells!("bg.weapon.firearm", "bg.weapon.melee", "bg.weapon.flamethrower");
    for (weapon, kept, reloads) in [(Weapon::Firearm, 1, 0), (Weapon::Melee, 0, 0), (Weapon::Flamethrower, 1, 5)] {
        // Two greens beside an armed one on yellow.
        let mut scene = company(1);
        (0..2).for_each(|i| scene.suspicion(seat(i), GREEN));
        scene.weapon(seat(2), weapon);
        let deck = scene.table().weapon_deck;
        moves(&mut scene, &[(0, RADIO), (1, RADIO), (2, RADIO)]);
        let mut meets = scene.clone();
        meets.only(Action::Pass);
        assert_eq!([0, 1, 2].map(|i| level(&meets, i)), [0, 0, 0], "both greens meet somebody doubtful");
        scene.only(Action::Avoid { weapon });
        assert_eq!([0, 1, 2].map(|i| level(&scene, i)), [GREEN, GREEN, 0], "{weapon:?}");
        let table = scene.table();
        assert_eq!((table.weapons[seat(2)], table.weapon_deck), (kept, deck));
        assert_eq!(table.flamethrowers[0].reloads, reloads);
        assert!(!table.lying.contains(seat(2)));
    }
    // Dynamite keeps nobody away, and nothing helps against a dog.
    let mut scene = company(1);
    scene.weapon(seat(0), Weapon::Dynamite);
    moves(&mut scene, &[(0, RADIO), (1, RADIO)]);
    assert_eq!([0, 1].map(|i| level(&scene, i)), [1, 1]);
    let mut scene = company(1);
    scene.weapon(seat(0), Weapon::Firearm);
    scene.dog(Room::Radio);
    moves(&mut scene, &[(0, RADIO)]);
    assert!(scene.saw(|event| matches!(event, Event::Solo(SoloEvent::DogShown { .. }))));
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Avoid { .. }, .. })));
}

#[test]
fn nobody_goes_to_a_burned_room() {
    proves!("solo.move.limits");
    let mut scene = company(1);
    scene.state.table.burned = scene.table().burned.with(Room::Radio);
    let refused = scene.refuse(seat(0), go(seat(0), RADIO));
    assert_eq!((refused.code, refused.rule.0), ("room-burned", "bg.burn.loss"));
}

#[test]
fn several_catch_a_dog_first() {
    proves!("solo.dog.several");
    let mut scene = company(1);
    scene.character(seat(1), Character::Clark);
    scene.weapon(seat(0), Weapon::Melee);
    scene.dog(Room::Radio);
    moves(&mut scene, &[(0, RADIO), (1, RADIO)]);
    assert_eq!(scene.table().dogs_locked, 1);
    scene.only(Action::Avoid { weapon: Weapon::Melee });
    assert_eq!(scene.table().dogs_locked, 1);
    assert!(scene.table().location_deck().contains(Room::Kennel));
}

fn with_dog(options: Options, token: Role) -> Scene {
    let mut scene = company_with(1, options);
    scene.dog(Room::Radio);
    scene.suspicion(seat(0), GREEN);
    let drawn = |scene: &Scene| scene.saw(|event| *event == Event::Solo(SoloEvent::DogShown { seat: seat(0), token }));
    scene.seek(|scene| moves(scene, &[(0, RADIO)]), drawn)
}

#[test]
fn alone_with_a_dog_a_token_is_shown() {
    proves!("solo.dog.alone");
    let healthy = with_dog(Options::default(), Role::Human);
    assert_eq!((level(&healthy, 0), is_gone(&healthy, 0)), (0, false));
    let free = with_dog(Options { dog_check_free: true, ..Options::default() }, Role::Human);
    assert_eq!(level(&free, 0), GREEN);
    let alien = with_dog(Options::default(), Role::Alien);
    assert!(is_gone(&alien, 0), "a proven Human as well");
    assert!(alien.saw(|event| *event == Event::Exposed { seat: seat(0), strength: 5 }));
    assert_eq!(solo(&alien).threat, 6);
    assert!(!alien.saw(|event| matches!(event, Event::RoleShown { .. } | Event::DogCaught { .. })));
    let eaten = alien.saw(|event| *event == Event::DogEaten { room: Room::Radio });
    assert!(eaten || alien.table().dogs.contains(Room::Radio), "the dog stays");
    assert!(alien.saw(|event| matches!(event, Event::StacksRevealed { .. })), "it acts in the same round");
    let mut clark = company(1);
    clark.character(seat(0), Character::Clark);
    clark.dog(Room::Radio);
    moves(&mut clark, &[(0, RADIO)]);
    assert!(!clark.saw(|event| matches!(event, Event::Solo(SoloEvent::DogShown { .. }))));
}
