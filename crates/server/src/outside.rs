//! What a server takes from the world around it: the time of day and chance, at the outermost edge only.

use std::fmt;

use whiteout_table::Millis;

/// Where both come from. Tests bring their own, so that two servers can live the same evening.
pub trait Outside: fmt::Debug + Send + Sync + 'static {
    /// The time of day.
    fn now(&self) -> Millis;

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
