//! What a server takes from the world around it: the time of day and chance, at the outermost edge only.

use std::fmt;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use whiteout_store::StoreError;
use whiteout_table::{Millis, Refusal};

/// Milliseconds after which the time of day is looked at again, whatever happens.
const LONGEST_WAIT: Millis = 60_000;

/// Where both come from. Tests bring their own, so that two servers can live the same evening.
pub trait Outside: fmt::Debug + Send + Sync + 'static {
    /// The time of day.
    fn now(&self) -> Millis;

    /// Waits until then, or not for very long: clocks of machines can be set.
    fn until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let wait = at.saturating_sub(self.now()).clamp(1, LONGEST_WAIT);
        Box::pin(tokio::time::sleep(Duration::from_millis(wait)))
    }

    /// Fills this with bytes that nobody can guess.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandomness>;
}

impl dyn Outside {
    pub(crate) fn bytes<const N: usize>(&self) -> Result<[u8; N], NoRandomness> {
        let mut bytes = [0; N];
        self.fill(&mut bytes)?;
        Ok(bytes)
    }
}

/// The system gives no random bytes: no table can be opened, no seat given out and no game dealt until it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoRandomness;

impl NoRandomness {
    pub(crate) const CODE: &str = "no-randomness";
}

impl fmt::Display for NoRandomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the system gives no random bytes")
    }
}

impl std::error::Error for NoRandomness {}

impl From<NoRandomness> for Refusal {
    fn from(_: NoRandomness) -> Self {
        Self::new(NoRandomness::CODE)
    }
}

/// Where the log is at work, for lack of a better code: nothing was written.
impl From<NoRandomness> for StoreError {
    fn from(error: NoRandomness) -> Self {
        Self::Unavailable(error.to_string())
    }
}

/// The machine this runs on.
#[derive(Clone, Copy, Debug)]
pub struct Machine;

impl Outside for Machine {
    #[expect(clippy::disallowed_methods, reason = "clocks of tables need the time; games never see it")]
    fn now(&self) -> Millis {
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis)
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        // Logged once when it begins to fail, not for every request.
        static FAILING: AtomicBool = AtomicBool::new(false);
        let filled = getrandom::fill(bytes);
        let failed_before = FAILING.swap(filled.is_err(), Ordering::Relaxed);
        filled.map_err(|error| {
            if !failed_before {
                tracing::error!(%error, "the system gives no random bytes");
            }
            NoRandomness
        })
    }
}
