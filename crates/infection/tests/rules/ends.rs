//! When it is looked whether the Imitations have won: after every change, wherever it came from.

use whiteout_infection::mission::Log;
use whiteout_infection::words::{Card, Chip, Fallout, Gear, Room, Sector};
use whiteout_infection::{Action, Event, Options, Step};

use crate::scene::{Scene, proves, seat};

/// Sector 1 is done and lies in ruins but for one room: one more anywhere ends the game.
fn nearly_destroyed(fallout: Fallout) -> Scene {
    let mut scene = Scene::falling(6, Options::default(), fallout);
    scene.unlock(Sector::Two);
    scene.ruin(&[Room::Shed, Room::LaundryRoom, Room::Greenhouse]);
    assert_eq!(scene.table().destroyed.len() + 1, scene.table().rules.destroyed_to_lose);
    scene
}

fn is_lost(scene: &Scene) -> bool {
    scene.end_reason() == Some("outpost_destroyed") && scene.step() == Step::Over
}

#[test]
fn between_fires_that_destroy_and_smoke_that_catches_fire() {
    proves!("inf.end.check", "inf.fire.escalate");
    let mut scene = nearly_destroyed(Fallout::PowerOut);
    scene.fire(Room::Bathroom);
    scene.smoke(Room::Infirmary);
    scene.investigate(&[0, 1], Room::Kitchen, &[Card::Knife, Card::Knife]);
    scene.until(|scene| scene.end_reason().is_some());
    assert!(is_lost(&scene));
    assert!(scene.table().smoke.contains(Room::Infirmary), "it is over before the smoke turns");
}

#[test]
fn all_fires_destroy_together() {
    proves!("inf.end.check", "inf.fire.escalate");
    let mut scene = nearly_destroyed(Fallout::PowerOut);
    scene.fire(Room::Bathroom);
    scene.fire(Room::Infirmary);
    scene.investigate(&[0, 1], Room::Kitchen, &[Card::Knife, Card::Knife]);
    scene.until(|scene| scene.end_reason().is_some());
    assert_eq!(scene.table().destroyed.len(), scene.table().rules.destroyed_to_lose + 1);
}

#[test]
fn at_an_event_before_the_mission() {
    proves!("inf.end.check", "inf.log.events");
    let mut scene = nearly_destroyed(Fallout::PowerOut);
    scene.chip(Room::Kitchen, Chip::Discard);
    scene.investigate(&[0, 1], Room::Kitchen, &[Card::Knife, Card::Knife]);
    scene.until(|scene| scene.saw(|event| matches!(event, Event::CameHome)));
    scene.fire(Room::Infirmary);
    scene.next_log(Log::Smoke);
    let play = |scene: &mut Scene| scene.until(|scene| scene.end_reason().is_some() || scene.table().turn_number > 1);
    let scene = scene.seek(play, |scene| scene.had(Event::RoomRolled { room: Room::Infirmary }));
    assert!(is_lost(&scene));
    assert_eq!(scene.table().turn.mission, None, "no other card is drawn");
}

#[test]
fn at_the_fallout_of_a_torch() {
    proves!("inf.end.check", "inf.torch.human");
    let mut scene = nearly_destroyed(Fallout::Destroyed);
    scene.gear(seat(1), Gear::Flamethrower);
    scene.one(seat(1), Action::Torch { seat: seat(2) });
    scene.all(Action::Yes);
    assert!(is_lost(&scene));
}

#[test]
fn at_the_fallout_of_a_failure() {
    proves!("inf.end.check", "inf.contagion.fallout");
    let mut scene = nearly_destroyed(Fallout::Destroyed);
    scene.investigate(&[0, 1], Room::Kitchen, &[Card::SabotageRuin, Card::Knife]);
    scene.until(|scene| scene.end_reason().is_some());
    assert!(is_lost(&scene));
}

/// The Escape begins in the Kennel.
fn escaping(mut scene: Scene) -> Scene {
    scene.unlock(Sector::Three);
    let rules = scene.table().rules.sectors[Sector::Three];
    scene.state.table.progress[Sector::Three].things = rules.things;
    scene.chip(Room::Kennel, rules.gear.chip());
    scene.investigate(&[0, 1], Room::Kennel, &[Card::Knife, Card::Knife]);
    scene.no_extras();
    assert_eq!(scene.step(), Step::Nominate);
    scene
}

/// Two nominees are rejected.
fn reject_two(scene: &mut Scene) {
    for nominee in [2, 3] {
        scene.only(Action::Nominate { seat: seat(nominee) });
        scene.all(Action::No);
    }
}

#[test]
fn at_a_destruction_in_the_escape() {
    proves!("inf.end.check", "inf.escape.refused");
    let mut scene = escaping(nearly_destroyed(Fallout::Destroyed));
    reject_two(&mut scene);
    assert!(scene.table().destroyed.contains(Room::Kennel) && is_lost(&scene));
}

#[test]
fn fallout_on_a_destroyed_room_does_nothing_in_the_escape() {
    proves!("inf.contagion.fallout", "inf.escape.refused");
    let mut scene = escaping(Scene::falling(6, Options::default(), Fallout::Smoke));
    scene.ruin(&[Room::Kennel]);
    reject_two(&mut scene);
    assert_eq!((scene.table().level, scene.table().burning().len()), (1, 0));
    assert_eq!(scene.step(), Step::Nominate);
}

#[test]
fn at_what_a_locked_sector_will_need() {
    proves!("inf.end.check", "inf.end.impossible");
    for needed in [Chip::Flamethrower, Chip::Thing] {
        let mut scene = Scene::new(6);
        let rooms = Sector::Three.rooms();
        let enough = match needed {
            Chip::Thing => scene.table().rules.sectors[Sector::Three].things,
            _ => 1,
        };
        let with = |scene: &Scene| rooms.iter().find(|&room| scene.state.secret.chips[room] == Some(needed));
        while scene.table().progress[Sector::Three].left[needed] > enough {
            let room = with(&scene).expect("such a chip");
            scene.clear(room);
        }
        let last = with(&scene).expect("one that is needed");
        scene.fire(last);
        scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
        scene.until(|scene| scene.end_reason().is_some());
        assert_eq!(scene.end_reason(), Some("objective_impossible"));
    }
}
