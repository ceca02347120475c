//! Fuel and Tools cards: free help where one stands (`bg.items.window`).

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::step::{AfterItems, Step};
use crate::table::Table;
use crate::words::{Item, Room};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn items_window(&mut self, after: AfterItems) {
        let table = self.t();
        // Where hands are open only who holds a card that works is asked.
        let open = table.hands_are_open();
        let works = |seat: Seat, room: Room, item: Item| {
            table.item_works(room, item) && (!open || self.secret.items[seat][item] > 0)
        };
        let asked: SeatSet = table
            .seats()
            .filter(|&seat| {
                let works_here = table.items[seat] > 0
                    && table.may_use_items(seat)
                    && table
                        .room_of(seat)
                        .is_some_and(|room| works(seat, room, Item::Fuel) || works(seat, room, Item::Tools));
                works_here || (table.rifle_anytime() && table.weapons[seat] > 0)
            })
            .collect();
        if asked.is_empty() {
            self.after_items(after);
        } else {
            self.ask(Step::Items { after }, asked);
        }
    }

    pub(crate) fn use_items(&mut self, after: AfterItems) {
        let sealed = self.secret.sealed;
        let mut used = false;
        for seat in SeatSet::first(self.t().rules.players).from(self.t().leader) {
            if let Some(Action::Snipe { weapon }) = sealed[seat]
                && self.t().rifle == 0
            {
                used = true;
                self.emit(Event::RifleLaid { seat, weapon });
            }
            let (Some(Action::UseItem { item }), Some(room)) = (sealed[seat], self.t().room_of(seat)) else { continue };
            // Somebody before may have filled the last space or mended the last damage: then the card is kept.
            if !self.t().item_works(room, item) {
                continue;
            }
            used = true;
            self.use_item(seat, item, room);
        }
        if used {
            self.items_window(after);
        } else {
            self.after_items(after);
        }
    }

    /// The card does its work here and is gone.
    pub(crate) fn use_item(&mut self, seat: Seat, item: Item, room: Room) {
        self.emit(Event::ItemUsed { seat, item });
        match item {
            Item::Fuel => self.emit(Event::Fuelled { room, tokens: 1, from: Table::store_for(room) }),
            _ => self.repair(room, 1),
        }
    }
}
