//! Deals the answers that are still sealed.

use whiteout_core::{Chance as _, Rng, SeatSet};

use super::Observer;
use crate::event::Event;
use crate::legal::legal;
use crate::secret::Secret;

/// The viewer's own answer as it gave it, of the others any that is legal for them.
pub(super) fn deal(observer: &Observer, rng: &mut impl Rng, secret: &mut Secret) {
    let table = &observer.table;
    let asked = observer.log.iter().rev().find_map(|event| match event {
        Event::Asked { seats, .. } => Some(*seats),
        _ => None,
    });
    for seat in asked.unwrap_or(SeatSet::EMPTY).minus(table.waiting).iter() {
        let own = observer.own.filter(|own| own.seat == seat);
        secret.sealed[seat] = match own {
            Some(own) => own.answer,
            None => {
                let mut then = *table;
                then.waiting = SeatSet::one(seat);
                let own = secret.known(&then, seat);
                rng.any_of(|mut tell| legal(&then, &own, &mut tell))
            }
        };
    }
}
