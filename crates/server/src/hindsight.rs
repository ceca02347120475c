//! A choice of a game that is over, looked at again: what the strongest bot would have done there, by what that seat could
//! know then, and how much it would have mattered.

use serde::Serialize;
use whiteout_bots::{Because, Bot, Hindsight};
use whiteout_core::{Seat, Viewer};
use whiteout_table::{Entry, Table};
use whiteout_text::Language;

use crate::minds::remind;
use crate::past::Past;
use crate::publish::{blank, board};
use crate::reading::Told as Answer;
use crate::replay::{Made, nth_game};
use crate::served::Served;
use crate::words;

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SecondThoughts {
    made: Made,
    /// Not there if nothing looks better, or little depended on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    better: Option<Better>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Better {
    choice: String,
    #[cfg_attr(test, ts(as = "String"))]
    because: Because,
    /// How likely the seat's side wins, 0 to 1: with this, and with what was done.
    value: f32,
    made: f32,
}

impl Better {
    /// By how much more likely its side would have won.
    pub(crate) fn gain(&self) -> f32 {
        self.value - self.made
    }
}

/// The `choice`th choice of the `n`th game, from 0 on, as JSON. Whether the game is over was asked before.
pub(crate) fn tell<G: Served>(
    past: &mut Past<G>,
    n: u32,
    choice: usize,
    language: Language,
    bot: &mut dyn Bot<G>,
) -> Answer {
    let (mut table, entries) = nth_game(past, n)?;
    let choices = entries.iter().enumerate().filter(|(_, entry)| matches!(entry, Entry::Acted { .. }));
    let at = choices.map(|(index, _)| index).nth(choice).ok_or("no-such-choice")?;
    let (past, rest) = entries.split_at(at);
    let Some(Entry::Acted { seat, action, .. }) = rest.first() else { return Err("corrupt") };
    for entry in past {
        remind(bot, *seat, entry);
        table.apply(entry);
    }
    let view = table.game().ok_or("corrupt")?.view(Viewer::Seat(*seat));
    let hindsight = bot.look_back(&view, *action);
    let (made, better) = second_thoughts(language, &table, *seat, action, hindsight);
    serde_json::to_string(&SecondThoughts { made, better }).map_err(|_| "unavailable")
}

/// A choice and what would have been better, in words, at the table where it was made.
pub(crate) fn second_thoughts<G: Served>(
    language: Language,
    table: &Table<G>,
    seat: Seat,
    action: &G::Action,
    hindsight: Option<Hindsight<G::Action>>,
) -> (Made, Option<Better>) {
    let before = board(table).unwrap_or_else(|| blank(table));
    let label = |action: &G::Action| words::choice::<G>(language, &before, action);
    let better = hindsight.map(|hindsight| Better {
        choice: label(&hindsight.better),
        because: hindsight.because,
        value: hindsight.value,
        made: hindsight.made,
    });
    (Made { seat, choice: label(action) }, better)
}
