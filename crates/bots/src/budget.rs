//! How long a bot may think.

use core::fmt;
use std::sync::Arc;
use std::time::Duration;

/// A time to think, measured by a clock that is handed in: bots have none of their own.
#[derive(Clone)]
pub struct TimeLimit {
    pub at_most: Duration,
    /// Time since any fixed moment.
    pub clock: Arc<dyn Fn() -> Duration + Send + Sync>,
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
