//! Phase 4: the Alien that nobody plays.

use whiteout_boardgame::solo::{SoloEvent, SoloStep, Spot};
use whiteout_boardgame::table::{Place, Rescue, Status};
use whiteout_boardgame::words::{Plan, Room, Weapon};
use whiteout_boardgame::{Action, Event, Options, Step, Victim};

use crate::company::{choose, company, company_with, is_gone, moves, rolling, solo};
use crate::scene::{Scene, proves, seat, seats};

const RADIO: Spot = Spot::In(Room::Radio);
const LAB: Spot = Spot::In(Room::Laboratory);

/// An Alien of this Strength is out, and Character 5 is part of it.
fn hunted(options: Options, strength: u8) -> Scene {
    hunted_by(1, options, strength)
}

fn hunted_by(players: u8, options: Options, strength: u8) -> Scene {
    let mut scene = company_with(players, options);
    scene.state.table.status[seat(5)] = Status::Exposed;
    scene.state.table.place[seat(5)] = Place::Gone;
    scene.state.table.exposed_ever = true;
    scene.strength(strength);
    scene
}

fn plan(scene: &Scene) -> Option<Plan> {
    scene.events.iter().find_map(|event| match event {
        Event::StacksRevealed { plan } => Some(*plan),
        _ => None,
    })
}

/// With these dice the Alien comes to this room.
fn comes_to(scene: &Scene, room: Room, there: &[(u8, Spot)]) -> Scene {
    let mut found = scene.seek(
        |scene| {
            moves(scene, there);
            while let Step::EncounterRoom { left } = scene.step() {
                scene.only(Action::Next { room: left.iter().next().expect("a room") });
            }
        },
        |scene| plan(scene).is_some_and(|plan| plan.at(room) > 0),
    );
    if let Step::AlienRoom { .. } = found.step() {
        found.only(Action::Next { room });
    }
    found
}

#[test]
fn the_fullest_room_sets_its_goal() {
    proves!("solo.alien.goal");
    let sizes = |options: Options, there: &[(u8, Spot)]| {
        let mut scene = hunted(options, 5);
        scene.suspicion(seat(0), -1);
        moves(&mut scene, there);
        scene.until(|scene| plan(scene).is_some());
        let plan = plan(&scene).expect("a plan");
        let mut sizes: Vec<u8> = plan.rooms().iter().map(|room| plan.at(room)).collect();
        sizes.sort_unstable();
        sizes
    };
    assert_eq!(sizes(Options::default(), &[]), [1, 2, 2]);
    assert_eq!(sizes(Options::default(), &[(0, RADIO), (1, RADIO)]), [2, 3]);
    let hiding: Vec<(u8, Spot)> = (0..5).map(|i| (i, Spot::LeisureRoom)).collect();
    assert_eq!(sizes(Options::default(), &hiding), [1; 5]);
    assert_eq!(sizes(Options { goal_all_rooms: true, ..Options::default() }, &hiding), [5]);
}

#[test]
fn cards_are_drawn_until_all_strength_lies() {
    proves!("solo.alien.cards");
    let mut scene = hunted(Options::default(), 9);
    for room in [Room::Armory, Room::Boiler, Room::Generator, Room::Kitchen, Room::Laboratory, Room::Warehouse] {
        scene.state.table.burned = scene.state.table.burned.with(room);
        scene.state.table.fire_tokens -= 1;
    }
    let hiding: Vec<(u8, Spot)> = (0..5).map(|i| (i, Spot::LeisureRoom)).collect();
    moves(&mut scene, &hiding);
    let plan = plan(&scene).expect("a plan");
    let mut sizes: Vec<u8> = plan.rooms().iter().map(|room| plan.at(room)).collect();
    sizes.sort_unstable();
    assert_eq!((plan.total(), sizes), (9, vec![1, 1, 1, 6]), "four cards are left, and the last takes the rest");
    assert!(matches!(scene.step(), Step::AlienRoom { .. }), "the Leader picks the order");
}

