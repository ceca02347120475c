//! Phases 7 and 8: the meal, dogs, and the next Leader.

use whiteout_boardgame::table::{LeaderToken, Status};
use whiteout_boardgame::words::{Card, Room, RoomSet};
use whiteout_boardgame::{Action, Event, Options, Step};

use crate::scene::{Scene, proves, seat, seats};

/// The day and the evening pass without anything; stops when round 2 has begun.
fn night(scene: &mut Scene) {
    scene.rest_sleep();
    let round = scene.table().round;
    scene.until(|scene| scene.table().round > round);
}

#[test]
fn cooked_food_is_all_eaten_and_one_token_is_enough() {
    proves!("bg.food.meal");
    for kitchen in [1, 2, 5] {
        let mut scene = Scene::new(6);
        scene.state.table.pantry = 11;
        scene.state.table.kitchen = kitchen;
        night(&mut scene);
        assert_eq!((scene.table().kitchen, scene.table().pantry, scene.table().hungry), (0, 11, false));
    }
}

#[test]
fn without_cooking_four_tokens_go_from_the_pantry() {
    proves!("bg.food.meal", "bg.food.hunger");
    for (pantry, left, hungry) in [(16, 12, false), (4, 0, false), (3, 0, true), (0, 0, true)] {
        let mut scene = Scene::new(6);
        // Fewer mouths need as much.
        scene.state.table.status[seat(1)] = Status::Dead;
        scene.hand(seat(1), &[]);
        scene.state.table.pantry = pantry;
        scene.before_placing();
        night(&mut scene);
        assert_eq!((scene.table().pantry, scene.table().hungry), (left, hungry));
    }
}

#[test]
fn hunger_takes_a_card_of_ones_choice_and_never_ends() {
    proves!("bg.food.hunger", "bg.food.meal");
    let mut scene = Scene::new(6);
    scene.state.table.pantry = 3;
    scene.rest_sleep();
    scene.hand(seat(2), &[Card::Use, Card::Use]);
    scene.hand(seat(1), &[Card::Use, Card::Use, Card::Sabotage]);
    scene.until_step(|step| step == Step::Starve);
    assert_eq!(scene.asked(), seats(&[0, 1, 3, 4, 5]), "only those with a card too many");
    let none = scene.refuse(seat(1), Action::Discard { card: Card::Repair });
    assert_eq!((none.code, none.rule.0), ("card-not-in-hand", "bg.food.hunger"));
    scene.act(seat(1), Action::Discard { card: Card::Sabotage });
    assert_eq!(scene.table().hand[seat(1)], 3, "sealed until all have chosen");
    scene.until(|scene| scene.table().round == 2 && scene.step() == Step::Place);
    assert_eq!(scene.own(seat(1)).hand[Card::Use], 2);
    for i in 0..6 {
        assert_eq!(scene.table().hand[seat(i)], 2, "nobody draws up to three any more");
    }
    scene.state.table.kitchen = 2;
    scene.until(|scene| scene.table().round == 3 && scene.step() == Step::Place);
    assert!(scene.table().hungry);
    assert_eq!((scene.table().hand_limit(), scene.table().hand[seat(1)]), (2, 2));
}

#[test]
fn four_dogs_enter_at_the_end_of_round_1_and_move_every_night() {
    proves!("bg.dogs.move");
    let mut scene = Scene::new(6);
    assert!(scene.table().dogs.is_empty());
    night(&mut scene);
    assert_eq!((scene.table().dogs.len(), scene.table().dogs_waiting), (4, 0));
    // One is locked up: the other three are picked up and put out again.
    let first = scene.table().dogs.iter().next().expect("a dog");
    scene.until_step(|step| step == Step::Place);
    scene.state.fold(&Event::DogCaught { room: first });
    let before = scene.table().dogs;
    let moved = scene.seek(night, |scene| scene.table().dogs_locked == 1 && scene.table().dogs != before);
    assert_eq!(moved.table().dogs.len(), 3);
    assert!(moved.saw(|event| *event == Event::DogsGathered));
}

#[test]
fn cards_drawn_at_night_stay_out_so_nothing_lands_twice() {
    proves!("bg.dogs.draw");
    for seed in 0..60 {
        let mut scene = Scene::seeded(6, Options::default(), seed);
        night(&mut scene);
        assert_eq!(scene.table().dogs.len(), 4, "no room has two dogs");
        let LeaderToken::In(room) = scene.table().leader_token else { panic!("no token on the board") };
        assert!(!scene.table().dogs.contains(room), "the token lands without a dog");
    }
}

