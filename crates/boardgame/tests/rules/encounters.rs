//! Encounters.

use whiteout_boardgame::words::{Card, Room};
use whiteout_boardgame::{Action, Event, Step};

use crate::scene::{Scene, proves, seat};

/// Seats 1 and 2 go to the Kitchen, everybody else sleeps.
fn two_in_the_kitchen() -> Scene {
    let mut scene = Scene::new(6);
    scene.before_placing();
    scene.hand(seat(1), &[Card::Use, Card::Use, Card::Repair]);
    scene.hand(seat(2), &[Card::Use, Card::Use, Card::Repair]);
    scene
}

#[test]
fn two_characters_catch_a_dog_before_they_check_each_other() {
    proves!("bg.enc.dog-caught", "bg.enc.tokens");
    let mut scene = two_in_the_kitchen();
    scene.dog(Room::Kitchen);
    scene.go(seat(1), Room::Kitchen, Card::Use);
    scene.go(seat(2), Room::Kitchen, Card::Use);
    scene.rest_sleep();
    assert!(scene.saw(|event| *event == Event::DogCaught { room: Room::Kitchen }));
    assert!(scene.table().kennel_card());
    assert!(matches!(scene.step(), Step::Tokens { .. }));
    // Both Humans are asked though there is nothing to choose.
    assert_eq!(scene.legal(seat(1)), [Action::Tokens { alien: false }]);
}
