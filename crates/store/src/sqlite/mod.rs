//! The log in one `SQLite` file.
//!
//! One task writes: whatever waits goes into one transaction, one `fsync` makes it durable, then all are answered
//! ([`writer`]). Readers have connections of their own and never wait for it.

mod backup;
mod fault;
mod files;
mod schema;
#[cfg(test)]
mod tests;
mod wal;
mod writer;

use crate::log::check_size;
use crate::{Entry, EventLog, Figures, Snapshot, StoreError, TableKey};
pub use backup::BackupError;
use fault::{closed, of_database, of_files};
use files::Lock;
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use writer::{Job, Message, Writer};

/// Requests that may wait for the writer; more wait in their own tasks.
const QUEUE: usize = 1024;

/// How often a file that somebody else is just creating is tried again.
const TRIES: u32 = 250;

/// How a log is opened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Opening {
    /// No other server may have it. Commands beside a server do not ask for this.
    pub alone: bool,
    /// Goes on without what a damaged write-ahead log has lost; copies of the files as they were are kept beside them.
    pub accept_damage: bool,
    /// The file may not grow beyond so many megabytes; then the log is full.
    pub megabytes: Option<u32>,
}

/// A log in a file. Clones share it.
#[derive(Clone, Debug)]
pub struct Sqlite {
    path: PathBuf,
    requests: mpsc::Sender<Message>,
    readers: SqlitePool,
}

impl Sqlite {
    /// Opens the log, creates it if there is none, and brings it up to this version. Must run inside a tokio runtime.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_as(path, Opening::default()).await
    }

    /// The same in another way.
    pub async fn open_as(path: impl AsRef<Path>, how: Opening) -> Result<Self, StoreError> {
        let path = files::create(path.as_ref()).map_err(|error| of_files(&error))?;
        let looked_at = path.clone();
        let lock = tokio::task::spawn_blocking(move || look_at(&looked_at, how)).await;
        let (lock, accepted) = lock.map_err(|_| StoreError::unavailable("cannot open its files"))??;
        let options = schema::at_most(schema::options(&path), how.megabytes);
        Self::open_with(options, path, lock, accepted).await
    }

    async fn open_with(
        options: SqliteConnectOptions,
        path: PathBuf,
        lock: Option<Lock>,
        accepted: bool,
    ) -> Result<Self, StoreError> {
        let mut tries = 0;
        let mut writer = loop {
            match Writer::open(schema::durable(&options)).await {
                // Whoever makes a file a write-ahead log is not waited for, whatever the time-out says.
                Err(StoreError::Busy) if tries < TRIES => {
                    tries += 1;
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                opened => break opened?,
            }
        };
        if accepted {
            writer.must_agree().await?;
        }
        // What lies behind the end of the write-ahead log goes with it.
        writer.move_into_file().await;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .acquire_timeout(Duration::from_secs(5))
            .test_before_acquire(false)
            .connect_lazy_with(schema::reading(&options));
        let (requests, queue) = mpsc::channel(QUEUE);
        tokio::spawn(writer.run(queue, lock));
        Ok(Self { path, requests, readers })
    }

    /// Finishes what was asked before, moves everything into the one file and lets go of it. Later requests, from
    /// any clone, find the log closed.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        let (answer, answered) = oneshot::channel();
        if self.requests.send(Message::Close(answer)).await.is_err() {
            return Ok(());
        }
        // Two may close at once; the one that comes second is not answered.
        answered.await.unwrap_or(Ok(()))
    }

    async fn write(&self, job: Job) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.requests.send(Message::Write(job, answer)).await.map_err(|_| closed())?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    }
}

/// What has to be seen to before anybody opens the file; and whether damage was accepted.
fn look_at(path: &Path, how: Opening) -> Result<(Option<Lock>, bool), StoreError> {
    let lock = how.alone.then(|| Lock::take(path)).transpose()?;
    match wal::check(&files::beside(path, "-wal")) {
        Ok(()) => Ok((lock, false)),
        Err(StoreError::Damaged { .. }) if how.accept_damage => {
            files::keep_damaged(path)?;
            Ok((lock, true))
        }
        Err(error) => Err(error),
    }
}

fn key_bytes(table: TableKey) -> Vec<u8> {
    table.0.to_be_bytes().to_vec()
}

/// The first text behind all that begin with this one, if there is any.
fn behind(prefix: &str) -> Option<String> {
    let mut letters: Vec<char> = prefix.chars().collect();
    while let Some(last) = letters.pop() {
        if let Some(next) = (u32::from(last) + 1..=u32::from(char::MAX)).find_map(char::from_u32) {
            letters.push(next);
            return Some(letters.into_iter().collect());
        }
    }
    None
}

fn unsigned(seq: i64) -> Result<u64, StoreError> {
    u64::try_from(seq).map_err(|_| StoreError::corrupt("a sequence below zero"))
}

