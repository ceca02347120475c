//! The files around the database, for its owner alone: they hold every secret of every table.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::fault::of_files;
use crate::StoreError;

/// What an owner alone may read and write.
pub(super) fn private() -> OpenOptions {
    let mut how = OpenOptions::new();
    how.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut how, 0o600);
    how
}

/// The file of this name with something added to it.
pub(super) fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(more);
    name.into()
}

/// Makes sure that there is a file. An absolute path also keeps `SQLite` from reading a meaning into names like
/// `:memory:`.
pub(super) fn create(path: &Path) -> io::Result<PathBuf> {
    private().create(true).append(true).open(path)?;
    path.canonicalize()
}

/// Says that a server has the database, for as long as this lives and its process does.
///
/// The lock is on a file of its own, which stays: the database has locks of its own, and a process loses those as
/// soon as it closes the database any other time.
#[derive(Debug)]
pub(super) struct Lock {
    _held: File,
}

impl Lock {
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        let file = private().create(true).truncate(false).open(beside(database, "-lock"));
        let file = file.map_err(|error| of_files(&error))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _held: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => Err(of_files(&error)),
        }
    }
}

/// More copies of damaged files than anybody keeps.
const COPIES: u32 = 1_000;

/// Copies the database and its write-ahead log as they are, under names that belong together. Nobody may have the
/// database open.
pub(super) fn keep_damaged(database: &Path) -> Result<(), StoreError> {
    let is_taken = |number: &u32| ["", "-wal"].iter().any(|end| copy_name(database, *number, end).exists());
    let number = (1..COPIES).find(|number| !is_taken(number)).unwrap_or(COPIES);
    for end in ["", "-wal"] {
        let target = copy_name(database, number, end);
        if let Err(error) = copy(&beside(database, end), &target) {
            let _ = std::fs::remove_file(target);
            return Err(of_files(&error));
        }
    }
    sync_folder(database).map_err(|error| of_files(&error))
}

fn copy_name(database: &Path, number: u32, end: &str) -> PathBuf {
    beside(database, &format!("-damaged-{number}{end}"))
}

fn copy(source: &Path, target: &Path) -> io::Result<()> {
    let mut target = private().create_new(true).open(target)?;
    io::copy(&mut File::open(source)?, &mut target)?;
    target.sync_all()
}

/// Makes the names in a file's folder durable.
pub(super) fn sync_folder(of: &Path) -> io::Result<()> {
    match of.parent() {
        #[cfg(unix)]
        Some(folder) if !folder.as_os_str().is_empty() => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}
