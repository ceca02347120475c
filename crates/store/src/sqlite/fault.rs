//! What a database's complaint means to the caller. Its own words stay here: they name files, tables and SQL.

use crate::StoreError;
use sqlx::Error;
use std::io;

// Primary result codes of SQLite, the low byte of every extended one.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const READ_ONLY: i32 = 8;
const IO: i32 = 10;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const CANT_OPEN: i32 = 14;
const CONSTRAINT: i32 = 19;
const NOT_A_DATABASE: i32 = 26;
/// The index of the write-ahead log could not grow: in practice the same full disk.
const IO_SHM_SIZE: i32 = IO | 19 << 8;

pub(super) fn of_database(error: &Error) -> StoreError {
    match error {
        Error::Database(error) => of_code(error.code().and_then(|code| code.parse().ok()).unwrap_or_default()),
        Error::Io(error) => of_files(error),
        Error::PoolTimedOut => StoreError::Busy,
        Error::PoolClosed => closed(),
        Error::WorkerCrashed => StoreError::unavailable("the database stopped"),
        Error::ColumnDecode { .. } | Error::Decode(_) => StoreError::corrupt("a value of another type"),
        _ => StoreError::unavailable("the database refused"),
    }
}

fn of_code(code: i32) -> StoreError {
    if code == IO_SHM_SIZE {
        return StoreError::Full;
    }
    match code & 0xff {
        BUSY | LOCKED => StoreError::Busy,
        READ_ONLY => StoreError::ReadOnly,
        FULL => StoreError::Full,
        CONSTRAINT => StoreError::Conflict,
        CORRUPT => StoreError::Corrupt(format!("its pages do not agree (sqlite {code})")),
        NOT_A_DATABASE => StoreError::corrupt("not a database"),
        IO => StoreError::Unavailable(format!("input or output failed (sqlite {code})")),
        CANT_OPEN => StoreError::Unavailable(format!("cannot open its files (sqlite {code})")),
        _ => StoreError::Unavailable(format!("the database refused (sqlite {code})")),
    }
}

pub(super) fn of_files(error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
        io::ErrorKind::NotFound => StoreError::unavailable("its directory does not exist"),
        io::ErrorKind::IsADirectory => StoreError::unavailable("its place is a directory"),
        _ => StoreError::unavailable("cannot open its files"),
    }
}

pub(super) fn closed() -> StoreError {
    StoreError::unavailable("closed")
}
