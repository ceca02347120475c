//! Several things in a row.

use whiteout_core::{Seat, SeatSet};

use crate::phrase::Phrase;
use crate::{Spoken, Texts};

impl<G: Spoken> Texts<G> {
    /// `A, B and C`.
    pub(crate) fn list(&self, parts: Vec<String>) -> String {
        self.row(parts, "list-last")
    }

    /// `A, B or C`.
    pub(crate) fn either(&self, parts: Vec<String>) -> String {
        self.row(parts, "list-or")
    }

    fn row(&self, mut parts: Vec<String>, last_link: &str) -> String {
        let Some(last) = parts.pop() else { return self.plain("list-nothing") };
        let pair = |first: String, second: String, key: &str| {
            Phrase::new(*self).text("first", first).text("second", second).say(key)
        };
        match parts.into_iter().reduce(|first, second| pair(first, second, "list-more")) {
            Some(first) => pair(first, last, last_link),
            None => last,
        }
    }

    pub(crate) fn seats(&self, board: &G::Board, seats: SeatSet) -> String {
        self.list(seats.iter().map(|seat| self.seat(board, seat)).collect())
    }

    pub(crate) fn seat_number(&self, seat: Seat) -> String {
        // People count from 1.
        Phrase::new(*self).number("number", u8::from(seat) + 1).say("seat")
    }

    pub(crate) fn counted(&self, count: u8, key: &str) -> Option<String> {
        (count > 0).then(|| Phrase::new(*self).n(count).say(key))
    }

    /// Each kind of which there is any, with its number.
    pub(crate) fn counts<K: Copy>(
        &self,
        all: &[K],
        key: fn(K) -> &'static str,
        count: impl Fn(K) -> u8,
    ) -> Vec<String> {
        all.iter().filter_map(|&kind| self.counted(count(kind), &format!("count-{}", key(kind)))).collect()
    }
}
