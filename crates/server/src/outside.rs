//! What a server takes from the world around it: the time of day and chance, at the outermost edge only.

use std::fmt;
use std::pin::Pin;
use std::time::Duration;

use whiteout_table::Millis;

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
    fn fill(&self, bytes: &mut [u8]);
}

impl dyn Outside {
    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
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

    fn fill(&self, bytes: &mut [u8]) {
        // Without a source of chance no table may be dealt; there is nothing sensible to go on with.
        getrandom::fill(bytes).unwrap_or_else(|error| panic!("the system gives no randomness: {error}"));
    }
}
