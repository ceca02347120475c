//! A finished game, step by step and with nothing hidden: the reader chooses whose view to look at.

use std::collections::BTreeSet;

use serde::Serialize;
use whiteout_core::{Audience, Game, Seat, SeatSet};
use whiteout_games::Proof;
use whiteout_table::{Change, Entry, Millis, Phase, Playable, Saying, Table, changes, without_undone};
use whiteout_text::Language;

use crate::past::Past;
use crate::publish::{blank, board, events, public_page};
use crate::reading::Told as Answer;
use crate::served::Served;
use crate::words::{self, Sentences, Told};
use crate::written::Written;

/// Apply the changes of the first steps to `start` and you see the table as it was then.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Replay<T, O, E, C> {
    /// The game was imported as a file: whether the rules prove it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    imported: Option<Proof>,
    /// It has component values of its own.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    custom: bool,
    start: ReplayStart<T, O>,
    #[cfg_attr(test, ts(as = "Vec<ReplayStep<E, C>>"))]
    steps: Vec<Written<ReplayStep<E, C>>>,
}

/// No replay is longer, in bytes. The longest of the games in `fixtures/` comes to 2.9 MB, with 575 choices.
const LONGEST: usize = 16 << 20;

type ReplayOf<G> = Replay<<G as Playable>::Public, <G as Playable>::Own, <G as Game>::Event, <G as Game>::Claim>;

/// Just before the deal: what everybody saw, and what each seat saw beside it.
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct ReplayStart<T, O> {
    #[cfg_attr(test, ts(as = "whiteout_table::PublicPage<'static, T>"))]
    page: Written<T>,
    #[cfg_attr(test, ts(as = "Vec<Option<O>>"))]
    own: Written<Vec<O>>,
}

/// A choice and what came of it, or something said.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct ReplayStep<E, C> {
    at: Millis,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    changes: Vec<Change>,
    /// Of the list of what each seat saw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    own: Vec<Change>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    events: Vec<E>,
    /// Which of the events only some seats saw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    covered: Vec<Covered>,
    /// Who chose what.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    made: Option<Made>,
    phase: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    log: Vec<Told>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    said: Vec<Saying<C>>,
}

/// A choice, in words.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Made {
    pub(crate) seat: Seat,
    pub(crate) choice: String,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Covered {
    event: usize,
    to: SeatSet,
}

/// The table just before the `n`th deal, and all that came from there on until the game was over, without what was taken back.
pub(crate) fn nth_game<G: Served>(past: &mut Past<G>, n: u32) -> Result<(Table<G>, Vec<Entry<G>>), &'static str> {
    let mut table = past.table()?;
    let is_deal = |table: &Table<G>, entry: &Entry<G>| table.games() == n && matches!(entry, Entry::Started { .. });
    let mut entries = Vec::new();
    for entry in past.by_ref() {
        if is_deal(&table, &entry) {
            entries.push(entry);
            break;
        }
        table.apply(&entry);
    }
    let mut played = table.clone();
    if let Some(deal) = entries.first() {
        played.apply(deal);
    }
    while played.phase() == Phase::Playing
        && let Some(entry) = past.next()
    {
        played.apply(&entry);
        entries.push(entry);
    }
    match past.fault() {
        Some(code) => Err(code),
        None if played.phase() == Phase::Over => Ok((table, without_undone(entries))),
        None => Err("corrupt"),
    }
}

/// The `n`th game of a table as JSON. Whether it is over was asked before.
pub(crate) fn tell<G: Served>(past: &mut Past<G>, n: u32, language: Language) -> Answer {
    let (mut table, entries) = nth_game(past, n)?;
    let unsaid = unsaid(&entries);
    let seats = table.settings().players;
    table.set_present((0..seats).filter_map(Seat::new).filter_map(|seat| table.person_at(seat)).collect());
    let mut now = pages(&table);
    let mut replay: ReplayOf<G> = Replay { imported: None, custom: false, start: now.clone(), steps: Vec::new() };
    let mut length = 0;
    for entry in entries {
        let before = board(&table).unwrap_or_else(|| blank(&table));
        table.apply(&entry);
        let Some(at) = moment(&entry).filter(|_| is_step(&entry, &unsaid)) else { continue };
        let mut step = ReplayStep {
            at,
            changes: Vec::new(),
            own: Vec::new(),
            events: Vec::new(),
            covered: Vec::new(),
            made: None,
            phase: board(&table).map_or_else(String::new, |board| words::phase::<G>(language, &board)),
            log: Vec::new(),
            said: Vec::new(),
        };
        if let Entry::Said { saying } = &entry {
            // Words change no page.
            step.said.push(saying.clone());
        } else {
            let after = pages(&table);
            step.changes = changes(now.page.get(), after.page.get());
            step.own = changes(now.own.get(), after.own.get());
            now = after;
            step.events = events(core::slice::from_ref(&entry)).cloned().collect();
            step.covered = covered::<G>(&step.events);
            if let Entry::Acted { seat, action, .. } = &entry {
                step.made = Some(Made { seat: *seat, choice: words::choice::<G>(language, &before, action) });
            }
            step.log = Sentences::<G>::new(language, before, step.events.iter()).all();
        }
        let step = Written::new(&step);
        length += step.get().len();
        if length > LONGEST {
            return Err("game-too-long");
        }
        replay.steps.push(step);
    }
    (replay.imported, replay.custom) = (table.imported(), table.is_custom());
    serde_json::to_string(&replay).map_err(|_| "unavailable")
}

fn pages<G: Served>(table: &Table<G>) -> ReplayStart<G::Public, G::Own> {
    let seats = (0..table.settings().players).filter_map(Seat::new);
    let own: Vec<Option<G::Own>> = seats.map(|seat| table.own_page(seat)).collect();
    ReplayStart { page: public_page(table), own: Written::new(&own) }
}

fn covered<G: Served>(events: &[G::Event]) -> Vec<Covered> {
    let audiences = events.iter().map(G::audience).enumerate();
    let only = |(event, audience)| match audience {
        Audience::Everyone => None,
        Audience::Only(to) => Some(Covered { event, to }),
    };
    audiences.filter_map(only).collect()
}

/// What was said and taken back.
pub(crate) fn unsaid<G: Served>(entries: &[Entry<G>]) -> BTreeSet<u64> {
    let unsaid = entries.iter().filter_map(|entry| match entry {
        Entry::Unsaid { id } => Some(*id),
        _ => None,
    });
    unsaid.collect()
}

/// Whether the replay has a step for this.
pub(crate) fn is_step<G: Served>(entry: &Entry<G>, unsaid: &BTreeSet<u64>) -> bool {
    match entry {
        Entry::Said { saying } => !unsaid.contains(&saying.id),
        entry => moment(entry).is_some(),
    }
}

/// When something happened in the game or was said of it; the rest is no part of it.
const fn moment<G: Served>(entry: &Entry<G>) -> Option<Millis> {
    match entry {
        Entry::Started { at, .. } | Entry::Acted { at, .. } | Entry::Conceded { at, .. } => Some(*at),
        Entry::Said { saying } => Some(saying.at),
        _ => None,
    }
}
