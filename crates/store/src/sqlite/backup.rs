//! A copy of a log that others go on writing.

use std::fmt;
use std::io;
use std::path::Path;

use sqlx::{ConnectOptions as _, Connection as _};

use super::fault::{of_database, of_files};
use super::files::sync_folder;
use super::{Sqlite, schema};
use crate::StoreError;

/// Why there is no copy. What was at its place is there still.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BackupError {
    /// There is a file of that name, and it was not to be replaced.
    Exists,
    /// The folder takes no file, or its name cannot be written as text.
    Target(StoreError),
    /// The log cannot be read, or there is no room for the copy.
    Log(StoreError),
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exists => f.write_str("there is a file of this name already"),
            Self::Target(StoreError::Full) => f.write_str("there is no room for the copy"),
            Self::Target(StoreError::ReadOnly) => f.write_str("its folder cannot be written"),
            Self::Target(_) => f.write_str("no copy can be written there"),
            Self::Log(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BackupError {}

fn of_target(error: &io::Error) -> BackupError {
    match error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists,
        _ => BackupError::Target(of_files(error)),
    }
}

impl Sqlite {
    /// Copies everything that is acknowledged by now into one new file, for its owner alone. It is complete and on the
    /// disk before it gets its name.
    pub async fn backup(&self, target: &Path, replace: bool) -> Result<(), BackupError> {
        let unusable = || BackupError::Target(StoreError::unavailable("no name for a file"));
        let name = target.file_name().ok_or_else(unusable)?;
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = folder.canonicalize().map_err(|error| of_target(&error))?;
        let target = folder.join(name);
        if !replace && target.exists() {
            return Err(BackupError::Exists);
        }
        // Readable by its owner alone, and gone if anything fails.
        let copy = tempfile::Builder::new().prefix(".whiteout-backup-").tempfile_in(&folder);
        let copy = copy.map_err(|error| of_target(&error))?;
        let path = copy.path().to_str().ok_or_else(unusable)?.to_owned();
        self.copy_into(&path).await.map_err(BackupError::Log)?;
        let persist = move || {
            copy.as_file().sync_all()?;
            if replace {
                copy.persist(&target)?
            } else {
                copy.persist_noclobber(&target)?
            };
            sync_folder(&target)
        };
        let persisted = tokio::task::spawn_blocking(persist).await;
        persisted.map_err(|_| unusable())?.map_err(|error: io::Error| of_target(&error))
    }

    /// As one reading transaction, so nobody waits for it; only the write-ahead log grows meanwhile.
    async fn copy_into(&self, empty: &str) -> Result<(), StoreError> {
        let mut connection = schema::options(&self.path).connect().await.map_err(|error| of_database(&error))?;
        let copied = sqlx::query("VACUUM INTO ?").bind(empty).execute(&mut connection).await;
        let closed = connection.close().await;
        copied.map(drop).and(closed).map_err(|error| of_database(&error))
    }
}
