//! The words of The Boardgame in a message.

use whiteout_boardgame::table::Table;
use whiteout_boardgame::words::{Card, Departures, Item, Room, Vehicle, Weapon, Weather};
use whiteout_boardgame::{Position, Thing};
use whiteout_core::Seat;

use super::Voice;
use super::names::{room_key, vehicle_key};
use crate::phrase::Phrase;

impl<V: Voice> Phrase<Position<V>> {
    pub(crate) fn room(self, room: Room) -> Self {
        self.some_room(Some(room))
    }

    /// The room where somebody is.
    pub(crate) fn room_of(self, table: &Table, seat: Seat) -> Self {
        self.some_room(table.room_of(seat))
    }

    /// A room that may not be known.
    pub(crate) fn some_room(self, room: Option<Room>) -> Self {
        self.room_named(room.map_or("room-unnamed", room_key))
    }

    pub(crate) fn vehicle(self, vehicle: Vehicle) -> Self {
        self.some_vehicle(Some(vehicle))
    }

    /// A vehicle that may not be known.
    pub(crate) fn some_vehicle(self, vehicle: Option<Vehicle>) -> Self {
        let (texts, key) = (self.texts(), vehicle.map_or("vehicle-unnamed", vehicle_key));
        self.text("the-vehicle", texts.form(key, "the")).text("in-vehicle", texts.form(key, "in"))
    }

    /// `tokens` of the UFO and how many they are.
    pub(crate) fn departures(self, tokens: Departures) -> Self {
        let values = self.texts().departures(tokens);
        self.text("tokens", values).number("count", tokens.total())
    }

    pub(crate) fn card(self, card: Card) -> Self {
        let name = self.texts().card(card);
        self.text("card", name)
    }

    pub(crate) fn thing(self, thing: Thing) -> Self {
        let name = self.texts().a_thing(thing);
        self.text("thing", name)
    }

    pub(crate) fn weapon(self, weapon: Weapon) -> Self {
        self.thing(Thing::Weapon(weapon))
    }

    pub(crate) fn item(self, item: Item) -> Self {
        self.thing(Thing::Item(item))
    }

    pub(crate) fn weather(self, weather: Weather) -> Self {
        let name = self.texts().weather(weather);
        self.text("weather", name)
    }
}
