//! Lays the room chips anew.

use whiteout_core::Rng;

use super::Observer;
use crate::event::Event;
use crate::secret::Secret;
use crate::table::Stage;
use crate::words::{ByRoom, Chip, Kind as _, Sector};

/// Chips that the viewer knows by place.
fn known(observer: &Observer) -> ByRoom<Option<Chip>> {
    let table = &observer.table;
    let mut known = ByRoom::default();
    for event in &observer.log {
        match *event {
            Event::ChipSeen { room, chip, .. } => known[room] = Some(chip),
            Event::ChipsMixed { sector } => {
                for room in sector.rooms().iter() {
                    known[room] = None;
                }
            }
            _ => {}
        }
    }
    for room in table.known_things.iter() {
        known[room] = Some(Chip::Thing);
    }
    // A battle is fought beside it; once it is lost, chips are mixed or the place is known.
    if let (Some(room), Stage::Battle, false) = (table.turn.room, table.turn.stage, after_battle(observer)) {
        known[room] = Some(Chip::Thing);
    }
    known
}

/// Whether the chips were dealt with after the battle of this turn.
fn after_battle(observer: &Observer) -> bool {
    let this_turn = observer.log.iter().rev().take_while(|event| !matches!(event, Event::ChipShown { .. }));
    this_turn.into_iter().any(|event| matches!(event, Event::ChipsMixed { .. }))
}

pub(super) fn deal(observer: &Observer, rng: &mut impl Rng, secret: &mut Secret) -> Option<()> {
    let table = &observer.table;
    let known = known(observer);
    for &sector in Sector::ALL {
        let mut left = table.progress[sector].left;
        let rooms = table.chips.and(sector.rooms());
        for chip in rooms.iter().filter_map(|room| known[room]) {
            left[chip] = left[chip].checked_sub(1)?;
        }
        for room in rooms.iter() {
            let chip = match known[room] {
                Some(chip) => chip,
                None => left.draw(rng),
            };
            secret.chips[room] = Some(chip);
        }
    }
    Some(())
}
