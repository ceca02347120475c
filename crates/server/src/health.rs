//! The health check: whether tables can be read and written, asked of the log itself.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, timeout};
use whiteout_store::EventLog;

use crate::meters::Histogram;

/// An answer holds for so long, so that nobody can load the disk by asking.
const HOLDS: Duration = Duration::from_secs(1);
/// Whether the disk takes anything is tried this often at most.
const WRITES: Duration = Duration::from_secs(5);
/// A log that takes longer is as good as gone.
const DEADLINE: Duration = Duration::from_secs(2);

/// The value that is read and written.
const KEY: &str = "health";
/// It did not answer within the deadline.
const TOO_SLOW: &str = "too-slow";

#[derive(Clone, Copy, Debug)]
struct Known {
    asked: Instant,
    wrote: Option<Instant>,
    answer: Result<(), &'static str>,
}

/// What is known of the log.
#[derive(Debug, Default)]
pub(crate) struct Health {
    known: tokio::sync::Mutex<Option<Known>>,
    took: Mutex<Histogram>,
}

impl Health {
    /// Whether the log can be read and takes what is written; if not, the code of its error.
    pub(crate) async fn ask(&self, log: &dyn EventLog) -> Result<(), &'static str> {
        timeout(DEADLINE, self.look(log)).await.unwrap_or(Err(TOO_SLOW))
    }

    async fn look(&self, log: &dyn EventLog) -> Result<(), &'static str> {
        let mut known = self.known.lock().await;
        let now = Instant::now();
        if let Some(known) = known.filter(|known| now < known.asked + HOLDS) {
            return known.answer;
        }
        let before = *known;
        // Should the deadline end this, that is the answer until the next look.
        *known = Some(Known { asked: now, wrote: before.and_then(|known| known.wrote), answer: Err(TOO_SLOW) });
        let last = before.and_then(|known| known.wrote.filter(|wrote| now < *wrote + WRITES).zip(Some(known.answer)));
        let (wrote, answer) = match last {
            // Between two writes the last one counts, and reading is asked anew.
            Some((wrote, Ok(()))) => (wrote, read(log).await),
            Some((wrote, Err(code))) => (wrote, Err(code)),
            None => (now, self.write(log).await),
        };
        *known = Some(Known { asked: now, wrote: Some(wrote), answer });
        answer
    }

    /// Writes like every move is written, through the same queue to the disk, and reads.
    async fn write(&self, log: &dyn EventLog) -> Result<(), &'static str> {
        let began = Instant::now();
        log.put_meta(KEY, b"1").await.map_err(|error| error.code())?;
        self.took.lock().unwrap_or_else(PoisonError::into_inner).record(began.elapsed());
        read(log).await
    }

    /// How long those writes took.
    pub(crate) fn took(&self) -> Histogram {
        self.took.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

async fn read(log: &dyn EventLog) -> Result<(), &'static str> {
    log.get_meta(KEY).await.map(drop).map_err(|error| error.code())
}
