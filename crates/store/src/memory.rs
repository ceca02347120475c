//! A log that forgets: the same promises, for tests.

use crate::log::{check_size, follow};
use crate::{Entry, EventLog, Snapshot, StoreError, TableKey};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Keeps everything in memory.
#[derive(Default, Debug)]
pub struct Memory {
    shelf: Mutex<Shelf>,
}

#[derive(Default, Debug)]
struct Shelf {
    order: Vec<TableKey>,
    tables: HashMap<TableKey, Table>,
    meta: BTreeMap<String, Vec<u8>>,
}

#[derive(Default, Debug)]
struct Table {
    entries: Vec<Entry>,
    snapshots: Vec<Snapshot>,
}

impl Table {
    fn last(&self) -> Option<u64> {
        self.entries.last().map(|entry| entry.seq)
    }
}

impl Memory {
    /// An empty log.
    pub fn new() -> Self {
        Self::default()
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        // No method leaves the shelf half changed, so a panic elsewhere does not spoil it.
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait::async_trait]
impl EventLog for Memory {
    async fn append(&self, table: TableKey, first_seq: u64, entries: Vec<Vec<u8>>) -> Result<(), StoreError> {
        entries.iter().try_for_each(|bytes| check_size(bytes))?;
        let mut shelf = self.shelf();
        let last = shelf.tables.get(&table).and_then(Table::last);
        follow(last, first_seq, entries.len())?;
        if entries.is_empty() {
            return Ok(());
        }
        if last.is_none() {
            shelf.order.push(table);
        }
        let log = &mut shelf.tables.entry(table).or_default().entries;
        log.extend((first_seq..).zip(entries).map(|(seq, bytes)| Entry { seq, bytes }));
        Ok(())
    }

    async fn read_some(&self, table: TableKey, from_seq: u64, most: usize) -> Result<Vec<Entry>, StoreError> {
        let shelf = self.shelf();
        let entries = shelf.tables.get(&table).map_or(&[][..], |table| &table.entries);
        Ok(entries.iter().filter(|entry| entry.seq >= from_seq).take(most).cloned().collect())
    }

    async fn replace(&self, table: TableKey, seq: u64, bytes: Vec<u8>) -> Result<(), StoreError> {
        check_size(&bytes)?;
        let mut shelf = self.shelf();
        let entries = shelf.tables.get_mut(&table).map(|table| &mut table.entries);
        let entry = entries.and_then(|entries| entries.iter_mut().find(|entry| entry.seq == seq));
        entry.ok_or(StoreError::Conflict)?.bytes = bytes;
        Ok(())
    }

    async fn last_seq(&self, table: TableKey) -> Result<Option<u64>, StoreError> {
        Ok(self.shelf().tables.get(&table).and_then(Table::last))
    }

    async fn put_snapshot(&self, table: TableKey, snapshot: Snapshot) -> Result<(), StoreError> {
        check_size(&snapshot.bytes)?;
        let mut shelf = self.shelf();
        let Some(table) = shelf.tables.get_mut(&table).filter(|table| table.last() >= Some(snapshot.seq)) else {
            return Err(StoreError::Conflict);
        };
        table.snapshots.retain(|kept| kept.seq != snapshot.seq);
        table.snapshots.push(snapshot);
        table.snapshots.sort_unstable_by_key(|kept| std::cmp::Reverse(kept.seq));
        table.snapshots.truncate(2);
        Ok(())
    }

    async fn snapshots(&self, table: TableKey) -> Result<Vec<Snapshot>, StoreError> {
        Ok(self.shelf().tables.get(&table).map(|table| table.snapshots.clone()).unwrap_or_default())
    }

    async fn tables(&self) -> Result<Vec<TableKey>, StoreError> {
        Ok(self.shelf().order.clone())
    }

    async fn remove(&self, table: TableKey) -> Result<(), StoreError> {
        let mut shelf = self.shelf();
        shelf.order.retain(|kept| *kept != table);
        shelf.tables.remove(&table);
        Ok(())
    }

    async fn put_meta(&self, key: &str, value: &[u8]) -> Result<(), StoreError> {
        check_size(value)?;
        self.shelf().meta.insert(key.to_owned(), value.to_owned());
        Ok(())
    }

    async fn remove_meta(&self, key: &str) -> Result<(), StoreError> {
        self.shelf().meta.remove(key);
        Ok(())
    }

    async fn get_meta(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.shelf().meta.get(key).cloned())
    }

    async fn metas(&self, prefix: &str, most: usize) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        let shelf = self.shelf();
        let found = shelf.meta.iter().rev().filter(|(key, _)| key.starts_with(prefix)).take(most);
        Ok(found.map(|(key, value)| (key.clone(), value.clone())).collect())
    }
}
