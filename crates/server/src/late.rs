//! Those who look on late: the table as it was a while ago.
//!
//! The lobby is shown as it is, so that people can come and sit down. From the host's start on everything comes late: the
//! deal, moves, talk, who is there, the end, and the next lobby until it has been caught up with. A start that is called
//! off was no start: everything is shown at once again.

use std::collections::VecDeque;
use std::sync::Arc;

use whiteout_store::Entry as Stored;
use whiteout_table::{Company, Entry, Millis, Phase, Spectators, Table};

use crate::line::Line;
use crate::publish::{Reader, Streams};
use crate::served::Served;
use crate::snapshot::Shown;

/// How exactly those who look on late see who comes and goes.
const PRESENCE: Millis = 5_000;

/// Something that happened and is not shown yet.
#[derive(Debug)]
struct Later<G: Served> {
    due: Millis,
    entries: Vec<Entry<G>>,
    company: Company,
    /// The line after them.
    next: u64,
}

/// The table as it is shown late.
#[derive(Debug)]
pub(crate) struct Late<G: Served> {
    delay: Millis,
    pub(crate) table: Table<G>,
    pub(crate) streams: Streams<G>,
    later: VecDeque<Later<G>>,
    /// The first line that is not shown yet.
    next: u64,
}

/// How late those who look on are, in milliseconds.
pub(crate) fn delay<G: Served>(table: &Table<G>) -> Option<Millis> {
    match table.settings().spectators {
        Spectators::Yes { delay } if delay > 0 => Some(Millis::from(delay) * 1_000),
        _ => None,
    }
}

impl<G: Served> Late<G> {
    /// From what had been shown and the lines after it, or from all lines. An entry that has no time of its own happened no
    /// later than the next one that has.
    pub(crate) fn open(shown: Option<Shown<Table<G>>>, lines: &[Stored], delay: Millis, now: Millis) -> Option<Self> {
        let entries = lines.iter().filter_map(|line| match Line::<G>::from_bytes(&line.bytes) {
            Some(Line::Entry(entry)) => Some((entry, line.seq + 1)),
            _ => None,
        });
        let mut dated = Vec::with_capacity(lines.len());
        let mut time = now;
        for (entry, next) in entries.collect::<Vec<_>>().into_iter().rev() {
            time = entry.at().unwrap_or(time);
            dated.push((entry, next, time));
        }
        let mut dated = dated.into_iter().rev();
        let Shown { table, next } = match shown {
            Some(shown) => shown,
            None => {
                let (first, next, _) = dated.next()?;
                Shown { table: Table::from_first(&first)?, next }
            }
        };
        let mut late = Self { delay, streams: Streams::new(&table), table, later: VecDeque::new(), next };
        for (entry, next, time) in dated {
            late.put(vec![entry], Company::default(), time, next);
            late.apply_due(now, |_, _| {});
        }
        late.streams = Streams::new(&late.table);
        Some(late)
    }

    /// What is shown by now.
    pub(crate) const fn shown(&self) -> Shown<&Table<G>> {
        Shown { table: &self.table, next: self.next }
    }

    /// Takes in what has just happened, up to the line before `next`.
    pub(crate) fn put(&mut self, entries: Vec<Entry<G>>, company: Company, now: Millis, next: u64) {
        // Notes are for nobody who looks on. Guesses are shown at the end, and nobody may tell by the time when they were made.
        for guessed in entries.iter().filter(|entry| matches!(entry, Entry::Guessed { .. })) {
            self.table.apply(guessed);
        }
        let of_one = |entry: &Entry<G>| matches!(entry, Entry::Noted { .. } | Entry::Guessed { .. });
        let entries: Vec<_> = entries.into_iter().filter(|entry| !of_one(entry)).collect();
        if entries.is_empty() && self.later.back().map_or(self.table.company(), |later| &later.company) == &company {
            return;
        }
        // Whoever comes and goes all the time fills no memory: who is there, and what they show, is shown now and then.
        let now = if entries.is_empty() { now.next_multiple_of(PRESENCE) } else { now };
        let level = self.later.is_empty() && self.table.phase() == Phase::Lobby;
        let at_once = level && !entries.iter().any(begins);
        let time = entries.first().and_then(Entry::at).unwrap_or(now);
        let due = if at_once { 0 } else { time.saturating_add(self.delay) };
        match self.later.back_mut() {
            Some(last) if entries.is_empty() && last.entries.is_empty() && last.due == due => last.company = company,
            _ => self.later.push_back(Later { due, entries, company, next }),
        }
        self.catch_up_after_a_failed_start();
    }

    /// Nothing is secret about a game that was not dealt, and people may want the seat of whoever did not answer.
    fn catch_up_after_a_failed_start(&mut self) {
        let mut waiting = self.later.iter().flat_map(|later| &later.entries);
        let failed = waiting.clone().any(|entry| matches!(entry, Entry::StartFailed { .. }));
        if failed && self.table.phase() == Phase::Lobby && !waiting.any(|entry| matches!(entry, Entry::Started { .. }))
        {
            self.later.iter_mut().for_each(|later| later.due = 0);
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
            && let Some(Later { entries, company, next, .. }) = self.later.pop_front()
        {
            self.next = next;
            for entry in &entries {
                self.table.apply(entry);
            }
            self.table.set_company(company);
            shown(self, &entries);
        }
    }
}

/// Whether the host has pressed start: with seals the deal follows once devices have opened them.
const fn begins<G: Served>(entry: &Entry<G>) -> bool {
    matches!(entry, Entry::Shuffling { .. } | Entry::Started { .. })
}
