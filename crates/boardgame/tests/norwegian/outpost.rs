//! Short ways to positions of Norwegian Outpost.

use whiteout_boardgame::words::{Card, Item, Room, Setting};
use whiteout_boardgame::{Action, Components, Config, EndReason, Options, Step};
use whiteout_core::{Seat, SeatSet};

use crate::scene::{Scene, seat};
use crate::stage::{play, turning};

pub fn outpost(players: u8) -> Scene {
    outpost_with(players, Options::default())
}

pub fn outpost_with(players: u8, options: Options) -> Scene {
    seeded(players, options, 1)
}

pub fn seeded(players: u8, options: Options, seed: u64) -> Scene {
    let options = Options { first_leader: Some(seat(0)), ..options };
    let config = Config::at(Setting::Norwegian, players, options, &Components::norwegian()).expect("sound");
    Scene::played(&config, seed)
}

/// These stand in their rooms, everybody else sleeps, and the first of them, who has Keys, is asked to escape.
pub fn at_the_wheel(scene: &mut Scene, standing: &[(Seat, Room)]) {
    let (driver, room) = standing[0];
    scene.item(driver, Item::Keys);
    turning(scene, standing);
    play(scene, driver, Card::Use);
    assert_eq!(scene.step(), Step::Escape { room });
}

/// The driver leaves alone: nobody who is asked wants to come along.
pub fn leave_alone(scene: &mut Scene, driver: Seat) {
    scene.act(driver, Action::Escape);
    while let Step::BoardAsk { .. } = scene.step() {
        scene.only(Action::No);
    }
}

pub fn outcome(scene: &Scene) -> Option<(EndReason, SeatSet)> {
    scene.table().outcome
}

pub fn fillings(scene: &mut Scene, seats: &[u8]) {
    scene.state.secret.fillings = crate::scene::seats(seats);
}
