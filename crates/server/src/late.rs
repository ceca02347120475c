//! Those who look on late: the table as it was a while ago.
//!
//! The lobby is shown as it is, so that people can come and sit down. From the deal on everything comes late: moves, talk,
//! who is there, the end, and the next lobby until it has been caught up with.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use whiteout_table::{Entry, Millis, Person, Phase, Spectators, Table};

use crate::publish::{Reader, Streams};
use crate::served::Served;

/// How exactly those who look on late see who comes and goes.
const PRESENCE: Millis = 5_000;

/// Something that happened and is not shown yet.
#[derive(Debug)]
struct Later<G: Served> {
    due: Millis,
    entries: Vec<Entry<G>>,
    present: BTreeSet<Person>,
}

/// The table as it is shown late.
#[derive(Debug)]
pub(crate) struct Late<G: Served> {
    delay: Millis,
    pub(crate) table: Table<G>,
    pub(crate) streams: Streams<G>,
    later: VecDeque<Later<G>>,
}

/// How late those who look on are, in milliseconds.
pub(crate) fn delay<G: Served>(table: &Table<G>) -> Option<Millis> {
    match table.settings().spectators {
        Spectators::Yes { delay } if delay > 0 => Some(Millis::from(delay) * 1_000),
        _ => None,
    }
}

impl<G: Served> Late<G> {
    /// From all entries of a table. One that has no time of its own happened no later than the next one that has.
    pub(crate) fn from_entries(entries: Vec<Entry<G>>, delay: Millis, now: Millis) -> Option<Self> {
        let mut times = Vec::with_capacity(entries.len());
        let mut time = now;
        for entry in entries.iter().rev() {
            time = entry.at().unwrap_or(time);
            times.push(time);
        }
        let mut dated = entries.into_iter().zip(times.into_iter().rev());
        let table = Table::from_first(&dated.next()?.0)?;
        let mut late = Self { delay, streams: Streams::new(&table), table, later: VecDeque::new() };
        for (entry, time) in dated {
            late.put(vec![entry], BTreeSet::new(), time);
            late.apply_due(now, |_, _| {});
        }
        late.streams = Streams::new(&late.table);
        Some(late)
    }

    /// Takes in what has just happened.
    pub(crate) fn put(&mut self, entries: Vec<Entry<G>>, present: BTreeSet<Person>, now: Millis) {
        // Notes are for nobody who looks on.
        let entries: Vec<_> = entries.into_iter().filter(|entry| !matches!(entry, Entry::Noted { .. })).collect();
        if entries.is_empty() && self.later.back().map_or(self.table.present(), |later| &later.present) == &present {
            return;
        }
        // Whoever comes and goes all the time fills no memory: who is there is shown now and then.
        let now = if entries.is_empty() { now.next_multiple_of(PRESENCE) } else { now };
        let level = self.later.is_empty() && self.table.phase() == Phase::Lobby;
        let at_once = level && !entries.iter().any(|entry| matches!(entry, Entry::Started { .. }));
        let time = entries.first().and_then(Entry::at).unwrap_or(now);
        let due = if at_once { 0 } else { time.saturating_add(self.delay) };
        match self.later.back_mut() {
            Some(last) if entries.is_empty() && last.entries.is_empty() && last.due == due => last.present = present,
            _ => self.later.push_back(Later { due, entries, present }),
        }
    }

    /// When something is to be shown, if anything waits.
    pub(crate) fn due(&self) -> Option<Millis> {
        self.later.front().map(|later| later.due)
    }

    /// What is to be sent by now.
    pub(crate) fn show(&mut self, now: Millis) -> Vec<(Reader, Arc<str>)> {
        let mut sent = Vec::new();
        self.apply_due(now, |late, entries| sent.extend(late.streams.update(&late.table, entries)));
        sent
    }

    fn apply_due(&mut self, now: Millis, mut shown: impl FnMut(&mut Self, &[Entry<G>])) {
        while self.due().is_some_and(|due| due <= now)
            && let Some(Later { entries, present, .. }) = self.later.pop_front()
        {
            for entry in &entries {
                self.table.apply(entry);
            }
            self.table.set_present(present);
            shown(self, &entries);
        }
    }
}
