//! A game that is over, step by step and with nothing hidden: whoever looks at it again chooses the eyes.

use std::collections::BTreeSet;

use serde::Serialize;
use whiteout_core::{Audience, Game, Seat, SeatSet};
use whiteout_store::Entry as Stored;
use whiteout_table::{Change, Entry, Millis, Phase, Playable, Saying, Table, changes, without_undone};
use whiteout_text::Language;

use crate::publish::{blank, board, events, public_page};
use crate::reading::{Told as Answer, entries};
use crate::served::Served;
use crate::words::{self, Told};
use crate::written::Written;

/// Apply the changes of the first steps to `start` and you see the table as it was then.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Replay<T, O, E, C> {
    start: ReplayStart<T, O>,
    steps: Vec<ReplayStep<E, C>>,
}

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
    phase: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    log: Vec<Told>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    said: Vec<Saying<C>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Covered {
    event: usize,
    to: SeatSet,
}

/// The `n`th game of a table as JSON. Whether it is over was asked before.
pub(crate) fn tell<G: Served>(lines: &[Stored], n: u32, language: Language) -> Answer {
    let entries = without_undone(entries::<G>(lines));
    let unsaid: BTreeSet<u64> = entries.iter().filter_map(unsaid).collect();
    let mut entries = entries.into_iter();
    let mut table = entries.next().and_then(|first| Table::from_first(&first)).ok_or("corrupt")?;
    // What was on the table before the n-th deal, and each step from there on.
    let mut replay: Option<ReplayOf<G>> = None;
    let mut now = ReplayStart { page: Written::null(), own: Written::null() };
    for entry in entries {
        if table.games() == n && matches!(entry, Entry::Started { .. }) {
            table.set_present(
                (0..table.settings().players).filter_map(Seat::new).filter_map(|seat| table.person_at(seat)).collect(),
            );
            now = pages(&table);
            replay = Some(Replay { start: now.clone(), steps: Vec::new() });
        }
        let before = board(&table).unwrap_or_else(|| blank(&table));
        table.apply(&entry);
        let Some(replay) = &mut replay else { continue };
        let Some(at) = moment(&entry) else { continue };
        let after = pages(&table);
        let said = match &entry {
            Entry::Said { saying } if !unsaid.contains(&saying.id) => vec![saying.clone()],
            _ => Vec::new(),
        };
        let happened: Vec<G::Event> = events(core::slice::from_ref(&entry)).cloned().collect();
        let step = ReplayStep {
            at,
            changes: changes(now.page.get(), after.page.get()),
            own: changes(now.own.get(), after.own.get()),
            covered: covered::<G>(&happened),
            phase: board(&table).map_or_else(String::new, |board| words::phase::<G>(language, &board)),
            log: words::log_of_all::<G>(language, before, &happened),
            events: happened,
            said,
        };
        now = after;
        if !(step.changes.is_empty() && step.own.is_empty() && step.events.is_empty() && step.said.is_empty()) {
            replay.steps.push(step);
        }
        if table.phase() == Phase::Over {
            break;
        }
    }
    let replay = replay.filter(|_| table.phase() == Phase::Over).ok_or("corrupt")?;
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

const fn unsaid<G: Served>(entry: &Entry<G>) -> Option<u64> {
    match entry {
        Entry::Unsaid { id } => Some(*id),
        _ => None,
    }
}

/// When something happened in the game or was said of it; the rest is no part of it.
const fn moment<G: Served>(entry: &Entry<G>) -> Option<Millis> {
    match entry {
        Entry::Started { at, .. } | Entry::Acted { at, .. } => Some(*at),
        Entry::Said { saying } => Some(saying.at),
        _ => None,
    }
}
