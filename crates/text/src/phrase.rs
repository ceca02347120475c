//! A message on its way: its variables are filled in by what they mean.
//!
//! A room comes with all its forms (`the-room`, `in-room`, `to-room`), so that each language takes the
//! one its grammar asks for.

use fluent_bundle::{FluentArgs, FluentValue};
use whiteout_boardgame::Thing;
use whiteout_boardgame::table::Table;
use whiteout_boardgame::words::{Card, Item, Room, Vehicle, Weapon, Weather};
use whiteout_core::{Seat, SeatSet};

use crate::Texts;
use crate::names::{room_key, vehicle_key};

pub(crate) struct Phrase {
    texts: Texts,
    args: FluentArgs<'static>,
}

impl Phrase {
    pub(crate) fn new(texts: Texts) -> Self {
        Self { texts, args: FluentArgs::new() }
    }

    fn set(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Self {
        self.args.set(name, value);
        self
    }

    pub(crate) fn text(self, name: &'static str, text: String) -> Self {
        self.set(name, text)
    }

    pub(crate) fn number(self, name: &'static str, number: impl Into<u16>) -> Self {
        self.set(name, number.into())
    }

    pub(crate) fn n(self, number: impl Into<u16>) -> Self {
        self.number("n", number)
    }

    pub(crate) fn seat(self, table: &Table, seat: Seat) -> Self {
        let name = self.texts.seat(table, seat);
        self.text("seat", name)
    }

    pub(crate) fn other(self, table: &Table, seat: Seat) -> Self {
        let name = self.texts.seat(table, seat);
        self.text("other", name)
    }

    /// `seats` and how many they are, for the verb.
    pub(crate) fn seats(self, table: &Table, seats: SeatSet) -> Self {
        let names = self.texts.seats(table, seats);
        self.text("seats", names).number("count", seats.len())
    }

    pub(crate) fn room(self, room: Room) -> Self {
        self.some_room(Some(room))
    }

    /// The room where somebody is.
    pub(crate) fn room_of(self, table: &Table, seat: Seat) -> Self {
        self.some_room(table.room_of(seat))
    }

    /// A room that may not be known.
    pub(crate) fn some_room(self, room: Option<Room>) -> Self {
        let (texts, key) = (self.texts, room.map_or("room-unnamed", room_key));
        self.text("the-room", texts.form(key, "the"))
            .text("in-room", texts.form(key, "in"))
            .text("to-room", texts.form(key, "to"))
    }

    pub(crate) fn vehicle(self, vehicle: Vehicle) -> Self {
        self.some_vehicle(Some(vehicle))
    }

    /// A vehicle that may not be known.
    pub(crate) fn some_vehicle(self, vehicle: Option<Vehicle>) -> Self {
        let (texts, key) = (self.texts, vehicle.map_or("vehicle-unnamed", vehicle_key));
        self.text("the-vehicle", texts.form(key, "the")).text("in-vehicle", texts.form(key, "in"))
    }

    pub(crate) fn card(self, card: Card) -> Self {
        let name = self.texts.card(card);
        self.text("card", name)
    }

    pub(crate) fn thing(self, thing: Thing) -> Self {
        let name = self.texts.a_thing(thing);
        self.text("thing", name)
    }

    pub(crate) fn weapon(self, weapon: Weapon) -> Self {
        self.thing(Thing::Weapon(weapon))
    }

    pub(crate) fn item(self, item: Item) -> Self {
        self.thing(Thing::Item(item))
    }

    pub(crate) fn weather(self, weather: Weather) -> Self {
        let name = self.texts.weather(weather);
        self.text("weather", name)
    }

    pub(crate) fn say(self, key: &str) -> String {
        self.texts.fill(key, &self.args)
    }
}
