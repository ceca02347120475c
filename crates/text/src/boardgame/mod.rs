//! The Boardgame in words.

pub(crate) mod asked;
mod choices;
mod claims;
mod endings;
mod lists;
mod log;
mod names;
mod phrase;
mod prompts;

use whiteout_boardgame::table::Table;
use whiteout_boardgame::{Action, Claim, Event, State};
use whiteout_core::{Seat, SeatSet};

use crate::files::Library;
use crate::{Language, Spoken, Texts};

crate::files::library!("boardgame":
    "setup", "round", "alien", "placing", "encounters", "burning", "actions", "locations", "equipment",
    "characters", "evening", "ending", "pack", "table",
    "words", "log", "choices", "claims", "problems", "endings",
);

impl Spoken for State {
    type Board = Table;

    fn library(language: Language) -> &'static Library {
        library(language)
    }

    fn seat(texts: &Texts, table: &Table, seat: Seat) -> String {
        table.characters[seat].map_or_else(|| texts.seat_number(seat), |character| texts.character(character))
    }

    fn phase(texts: &Texts, table: &Table) -> String {
        texts.phase_of(table)
    }

    fn question(texts: &Texts, table: &Table) -> String {
        texts.asks(table)
    }

    fn waiting(table: &Table) -> (SeatSet, SeatSet) {
        (table.waiting, table.people())
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
}
