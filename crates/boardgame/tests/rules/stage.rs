//! Short ways to the parts of a round that several sections test.

use whiteout_boardgame::table::Place;
use whiteout_boardgame::words::{Card, Room};
use whiteout_boardgame::{Action, Step};
use whiteout_core::{Rejection, Seat, SeatSet};

use crate::scene::Scene;

/// These stand in their rooms, everybody else sleeps, and the Leader decides about the second card.
pub(crate) fn turning(scene: &mut Scene, standing: &[(Seat, Room)]) {
    let table = &mut scene.state.table;
    for seat in table.people().iter() {
        table.place[seat] = Place::Dormitory;
        table.lying = table.lying.with(seat);
        table.placed = table.placed.with(seat);
    }
    table.cards_turned = 1;
    let leader = table.leader;
    for &(seat, room) in standing {
        scene.stand(seat, room);
    }
    scene.stack(&[Card::Use, Card::Use]);
    scene.ask(Step::Turn, SeatSet::one(leader));
}

/// The Leader turns this card, one more like it stays in the stack, and this seat gets it.
pub(crate) fn play(scene: &mut Scene, seat: Seat, card: Card) {
    scene.stack(&[card, card]);
    let leader = scene.table().leader;
    scene.act(leader, Action::Turn);
    if matches!(scene.step(), Step::Assign { .. }) {
        scene.act(leader, Action::Assign { seat });
    }
}

/// The code and the rule of a refusal.
pub(crate) fn why(rejection: Rejection) -> (&'static str, &'static str) {
    (rejection.code, rejection.rule.0)
}
