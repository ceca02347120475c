//! The one task that writes: group commit.
//!
//! While one transaction is on its way to the disk the next requests gather, so the more there is to do the more each
//! `fsync` carries. A request that cannot be carried out is found out before it touches the file and fails alone.

use super::fault::{of_database, of_files};
use super::files::Lock;
use super::{key_bytes, schema, unsigned};
use crate::log::follow;
use crate::{Snapshot, StoreError, TableKey};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Requests in one transaction.
const BATCH: usize = 512;

/// Entries in one statement: the database is asked seldom, and few statements are remembered.
const ROWS: [usize; 3] = [64, 8, 1];

/// A writer with nothing to do for so long moves the write-ahead log into the file, so that the file alone holds nearly
/// everything and there is little a damaged log could lose.
const IDLE: Duration = Duration::from_secs(1);

/// Tables whose end is remembered, about 10 MB.
const TAILS: usize = 100_000;

pub(super) type Answer = oneshot::Sender<Result<(), StoreError>>;

#[derive(Debug)]
pub(super) enum Message {
    Write(Job, Answer),
    Close(Answer),
}

#[derive(Debug)]
pub(super) enum Job {
    Append {
        table: TableKey,
        first_seq: u64,
        entries: Vec<Vec<u8>>,
    },
    Replace {
        table: TableKey,
        seq: u64,
        bytes: Vec<u8>,
    },
    Snapshot {
        table: TableKey,
        snapshot: Snapshot,
    },
    Remove {
        table: TableKey,
    },
    /// Without a value it is forgotten.
    Meta {
        key: String,
        value: Option<Vec<u8>>,
    },
}

/// Where a table stands.
#[derive(Clone, Copy)]
struct Tail {
    id: i64,
    last: Option<u64>,
}

/// An entry that will be written with many others.
struct Row<'a> {
    table_id: i64,
    seq: i64,
    bytes: &'a [u8],
}

pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// Given up after every fault and opened anew: what a transaction left behind then does not matter.
    connection: Option<SqliteConnection>,
    /// True as long as `data_version` is: nobody else has written since.
    tails: HashMap<TableKey, Tail>,
    data_version: i64,
    inserts: [Arc<str>; ROWS.len()],
    /// The write-ahead log may hold something that the file does not.
    ahead: bool,
}

impl Writer {
    pub(super) async fn open(options: SqliteConnectOptions) -> Result<Self, StoreError> {
        let mut connection = options.connect().await.map_err(|error| of_database(&error))?;
        schema::migrate(&mut connection).await?;
        let inserts = ROWS.map(|rows| {
            let places = vec!["(?, ?, ?)"; rows].join(", ");
            format!("INSERT INTO entries (table_id, seq, bytes) VALUES {places}").into()
        });
        Ok(Self { options, connection: Some(connection), tails: HashMap::new(), data_version: 0, inserts, ahead: true })
    }

    /// Damage that was accepted must not have left a database that contradicts itself.
    pub(super) async fn must_agree(&mut self) -> Result<(), StoreError> {
        let Some(connection) = &mut self.connection else { return Ok(()) };
        let found: String = sqlx::query_scalar("PRAGMA integrity_check(1)")
            .fetch_one(connection)
            .await
            .map_err(|error| of_database(&error))?;
        if found == "ok" { Ok(()) } else { Err(StoreError::corrupt("what is left of it contradicts itself")) }
    }

