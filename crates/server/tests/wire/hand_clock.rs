//! A time of day that goes on only when somebody turns it.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use tokio::sync::watch;
use whiteout_server::{Machine, NoRandomness, Outside};

#[derive(Debug)]
pub struct HandClock {
    now: watch::Sender<u64>,
}

impl HandClock {
    pub fn new() -> Arc<Self> {
        Arc::new(Self { now: watch::Sender::new(1_700_000_000_000) })
    }

    /// Lets so many milliseconds pass; whoever waited for that is woken.
    pub fn pass(&self, time: u64) {
        self.now.send_modify(|now| *now += time);
    }
}

impl Outside for HandClock {
    fn now(&self) -> u64 {
        *self.now.borrow()
    }

    fn until(&self, at: u64) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let mut time = self.now.subscribe();
        Box::pin(async move { drop(time.wait_for(|now| *now >= at).await) })
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        Machine.fill(bytes)
    }
}
