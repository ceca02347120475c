//! The log of a table, read a few lines at a time by whoever tells what happened: from the last deal on where that is
//! enough, so that neither long evenings nor long talk cost memory.

use std::sync::Arc;
use std::vec::IntoIter;

use tokio::runtime::Handle;
use whiteout_store::{Entry as Stored, EventLog, StoreError, TableKey};
use whiteout_table::{Entry, Table};

use crate::directory;
use crate::line::Line;
use crate::served::Served;
use crate::snapshot;

/// Lines that are in memory at once.
const AT_ONCE: usize = 128;

/// The entries of a table, in order. Read it where blocking is allowed.
#[derive(Debug)]
pub(crate) struct Past<G: Served> {
    log: Arc<dyn EventLog>,
    key: TableKey,
    runtime: Handle,
    /// The table as it was before the first of these entries, unless that one opens it.
    before: Option<Box<Table<G>>>,
    next: u64,
    read: IntoIter<Stored>,
    fault: Option<StoreError>,
}

impl<G: Served> Past<G> {
    /// Everything from the first line on.
    pub(crate) fn whole(log: Arc<dyn EventLog>, key: TableKey) -> Self {
        Self::within(log, key, Handle::current())
    }

    pub(crate) fn within(log: Arc<dyn EventLog>, key: TableKey, runtime: Handle) -> Self {
        Self { log, key, runtime, before: None, next: 0, read: Vec::new().into_iter(), fault: None }
    }

    /// The same, or less if that tells the `n`th game as well.
    pub(crate) async fn of_game(log: Arc<dyn EventLog>, key: TableKey, n: u32) -> Result<Self, StoreError> {
        let dealt = log.get_meta(&directory::deal_key(key)).await?;
        let dealt = dealt.and_then(|bytes| snapshot::read_before_deal::<G>(&bytes));
        let mut past = Self::whole(log, key);
        if let Some((table, line)) = dealt.filter(|(table, _)| table.games() == n) {
            past.before = Some(Box::new(table));
            past.next = line;
        }
        Ok(past)
    }

    /// The table before the entries that follow.
    pub(crate) fn table(&mut self) -> Result<Table<G>, &'static str> {
        if let Some(table) = self.before.take() {
            return Ok(*table);
        }
        let table = self.next().and_then(|first| Table::from_first(&first));
        table.ok_or_else(|| self.fault().unwrap_or("corrupt"))
    }

    /// Why there are no more entries, if not because these were all.
    pub(crate) fn fault(&self) -> Option<&'static str> {
        self.fault.as_ref().map(StoreError::code)
    }

    fn read_on(&mut self) -> Option<Stored> {
        if self.fault.is_some() {
            return None;
        }
        match self.runtime.block_on(self.log.read_some(self.key, self.next, AT_ONCE)) {
            Ok(lines) => self.read = lines.into_iter(),
            Err(error) => self.fault = Some(error),
        }
        self.read.next()
    }
}

impl<G: Served> Iterator for Past<G> {
    type Item = Entry<G>;

    fn next(&mut self) -> Option<Entry<G>> {
        loop {
            let stored = match self.read.next() {
                Some(stored) => stored,
                None => self.read_on()?,
            };
            self.next = stored.seq + 1;
            match Line::from_bytes(&stored.bytes) {
                Some(Line::Entry(entry)) => return Some(entry),
                Some(_) => {}
                None => {
                    self.fault = Some(StoreError::Corrupt("a line".to_owned()));
                    self.read = Vec::new().into_iter();
                    return None;
                }
            }
        }
    }
}
