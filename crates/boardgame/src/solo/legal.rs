//! Which actions a Character's owner may take where the 1-3 player game asks otherwise than the big one.

use whiteout_core::Seat;

use super::{SoloAction, SoloStep, Spot};
use crate::action::{Action, Thing};
use crate::legal::{each_thing, fires, free_items, rooms_with_space, things};
use crate::secret::Known;
use crate::table::Table;
use crate::words::{Card, Character, Face, Item, Kind as _, Room};

/// Pushes every legal action, in a stable order.
pub(crate) fn legal(table: &Table, own: &Known<'_>, step: SoloStep, push: &mut impl FnMut(Action)) {
    let mut solo = |action: SoloAction| push(Action::Solo(action));
    match step {
        SoloStep::Move => moves(table, own.seat, &mut solo),
        SoloStep::Lose { among, .. } | SoloStep::Victim { among, .. } => {
            among.iter().for_each(|seat| solo(SoloAction::Choose { seat }));
        }
        SoloStep::Board { among } => {
            among.iter().for_each(|seat| solo(SoloAction::Choose { seat }));
            push(Action::Pass);
        }
        SoloStep::HandOver { .. } => {
            table.characters_of(table.owner(own.seat)).iter().for_each(|seat| solo(SoloAction::Choose { seat }));
        }
        SoloStep::Roll => {
            if table.power_failure {
                table.upright().iter().for_each(|seat| push(Action::Assign { seat }));
            } else {
                solo(SoloAction::Roll);
            }
            if may_stop(table) {
                push(Action::Stop);
            }
        }
        SoloStep::Give => {
            turns(table, own.seat, &mut solo);
            table.upright().iter().for_each(|seat| push(Action::Assign { seat }));
        }
        SoloStep::Reroll => {
            rerolls(table, own, &mut |die| solo(SoloAction::Reroll { die }));
            push(Action::Pass);
        }
        SoloStep::Turn { .. } => {
            turns(table, own.seat, &mut solo);
            push(Action::Pass);
        }
        SoloStep::Act => act(table, own, push),
        SoloStep::Share => share(table, own, push),
        SoloStep::TakeOver { .. } | SoloStep::Accept { .. } => {
            push(Action::Yes);
            push(Action::No);
        }
    }
}

/// At least one assignment is made (`solo.dice.stop`).
pub(crate) fn may_stop(table: &Table) -> bool {
    table.solo.is_some_and(|solo| solo.assignments > 0)
}

/// In any order, each to a room that is not full or burned, to the Leisure Room, or one to the Dormitory (`solo.move`).
fn moves(table: &Table, seat: Seat, push: &mut impl FnMut(SoloAction)) {
    for seat in table.characters_of(table.owner(seat)).minus(table.placed).iter() {
        rooms_with_space(table).for_each(|room| push(SoloAction::Go { seat, to: Spot::In(room) }));
        push(SoloAction::Go { seat, to: Spot::LeisureRoom });
        if table.sleepers == 0 {
            push(SoloAction::Go { seat, to: Spot::Dormitory });
        }
    }
}

/// The owner of the one in the Dormitory may turn any open die (`solo.dormitory`).
fn turns(table: &Table, seat: Seat, push: &mut impl FnMut(SoloAction)) {
    let Some((solo, sleeper)) = table.solo.zip(table.sleeper()) else { return };
    if table.owner(sleeper) != table.owner(seat) || table.sleeps_alone() {
        return;
    }
    for (die, shown) in solo.open_dice() {
        for &face in Face::ALL {
            if face != shown {
                push(SoloAction::Turn { die, face });
            }
        }
    }
}

/// Dice that may be rolled again: by light each once, by Garry one (`solo.dark.rerolls`).
pub(crate) fn rerolls(table: &Table, own: &Known<'_>, push: &mut impl FnMut(u8)) {
    let Some(solo) = table.solo else { return };
    let light = table.rerolls_by_light(own.seat, own.items[Item::Flashlight]);
    let garry = table.is(own.seat, Character::Garry) && !solo.garry_rerolled;
    for (number, die) in (0u8..).zip(solo.dice) {
        if die.is_some_and(|die| die.is_open() && !die.turned && (garry || (light && !die.relit))) {
            push(number);
        }
    }
}

fn act(table: &Table, own: &Known<'_>, push: &mut impl FnMut(Action)) {
    let (seat, Some(solo)) = (own.seat, table.solo) else { return };
    if !table.at_maximum(seat) {
        solo.open_dice().for_each(|(die, _)| push(Action::Solo(SoloAction::Cancel { die })));
    }
    turns(table, seat, &mut |action| push(Action::Solo(action)));
    free_items(table, own, push);
    if !solo.has_bad() {
        for card in [Card::Use, Card::Repair] {
            if solo.open_dice().any(|(_, face)| face.card() == Some(card)) && die_works(table, own, card) {
                push(Action::Solo(SoloAction::Do { card }));
            }
        }
        if may_burn(table, seat) {
            fires(table, own, push);
        }
    }
    push(Action::Pass);
}

/// Whether a die of this kind does anything for whoever has the dice: a ready vehicle is of use with Keys only
/// (`solo.escape.who`). It tells nothing to others, who are not asked.
fn die_works(table: &Table, own: &Known<'_>, card: Card) -> bool {
    table.room_of(own.seat).is_some_and(|room| table.can_do(room, card) && !lacks_keys(table, own, room, card))
}

pub(crate) fn lacks_keys(table: &Table, own: &Known<'_>, room: Room, card: Card) -> bool {
    let asked_first = table.rules.solo.is_some_and(|rules| !rules.is_first_version());
    asked_first && card == Card::Use && table.vehicle_ready(room) && own.items[Item::Keys] == 0
}

/// A good die, a Fire token and a room that can burn (`solo.burn`).
pub(crate) fn may_burn(table: &Table, seat: Seat) -> bool {
    table.fire_tokens > 0
        && table.room_of(seat).is_some()
        && table.solo.is_some_and(|solo| solo.good_die().is_some() && !solo.has_bad() && !solo.burn_refused)
}

/// Often enough for everything in all hands and a no of everybody else; what goes back and forth ends (`solo.share`).
pub(crate) fn may_give(table: &Table, from: Seat) -> bool {
    let people = table.people();
    let held: u8 = people.iter().map(|seat| things(table, seat)).sum();
    table.offers_made[from] < held + people.without(from).len()
}

fn share(table: &Table, own: &Known<'_>, push: &mut impl FnMut(Action)) {
    let own_people = table.characters_of(table.owner(own.seat));
    for from in own_people.iter().filter(|&from| may_give(table, from)) {
        let Some(hand) = own.company.hand(from) else { continue };
        each_thing(table, from, &hand, |thing: Thing| {
            for to in table.people().without(from).iter() {
                push(Action::Solo(SoloAction::Give { from, to, thing }));
            }
        });
    }
    push(Action::Pass);
}
