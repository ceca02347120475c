//! The Pack Leader.

use whiteout_boardgame::table::PackLeader;
use whiteout_boardgame::words::{Card, Character, Role, Room, RoomSet, Weapon};
use whiteout_boardgame::{Action, Event, Options, Step};
use whiteout_core::Seat;

use crate::scene::{Scene, proves, seat, seats};

fn options() -> Options {
    Options { pack_leader: true, ..Options::default() }
}

/// Nobody is placed yet, and the Pack Leader is in this room.
fn pack_in(room: Room, options: Options) -> Scene {
    let mut scene = Scene::with(6, options);
    scene.state.fold(&Event::PackLeaderAt { room });
    scene.character(seat(5), Character::Clark);
    scene.before_placing();
    scene
}

/// These go to one room, everybody else sleeps.
fn visit(scene: &mut Scene, visitors: &[Seat], room: Room) {
    while let Step::Place | Step::ChooseHand { .. } = scene.step() {
        let seat = scene.asked().only().expect("one is placed");
        match scene.step() {
            Step::Place if visitors.contains(&seat) => {
                scene.hand(seat, &[Card::Use]);
                scene.go(seat, room, Card::Use);
            }
            Step::Place => scene.act(seat, Action::ChangeCards),
            _ => scene.act(seat, scene.legal(seat)[0]),
        }
    }
}

/// The same, and the Pack Leader runs to that room.
fn visited(start: &Scene, visitors: &[Seat], room: Room) -> Scene {
    start.seek(|scene| visit(scene, visitors, room), |scene| scene.saw(|event| *event == Event::PackLeaderAt { room }))
}

#[test]
fn one_of_four_dogs_is_marked_and_waits_with_them() {
    proves!("bg.pack.leader");
    assert_eq!(Scene::new(6).table().pack_leader, PackLeader::None);
    let mut scene = Scene::with(6, options());
    assert_eq!((scene.table().pack_leader, scene.table().dogs_waiting), (PackLeader::Waiting, 4));
    let locked = Scene::with(6, Options { dogs_start_locked: true, ..options() });
    assert_eq!((locked.table().pack_leader, locked.table().dogs_locked), (PackLeader::Locked, 4));

    scene.rest_sleep();
    assert!(!scene.saw(|event| matches!(event, Event::PackLeaderAt { .. })), "no move before it is on the board");
    scene.until(|scene| scene.table().round == 2);
    let placed: Vec<_> = scene
        .events
        .iter()
        .filter(|event| matches!(event, Event::PackLeaderAt { .. } | Event::DogPlaced { .. }))
        .collect();
    assert_eq!(placed.len(), 4);
    assert!(matches!(placed[0], Event::PackLeaderAt { .. }), "it is placed first");
}

#[test]
fn it_leaves_the_game_as_a_dog_does() {
    proves!("bg.pack.leader");
    let mut scene = pack_in(Room::Shed, options());
    scene.state.fold(&Event::DogEaten { room: Room::Shed });
    assert_eq!(scene.table().pack_leader, PackLeader::None);

    let mut scene = pack_in(Room::Shed, options());
    scene.lock_dog();
    scene.state.fold(&Event::DogCaught { room: Room::Shed });
    scene.state.fold(&Event::DogEaten { room: Room::Kennel });
    assert_eq!(scene.table().pack_leader, PackLeader::Locked, "the other dog is taken first");
    scene.state.fold(&Event::DogEaten { room: Room::Kennel });
    assert_eq!(scene.table().pack_leader, PackLeader::None);

    let mut scene = pack_in(Room::Shed, options());
    scene.weapon(seat(0), Weapon::Dynamite);
    scene.stand(seat(0), Room::Shed);
    scene.state.fold(&Event::RoomBurned { seat: seat(0), room: Room::Shed, weapon: Weapon::Dynamite });
    assert_eq!(scene.table().pack_leader, PackLeader::Waiting, "off the board until the night");
}

#[test]
fn it_runs_before_the_encounters_and_never_to_another_dog() {
    proves!("bg.pack.draw");
    let mut start = pack_in(Room::Shed, options());
    start.dog(Room::Kitchen);
    let (mut stayed, mut reached) = (false, RoomSet::EMPTY);
    for seed in 0..200 {
        let mut scene = start.clone();
        scene.rng = rand_xoshiro::rand_core::SeedableRng::seed_from_u64(seed);
        scene.rest_sleep();
        let PackLeader::In(room) = scene.table().pack_leader else { panic!("it is on the board") };
        assert!(scene.table().dogs.contains(room) && scene.table().dogs.contains(Room::Kitchen));
        assert_eq!(scene.table().dogs.len(), 2);
        stayed |= room == Room::Shed;
        reached = reached.with(room);
    }
    assert!(stayed, "its own room counts");
    assert_eq!(reached, Room::GREEN_SET.without(Room::Kitchen));

    // In time to bite somebody who went where no dog was.
    let start = pack_in(Room::Shed, options());
    let scene = visited(&start, &[seat(0)], Room::Armory);
    let at = |wanted: fn(&Event) -> bool| scene.events.iter().position(wanted).expect("it happened");
    assert!(
        at(|event| matches!(event, Event::PackLeaderAt { .. })) < at(|event| matches!(event, Event::DogBit { .. }))
    );
}