#[test]
fn people_then_dogs_then_rooms() {
    proves!("solo.alien.priorities");
    // Stronger: one is taken, the others flee.
    let scene = comes_to(&hunted(Options::default(), 3), Room::Radio, &[(0, RADIO), (1, RADIO)]);
    let mut taken = scene;
    assert!(matches!(taken.step(), Step::Solo(SoloStep::Victim { .. })));
    taken.only(choose(seat(0)));
    assert!(is_gone(&taken, 0) && taken.table().lying.contains(seat(1)));
    assert_eq!((taken.table().place[seat(1)], taken.table().strength), (Place::LeisureRoom, 4));
    // As strong: they lie where they are. Weaker: nothing.
    let equal = comes_to(&hunted(Options::default(), 2), Room::Radio, &[(0, RADIO), (1, RADIO)]);
    assert!(equal.table().lying.contains(seat(0)) && equal.table().place[seat(0)] == Place::In(Room::Radio));
    let weaker = comes_to(&hunted(Options::default(), 1), Room::Radio, &[(0, RADIO), (1, RADIO)]);
    assert!(!weaker.table().lying.contains(seat(0)) && !is_gone(&weaker, 0));
    assert_eq!([0, 1].map(|i| weaker.table().suspicion[seat(i)]), [1, 1], "once, for meeting each other");
    // A dog rather than the room.
    let mut with_dog = hunted(Options::default(), 1);
    with_dog.dog(Room::Laboratory);
    let eaten = comes_to(&with_dog, Room::Laboratory, &[]);
    assert!(eaten.saw(|event| *event == Event::DogEaten { room: Room::Laboratory }));
    assert!(!eaten.saw(|event| matches!(event, Event::LabLost { .. })));
    let wrecked = comes_to(&hunted(Options::default(), 2), Room::Laboratory, &[]);
    assert!(wrecked.saw(|event| *event == Event::LabLost { tokens: 2 }));
}

#[test]
fn what_it_gains_counts_once_its_turn_is_over() {
    proves!("solo.alien.priorities");
    let mut scene = hunted(Options::default(), 5);
    scene.state.table.rescue = Rescue::Landed;
    rolling(&mut scene, &[(0, RADIO), (1, RADIO), (2, LAB), (3, LAB)]);
    scene.state.table.alien.set(Room::Radio, 3);
    scene.state.table.alien.set(Room::Laboratory, 2);
    let left = [Room::Radio, Room::Laboratory].into_iter().collect();
    scene.ask(Step::AlienRoom { left }, seats(&[0]));
    scene.only(Action::Next { room: Room::Radio });
    scene.only(choose(seat(0)));
    assert_eq!(scene.table().strength, 6);
    // In the other room it is as strong as before.
    assert!([2, 3].iter().all(|&i| !is_gone(&scene, i) && scene.table().lying.contains(seat(i))));
    assert!(matches!(scene.step(), Step::Solo(SoloStep::Board { .. })), "{:?}", scene.step());
    scene.only(choose(seat(1)));
    let dice = scene.events.iter().find_map(|event| match event {
        Event::Solo(SoloEvent::EscapeRolled { faces, .. }) => Some(faces.total()),
        _ => None,
    });
    assert_eq!(dice, Some(6), "in the same round");
}

#[test]
fn of_the_most_suspected_the_leader_names_one() {
    proves!("solo.alien.victim");
    let options = Options { victim: Victim::MostSuspected, first_leader: Some(seat(1)), ..Options::default() };
    let mut scene = hunted_by(2, options, 4);
    (0..2).for_each(|i| scene.suspicion(seat(i), 2));
    let mut tied = comes_to(&scene, Room::Radio, &[(0, RADIO), (1, RADIO), (2, RADIO)]);
    assert_eq!([0, 1, 2].map(|i| tied.table().suspicion[seat(i)]), [3, 3, 1]);
    let Step::Solo(SoloStep::Victim { among, .. }) = tied.step() else { panic!("{:?}", tied.step()) };
    assert_eq!((among, tied.asked().only()), (seats(&[0, 1]), Some(seat(1))));
    assert_eq!(tied.refuse(seat(1), choose(seat(2))).code, "not-there");
    tied.only(choose(seat(1)));
    assert!(is_gone(&tied, 1) && !is_gone(&tied, 0) && !is_gone(&tied, 2));
}

