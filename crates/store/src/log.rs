//! The boundary: what every log promises.

use std::fmt::Debug;
use std::sync::Arc;

use async_trait::async_trait;

use crate::StoreError;

/// Nothing longer is stored as one entry, snapshot or value; refused as [`StoreError::Unavailable`].
pub const MAX_BYTES: usize = 16 << 20;

/// Which table an entry belongs to: 128 unguessable bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TableKey(pub u128);

/// One step of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its place among the table's entries, without gaps.
    pub seq: u64,
    /// Whatever the table wrote.
    pub bytes: Vec<u8>,
}

/// A shortcut past a table's first entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The last entry folded into it.
    pub seq: u64,
    /// Whatever the table wrote.
    pub bytes: Vec<u8>,
}

/// What an operator watches of a log, where it knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// Requests that wait for the disk.
    pub waiting: Option<usize>,
    /// Bytes on disk.
    pub bytes: Option<u64>,
}

/// A log of many tables. Any number of tasks may call it at once.
///
/// A call that is dropped before it returns may or may not have been carried out; a second try then meets `Conflict`.
#[async_trait]
pub trait EventLog: Debug + Send + Sync + 'static {
    /// Appends all entries or none; they are durable when this returns `Ok`. They become `first_seq`, `first_seq + 1`
    /// and so on. `first_seq` must follow the table's last entry, else `Conflict`. A table's very first entry is
    /// number 0 or 1, whichever its owner counts from; this call creates the table.
    async fn append(&self, table: TableKey, first_seq: u64, entries: Vec<Vec<u8>>) -> Result<(), StoreError>;

    /// All entries from `from_seq` on, ascending. A table nobody wrote is empty.
    async fn read(&self, table: TableKey, from_seq: u64) -> Result<Vec<Entry>, StoreError> {
        self.read_some(table, from_seq, usize::MAX).await
    }

    /// The first `most` of them, so that a long log can be read piece by piece.
    async fn read_some(&self, table: TableKey, from_seq: u64, most: usize) -> Result<Vec<Entry>, StoreError>;

    /// Puts other bytes in the place of one entry; its number and those around it stay. Durable when this returns `Ok`.
    /// `Conflict` if there is no such entry.
    async fn replace(&self, table: TableKey, seq: u64, bytes: Vec<u8>) -> Result<(), StoreError>;

    /// The number of the last entry, if there is any.
    async fn last_seq(&self, table: TableKey) -> Result<Option<u64>, StoreError>;

    /// Keeps the newest two. `Conflict` if the log does not reach up to `snapshot.seq`.
    async fn put_snapshot(&self, table: TableKey, snapshot: Snapshot) -> Result<(), StoreError>;

    /// Newest first.
    async fn snapshots(&self, table: TableKey) -> Result<Vec<Snapshot>, StoreError>;

    /// Every table that has an entry, in the order of their first ones.
    async fn tables(&self) -> Result<Vec<TableKey>, StoreError>;

    /// Forgets a table: its entries and its snapshots. One that nobody wrote is forgotten already.
    async fn remove(&self, table: TableKey) -> Result<(), StoreError>;

    /// Stores a small value for the whole server, over an older one of that key.
    async fn put_meta(&self, key: &str, value: &[u8]) -> Result<(), StoreError>;

    /// Forgets a value.
    async fn remove_meta(&self, key: &str) -> Result<(), StoreError>;

    /// The value stored under a key.
    async fn get_meta(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError>;

    /// At most so many keys that begin with `prefix` and their values, the last key first.
    async fn metas(&self, prefix: &str, most: usize) -> Result<Vec<(String, Vec<u8>)>, StoreError>;

    /// How it fares.
    fn figures(&self) -> Figures {
        Figures::default()
    }
}

#[async_trait]
impl<L: EventLog + ?Sized> EventLog for Arc<L> {
    async fn append(&self, table: TableKey, first_seq: u64, entries: Vec<Vec<u8>>) -> Result<(), StoreError> {
        L::append(self, table, first_seq, entries).await
    }

    async fn read_some(&self, table: TableKey, from_seq: u64, most: usize) -> Result<Vec<Entry>, StoreError> {
        L::read_some(self, table, from_seq, most).await
    }

    async fn replace(&self, table: TableKey, seq: u64, bytes: Vec<u8>) -> Result<(), StoreError> {
        L::replace(self, table, seq, bytes).await
    }

    async fn last_seq(&self, table: TableKey) -> Result<Option<u64>, StoreError> {
        L::last_seq(self, table).await
    }

    async fn put_snapshot(&self, table: TableKey, snapshot: Snapshot) -> Result<(), StoreError> {
        L::put_snapshot(self, table, snapshot).await
    }

    async fn snapshots(&self, table: TableKey) -> Result<Vec<Snapshot>, StoreError> {
        L::snapshots(self, table).await
    }

    async fn tables(&self) -> Result<Vec<TableKey>, StoreError> {
        L::tables(self).await
    }

    async fn remove(&self, table: TableKey) -> Result<(), StoreError> {
        L::remove(self, table).await
    }

    async fn put_meta(&self, key: &str, value: &[u8]) -> Result<(), StoreError> {
        L::put_meta(self, key, value).await
    }

    async fn remove_meta(&self, key: &str) -> Result<(), StoreError> {
        L::remove_meta(self, key).await
    }

    async fn get_meta(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        L::get_meta(self, key).await
    }

    async fn metas(&self, prefix: &str, most: usize) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        L::metas(self, prefix, most).await
    }

    fn figures(&self) -> Figures {
        L::figures(self)
    }
}

/// Where the sequence stands after `count` entries from `first_seq` on, if they may follow `last`.
pub(crate) fn follow(last: Option<u64>, first_seq: u64, count: usize) -> Result<Option<u64>, StoreError> {
    let fits = last.map_or(first_seq <= 1, |last| last.checked_add(1) == Some(first_seq));
    // Databases count with a sign.
    let end = first_seq.checked_add(count as u64).filter(|end| i64::try_from(*end).is_ok());
    match end {
        Some(end) if fits => Ok(if count == 0 { last } else { Some(end - 1) }),
        _ => Err(StoreError::Conflict),
    }
}

/// Refuses what no log stores.
pub(crate) fn check_size(bytes: &[u8]) -> Result<(), StoreError> {
    if bytes.len() > MAX_BYTES {
        return Err(StoreError::unavailable("more than 16 MiB at once"));
    }
    Ok(())
}