    /// Carries out what is asked until nobody holds the log any more. `_lock` is let go of after the file.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Message>, _lock: Option<Lock>) {
        let mut waiting = Vec::with_capacity(BATCH);
        loop {
            let received = if self.ahead {
                match tokio::time::timeout(IDLE, queue.recv_many(&mut waiting, BATCH)).await {
                    Ok(received) => received,
                    Err(_) => {
                        self.move_into_file().await;
                        continue;
                    }
                }
            } else {
                queue.recv_many(&mut waiting, BATCH).await
            };
            if received == 0 {
                break;
            }
            let mut jobs = Vec::with_capacity(waiting.len());
            let mut answers = Vec::with_capacity(waiting.len());
            let mut closing = None;
            for message in waiting.drain(..) {
                match message {
                    // What came after the wish to close finds its answer dropped: closed.
                    Message::Write(..) if closing.is_some() => {}
                    Message::Write(job, answer) => {
                        jobs.push(job);
                        answers.push(answer);
                    }
                    Message::Close(answer) => closing = closing.or(Some(answer)),
                }
            }
            if !jobs.is_empty() {
                let verdicts = self.carry_out(&jobs).await;
                for (answer, verdict) in answers.into_iter().zip(verdicts) {
                    // Whoever asked may be gone; the entry stays.
                    let _ = answer.send(verdict);
                }
            }
            if let Some(answer) = closing {
                queue.close();
                let _ = answer.send(self.finish().await);
                return;
            }
        }
        // Nobody holds the log any more. Everything answered is durable already; this only tidies up.
        let _ = self.finish().await;
    }

    async fn carry_out(&mut self, jobs: &[Job]) -> Vec<Result<(), StoreError>> {
        match self.transaction(jobs).await {
            Ok(verdicts) => verdicts,
            // A constraint spoke up that `follow` did not foresee: let everybody try alone, so that one fails alone.
            Err(StoreError::Conflict) if jobs.len() > 1 => {
                let mut verdicts = Vec::with_capacity(jobs.len());
                for job in jobs {
                    let alone = self.transaction(std::slice::from_ref(job)).await;
                    verdicts.push(alone.and_then(|mut verdict| verdict.pop().unwrap_or(Ok(()))));
                }
                verdicts
            }
            Err(error) => vec![Err(error); jobs.len()],
        }
    }

    /// One verdict for each job once all is durable, or an error and nothing is written.
    async fn transaction(&mut self, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.reconnect().await?,
        };
        match self.attempt(&mut connection, jobs).await {
            Ok(verdicts) => {
                self.connection = Some(connection);
                self.ahead = true;
                Ok(verdicts)
            }
            Err(error) => {
                self.tails.clear();
                self.data_version = 0;
                // Rolls back.
                let _ = connection.close().await;
                Err(error)
            }
        }
    }

    async fn reconnect(&self) -> Result<SqliteConnection, StoreError> {
        // SQLite would only say that it cannot open its files; the file itself says whether it cannot be written.
        std::fs::OpenOptions::new().append(true).open(self.options.get_filename()).map_err(|error| of_files(&error))?;
        self.options.connect().await.map_err(|error| of_database(&error))
    }

    async fn attempt(
        &mut self,
        connection: &mut SqliteConnection,
        jobs: &[Job],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        run(connection, "BEGIN IMMEDIATE").await?;
        let version: i64 = sqlx::query_scalar("PRAGMA data_version")
            .fetch_one(&mut *connection)
            .await
            .map_err(|error| of_database(&error))?;
        if version != self.data_version || self.tails.len() > TAILS {
            self.tails.clear();
            self.data_version = version;
        }
        let mut verdicts = Vec::with_capacity(jobs.len());
        let mut rows = Vec::with_capacity(jobs.len());
        for job in jobs {
            verdicts.push(match job {
                Job::Append { table, first_seq, entries } => {
                    self.append(connection, *table, *first_seq, entries, &mut rows).await?
                }
                Job::Replace { table, seq, bytes } => self.replace(connection, *table, *seq, bytes, &mut rows).await?,
                Job::Snapshot { table, snapshot } => self.snapshot(connection, *table, snapshot).await?,
                Job::Remove { table } => self.remove(connection, *table, &mut rows).await.map(Ok)?,
                Job::Meta { key, value: Some(value) } => put_meta(connection, key, value).await.map(Ok)?,
                Job::Meta { key, value: None } => remove_meta(connection, key).await.map(Ok)?,
            });
        }
        self.insert(connection, &rows).await?;
        run(connection, "COMMIT").await?;
        Ok(verdicts)
    }

    /// The inner result is the request's own, the outer one everybody's.
    async fn append<'a>(
        &mut self,
        connection: &mut SqliteConnection,
        table: TableKey,
        first_seq: u64,
        entries: &'a [Vec<u8>],
        rows: &mut Vec<Row<'a>>,
    ) -> Result<Result<(), StoreError>, StoreError> {
        let tail = self.tail(connection, table).await?;
        let last = match follow(tail.and_then(|tail| tail.last), first_seq, entries.len()) {
            Ok(last) => last,
            Err(error) => return Ok(Err(error)),
        };
        if entries.is_empty() {
            return Ok(Ok(()));
        }
        let id = match tail {
            Some(tail) => tail.id,
            None => sqlx::query_scalar("INSERT INTO tables (key) VALUES (?) RETURNING id")
                .bind(key_bytes(table))
                .fetch_one(&mut *connection)
                .await
                .map_err(|error| of_database(&error))?,
        };
        rows.extend((first_seq as i64..).zip(entries).map(|(seq, bytes)| Row { table_id: id, seq, bytes }));
        self.tails.insert(table, Tail { id, last });
        Ok(Ok(()))
    }

    /// A row that shrinks in its place would keep its page, and pages are what a file is made of: only a deletion lets
    /// the database merge pages that have become empty.
    async fn replace<'a>(
        &mut self,
        connection: &mut SqliteConnection,
        table: TableKey,
        seq: u64,
        bytes: &'a [u8],
        rows: &mut [Row<'a>],
    ) -> Result<Result<(), StoreError>, StoreError> {
        let Some(Tail { id: table_id, .. }) = self.tail(connection, table).await? else {
            return Ok(Err(StoreError::Conflict));
        };
        let Ok(seq) = i64::try_from(seq) else { return Ok(Err(StoreError::Conflict)) };
        if let Some(row) = rows.iter_mut().find(|row| (row.table_id, row.seq) == (table_id, seq)) {
            row.bytes = bytes;
            return Ok(Ok(()));
        }
        let id: Option<i64> = sqlx::query_scalar("DELETE FROM entries WHERE table_id = ? AND seq = ? RETURNING id")
            .bind(table_id)
            .bind(seq)
            .fetch_optional(&mut *connection)
            .await
            .map_err(|error| of_database(&error))?;
        let Some(id) = id else { return Ok(Err(StoreError::Conflict)) };
        sqlx::query("INSERT INTO entries (id, table_id, seq, bytes) VALUES (?, ?, ?, ?)")
            .bind(id)
            .bind(table_id)
            .bind(seq)
            .bind(bytes)
            .execute(connection)
            .await
            .map_err(|error| of_database(&error))?;
        Ok(Ok(()))
    }

    async fn remove(
        &mut self,
        connection: &mut SqliteConnection,
        table: TableKey,
        rows: &mut Vec<Row<'_>>,
    ) -> Result<(), StoreError> {
        let Some(Tail { id, .. }) = self.tail(connection, table).await? else { return Ok(()) };
        self.tails.remove(&table);
        rows.retain(|row| row.table_id != id);
        for sql in [
            "DELETE FROM snapshots WHERE table_id = ?",
            "DELETE FROM entries WHERE table_id = ?",
            "DELETE FROM tables WHERE id = ?",
        ] {
            sqlx::query(sql).bind(id).execute(&mut *connection).await.map_err(|error| of_database(&error))?;
        }
        Ok(())
    }

    async fn snapshot(
        &mut self,
        connection: &mut SqliteConnection,
        table: TableKey,
        snapshot: &Snapshot,
    ) -> Result<Result<(), StoreError>, StoreError> {
        let Some(tail) = self.tail(connection, table).await?.filter(|tail| tail.last >= Some(snapshot.seq)) else {
            return Ok(Err(StoreError::Conflict));
        };
        sqlx::query("INSERT OR REPLACE INTO snapshots (table_id, seq, bytes) VALUES (?, ?, ?)")
            .bind(tail.id)
            .bind(snapshot.seq as i64)
            .bind(snapshot.bytes.as_slice())
            .execute(&mut *connection)
            .await
            .map_err(|error| of_database(&error))?;
        sqlx::query(
            "DELETE FROM snapshots WHERE table_id = ?1 AND seq NOT IN
                 (SELECT seq FROM snapshots WHERE table_id = ?1 ORDER BY seq DESC LIMIT 2)",
        )
        .bind(tail.id)
        .execute(connection)
        .await
        .map_err(|error| of_database(&error))?;
        Ok(Ok(()))
    }

    async fn tail(&mut self, connection: &mut SqliteConnection, table: TableKey) -> Result<Option<Tail>, StoreError> {
        if let Some(tail) = self.tails.get(&table) {
            return Ok(Some(*tail));
        }
        let found: Option<(i64, Option<i64>)> = sqlx::query_as(
            "SELECT id, (SELECT max(seq) FROM entries WHERE table_id = tables.id) FROM tables WHERE key = ?",
        )
        .bind(key_bytes(table))
        .fetch_optional(connection)
        .await
        .map_err(|error| of_database(&error))?;
        let Some((id, last)) = found else { return Ok(None) };
        let tail = Tail { id, last: last.map(unsigned).transpose()? };
        self.tails.insert(table, tail);
        Ok(Some(tail))
    }

    async fn insert(&self, connection: &mut SqliteConnection, rows: &[Row<'_>]) -> Result<(), StoreError> {
        let mut left = rows;
        for (size, sql) in ROWS.into_iter().zip(&self.inserts) {
            let mut chunks = left.chunks_exact(size);
            for chunk in &mut chunks {
                let mut query = sqlx::query(AssertSqlSafe(sql.clone()));
                for row in chunk {
                    query = query.bind(row.table_id).bind(row.seq).bind(row.bytes);
                }
                query.execute(&mut *connection).await.map_err(|error| of_database(&error))?;
            }
            left = chunks.remainder();
        }
        Ok(())
    }

    /// Empties the write-ahead log into the file, or as much of it as nobody reads; tried again later if that is not all.
    pub(super) async fn move_into_file(&mut self) {
        // After a fault the next request opens the file anew.
        self.ahead = match &mut self.connection {
            Some(connection) => !checkpoint(connection).await.unwrap_or(false),
            None => false,
        };
    }

    /// Leaves one file behind instead of three, if no other process reads it.
    async fn finish(&mut self) -> Result<(), StoreError> {
        let Some(mut connection) = self.connection.take() else { return Ok(()) };
        let tidy = checkpoint(&mut connection).await;
        let closed = connection.close().await.map_err(|error| of_database(&error));
        tidy.map(drop).and(closed)
    }
}

