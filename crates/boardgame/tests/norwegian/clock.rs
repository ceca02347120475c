//! What the table does for whoever is out of time.

use std::collections::BTreeSet;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::words::{Item, Plan, Room, TestKind, Weapon};
use whiteout_boardgame::{Action, Step};
use whiteout_core::Seat;

use crate::outpost::{at_the_wheel, outpost};
use crate::scene::{Scene, proves, seat, seats};
use crate::ufo::{chase, enter, may_launch, pay, plan, reserve};

/// What the table does for this seat, by many dice.
fn out_of_time(scene: &Scene, seat: Seat) -> Vec<Action> {
    let mut found: Vec<Action> = Vec::new();
    for seed in 0..200 {
        let action = scene.state.fallback(seat, &mut Xoshiro256PlusPlus::seed_from_u64(seed)).expect("it is asked");
        assert!(scene.can(seat, action), "{action:?}");
        if !found.contains(&action) {
            found.push(action);
        }
    }
    found
}

#[test]
fn nobody_escapes_lays_a_rifle_or_looks_at_teeth_in_silence() {
    proves!("nw.clock");
    let mut scene = outpost(6);
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed)]);
    assert!(scene.can(seat(1), Action::Escape));
    assert_eq!(out_of_time(&scene, seat(1)), [Action::Pass]);

    let mut scene = outpost(6);
    scene.weapon(seat(1), Weapon::RifleFour);
    scene.before_placing();
    assert!(scene.can(seat(1), Action::Snipe { weapon: Weapon::RifleFour }));
    let moves = out_of_time(&scene, seat(1));
    assert!(moves.len() > 1 && moves.iter().all(|action| !matches!(action, Action::Snipe { .. })), "{moves:?}");

    let mut scene = outpost(6);
    scene.item(seat(1), Item::Flashlight);
    scene.ask(Step::OfferTest { kind: TestKind::Teeth }, seats(&[1]));
    assert!(scene.can(seat(1), Action::OfferTest));
    assert_eq!(out_of_time(&scene, seat(1)), [Action::Pass]);
}

#[test]
fn a_silent_human_goes_to_any_sector_and_uses_no_fire() {
    proves!("nw.clock");
    let mut scene = chase(6);
    scene.weapon(seat(1), Weapon::Dynamite);
    plan(&mut scene, &[(Room::SectorA, 3)]);
    let who = scene.asked().only().expect("one at a time");
    let sectors = out_of_time(&scene, who);
    assert_eq!(sectors.len(), 8, "{sectors:?}");
    assert!(sectors.iter().all(|action| matches!(action, Action::Enter { .. })));
    enter(&mut scene, &[(1, Room::SectorA)]);
    assert!(matches!(scene.step(), Step::Fight { .. }), "{:?}", scene.step());
    assert!(scene.can(seat(1), Action::Fire { weapon: Weapon::Dynamite }));
    assert_eq!(out_of_time(&scene, seat(1)), [Action::Pass]);
}

#[test]
fn a_silent_leader_orders_sectors_at_random() {
    proves!("nw.clock");
    let chosen = |scene: &Scene| -> BTreeSet<Room> {
        let rooms = out_of_time(scene, seat(0)).into_iter().map(|action| match action {
            Action::Next { room } => room,
            other => panic!("{other:?}"),
        });
        rooms.collect()
    };
    let mut scene = chase(8);
    plan(&mut scene, &[(Room::SectorA, 1), (Room::SectorB, 1), (Room::SectorC, 1)]);
    enter(&mut scene, &[(1, Room::SectorA), (2, Room::SectorB), (3, Room::SectorC)]);
    let left = [Room::SectorA, Room::SectorB, Room::SectorC];
    assert_eq!(scene.step(), Step::AlienRoom { left: left.into_iter().collect() });
    assert_eq!(chosen(&scene), BTreeSet::from(left));

    let mut scene = chase(6);
    plan(&mut scene, &[(Room::SectorA, 1)]);
    reserve(&mut scene, [3, 0, 0]);
    let rooms = [(0, Room::SectorB), (1, Room::SectorC), (2, Room::SectorD), (3, Room::SectorB), (4, Room::SectorC)];
    enter(&mut scene, &rooms);
    let left = [Room::SectorB, Room::SectorC, Room::SectorD];
    assert_eq!(scene.step(), Step::CollectRoom { left: left.into_iter().collect() });
    assert_eq!(chosen(&scene), BTreeSet::from(left));
}

/// The first plan of the UFO, whatever was planned in the base; then the last one as long as it can be paid for.
#[test]
fn a_silent_alien_repeats_its_plan_or_goes_where_one_is_enough() {
    proves!("nw.clock");
    let mut scene = chase(6);
    let mut base = Plan::default();
    base.set(Room::Kitchen, 2);
    scene.state.table.last_plan = base;
    let single = |scene: &Scene| -> BTreeSet<Room> {
        let rooms = out_of_time(scene, seat(5)).into_iter().map(|action| match action {
            Action::Stack { room, strength: 1 } => room,
            other => panic!("{other:?}"),
        });
        rooms.collect()
    };
    let ones = BTreeSet::from([Room::SectorA, Room::SectorB, Room::SectorC, Room::SectorD]);
    assert_eq!(single(&scene), ones, "a plan of the base is none here");
    scene.act(seat(5), Action::Stack { room: Room::SectorB, strength: 1 });
    assert_eq!(out_of_time(&scene, seat(5)), [Action::Propose]);

    let mut scene = chase(6);
    plan(&mut scene, &[(Room::SectorE, 2)]);
    enter(&mut scene, &[]);
    scene.until_step(|step| step == Step::Plan);
    assert_eq!(out_of_time(&scene, seat(5)), [Action::Stack { room: Room::SectorE, strength: 2 }]);
    scene.act(seat(5), Action::Stack { room: Room::SectorE, strength: 2 });
    assert_eq!(out_of_time(&scene, seat(5)), [Action::Propose]);

    let mut scene = chase(6);
    plan(&mut scene, &[(Room::SectorE, 2)]);
    enter(&mut scene, &[]);
    scene.until_step(|step| step == Step::Plan);
    scene.strength(1);
    assert_eq!(single(&scene), ones, "too weak for the last one");
}

#[test]
fn a_silent_alien_holds_its_sector_and_launches_with_the_least_excess() {
    proves!("nw.clock");
    let mut scene = chase(6);
    plan(&mut scene, &[(Room::SectorA, 3)]);
    enter(&mut scene, &[(1, Room::SectorA)]);
    assert!(matches!(scene.step(), Step::AlienChoice { .. }), "{:?}", scene.step());
    assert!(scene.can(seat(5), Action::Eat { seat: seat(1) }));
    assert_eq!(out_of_time(&scene, seat(5)), [Action::Hold]);

    // The third card costs 4.
    let third = |tokens: [u8; 3]| {
        let mut scene = chase(6);
        may_launch(&mut scene, tokens, 0);
        scene.state.table.ufo.as_mut().expect("in the UFO").launched = 2;
        scene
    };
    let scene = third([0, 2, 2]);
    assert!(scene.can(seat(5), pay([0, 0, 2])) && scene.can(seat(5), pay([0, 1, 1])));
    assert_eq!(out_of_time(&scene, seat(5)), [pay([0, 2, 0])]);
    assert_eq!(out_of_time(&third([1, 1, 0]), seat(5)), [Action::Pass], "not enough for it");
}
