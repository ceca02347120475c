//! Infection at Outpost 31 in words.

pub(crate) mod asked;
mod choices;
mod claims;
mod endings;
mod fates;
mod lists;
mod log;
mod names;
mod phase;
mod phrase;
mod prompts;

use whiteout_core::{Seat, SeatSet};
use whiteout_infection::table::Table;
use whiteout_infection::words::Blood;
use whiteout_infection::{Action, Claim, Event, State};

use crate::files::Library;
use crate::{Language, Spoken};

crate::files::library!("infection":
    "setup", "supply", "turn", "before", "team", "room", "pool", "dice", "chips", "powers", "consequences", "escape",
    "ending", "table",
    "words", "log", "choices", "claims", "problems", "endings",
);

type Texts = crate::Texts<State>;
type Phrase = crate::phrase::Phrase<State>;

impl Spoken for State {
    type Board = Table;

    fn library(language: Language) -> &'static Library {
        library(language)
    }

    fn seat(texts: &Texts, table: &Table, seat: Seat) -> String {
        table.characters[seat].map_or_else(|| texts.seat_number(seat), |character| texts.character(character))
    }

    fn phase(texts: &Texts, table: &Table) -> String {
        texts.plain(phase::key(table))
    }

    /// How many Imitations there can be at most (`inf.setup.most`), once blood is dealt.
    fn facts(texts: &Texts, table: &Table) -> Vec<String> {
        let most = table.possible_imitations;
        (most > 0).then(|| Phrase::new(*texts).n(most).say("fact-imitations")).into_iter().collect()
    }

    fn question(texts: &Texts, table: &Table) -> String {
        texts.asks(table)
    }

    fn waiting(table: &Table) -> (SeatSet, SeatSet) {
        (table.waiting, table.crew())
    }

    fn rules_asked(table: &Table) -> Vec<&'static str> {
        asked::rules(table)
    }

    fn action(texts: &Texts, table: &Table, action: &Action) -> String {
        texts.choice(table, *action)
    }

    fn event(texts: &Texts, table: &Table, event: &Event) -> Option<String> {
        texts.happened(table, event)
    }

    fn claim(texts: &Texts, table: &Table, claim: Claim) -> String {
        texts.says(table, claim)
    }

    fn ending(texts: &Texts, table: &Table) -> Option<String> {
        table.outcome.map(|(reason, winners)| texts.ending(table, reason, winners))
    }

    fn side(texts: &Texts, against: bool) -> String {
        texts.blood(if against { Blood::Imitation } else { Blood::Human })
    }

    fn round(texts: &Texts, table: &Table) -> String {
        texts.turn_of(table)
    }

    fn turning(texts: &Texts, table: &Table, event: &Event) -> Option<String> {
        texts.turned(table, event)
    }
}
