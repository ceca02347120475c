//! The file: how it is opened, and the ladder its schema climbs.

use super::fault::of_database;
use crate::StoreError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::Path;
use std::time::Duration;

/// Marks a file as ours: `WhtO`.
const APPLICATION_ID: i32 = 0x5768_744F;

/// One step a version; a step that has been released never changes.
///
/// Entries lie in the order they arrive and an index finds them, since a batch holds entries of many tables. With
/// 300 bytes each, 600 tables and 512 entries a commit this wrote 40,000 entries a second where a table clustered by
/// `(table_id, seq)` wrote 11,000, and a seventh of the bytes. Reading is half as fast, and rare.
const STEPS: &[&str] = &["
    CREATE TABLE tables (
        id  INTEGER PRIMARY KEY,
        key BLOB NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE entries (
        id       INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seq      INTEGER NOT NULL,
        bytes    BLOB NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX entries_by_table ON entries (table_id, seq);
    CREATE TABLE snapshots (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seq      INTEGER NOT NULL,
        bytes    BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT;
    CREATE TABLE meta (
        key   TEXT PRIMARY KEY,
        value BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
"];

/// How everybody opens the file.
pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(true)
        .disable_statement_logging()
}

/// What the writer needs on top: an acknowledged entry is on the disk, not in a cache.
pub(super) fn durable(options: &SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .clone()
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // On macOS `fsync` stops at the drive's cache; elsewhere these two do nothing.
        .pragma("fullfsync", "ON")
        .pragma("checkpoint_fullfsync", "ON")
        // 16 MiB: the same index pages are written again and again, so they move to the file less often.
        .pragma("wal_autocheckpoint", "4096")
        .pragma("journal_size_limit", "67108864")
}

/// Bytes of a page, as in every file so far.
const PAGE: u64 = 4096;

/// The same for a file that may not grow beyond so many megabytes.
pub(super) fn at_most(options: SqliteConnectOptions, megabytes: Option<u32>) -> SqliteConnectOptions {
    match megabytes {
        Some(most) => options.pragma("max_page_count", (u64::from(most) * 1_000_000 / PAGE).max(1).to_string()),
        None => options,
    }
}

/// What readers need on top: they cannot write by mistake.
pub(super) fn reading(options: &SqliteConnectOptions) -> SqliteConnectOptions {
    options.clone().pragma("query_only", "ON")
}

/// Brings the file up to this version, or says why not.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mode: String = number_or_text(connection, "PRAGMA journal_mode").await?;
    if mode != "wal" {
        return Err(StoreError::unavailable("this file system cannot hold a write-ahead log"));
    }
    // Two servers may start at once: the second waits, then finds the work done.
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await.map_err(|error| of_database(&error))?;
    let version: i64 = number_or_text(&mut change, "PRAGMA user_version").await?;
    let owner: i64 = number_or_text(&mut change, "PRAGMA application_id").await?;
    let things: i64 = number_or_text(&mut change, "SELECT count(*) FROM sqlite_schema").await?;
    if owner != i64::from(APPLICATION_ID) && (owner != 0 || version != 0 || things != 0) {
        return Err(StoreError::corrupt("a database of another program"));
    }
    let done = usize::try_from(version).map_err(|_| StoreError::corrupt("a version below zero"))?;
    if done > STEPS.len() {
        let known = STEPS.len();
        return Err(StoreError::Unavailable(format!("written by a newer version ({done}, this one knows {known})")));
    }
    if done == STEPS.len() {
        return Ok(());
    }
    for step in &STEPS[done..] {
        run(&mut change, step).await?;
    }
    run(&mut change, &format!("PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {};", STEPS.len()))
        .await?;
    change.commit().await.map_err(|error| of_database(&error))
}

/// Only for text of this file.
async fn run(connection: &mut SqliteConnection, sql: &str) -> Result<(), StoreError> {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.map(drop).map_err(|error| of_database(&error))
}

async fn number_or_text<T>(connection: &mut SqliteConnection, sql: &'static str) -> Result<T, StoreError>
where
    T: for<'r> sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite> + Send + Unpin,
{
    sqlx::query_scalar(sql).fetch_one(connection).await.map_err(|error| of_database(&error))
}
