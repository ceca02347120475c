//! Who became an Alien, when, where and by whom.

use whiteout_boardgame::Event;
use whiteout_boardgame::table::Table;
use whiteout_boardgame::words::Role;

use super::{Texts, Voice};
use crate::phrase::Phrase;

impl<V: Voice> Texts<V> {
    pub(crate) fn round_of(&self, table: &Table) -> String {
        Phrase::new(*self).n(table.round).say("round")
    }

    pub(crate) fn turned(&self, table: &Table, event: &Event) -> Option<String> {
        let phrase = Phrase::new(*self).text("when", self.round_of(table));
        match *event {
            Event::Learnt { taker, owner, token: Role::Alien } => {
                Some(phrase.other(table, owner).room_of(table, taker).say("fate-by"))
            }
            Event::LearntOfDog { seat, token: Role::Alien } => Some(phrase.room_of(table, seat).say("fate-dog")),
            _ => None,
        }
    }
}
