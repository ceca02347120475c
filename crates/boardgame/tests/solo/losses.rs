//! When somebody is lost, and what follows.

use whiteout_boardgame::solo::{SoloEvent, SoloStep, Spot};
use whiteout_boardgame::table::{GREEN, Place, Status};
use whiteout_boardgame::words::{Character, Face, Item, Lab, Role, Room, TestKind, Weapon};
use whiteout_boardgame::{Action, Event, Options, Step};
use whiteout_core::Game as _;

use crate::company::{cancel, choose, company, company_with, dice, is_gone, level, moves, rolling, solo, threat};
use crate::scene::{Scene, proves, seat, seats};

const RADIO: Spot = Spot::In(Room::Radio);
const LAB: Spot = Spot::In(Room::Laboratory);

fn is_turn(event: &Event) -> bool {
    matches!(event, Event::StacksRevealed { .. })
}

#[test]
fn exposed_in_phase_five_it_acts_in_the_next_round() {
    proves!("solo.alien.goal");
    let mut scene = company(1);
    threat(&mut scene, 1);
    (1..6).for_each(|i| scene.suspicion(seat(i), GREEN));
    rolling(&mut scene, &[(0, RADIO), (1, LAB)]);
    dice(&mut scene, 0, &[Face::Use]);
    scene.only(cancel(0));
    assert!(is_gone(&scene, 0) && scene.table().strength == 5);
    scene.until(|scene| scene.step() == Step::Solo(SoloStep::Move));
    assert!(scene.table().round == 2 && !scene.saw(is_turn));
    moves(&mut scene, &[(1, RADIO), (2, LAB)]);
    assert!(scene.saw(is_turn));
}

/// By the option disks and token pass each other: a token that gives way exposes nobody, one that moves at night does.
#[test]
fn a_token_that_gives_way_exposes_nobody() {
    proves!("solo.threat.compare", "solo.threat.pick", "solo.night");
    let options = Options { compare_phases_3_and_9: true, ..Options::default() };
    let mut scene = company_with(1, options);
    threat(&mut scene, 2);
    (0..3).for_each(|i| scene.suspicion(seat(i), 1));
    scene.suspicion(seat(3), 4);
    moves(&mut scene, &[(0, RADIO), (1, RADIO), (2, RADIO)]);
    scene.only(choose(seat(0)));
    assert_eq!((solo(&scene).threat, is_gone(&scene, 3)), (4, false));
    let night = |at: i8, levels: &[(u8, i8)]| {
        let mut scene = company_with(1, options);
        (0..6).for_each(|i| scene.suspicion(seat(i), GREEN));
        threat(&mut scene, at);
        for &(i, level) in levels {
            scene.suspicion(seat(i), level);
        }
        rolling(&mut scene, &[]);
        scene.only(Action::Stop);
        scene
    };
    let left = night(4, &[(0, 3)]);
    assert!(is_gone(&left, 0) && solo(&left).threat == 3);
    let right = night(3, &[(0, 3), (1, 4)]);
    assert!(!is_gone(&right, 0) && is_gone(&right, 1) && solo(&right).threat == 4);
}

/// Only who comes to its space makes the token give way: here somebody else's disk lies there meanwhile, as the option allows.
#[test]
fn a_dog_or_a_test_moves_no_token() {
    proves!("solo.dog.alone", "solo.tests");
    let options = Options { compare_phases_3_and_9: true, ..Options::default() };
    let is_left_alone = |scene: &Scene| {
        let moved = |event: &Event| matches!(event, Event::Solo(SoloEvent::ThreatAt { .. }));
        let lost = |event: &Event| matches!(event, Event::Exposed { seat: other, .. } if *other == seat(4));
        solo(scene).threat == 3 && !scene.saw(moved) && !scene.saw(lost)
    };
    // A dog.
    let mut scene = company_with(1, options);
    threat(&mut scene, 3);
    scene.suspicion(seat(4), 3);
    scene.dog(Room::Radio);
    let by_dog = scene.seek(|scene| moves(scene, &[(0, RADIO)]), |scene| is_gone(scene, 0));
    assert!(by_dog.saw(|event| *event == Event::Exposed { seat: seat(0), strength: 5 }));
    assert!(is_left_alone(&by_dog));
    // A Test, with another one still to come.
    let mut scene = company_with(2, options);
    scene.lab(seat(0), Lab::BloodBag);
    scene.weapon(seat(3), Weapon::Flamethrower);
    scene.item(seat(3), Item::Wire);
    scene.until(|scene| scene.step() == Step::OrderTests);
    threat(&mut scene, 3);
    scene.suspicion(seat(4), 3);
    scene.forget();
    scene.only(Action::First { kind: TestKind::Fire });
    scene.only(Action::OfferTest);
    scene.only(Action::Test { seat: seat(5) });
    assert!(is_gone(&scene, 5));
    assert_eq!(scene.step(), Step::OfferTest { kind: TestKind::Blood });
    assert!(is_left_alone(&scene));
}

#[test]
fn a_dog_leaves_a_disk_on_six() {
    proves!("solo.threat.six");
    let mut scene = company(1);
    threat(&mut scene, 8);
    scene.suspicion(seat(0), 6);
    scene.dog(Room::Radio);
    let healthy = |scene: &Scene| !is_gone(scene, 0);
    let scene = scene.seek(|scene| moves(scene, &[(0, RADIO)]), healthy);
    assert_eq!(level(&scene, 0), 6);
}