/// With the other dogs, wherever it spent the day.
#[test]
fn at_night_it_moves_again() {
    proves!("bg.pack.leader");
    let start = pack_in(Room::Shed, options());
    let (mut moved, mut reached) = (false, RoomSet::EMPTY);
    for seed in 0..200 {
        let mut scene = start.clone();
        scene.rng = rand_xoshiro::rand_core::SeedableRng::seed_from_u64(seed);
        scene.rest_sleep();
        let day = scene.table().pack_leader;
        scene.forget();
        scene.until(|scene| scene.table().round == 2);
        let night: Vec<_> = scene
            .events
            .iter()
            .filter(|event| matches!(event, Event::DogsGathered | Event::PackLeaderAt { .. }))
            .collect();
        assert!(matches!(night[..], [Event::DogsGathered, Event::PackLeaderAt { .. }]), "{night:?}");
        let PackLeader::In(room) = scene.table().pack_leader else { panic!("it is on the board") };
        moved |= scene.table().pack_leader != day;
        reached = reached.with(room);
    }
    assert!(moved);
    assert_eq!(reached, Room::GREEN_SET);
}

#[test]
fn it_is_drawn_only_while_it_is_free_on_the_board() {
    proves!("bg.pack.draw");
    let drawn = |scene: &mut Scene| {
        scene.forget();
        scene.rest_sleep();
        scene.saw(|event| matches!(event, Event::PackLeaderAt { .. }))
    };
    assert!(drawn(&mut pack_in(Room::Shed, options())));
    let mut locked = pack_in(Room::Shed, options());
    locked.state.fold(&Event::DogCaught { room: Room::Shed });
    let mut eaten = pack_in(Room::Shed, options());
    eaten.state.fold(&Event::DogEaten { room: Room::Shed });
    let mut off = pack_in(Room::Shed, options());
    off.weapon(seat(0), Weapon::Dynamite);
    off.state.fold(&Event::RoomBurned { seat: seat(0), room: Room::Shed, weapon: Weapon::Dynamite });
    for (scene, at) in
        [(&mut locked, PackLeader::Locked), (&mut eaten, PackLeader::None), (&mut off, PackLeader::Waiting)]
    {
        assert_eq!(scene.table().pack_leader, at);
        assert!(!drawn(scene), "{at:?}");
    }
}

/// Or its way would tell where the Alien is not.
#[test]
fn it_may_run_where_the_alien_has_planned_to_go() {
    proves!("bg.pack.draw");
    let mut start = pack_in(Room::Shed, options());
    start.exposed(seat(5));
    start.strength(2);
    start.planned(&[(Room::Radio, 2)]);
    let there = Event::PackLeaderAt { room: Room::Radio };
    start.seek(Scene::rest_sleep, |scene| scene.events.contains(&there));
}

#[test]
fn the_kennel_card_lets_the_locked_dogs_out_first() {
    proves!("bg.pack.draw");
    let mut start = pack_in(Room::Shed, options());
    start.dog(Room::Kitchen);
    start.lock_dog();
    start.lock_dog();
    let scene = start.seek(Scene::rest_sleep, |scene| scene.saw(|event| *event == Event::KennelOpened));
    let order: Vec<_> = scene
        .events
        .iter()
        .filter(|event| matches!(event, Event::KennelOpened | Event::DogPlaced { .. } | Event::PackLeaderAt { .. }))
        .collect();
    assert!(matches!(
        order[..4],
        [Event::KennelOpened, Event::DogPlaced { .. }, Event::DogPlaced { .. }, Event::PackLeaderAt { .. }]
    ));
    assert_eq!((scene.table().dogs.len(), scene.table().dogs_locked, scene.table().dogs_waiting), (4, 0, 0));
}

