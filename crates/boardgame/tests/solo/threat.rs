//! The Threat Token, and what becomes of the lost.

use whiteout_boardgame::solo::{SoloEvent, SoloStep, Spot, Then};
use whiteout_boardgame::table::{GREEN, Place, Status};
use whiteout_boardgame::words::{Face, Item, Lab, Room, RoomSet, Weapon};
use whiteout_boardgame::{Action, Event, Options, Step};
use whiteout_core::SeatSet;

use crate::company::{cancel, choose, company, company_with, dice, is_gone, level, moves, rolling, solo, threat};
use crate::scene::{Scene, proves, seat, seats};

const RADIO: Spot = Spot::In(Room::Radio);
const LAB: Spot = Spot::In(Room::Laboratory);

#[test]
fn whoever_comes_to_its_space_is_exposed() {
    proves!("solo.threat.compare");
    let mut scene = company(1);
    threat(&mut scene, 3);
    scene.suspicion(seat(0), 2);
    scene.state.table.solo.as_mut().expect("solo").proven = seats(&[0]);
    moves(&mut scene, &[(0, RADIO), (1, RADIO)]);
    assert!(is_gone(&scene, 0) && !is_gone(&scene, 1));
    assert_eq!(solo(&scene).threat, 3, "alone on its space: the token stays");
    // By the option not while dice are used.
    for (option, gone) in [(false, true), (true, false)] {
        let mut scene = company_with(1, Options { compare_phases_3_and_9: option, ..Options::default() });
        threat(&mut scene, 1);
        rolling(&mut scene, &[(0, RADIO), (1, LAB)]);
        dice(&mut scene, 0, &[Face::Threat]);
        scene.only(cancel(0));
        assert_eq!(is_gone(&scene, 0), gone);
    }
}

#[test]
fn of_several_one_is_lost_and_the_token_gives_way() {
    proves!("solo.threat.pick");
    let mut scene = company(2);
    threat(&mut scene, 2);
    (0..3).for_each(|i| scene.suspicion(seat(i), 1));
    moves(&mut scene, &[(0, RADIO), (1, RADIO), (2, RADIO)]);
    let Step::Solo(SoloStep::Lose { among, .. }) = scene.step() else { panic!("{:?}", scene.step()) };
    assert_eq!((among, scene.asked().only()), (seats(&[0, 1, 2]), Some(seat(0))));
    assert_eq!(scene.refuse(seat(0), choose(seat(4))).code, "not-on-that-space");
    scene.only(choose(seat(1)));
    assert!(is_gone(&scene, 1) && !is_gone(&scene, 0) && !is_gone(&scene, 2));
    assert_eq!(solo(&scene).threat, 4);
}

#[test]
fn its_way_ends_on_both_sides() {
    proves!("solo.threat.right-end", "solo.threat.left-end");
    let then = Then::Meeting { left: RoomSet::EMPTY };
    let mut crowd = company(1);
    threat(&mut crowd, 6);
    (0..6).for_each(|i| crowd.suspicion(seat(i), 6));
    crowd.ask(Step::Solo(SoloStep::Lose { among: SeatSet::first(6), then }), SeatSet::one(seat(0)));
    crowd.only(choose(seat(0)));
    assert_eq!(solo(&crowd).threat, 8, "five spaces would be 11");
    // On yellow it stays, and takes whoever leaves green.
    let mut scene = company(1);
    threat(&mut scene, 0);
    (0..6).for_each(|i| scene.suspicion(seat(i), GREEN));
    rolling(&mut scene, &[(0, RADIO), (1, LAB)]);
    dice(&mut scene, 0, &[Face::Threat, Face::Use]);
    let mut stays = scene.clone();
    stays.only(Action::Pass);
    assert_eq!((solo(&stays).threat, stays.table().people().len()), (0, 6));
    scene.only(cancel(1));
    assert!(is_gone(&scene, 0));
}

#[test]
fn a_disk_on_six_stays_and_pays_nothing() {
    proves!("solo.threat.six");
    let mut scene = company(1);
    threat(&mut scene, 8);
    scene.suspicion(seat(0), 6);
    rolling(&mut scene, &[(0, RADIO), (1, LAB)]);
    dice(&mut scene, 0, &[Face::Sabotage]);
    assert_eq!(scene.refuse(seat(0), cancel(0)).code, "cannot-pay");
    let mut scene = company(1);
    threat(&mut scene, 8);
    scene.suspicion(seat(0), 6);
    moves(&mut scene, &[(0, RADIO), (1, RADIO)]);
    assert_eq!([0, 1].map(|i| level(&scene, i)), [6, 1]);
}

#[test]
fn the_first_brings_five_and_each_other_one() {
    proves!("solo.expose.strength");
    let mut scene = company(1);
    threat(&mut scene, 1);
    moves(&mut scene, &[(0, RADIO), (1, RADIO)]);
    scene.only(choose(seat(0)));
    assert!(scene.saw(|event| *event == Event::Exposed { seat: seat(0), strength: 5 }));
    let mut beaten = company(1);
    beaten.state.table.exposed_ever = true;
    threat(&mut beaten, 1);
    moves(&mut beaten, &[(0, RADIO), (1, RADIO)]);
    beaten.only(choose(seat(0)));
    assert!(beaten.saw(|event| *event == Event::Exposed { seat: seat(0), strength: 1 }), "beaten before");
}