#[async_trait::async_trait]
impl EventLog for Sqlite {
    async fn append(&self, table: TableKey, first_seq: u64, entries: Vec<Vec<u8>>) -> Result<(), StoreError> {
        entries.iter().try_for_each(|bytes| check_size(bytes))?;
        self.write(Job::Append { table, first_seq, entries }).await
    }

    async fn read_some(&self, table: TableKey, from_seq: u64, most: usize) -> Result<Vec<Entry>, StoreError> {
        let Ok(from) = i64::try_from(from_seq) else { return Ok(Vec::new()) };
        let rows: Vec<(i64, Vec<u8>)> = sqlx::query_as(
            "SELECT seq, bytes FROM entries
             WHERE table_id = (SELECT id FROM tables WHERE key = ?) AND seq >= ? ORDER BY seq LIMIT ?",
        )
        .bind(key_bytes(table))
        .bind(from)
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await
        .map_err(|error| of_database(&error))?;
        if rows.windows(2).any(|pair| pair[1].0 != pair[0].0 + 1) {
            return Err(StoreError::corrupt("a gap in a table's entries"));
        }
        rows.into_iter().map(|(seq, bytes)| Ok(Entry { seq: unsigned(seq)?, bytes })).collect()
    }

    async fn replace(&self, table: TableKey, seq: u64, bytes: Vec<u8>) -> Result<(), StoreError> {
        check_size(&bytes)?;
        self.write(Job::Replace { table, seq, bytes }).await
    }

    async fn last_seq(&self, table: TableKey) -> Result<Option<u64>, StoreError> {
        let last: Option<i64> =
            sqlx::query_scalar("SELECT max(seq) FROM entries WHERE table_id = (SELECT id FROM tables WHERE key = ?)")
                .bind(key_bytes(table))
                .fetch_one(&self.readers)
                .await
                .map_err(|error| of_database(&error))?;
        last.map(unsigned).transpose()
    }

    async fn put_snapshot(&self, table: TableKey, snapshot: Snapshot) -> Result<(), StoreError> {
        check_size(&snapshot.bytes)?;
        self.write(Job::Snapshot { table, snapshot }).await
    }

    async fn snapshots(&self, table: TableKey) -> Result<Vec<Snapshot>, StoreError> {
        let rows: Vec<(i64, Vec<u8>)> = sqlx::query_as(
            "SELECT seq, bytes FROM snapshots
             WHERE table_id = (SELECT id FROM tables WHERE key = ?) ORDER BY seq DESC LIMIT 2",
        )
        .bind(key_bytes(table))
        .fetch_all(&self.readers)
        .await
        .map_err(|error| of_database(&error))?;
        rows.into_iter().map(|(seq, bytes)| Ok(Snapshot { seq: unsigned(seq)?, bytes })).collect()
    }

    async fn tables(&self) -> Result<Vec<TableKey>, StoreError> {
        let keys: Vec<Vec<u8>> = sqlx::query_scalar("SELECT key FROM tables ORDER BY id")
            .fetch_all(&self.readers)
            .await
            .map_err(|error| of_database(&error))?;
        let key = |bytes: Vec<u8>| bytes.try_into().map_err(|_| StoreError::corrupt("a table's key of another length"));
        keys.into_iter().map(|bytes| Ok(TableKey(u128::from_be_bytes(key(bytes)?)))).collect()
    }

    async fn remove(&self, table: TableKey) -> Result<(), StoreError> {
        self.write(Job::Remove { table }).await
    }

    async fn put_meta(&self, key: &str, value: &[u8]) -> Result<(), StoreError> {
        check_size(value)?;
        self.write(Job::Meta { key: key.to_owned(), value: Some(value.to_owned()) }).await
    }

    async fn remove_meta(&self, key: &str) -> Result<(), StoreError> {
        self.write(Job::Meta { key: key.to_owned(), value: None }).await
    }

    async fn get_meta(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        sqlx::query_scalar("SELECT value FROM meta WHERE key = ?")
            .bind(key)
            .fetch_optional(&self.readers)
            .await
            .map_err(|error| of_database(&error))
    }

    async fn metas(&self, prefix: &str, most: usize) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        // A blob sorts after every text.
        sqlx::query_as(
            "SELECT key, value FROM meta WHERE key >= ?1 AND key < ifnull(?2, x'') ORDER BY key DESC LIMIT ?3",
        )
        .bind(prefix)
        .bind(behind(prefix))
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await
        .map_err(|error| of_database(&error))
    }

    fn figures(&self) -> Figures {
        let file = self.readers.connect_options().get_filename().to_owned();
        let mut ahead = file.clone().into_os_string();
        ahead.push("-wal");
        let size = |path: &Path| std::fs::metadata(path).map_or(0, |file| file.len());
        Figures {
            waiting: Some(self.requests.max_capacity() - self.requests.capacity()),
            bytes: Some(size(&file) + size(Path::new(&ahead))),
        }
    }
}