#[test]
fn the_alien_comes_too_late_to_a_kennel_that_has_opened() {
    proves!("bg.pack.draw");
    let mut start = pack_in(Room::Shed, options());
    start.lock_dog();
    start.exposed(seat(5));
    start.strength(2);
    start.planned(&[(Room::Kennel, 2)]);
    let asked = |scene: &Scene| {
        scene.saw(|event| matches!(event, Event::Asked { step: Step::AlienChoice { room: Room::Kennel, .. }, .. }))
    };
    for opened in [true, false] {
        let scene = start.seek(Scene::rest_sleep, |scene| scene.saw(|event| *event == Event::KennelOpened) == opened);
        assert!(scene.saw(|event| *event == Event::Entered { room: Room::Kennel }));
        assert_eq!(asked(&scene), !opened);
        assert_eq!((scene.table().dogs_locked, scene.table().strength), (u8::from(!opened), 2));
    }
}

#[test]
fn alone_with_it_one_checks_but_clark_does_not() {
    proves!("bg.pack.caught");
    let start = pack_in(Room::Shed, options());
    let scene = visited(&start, &[seat(1)], Room::Radio);
    assert!(scene.saw(|event| *event == Event::DogBit { seat: seat(1) }));
    assert_eq!(scene.table().suspicion[seat(1)], 1);
    let scene = visited(&start, &[seat(5)], Room::Radio);
    assert!(!scene.saw(|event| matches!(event, Event::DogBit { .. })));
}

#[test]
fn only_three_catch_it_clark_among_them() {
    proves!("bg.pack.caught");
    let start = pack_in(Room::Shed, options());
    let scene = visited(&start, &[seat(1), seat(2), seat(5)], Room::Radio);
    assert_eq!((scene.table().pack_leader, scene.table().dogs_locked), (PackLeader::Locked, 1));
    assert!(matches!(scene.step(), Step::Tokens { .. }), "and then they meet");
    // Not even when weapons come first do fewer count.
    let mut start = pack_in(Room::Shed, Options { avoid_before_dog: true, ..options() });
    start.weapon(seat(1), Weapon::Melee);
    let scene = visited(&start, &[seat(1), seat(2), seat(3)], Room::Radio);
    assert_eq!(scene.table().pack_leader, PackLeader::Locked);
}

#[test]
fn two_keep_it_off_even_if_one_of_them_avoids_the_other() {
    proves!("bg.pack.two");
    for avoid_before_dog in [false, true] {
        let mut start = pack_in(Room::Shed, Options { avoid_before_dog, ..options() });
        let scene = visited(&start, &[seat(1), seat(2)], Room::Radio);
        assert!(matches!(scene.step(), Step::Tokens { .. }), "they meet each other");
        assert_eq!(scene.table().pack_leader, PackLeader::In(Room::Radio));

        start.weapon(seat(1), Weapon::Melee);
        let mut scene = visited(&start, &[seat(1), seat(2)], Room::Radio);
        scene.act(seat(1), Action::Avoid { weapon: Weapon::Melee });
        assert!(!scene.saw(|event| matches!(event, Event::DogBit { .. } | Event::Took { .. })));
        assert_eq!(scene.table().pack_leader, PackLeader::In(Room::Radio), "and it stays");
    }
}

#[test]
fn with_the_option_it_bites_both_instead() {
    proves!("bg.pack.two");
    let start = pack_in(Room::Shed, Options { pack_bites: true, ..options() });
    let scene = visited(&start, &[seat(1), seat(2)], Room::Radio);
    for i in [1, 2] {
        assert!(scene.saw(|event| *event == Event::DogBit { seat: seat(i) }));
        assert_eq!(scene.table().suspicion[seat(i)], 1);
    }
    assert!(!scene.saw(|event| matches!(event, Event::Took { .. })), "they do not meet each other");
    let scene = visited(&start, &[seat(1), seat(5)], Room::Radio);
    assert!(!scene.saw(|event| *event == Event::DogBit { seat: seat(5) }), "Clark does not mind");
    assert!(scene.saw(|event| *event == Event::DogBit { seat: seat(1) }));
    let scene = visited(&start, &[seat(1), seat(2), seat(3)], Room::Radio);
    assert_eq!(scene.table().pack_leader, PackLeader::Locked, "three still catch it");
}

#[test]
fn the_bite_that_turns_the_last_human_ends_the_game() {
    proves!("bg.pack.two");
    let mut start = pack_in(Room::Shed, Options { pack_bites: true, ..options() });
    for i in [0, 2, 3, 4, 5] {
        start.role(seat(i), Role::Alien);
    }
    let scene = start.seek(|scene| visit(scene, &[seat(1), seat(2)], Room::Radio), |scene| scene.step() == Step::Over);
    assert_eq!(scene.table().outcome.map(|(_, winners)| winners), Some(seats(&[0, 2, 3, 4, 5])));
}