#[test]
fn the_lost_leave_their_cards_to_the_decks() {
    proves!("solo.lost");
    let mut scene = company(1);
    scene.item(seat(0), Item::Keys);
    scene.weapon(seat(0), Weapon::Flamethrower);
    scene.lab(seat(0), Lab::BloodBag);
    let (items, weapons, labs) = (scene.table().item_deck, scene.table().weapon_deck, scene.table().lab_bag);
    scene.suspicion(seat(0), 5);
    moves(&mut scene, &[(0, RADIO), (1, RADIO)]);
    scene.until(|scene| !matches!(scene.step(), Step::Avoid { .. }));
    assert!(is_gone(&scene, 0));
    let table = scene.table();
    assert_eq!((table.item_deck, table.weapon_deck, table.lab_bag), (items + 1, weapons + 1, labs));
    assert_eq!(table.status[seat(0)], Status::Exposed);
    assert!(!scene.saw(|event| matches!(event, Event::RoleShown { .. })));
}

fn leader_loses(players: u8, options: Options) -> Scene {
    let mut scene = company_with(players, options);
    scene.suspicion(seat(0), 5);
    moves(&mut scene, &[(0, RADIO), (5, RADIO)]);
    assert!(is_gone(&scene, 0));
    scene
}

#[test]
fn the_leader_who_loses_somebody_passes_the_sheet_on() {
    proves!("solo.leader.loss");
    let leader = |scene: &Scene| scene.table().owner(scene.table().leader);
    assert_eq!(leader(&leader_loses(1, Options::default())), seat(0));
    let scene = leader_loses(3, Options::default());
    assert_eq!(leader(&scene), seat(1));
    let stays = leader_loses(3, Options { leader_stays: true, ..Options::default() });
    assert_eq!((leader(&stays), stays.table().leader), (seat(0), seat(1)), "the next of the same owner stands for it");
}

#[test]
fn the_sheet_passes_over_whoever_has_nobody_left() {
    proves!("solo.takeover", "solo.leader.loss", "solo.night");
    let waiting = || {
        let mut scene = company(3);
        for index in [2, 3] {
            scene.state.table.status[seat(index)] = Status::Dead;
            scene.state.table.place[seat(index)] = Place::Gone;
        }
        scene
    };
    let leader = |scene: &Scene| scene.table().owner(scene.table().leader);
    // The Leader loses somebody.
    let mut scene = waiting();
    scene.suspicion(seat(0), 5);
    moves(&mut scene, &[(0, RADIO), (5, RADIO)]);
    assert!(is_gone(&scene, 0));
    assert_eq!(leader(&scene), seat(2));
    // At the end of the rounds.
    let mut scene = waiting();
    for next in [2, 0, 2] {
        rolling(&mut scene, &[]);
        scene.only(Action::Stop);
        assert_eq!(leader(&scene), seat(next));
    }
}

/// The first of three players has lost everybody.
fn bereft(closed: bool) -> Scene {
    let mut scene = company_with(3, Options { closed_hands: closed, ..Options::default() });
    scene.item(seat(3), Item::Keys);
    scene.state.table.status[seat(1)] = Status::Dead;
    scene.state.table.place[seat(1)] = Place::Gone;
    scene.suspicion(seat(0), 5);
    moves(&mut scene, &[(0, RADIO), (5, RADIO)]);
    scene
}

#[test]
fn a_player_without_people_may_take_one_over() {
    proves!("solo.takeover");
    for closed in [false, true] {
        let mut scene = bereft(closed);
        // Both others have two: the next to the left would give.
        let Step::Solo(SoloStep::TakeOver { giver, .. }) = scene.step() else { panic!("{:?}", scene.step()) };
        assert_eq!((giver, scene.asked().only()), (seat(1), Some(seat(0))));
        assert!(scene.can(seat(0), Action::No));
        scene.only(Action::Yes);
        let Step::Solo(SoloStep::HandOver { player, .. }) = scene.step() else { panic!("{:?}", scene.step()) };
        assert_eq!((player, scene.asked().only()), (seat(0), Some(seat(1))));
        assert_eq!(scene.refuse(seat(1), choose(seat(5))).code, "not-yours-to-give");
        scene.only(choose(seat(3)));
        assert_eq!(scene.table().owner(seat(3)), seat(0));
        assert!(scene.saw(|event| *event == Event::Solo(SoloEvent::TakenOver { seat: seat(3), player: seat(0) })));
        assert_eq!(scene.table().items[seat(3)], 1, "with its cards");
        assert_eq!(scene.table().owner(scene.table().leader), seat(1));
    }
}

#[test]
fn whoever_takes_nobody_over_waits_for_the_end() {
    proves!("solo.takeover");
    let mut scene = bereft(false);
    scene.only(Action::No);
    assert!(scene.saw(|event| *event == Event::Solo(SoloEvent::WaitsForTheEnd { player: seat(0) })));
    assert_eq!(scene.table().characters_of(seat(0)), SeatSet::EMPTY);
    assert_eq!(scene.table().owner(seat(3)), seat(1), "nobody has gone over");
    assert!(!scene.asked().contains(seat(0)));
    // Whose time is up takes one: nobody sits out by accident.
    let scene = bereft(false);
    assert_eq!(scene.state.fallback(seat(0), &mut scene.rng.clone()), Some(Action::Yes));
}

#[test]
fn nobody_takes_over_the_last_of_another() {
    proves!("solo.takeover");
    // Nobody can spare one: the player waits, and all share the end.
    let mut scene = company(3);
    for index in [1, 3, 5] {
        scene.state.table.status[seat(index)] = Status::Dead;
        scene.state.table.place[seat(index)] = Place::Gone;
    }
    scene.suspicion(seat(0), 5);
    moves(&mut scene, &[(0, RADIO), (2, RADIO)]);
    assert!(!matches!(scene.step(), Step::Solo(SoloStep::TakeOver { .. } | SoloStep::HandOver { .. })));
    assert_eq!(scene.table().characters_of(seat(0)), SeatSet::EMPTY);
    assert!(!scene.asked().contains(seat(0)));
}
