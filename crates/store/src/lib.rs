//! The durable log of all tables: what is acknowledged here survives `kill -9` and a power cut.
//!
//! Owns the order of a table's entries and nothing else: entries, snapshots and values are opaque bytes. It must not
//! know games, seats or people. [`EventLog`] is the boundary; [`Sqlite`] keeps one file on one machine, [`Memory`]
//! keeps nothing and serves tests. The key `(table, seq)` decides every race, so that several writers may share a log.

mod error;
mod log;
mod memory;
mod sqlite;

pub use error::StoreError;
pub use log::{Entry, EventLog, Figures, MAX_BYTES, Snapshot, TableKey};
pub use memory::Memory;
pub use sqlite::{BackupError, Opening, Sqlite};
