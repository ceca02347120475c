//! Short ways to positions of the 1-3 player game.

use whiteout_boardgame::solo::{Solo, SoloAction, SoloEvent, SoloStep, Spot};
use whiteout_boardgame::table::Place;
use whiteout_boardgame::words::{Face, Room};
use whiteout_boardgame::{Action, Config, Event, Options, Step};
use whiteout_core::{Seat, SeatSet};

use crate::scene::{Scene, seat};

/// The first moves of round 1, player 0 leading, all Human but Character 5.
pub fn company(players: u8) -> Scene {
    company_with(players, Options::default())
}

pub fn company_with(players: u8, options: Options) -> Scene {
    let options = Options { first_leader: options.first_leader.or(Some(seat(0))), ..options };
    Scene::played(&Config::solo(players, options).expect("sound"), 1)
}

pub fn solo(scene: &Scene) -> Solo {
    scene.table().solo.expect("the 1-3 player game")
}

pub fn threat(scene: &mut Scene, space: i8) {
    scene.state.fold(&Event::Solo(SoloEvent::ThreatAt { space }));
}

pub fn choose(seat: Seat) -> Action {
    Action::Solo(SoloAction::Choose { seat })
}

pub fn go(seat: Seat, to: Spot) -> Action {
    Action::Solo(SoloAction::Go { seat, to })
}

pub fn cancel(die: u8) -> Action {
    Action::Solo(SoloAction::Cancel { die })
}

/// Where these Characters go; everybody else goes to a room of their own, as far from others as possible.
pub fn moves(scene: &mut Scene, wanted: &[(u8, Spot)]) {
    let free = [Room::Kitchen, Room::Boiler, Room::WeatherStation, Room::Shed, Room::Warehouse, Room::Armory];
    let taken = |room: Room| wanted.iter().any(|&(_, spot)| spot == Spot::In(room));
    let mut free = free.into_iter().filter(|&room| !taken(room)).collect::<Vec<_>>().into_iter();
    while scene.step() == Step::Solo(SoloStep::Move) {
        let player = scene.asked().only().expect("one player");
        let table = scene.table();
        let mover = table.characters_of(player).minus(table.placed).lowest().expect("somebody to move");
        let to = wanted.iter().find(|(index, _)| seat(*index) == mover).map(|&(_, spot)| spot);
        let to = to.unwrap_or_else(|| Spot::In(free.next().expect("a free room")));
        scene.act(player, go(mover, to));
    }
}

/// These stand in their rooms, everybody else lies in the Leisure Room, and the Leader may roll again or stop.
pub fn rolling(scene: &mut Scene, standing: &[(u8, Spot)]) {
    let table = &mut scene.state.table;
    for seat in table.people().iter() {
        table.place[seat] = Place::LeisureRoom;
        table.lying = table.lying.with(seat);
        table.placed = table.placed.with(seat);
    }
    for &(index, spot) in standing {
        table.place[seat(index)] = spot.into();
        table.lying = table.lying.without(seat(index));
    }
    if let Some(solo) = &mut table.solo {
        solo.assignments = 1;
    }
    let leader = table.leader;
    scene.ask(Step::Solo(SoloStep::Roll), SeatSet::one(leader));
}

/// The Character has these dice and uses them now.
pub fn dice(scene: &mut Scene, actor: u8, faces: &[Face]) {
    let shown = core::array::from_fn(|i| faces.get(i).copied());
    for event in [SoloEvent::Rolled { faces: shown }, SoloEvent::DiceGiven { seat: seat(actor) }] {
        scene.state.fold(&Event::Solo(event));
    }
    scene.ask(Step::Solo(SoloStep::Act), SeatSet::one(seat(actor)));
    scene.forget();
}

pub fn level(scene: &Scene, index: u8) -> i8 {
    scene.table().suspicion[seat(index)]
}

pub fn is_gone(scene: &Scene, index: u8) -> bool {
    !scene.table().people().contains(seat(index))
}
