//! Becoming part of the exposed Alien, and what a lost player leaves behind.

use whiteout_core::{Rng, Seat, Sink};

use super::Cx;
use crate::event::Event;
use crate::table::LeaderToken;
use crate::words::{Item, Room, Weapon};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// The first brings half the players, everyone later one point (`bg.expose.strength`).
    pub(crate) fn expose(&mut self, seat: Seat) {
        let rules = &self.t().rules;
        let first = rules.solo.map_or(rules.players / 2, |solo| solo.first_strength);
        let strength = if self.t().exposed_ever { 1 } else { first };
        self.emit(Event::Exposed { seat, strength });
        self.strip(seat);
    }

    /// Cards go under their decks in random order, everything else away unseen (`bg.expose.things`).
    pub(crate) fn strip(&mut self, seat: Seat) {
        let mut weapons = self.secret.weapons[seat];
        weapons[Weapon::Flamethrower] += self.t().flamethrowers_of(seat);
        let items = self.secret.items[seat];
        self.emit(Event::Stripped { seat });
        if !weapons.is_empty() && self.t().returns(seat, Room::Armory) {
            let deck = self.shuffled::<7, Weapon>(&weapons);
            self.emit(Event::WeaponsBuried { deck });
        }
        if !items.is_empty() && self.t().returns(seat, Room::Warehouse) {
            let deck = self.shuffled::<5, Item>(&items);
            self.emit(Event::ItemsBuried { deck });
        }
        if self.t().leader_token == LeaderToken::With(seat) {
            self.emit(Event::LeaderTokenBack);
        }
        // Among 1 to 3 players it is another matter (`solo.leader.loss`).
        if !self.is_solo()
            && self.t().leader == seat
            && let Some(next) = self.t().people().first_from(seat)
        {
            self.emit(Event::LeaderIs { seat: next });
        }
    }
}
