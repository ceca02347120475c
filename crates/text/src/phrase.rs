//! A message on its way: its variables are filled in by what they mean. Each game adds its own words.

use fluent_bundle::{FluentArgs, FluentValue};
use whiteout_core::{Seat, SeatSet};

use crate::{Spoken, Texts};

pub(crate) struct Phrase<G> {
    texts: Texts<G>,
    args: FluentArgs<'static>,
}

impl<G: Spoken> Phrase<G> {
    pub(crate) fn new(texts: Texts<G>) -> Self {
        Self { texts, args: FluentArgs::new() }
    }

    pub(crate) const fn texts(&self) -> Texts<G> {
        self.texts
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

    pub(crate) fn seat(self, board: &G::Board, seat: Seat) -> Self {
        let name = self.texts.seat(board, seat);
        self.text("seat", name)
    }

    pub(crate) fn other(self, board: &G::Board, seat: Seat) -> Self {
        let name = self.texts.seat(board, seat);
        self.text("other", name)
    }

    /// `seats` and how many they are, for the verb.
    pub(crate) fn seats(self, board: &G::Board, seats: SeatSet) -> Self {
        let names = self.texts.seats(board, seats);
        self.text("seats", names).number("count", seats.len())
    }

    /// A room with all its forms (`the-room`, `in-room`, `to-room`), so that each language takes the one its
    /// grammar asks for.
    pub(crate) fn room_named(self, key: &str) -> Self {
        let texts = self.texts;
        self.text("the-room", texts.form(key, "the"))
            .text("in-room", texts.form(key, "in"))
            .text("to-room", texts.form(key, "to"))
    }

    pub(crate) fn say(self, key: &str) -> String {
        self.texts.fill(key, &self.args)
    }
}
