//! Who became an Imitation, and when.

use whiteout_infection::Event;
use whiteout_infection::table::Table;

use super::{Phrase, Texts};

impl Texts {
    pub(crate) fn turn_of(&self, table: &Table) -> String {
        Phrase::new(*self).n(table.turn_number).say("turn")
    }

    pub(crate) fn turned(&self, table: &Table, event: &Event) -> Option<String> {
        let by_blood = matches!(event, Event::BloodReturned { .. } | Event::SecondBloodReceived { .. });
        let phrase = Phrase::new(*self).text("when", self.turn_of(table)).sector(table.unlocked);
        by_blood.then(|| phrase.say("fate-blood"))
    }
}
