//! The Boardgame in words; Norwegian Outpost and the game for 1 to 3 players, which have other words for some things.

pub(crate) mod asked;
mod choices;
mod claims;
mod endings;
mod fates;
mod lists;
mod log;
mod names;
mod phrase;
mod prompts;
mod solo;

use whiteout_boardgame::table::Table;
use whiteout_boardgame::words::{Role, Setting};
use whiteout_boardgame::{Action, Claim, Cooperative, Event, NorwegianOutpost, Outpost31, Position, Variant};
use whiteout_core::{Seat, SeatSet};

use crate::files::Library;
use crate::{Language, Spoken};

type Texts<V> = crate::Texts<Position<V>>;

crate::files::library!("boardgame":
    "setup", "round", "alien", "placing", "encounters", "burning", "actions", "locations", "equipment",
    "characters", "evening", "ending", "pack", "table",
    "words", "log", "choices", "claims", "problems", "endings", "chase", "solo",
);

/// The differences of Norwegian Outpost: rules of its own, and words that replace those of The Boardgame.
pub(crate) mod norwegian {
    use super::super::boardgame;

    crate::files::library!("norwegian" over boardgame:
        "station", "records", "vehicles", "escaping", "track", "ends", "ufo",
        "otherwise", "words",
    );
}

/// The differences of the game for 1 to 3 players.
pub(crate) mod together {
    use super::super::boardgame;

    crate::files::library!("solo" over boardgame:
        "together", "moving", "threat", "hunter", "dice", "nightfall", "leaving",
        "retold", "words",
    );
}

/// A game of the family, and the files that speak for it.
pub trait Voice: Variant {
    #[doc(hidden)]
    fn library(language: Language) -> &'static Library;
}

impl Voice for Outpost31 {
    fn library(language: Language) -> &'static Library {
        library(language)
    }
}

impl Voice for NorwegianOutpost {
    fn library(language: Language) -> &'static Library {
        norwegian::library(language)
    }
}

impl Voice for Cooperative {
    fn library(language: Language) -> &'static Library {
        together::library(language)
    }
}

impl<V: Voice> Spoken for Position<V> {
    type Board = Table;

    fn library(language: Language) -> &'static Library {
        V::library(language)
    }

    /// What began at the Norwegian station may go on at Outpost 31.
    fn at(texts: &Texts<V>, table: &Table) -> Texts<V> {
        let library = match table.rules.setting {
            Setting::Outpost31 => library(texts.language),
            Setting::Norwegian => norwegian::library(texts.language),
            Setting::Solo => together::library(texts.language),
        };
        Texts { library, ..*texts }
    }

    fn seat(texts: &Texts<V>, table: &Table, seat: Seat) -> String {
        let texts = texts.at(table);
        let player = || texts.seat_number(table.owner(seat));
        table.characters[seat].map_or_else(player, |character| texts.character(character))
    }

    fn phase(texts: &Texts<V>, table: &Table) -> String {
        texts.at(table).phase_of(table)
    }

    fn question(texts: &Texts<V>, table: &Table) -> String {
        texts.at(table).asks(table)
    }

    fn waiting(table: &Table) -> (SeatSet, SeatSet) {
        // Somebody alone knows who is asked, unless it is about one of the Characters.
        let alone = table.solo.is_some() && table.rules.seats() == 1;
        let named = !alone || solo::is_for_a_character(table.step);
        (if named { table.waiting } else { SeatSet::EMPTY }, table.people())
    }

    fn asked(texts: &Texts<V>, table: &Table, seats: SeatSet) -> String {
        // Whoever has several Characters is asked for one of them, or as the player.
        if table.solo.is_some() && !solo::is_for_a_character(table.step) {
            return texts.list(table.owners(seats).iter().map(|player| texts.seat_number(player)).collect());
        }
        texts.seats(table, seats)
    }

    fn rules_asked(table: &Table) -> Vec<&'static str> {
        asked::rules(table)
    }

    fn action(texts: &Texts<V>, table: &Table, action: &Action) -> String {
        texts.at(table).choice(table, *action)
    }

    fn event(texts: &Texts<V>, table: &Table, event: &Event) -> Option<String> {
        texts.at(table).happened(table, event)
    }

    fn claim(texts: &Texts<V>, table: &Table, claim: Claim) -> String {
        texts.at(table).says(table, claim)
    }

    fn ending(texts: &Texts<V>, table: &Table) -> Option<String> {
        table.outcome.map(|(reason, winners)| texts.at(table).ending(table, reason, winners))
    }

    fn side(texts: &Texts<V>, against: bool) -> String {
        texts.role(if against { Role::Alien } else { Role::Human })
    }

    /// The Thing breaks out of Humans as of Aliens in the 1-3 player game, and role cards stay as they are (`solo.lost`).
    fn loss(texts: &Texts<V>, table: &Table, seat: Seat) -> Option<String> {
        let lost = table.solo.is_some() && table.is_lost(seat);
        lost.then(|| texts.at(table).status(table.status[seat]))
    }

    fn round(texts: &Texts<V>, table: &Table) -> String {
        texts.round_of(table)
    }

    fn turning(texts: &Texts<V>, table: &Table, event: &Event) -> Option<String> {
        texts.at(table).turned(table, event)
    }
}
