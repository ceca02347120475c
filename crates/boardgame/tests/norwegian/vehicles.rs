//! Vehicles: ready from the start, harmed on purpose.

use whiteout_boardgame::words::{Card, Item, Room, Weapon};
use whiteout_boardgame::{Action, Event, Norwegian, Options, Step};
use whiteout_core::Game as _;

use crate::outpost::{at_the_wheel, leave_alone, outpost, outpost_with};
use crate::scene::{proves, seat, seats};
use crate::stage::{play, turning, why};

#[test]
fn whoever_is_assigned_a_use_at_a_ready_vehicle_is_asked_keys_or_not() {
    proves!("nw.veh.use");
    for room in [Room::BaseHelicopter, Room::Shed] {
        let mut scene = outpost(6);
        turning(&mut scene, &[(seat(1), room), (seat(3), Room::Kitchen)]);
        play(&mut scene, seat(1), Card::Use);
        assert_eq!(scene.step(), Step::Escape { room });
        assert_eq!(why(scene.refuse(seat(1), Action::Escape)).0, "no-keys");
        scene.act(seat(1), Action::Pass);
        assert!(scene.table().lying.contains(seat(1)), "the action is lost");
        scene.damage(room, scene.table().damage_spaces(room));
        assert!(!scene.table().can_do(room, Card::Use), "damaged vehicles take nobody away");
    }
}

#[test]
fn humans_may_sabotage_what_still_runs() {
    proves!("nw.veh.sabotage");
    let mut scene = outpost(6);
    turning(&mut scene, &[(seat(1), Room::Shed)]);
    play(&mut scene, seat(1), Card::Sabotage);
    assert_eq!(scene.table().damage[Room::Shed], 1);
    scene.damage(Room::Shed, 2);
    assert!(!scene.table().can_do(Room::Shed, Card::Sabotage), "each Snow Cat has one space");
    turning(&mut scene, &[(seat(1), Room::Shed), (seat(2), Room::Shed)]);
    play(&mut scene, seat(1), Card::Repair);
    assert_eq!(scene.table().damage[Room::Shed], 0, "with the cooperation bonus");
    scene.damage(Room::BaseHelicopter, 1);
    assert!(scene.table().item_works(Room::BaseHelicopter, Item::Tools));
}

/// The Alien comes to an empty Shed and wrecks it.
fn wrecked(options: Options, strength: u8) -> u8 {
    let mut scene = outpost_with(6, options);
    scene.exposed(seat(5));
    scene.strength(3);
    scene.planned(&[(Room::Shed, strength)]);
    scene.before_placing();
    scene.rest_sleep();
    scene.act(seat(5), Action::Wreck);
    scene.table().damage[Room::Shed]
}

#[test]
fn the_alien_hits_as_many_snow_cats_as_it_is_strong() {
    proves!("nw.veh.alien");
    assert_eq!([1, 2, 3].map(|strength| wrecked(Options::default(), strength)), [1, 2, 2]);
    let one = Options { shed_one_damage: true, ..Options::default() };
    assert_eq!(wrecked(one, 3), 1);
}

#[test]
fn a_room_without_its_vehicle_stays_open() {
    proves!("nw.veh.room");
    let mut scene = outpost(6);
    at_the_wheel(&mut scene, &[(seat(1), Room::BaseHelicopter)]);
    leave_alone(&mut scene, seat(1));
    let table = scene.table();
    let room = Room::BaseHelicopter;
    assert!(table.has_room(room) && table.location_deck().contains(room));
    for card in [Card::Use, Card::Repair, Card::Sabotage] {
        assert!(!table.can_do(room, card), "{card:?}");
    }
    assert_eq!((table.damage_spaces(room), table.vehicles_in(room)), (0, 0));
}

#[test]
fn fire_takes_both_snow_cats() {
    proves!("nw.veh.burn");
    let mut scene = outpost(6);
    scene.damage(Room::Shed, 1);
    scene.weapon(seat(0), Weapon::Dynamite);
    scene.stand(seat(0), Room::Shed);
    scene.state.fold(&Event::RoomBurned { seat: seat(0), room: Room::Shed, weapon: Weapon::Dynamite });
    assert_eq!((scene.table().vehicles_in(Room::Shed), scene.table().damage[Room::Shed]), (0, 0));
    assert!(!scene.table().vehicle_ready(Room::Shed));
}

#[test]
fn fire_takes_the_base_helicopter_with_leave_of_the_leader() {
    proves!("nw.veh.burn");
    for leave in [true, false] {
        let mut scene = outpost(6);
        scene.weapon(seat(1), Weapon::Dynamite);
        scene.stand(seat(1), Room::BaseHelicopter);
        scene.stack(&[Card::Use; 2]);
        scene.ask(Step::Burn { rest: whiteout_core::SeatSet::EMPTY }, seats(&[1]));
        scene.act(seat(1), Action::Fire { weapon: Weapon::Dynamite });
        assert!(matches!(scene.step(), Step::BurnLeave { .. }), "{:?}", scene.step());
        scene.act(seat(0), if leave { Action::Yes } else { Action::No });
        assert_eq!(scene.table().vehicles_in(Room::BaseHelicopter), u8::from(!leave));
        assert_eq!(scene.table().vehicle_ready(Room::BaseHelicopter), !leave);
    }
}

/// Whoever could take it back and stay would be known to have Keys.
#[test]
fn keys_that_were_shown_cannot_be_taken_back() {
    proves!("nw.veh.use");
    let mut scene = outpost(6);
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed), (seat(2), Room::Shed)]);
    let mut stays = scene.clone();
    scene.forget();
    scene.act(seat(1), Action::Escape);
    assert!(scene.saw(|event| matches!(event, Event::KeysShown { .. })));
    assert!(!Norwegian::is_harmless(seat(1), &scene.events));
    stays.forget();
    stays.act(seat(1), Action::Pass);
    assert!(!stays.saw(|event| matches!(event, Event::KeysShown { .. })));
}

#[test]
fn any_keys_fit_and_stay_on_the_vehicle() {
    proves!("nw.veh.keys");
    let mut scene = outpost(6);
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed)]);
    leave_alone(&mut scene, seat(1));
    assert_eq!(scene.table().vehicles_in(Room::Shed), 1);
    let keys = |scene: &crate::scene::Scene| {
        let held: u8 = scene.table().seats().map(|seat| scene.own(seat).items[Item::Keys]).sum();
        held + scene.state.secret.item_deck.counts::<5, Item>()[Item::Keys]
    };
    assert_eq!(keys(&scene), 2, "the third is on the Snow Cat");
    at_the_wheel(&mut scene, &[(seat(2), Room::BaseHelicopter)]);
    leave_alone(&mut scene, seat(2));
    at_the_wheel(&mut scene, &[(seat(3), Room::Shed)]);
    leave_alone(&mut scene, seat(3));
    assert_eq!((keys(&scene), scene.table().escaped()), (0, seats(&[1, 2, 3])));
}