/// Whether the write-ahead log is empty now. Waits for nobody: a reader in another process may take its time.
async fn checkpoint(connection: &mut SqliteConnection) -> Result<bool, StoreError> {
    let patience: i64 = sqlx::query_scalar("PRAGMA busy_timeout")
        .fetch_one(&mut *connection)
        .await
        .map_err(|error| of_database(&error))?;
    run(connection, "PRAGMA busy_timeout = 0").await?;
    let done = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await;
    let restore = AssertSqlSafe(format!("PRAGMA busy_timeout = {patience}"));
    sqlx::query(restore).execute(connection).await.map_err(|error| of_database(&error))?;
    let (busy, _, _): (i64, i64, i64) = done.map_err(|error| of_database(&error))?;
    Ok(busy == 0)
}

async fn put_meta(connection: &mut SqliteConnection, key: &str, value: &[u8]) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value")
        .bind(key)
        .bind(value)
        .execute(connection)
        .await
        .map(drop)
        .map_err(|error| of_database(&error))
}

async fn remove_meta(connection: &mut SqliteConnection, key: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM meta WHERE key = ?")
        .bind(key)
        .execute(connection)
        .await
        .map(drop)
        .map_err(|error| of_database(&error))
}

async fn run(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), StoreError> {
    sqlx::query(sql).execute(connection).await.map(drop).map_err(|error| of_database(&error))
}
