//! A game from its deal on, as one viewer saw it: for the log after a reload, and to look at a moment again.

use std::collections::BTreeSet;

use serde::Serialize;
use whiteout_core::{Game, Viewer};
use whiteout_table::{Change, Entry, Eye, Millis, Person, Spectators, Table, changes};

use crate::padding::body::Opaque;
use crate::padding::room_for;
use crate::past::Past;
use crate::publish::{Reader, blank, board, events, own_page, public_page};
use crate::served::Served;
use crate::words::{self, Sentences, Told};
use crate::written::Written;

/// Bytes for what is private in a history before anything has happened.
const FIRST: usize = 6 * 1024;

/// Who asks, and up to which update the answer goes.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) epoch: u64,
    pub(crate) seq: u64,
    pub(crate) reader: Reader,
    pub(crate) at: Millis,
    /// Who is there now, which no log tells.
    pub(crate) present: BTreeSet<Person>,
    /// Whether the answer may be packed.
    pub(crate) packed: bool,
}

/// Updates with a higher number than `seq` follow it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct History<T, O, E> {
    epoch: u64,
    seq: u64,
    start: Pages<T, O>,
    steps: Vec<Step<E>>,
}

/// The pages just before the deal.
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Pages<T, O> {
    #[cfg_attr(test, ts(as = "Option<whiteout_table::PublicPage<'static, T>>"))]
    page: Written<T>,
    #[cfg_attr(test, ts(as = "Option<O>"))]
    own: Written<O>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "HistoryStep"))]
struct Step<E> {
    at: Millis,
    changes: Vec<Change>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    own: Vec<Change>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    events: Vec<E>,
    phase: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    log: Vec<Told>,
}

/// What everybody may read of a history, as long as it would be, and how much of it may be private.
struct Open<E> {
    steps: Vec<Step<E>>,
    room: usize,
}

/// The history as JSON, or why there is none.
pub(crate) fn tell<G: Served>(past: &mut Past<G>, asked: &Asked) -> Result<Opaque, &'static str> {
    let mut start = Pages { page: Written::null(), own: Written::null() };
    // The pages that the steps so far lead to, and those just before an entry.
    let (mut told, mut now) = (start.clone(), start.clone());
    let mut steps = Vec::new();
    let mut open = Open { steps: Vec::new(), room: 0 };
    let mut table = past.table()?;
    table.set_present(asked.present.clone());
    for entry in past.by_ref() {
        let Some(at) = moment(&entry) else {
            table.apply(&entry);
            now = pages(&table, asked);
            continue;
        };
        if is_too_new(&table, asked, at) {
            break;
        }
        if matches!(entry, Entry::Started { .. }) {
            steps.clear();
            open = Open { steps: Vec::new(), room: FIRST };
            start = Pages { page: public_page(&table), own: Written::null() };
            (told, now) = (start.clone(), start.clone());
        }
        let before = board(&table).unwrap_or_else(|| blank(&table));
        table.apply(&entry);
        let entries = [entry];
        let after = pages(&table, asked);
        let seen: Vec<G::Event> = table.news(&entries, asked.reader.eye).events.into_iter().cloned().collect();
        // What has changed beside the game waits for the next moment that shows: with one that is hidden it would tell of it.
        let is_hidden = after.page == now.page && after.own == now.own && seen.is_empty();
        now = after;
        if is_hidden {
            continue;
        }
        let (page, own) = (changes(told.page.get(), now.page.get()), changes(told.own.get(), now.own.get()));
        told = now.clone();
        let language = asked.reader.language.unwrap_or_default();
        let board = board(&table);
        let phase = board.as_ref().map_or_else(String::new, |board| words::phase::<G>(language, board));
        let sentences = Sentences::<G>::new(language, before, events(&entries));
        let seat = asked.reader.eye.seat();
        if let Some(room) = seat.and_then(|seat| room_for(&entries, board.as_ref(), seat)) {
            open.room += room.plain;
            open.steps.push(Step {
                at,
                changes: page.clone(),
                own: Vec::new(),
                events: table.news(&entries, Eye::Spectator).events.into_iter().cloned().collect(),
                phase: phase.clone(),
                log: sentences.seen_by(Viewer::Spectator),
            });
        }
        let log = sentences.seen_by(asked.reader.eye.viewer());
        steps.push(Step { at, changes: page, own, events: seen, phase, log });
    }
    if let Some(code) = past.fault() {
        return Err(code);
    }
    let write = |steps| {
        let history = History { epoch: asked.epoch, seq: asked.seq, start: start.clone(), steps };
        serde_json::to_string(&history).map_err(|_| "unavailable")
    };
    let text = write(steps)?;
    match open {
        Open { steps, room } if !steps.is_empty() => Ok(Opaque::beside(&write(steps)?, text, room, asked.packed)),
        _ => Ok(Opaque::open(text)),
    }
}

fn pages<G: Served>(table: &Table<G>, asked: &Asked) -> Pages<G::Public, G::Own> {
    Pages { page: public_page(table), own: own_page(table, asked.reader.eye) }
}

/// When something happened in the game; the rest is no part of it.
const fn moment<G: Game>(entry: &Entry<G>) -> Option<Millis> {
    match entry {
        Entry::Started { at, .. } | Entry::Acted { at, .. } | Entry::Undone { at, .. } | Entry::Conceded { at, .. } => {
            Some(*at)
        }
        _ => None,
    }
}

/// Those who look on with a delay do not learn the end of it here.
fn is_too_new<G: Served>(table: &Table<G>, asked: &Asked, at: Millis) -> bool {
    match (asked.reader.eye, table.settings().spectators) {
        (Eye::Spectator, Spectators::Yes { delay }) => at + u64::from(delay) * 1_000 > asked.at,
        _ => false,
    }
}