/// Roles never change, whatever people and dogs do, and nobody hears that no Human is left.
#[test]
fn the_game_goes_on_when_all_are_aliens() {
    proves!("solo.roles");
    let mut scene = company(1);
    (0..6).for_each(|i| scene.role(seat(i), Role::Alien));
    scene.state.table.exposed_ever = true;
    scene.strength(3);
    scene.state.table.alien.set(Room::Radio, 3);
    moves(&mut scene, &[(0, RADIO), (1, RADIO)]);
    scene.state.table.alien.set(Room::Radio, 3);
    let (room, left) = (Room::Radio, whiteout_boardgame::words::RoomSet::EMPTY);
    scene.ask(Step::Solo(SoloStep::Victim { among: seats(&[0, 1]), room, left }), seats(&[0]));
    scene.only(choose(seat(0)));
    assert!(is_gone(&scene, 0) && scene.state.outcome().is_none(), "eaten");
    scene.until(|scene| scene.table().round == 2);
    assert!(scene.state.outcome().is_none(), "after a night");
    scene.lab(seat(1), Lab::BloodBag);
    scene.until(|scene| matches!(scene.step(), Step::OfferTest { kind: TestKind::Blood }));
    scene.only(Action::OfferTest);
    while let Step::TestTarget { .. } = scene.step() {
        scene.only(Action::Test { seat: seat(2) });
    }
    assert!(scene.saw(|event| matches!(event, Event::RoleShown { role: Role::Alien, .. })));
    assert!(scene.state.outcome().is_none(), "after a Test");
}

#[test]
fn meetings_and_dogs_change_no_role() {
    proves!("solo.roles");
    for alien in [0, 1] {
        let mut scene = company(1);
        (0..6).for_each(|i| scene.role(seat(i), Role::Human));
        scene.role(seat(alien), Role::Alien);
        scene.dog(Room::Shed);
        let before = scene.state.secret.role;
        moves(&mut scene, &[(0, RADIO), (1, RADIO), (2, Spot::In(Room::Shed))]);
        scene.until(|scene| scene.table().round == 2);
        assert_eq!(scene.state.secret.role, before);
    }
}

#[test]
fn the_assimilated_leave_their_cards_too() {
    proves!("solo.lost");
    let mut scene = company(1);
    scene.item(seat(0), Item::Keys);
    scene.weapon(seat(0), Weapon::Firearm);
    scene.lab(seat(0), Lab::BloodBag);
    let (items, weapons, labs) = (scene.table().item_deck, scene.table().weapon_deck, scene.table().lab_bag);
    rolling(&mut scene, &[(0, RADIO), (1, RADIO)]);
    scene.strength(3);
    scene.state.table.alien.set(Room::Radio, 3);
    let (room, left) = (Room::Radio, whiteout_boardgame::words::RoomSet::EMPTY);
    scene.ask(Step::Solo(SoloStep::Victim { among: seats(&[0, 1]), room, left }), seats(&[0]));
    scene.only(choose(seat(0)));
    let table = scene.table();
    assert_eq!((table.item_deck, table.weapon_deck, table.lab_bag), (items + 1, weapons + 1, labs));
    assert_eq!((table.status[seat(0)], table.labs[seat(0)]), (Status::Dead, 0));
    assert!(!scene.saw(|event| matches!(event, Event::RoleShown { .. })));
}

#[test]
fn the_sheet_passes_by_a_dog_and_by_a_test_too() {
    proves!("solo.leader.loss");
    let leader = |scene: &Scene| scene.table().owner(scene.table().leader);
    // A dog.
    let mut scene = company(2);
    scene.dog(Room::Radio);
    let by_dog = scene.seek(|scene| moves(scene, &[(0, RADIO)]), |scene| is_gone(scene, 0));
    assert_eq!(leader(&by_dog), seat(1));
    // A Test.
    let mut scene = company(2);
    scene.role(seat(0), Role::Alien);
    scene.lab(seat(3), Lab::BloodBag);
    scene.suspicion(seat(0), 3);
    scene.until(|scene| matches!(scene.step(), Step::OfferTest { .. }));
    scene.only(Action::OfferTest);
    assert!(is_gone(&scene, 0));
    assert!(scene.saw(|event| *event == Event::LeaderIs { seat: seat(3) }));
    // With the option only the last loss passes it on.
    let mut scene = company_with(3, Options { leader_stays: true, ..Options::default() });
    scene.state.table.status[seat(1)] = Status::Dead;
    scene.state.table.place[seat(1)] = Place::Gone;
    scene.suspicion(seat(0), 5);
    moves(&mut scene, &[(0, RADIO), (5, RADIO)]);
    assert!(is_gone(&scene, 0));
    assert_eq!(leader(&scene), seat(1));
}

#[test]
fn beside_people_it_leaves_the_dog_alone() {
    proves!("solo.alien.priorities");
    let mut scene = company(1);
    scene.character(seat(0), Character::Clark);
    scene.dog(Room::Radio);
    scene.state.table.exposed_ever = true;
    scene.strength(2);
    let clark_is_taken = scene.seek(|scene| moves(scene, &[(0, RADIO)]), |scene| is_gone(scene, 0));
    assert!(clark_is_taken.table().dogs.contains(Room::Radio));
    assert_eq!(clark_is_taken.table().strength, 3);
}