#[test]
fn without_a_card_left_the_drawn_rooms_decide_about_the_token() {
    proves!("bg.dogs.draw");
    let mut start = Scene::new(6);
    let burned: RoomSet = Room::GREEN.iter().copied().take(6).collect();
    start.state.table.burned = burned;
    start.state.table.fire_tokens = 0;
    for &room in Room::GREEN.iter().take(6) {
        start.damage(room, 0);
        start.fuel(room, 0);
    }
    start.state.table.freezing = Some(0);
    for wanted in Room::GREEN_SET.minus(burned).iter() {
        let scene = start.seek(night, |scene| scene.table().leader_token == LeaderToken::In(wanted));
        assert_eq!(scene.table().dogs, Room::GREEN_SET.minus(burned));
    }
}

#[test]
fn the_kennel_card_is_in_the_deck_while_a_dog_is_locked() {
    proves!("bg.kennel.cycle");
    let mut scene = Scene::new(6);
    assert!(!scene.table().location_deck().contains(Room::Kennel));
    scene.dog(Room::Kitchen);
    scene.state.fold(&Event::DogCaught { room: Room::Kitchen });
    assert!(scene.table().location_deck().contains(Room::Kennel));
    scene.state.fold(&Event::DogEaten { room: Room::Kennel });
    assert!(!scene.table().location_deck().contains(Room::Kennel), "the last locked dog was eaten");
}

#[test]
fn the_kennel_card_frees_all_dogs_and_places_nothing() {
    proves!("bg.kennel.cycle");
    let mut start = Scene::new(6);
    start.lock_dog();
    start.lock_dog();
    let opened = start.seek(night, |scene| scene.saw(|event| *event == Event::KennelOpened));
    assert_eq!((opened.table().dogs.len(), opened.table().dogs_locked), (4, 0), "drawing goes on for all of them");
    assert!(!opened.table().location_deck().contains(Room::Kennel));
    assert!(matches!(opened.table().leader_token, LeaderToken::In(room) if room != Room::Kennel));
    let closed = start.seek(night, |scene| !scene.saw(|event| *event == Event::KennelOpened));
    assert_eq!((closed.table().dogs.len(), closed.table().dogs_locked), (2, 2));
}

#[test]
fn an_option_takes_the_kennel_card_out_of_the_game() {
    proves!("bg.kennel.cycle");
    for seed in 0..60 {
        let mut scene = Scene::seeded(6, Options { no_kennel_card: true, ..Options::default() }, seed);
        scene.lock_dog();
        scene.lock_dog();
        assert!(!scene.table().location_deck().contains(Room::Kennel));
        night(&mut scene);
        assert_eq!((scene.table().dogs.len(), scene.table().dogs_locked), (2, 2));
    }
    let mut scene = Scene::with(6, Options { no_kennel_card: true, ..Options::default() });
    scene.lock_dog();
    scene.exposed(seat(5));
    scene.strength(3);
    scene.rest_sleep();
    scene.until_step(|step| step == Step::Plan);
    let no = scene.refuse(seat(5), Action::Stack { room: Room::Kennel, strength: 1 });
    assert_eq!((no.code, no.rule.0), ("no-such-location-card", "bg.alien.plan"));
}

#[test]
fn the_holder_of_the_leader_token_leads_the_next_round() {
    proves!("bg.leader.change");
    let mut scene = Scene::new(6);
    scene.state.table.leader_token = LeaderToken::In(Room::Radio);
    scene.before_placing();
    scene.hand(seat(1), &[Card::Use; 3]);
    scene.go(seat(1), Room::Radio, Card::Use);
    assert_eq!(scene.table().leader_token, LeaderToken::With(seat(1)));
    scene.rest_sleep();
    assert_eq!(scene.table().leader, seat(0), "not before the night");
    scene.until(|scene| scene.table().round == 2);
    assert_eq!(scene.table().leader, seat(1));
    assert!(matches!(scene.table().leader_token, LeaderToken::In(_)));
}

#[test]
fn without_a_holder_the_leader_stays_and_the_token_moves() {
    proves!("bg.leader.change");
    let mut scene = Scene::new(6);
    scene.forget();
    night(&mut scene);
    assert_eq!(scene.table().leader, seat(0));
    assert!(!scene.saw(|event| matches!(event, Event::LeaderIs { .. })));
    assert!(scene.saw(|event| matches!(event, Event::LeaderTokenAt { .. })));
}
