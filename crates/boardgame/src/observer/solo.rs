//! What a player of the 1-3 player game has learnt: the hands that lie open to it, and roles nobody has looked at.

use whiteout_core::{Chance as _, Rng, Viewer};

use super::Seen;
use crate::event::{Event, Source};
use crate::secret::{Own, Secret};
use crate::solo::{News, SoloEvent};
use crate::table::Table;
use crate::words::{Kind as _, Role};

/// Before the first event.
pub(super) fn hands(viewer: Viewer, table: &Table) -> Vec<Own> {
    if table.solo.is_none() {
        return Vec::new();
    }
    table.seats().filter(|&seat| table.shows_hand(viewer, seat)).map(Own::blank).collect()
}

impl Seen {
    pub(super) fn see_together(&mut self, event: &Event) {
        let plain = match event {
            Event::Solo(SoloEvent::Private { news, .. }) => news.event().unwrap_or(*event),
            _ => *event,
        };
        for own in &mut self.hands {
            // Events that are for one seat in the big game are about the hand of that Character.
            if plain.audience().includes(Viewer::Seat(own.seat)) || matches!(plain, Event::Sealed { .. }) {
                own.fold(&plain);
            }
        }
        match *event {
            Event::Solo(SoloEvent::Private { news: News::HandSeen { seat, weapons, items, labs }, .. }) => {
                self.hands.push(Own { weapons, items, labs, ..Own::blank(seat) });
            }
            Event::Solo(SoloEvent::TakenOver { seat, player }) if self.table.rules.options.closed_hands => {
                if self.viewer != Viewer::Seat(player) {
                    self.hands.retain(|own| own.seat != seat);
                }
                self.hands.sort_by_key(|own| own.seat);
            }
            _ => {}
        }
        self.keep(event, &plain);
    }
}

/// Any role cards that were not shown under the Characters whose cards were not.
pub(super) fn deal_roles(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) {
    let dealt = observer.log.iter().any(|event| matches!(event, Event::RoundBegan { .. }));
    let Some(rules) = observer.table.rules.solo.filter(|_| dealt) else { return };
    let mut cards = rules.roles;
    let mut shown = [None; 8];
    for event in &observer.log {
        if let Event::RoleShown { seat, role } = *event
            && shown[seat.index()].is_none()
        {
            shown[seat.index()] = Some(role);
            cards[role.index()] -= 1;
        }
    }
    for seat in observer.table.seats() {
        let role = shown[seat.index()].unwrap_or_else(|| {
            let role = Role::at(rng.pick(&cards));
            cards[role.index()] -= 1;
            role
        });
        secret.role[seat] = role;
        if role == Role::Alien {
            secret.infected_by[seat] = Some(Source::First);
            secret.last_turned = Some(seat);
        }
    }
}
