//! How long a bot may think.

use core::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A moment after which nobody thinks any longer, shared with whoever waits. There is none until it is set.
#[derive(Clone, Debug)]
pub struct Deadline(Arc<AtomicU64>);

impl Default for Deadline {
    fn default() -> Self {
        Self(Arc::new(AtomicU64::new(u64::MAX)))
    }
}

impl Deadline {
    /// By the clock of the time limit.
    pub fn set(&self, at: Duration) {
        self.0.store(u64::try_from(at.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Whoever thinks stops at once.
    pub fn pass(&self) {
        self.0.store(0, Ordering::Relaxed);
    }

    fn is_past(&self, now: Duration) -> bool {
        now.as_millis() >= u128::from(self.0.load(Ordering::Relaxed))
    }
}

/// A time to think, measured by a clock that is handed in: bots have none of their own.
#[derive(Clone)]
pub struct TimeLimit {
    /// For one search.
    pub at_most: Duration,
    /// Whatever it has found by then has to do.
    pub until: Deadline,
    /// Time since any fixed moment.
    pub clock: Arc<dyn Fn() -> Duration + Send + Sync>,
}

impl TimeLimit {
    /// Whether a search that began then has to stop now.
    pub(crate) fn is_up(&self, begun: Duration) -> bool {
        let now = (self.clock)();
        now.saturating_sub(begun) >= self.at_most || self.until.is_past(now)
    }
}

impl fmt::Debug for TimeLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at most {:?}", self.at_most)
    }
}

/// How much a bot may think about one choice. Counted in games looked into, so that a game can be played again;
/// a time limit on top keeps a slow machine from making people wait, at that price.
#[derive(Clone, Debug)]
pub struct Budget {
    pub iterations: u32,
    pub time: Option<TimeLimit>,
}

impl Default for Budget {
    fn default() -> Self {
        Self { iterations: 400, time: None }
    }
}

impl Budget {
    /// The same with a limit in time.
    #[must_use]
    pub fn within(self, time: TimeLimit) -> Self {
        Self { time: Some(time), ..self }
    }
}
