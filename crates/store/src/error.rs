//! What can go wrong, in words that may be shown to anybody.

use std::fmt;

/// Why the log did not do what it was asked. Neither paths nor SQL are in it.
///
/// After `Conflict`, `Full`, `ReadOnly` and `Busy` nothing was written. After `Unavailable` and `Corrupt` nothing was
/// acknowledged, but only the log itself knows how far it got: read it before going on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The place in the sequence is taken or lies beyond its end: somebody else wrote.
    Conflict,
    /// No room left. Works again once there is.
    Full,
    /// The file or its directory cannot be written.
    ReadOnly,
    /// Another process holds the log for too long. Try again.
    Busy,
    /// The file is damaged, or is no log.
    Corrupt(String),
    /// The write-ahead log is broken before its end: acknowledged entries cannot be read. Nothing has been changed.
    Damaged {
        /// The first frame that is broken, from 1.
        frame: u64,
        /// Transactions behind it that are known to have been acknowledged.
        lost: u64,
    },
    /// Another server has the file.
    InUse,
    /// Anything else outside: input and output, a newer version, a closed log.
    Unavailable(String),
}

impl StoreError {
    /// A name for machines: metrics, log lines, messages to clients.
    pub fn code(&self) -> &'static str {
        match self {
            StoreError::Conflict => "conflict",
            StoreError::Full => "full",
            StoreError::ReadOnly => "read_only",
            StoreError::Busy => "busy",
            StoreError::Corrupt(_) => "corrupt",
            StoreError::Damaged { .. } => "damaged",
            StoreError::InUse => "in_use",
            StoreError::Unavailable(_) => "unavailable",
        }
    }

    pub(crate) fn unavailable(reason: &str) -> Self {
        StoreError::Unavailable(reason.to_owned())
    }

    pub(crate) fn corrupt(reason: &str) -> Self {
        StoreError::Corrupt(reason.to_owned())
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("this place in the log is taken"),
            StoreError::Full => f.write_str("the log has no room left"),
            StoreError::ReadOnly => f.write_str("the log cannot be written"),
            StoreError::Busy => f.write_str("the log is busy"),
            StoreError::Corrupt(reason) => write!(f, "the log is damaged: {reason}"),
            StoreError::Damaged { frame, lost } => write!(
                f,
                "the write-ahead log is damaged: SQLite would drop frame {frame} and everything after it, \
                 at least {lost} acknowledged transactions"
            ),
            StoreError::InUse => f.write_str("another server is using this file"),
            StoreError::Unavailable(reason) => write!(f, "the log is unavailable: {reason}"),
        }
    }
}

impl std::error::Error for StoreError {}