#[test]
fn the_leader_names_the_victim() {
    proves!("solo.alien.victim");
    let there = [(0, RADIO), (1, RADIO)];
    let mut scene = comes_to(&hunted(Options::default(), 3), Room::Radio, &there);
    assert_eq!(scene.refuse(seat(0), choose(seat(2))).code, "not-there");
    // The Leader, not their owner.
    let led = Options { first_leader: Some(seat(1)), ..Options::default() };
    let led = comes_to(&hunted_by(2, led, 3), Room::Radio, &there);
    assert!(matches!(led.step(), Step::Solo(SoloStep::Victim { .. })));
    assert_eq!(led.asked().only(), Some(seat(1)));
    // At random it may be either.
    let random = hunted(Options { victim: Victim::Random, ..Options::default() }, 3);
    for victim in [0, 1] {
        let taken = random.seek(
            |scene| {
                moves(scene, &there);
                scene.until(|scene| !matches!(scene.step(), Step::EncounterRoom { .. } | Step::AlienRoom { .. }));
            },
            |scene| is_gone(scene, victim),
        );
        assert!(!is_gone(&taken, 1 - victim));
    }
    let mut suspected = hunted(Options { victim: Victim::MostSuspected, ..Options::default() }, 3);
    suspected.suspicion(seat(1), 3);
    let suspected = comes_to(&suspected, Room::Radio, &there);
    assert!(is_gone(&suspected, 1) && !is_gone(&suspected, 0));
}

#[test]
fn the_kennel_costs_one_dog() {
    proves!("solo.alien.kennel");
    let mut scene = hunted(Options::default(), 1);
    scene.lock_dog();
    scene.lock_dog();
    let scene = comes_to(&scene, Room::Kennel, &[]);
    assert_eq!((scene.table().dogs_locked, scene.table().strength), (1, 2));
    assert!(!scene.saw(|event| *event == Event::KennelOpened));
    assert!(scene.table().location_deck().contains(Room::Kennel));
    // The card leaves the deck with the last dog.
    let mut last = hunted(Options::default(), 1);
    last.lock_dog();
    let last = comes_to(&last, Room::Kennel, &[]);
    assert_eq!(last.table().dogs_locked, 0);
    assert!(!last.table().location_deck().contains(Room::Kennel));
}

#[test]
fn fire_drives_it_away() {
    proves!("solo.alien.fire");
    for (extra, rolls) in [(false, true), (true, false)] {
        let mut scene = hunted(Options { fire_costs_extra: extra, ..Options::default() }, 3);
        scene.weapon(seat(0), Weapon::Dynamite);
        let mut scene = comes_to(&scene, Room::Radio, &[(0, RADIO), (1, RADIO)]);
        scene.until(|scene| !matches!(scene.step(), Step::Avoid { .. }));
        assert!(matches!(scene.step(), Step::Fight { .. }));
        scene.only(Action::Fire { weapon: Weapon::Dynamite });
        assert_eq!(scene.table().strength, 2);
        let table = scene.table();
        assert!(table.lying.contains(seat(0)) && !table.lying.contains(seat(1)) && !is_gone(&scene, 1));
        // With the option one more goes without dice.
        rolling(&mut scene, &[(1, RADIO)]);
        if let Some(solo) = &mut scene.state.table.solo {
            solo.assignments = 0;
        }
        assert_eq!(solo(&scene).forfeits, u8::from(extra));
        scene.ask(Step::Solo(SoloStep::Board { among: whiteout_core::SeatSet::EMPTY }), seats(&[0]));
        scene.only(Action::Pass);
        assert_eq!(matches!(scene.step(), Step::Solo(SoloStep::Give)), rolls);
    }
}

#[test]
fn fire_is_asked_in_turn_order_even_where_it_would_run() {
    proves!("solo.alien.fire");
    retells!("bg.weapon.dynamite");
    let mut scene = hunted_by(2, Options { first_leader: Some(seat(1)), ..Options::default() }, 1);
    scene.weapon(seat(0), Weapon::Dynamite);
    scene.weapon(seat(3), Weapon::Dynamite);
    let mut scene = comes_to(&scene, Room::Radio, &[(0, RADIO), (3, RADIO)]);
    assert!(matches!(scene.step(), Step::Fight { .. }), "weaker than two, and asked all the same");
    assert_eq!(scene.table().waiting, seats(&[3]), "the Leader's first");
    scene.only(Action::Fire { weapon: Weapon::Dynamite });
    assert_eq!((scene.table().strength, scene.table().weapons[seat(3)]), (0, 0));
    assert!(scene.table().lying.contains(seat(3)) && !scene.table().lying.contains(seat(0)));
    assert!(!matches!(scene.step(), Step::Fight { .. }), "one use is enough");
}

#[test]
fn without_strength_it_has_no_turn() {
    let mut scene = company(1);
    moves(&mut scene, &[]);
    assert!(plan(&scene).is_none());
}
