//! What waits to be sent to one socket: bounded in messages and in bytes, so that a slow reader costs little memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::mpsc;

use crate::limits;

/// A message to a socket.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    Text(Arc<str>),
    /// The last message, and why the connection ends.
    Closed(&'static str),
}

impl Out {
    fn bytes(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::Closed(_) => 0,
        }
    }
}

/// The socket is gone, or too far behind to catch up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Behind;

/// Where the table puts messages for one socket.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Out>,
    waiting: Arc<AtomicUsize>,
}

/// The same without keeping the connection open.
#[derive(Clone, Debug)]
pub(crate) struct WeakOutbox {
    messages: mpsc::WeakSender<Out>,
    waiting: Arc<AtomicUsize>,
}

/// Where the socket takes them out.
#[derive(Debug)]
pub(crate) struct Waiting {
    messages: mpsc::Receiver<Out>,
    waiting: Arc<AtomicUsize>,
}

pub(crate) fn outbox() -> (Outbox, Waiting) {
    let (messages, received) = mpsc::channel(limits::WAITING_MESSAGES);
    let waiting = Arc::<AtomicUsize>::default();
    (Outbox { messages, waiting: waiting.clone() }, Waiting { messages: received, waiting })
}

impl Outbox {
    /// A message that does not fit beside those that wait already is refused; one alone always fits.
    pub(crate) fn try_send(&self, out: Out) -> Result<(), Behind> {
        let bytes = out.bytes();
        let before = self.waiting.fetch_add(bytes, Ordering::Relaxed);
        if (before > 0 && before + bytes > limits::WAITING_BYTES) || self.messages.try_send(out).is_err() {
            self.waiting.fetch_sub(bytes, Ordering::Relaxed);
            return Err(Behind);
        }
        Ok(())
    }

    pub(crate) fn downgrade(&self) -> WeakOutbox {
        WeakOutbox { messages: self.messages.downgrade(), waiting: self.waiting.clone() }
    }
}

impl WeakOutbox {
    pub(crate) fn upgrade(&self) -> Option<Outbox> {
        Some(Outbox { messages: self.messages.upgrade()?, waiting: self.waiting.clone() })
    }
}

impl Waiting {
    /// The next message, as soon as there is one.
    pub(crate) async fn next(&mut self) -> Option<Out> {
        let out = self.messages.recv().await?;
        Some(self.taken(out))
    }

    /// The next message, if one waits.
    pub(crate) fn try_next(&mut self) -> Option<Out> {
        let out = self.messages.try_recv().ok()?;
        Some(self.taken(out))
    }

    fn taken(&self, out: Out) -> Out {
        self.waiting.fetch_sub(out.bytes(), Ordering::Relaxed);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: usize) -> Out {
        Out::Text("x".repeat(bytes).into())
    }

    #[test]
    fn a_slow_reader_holds_so_many_bytes_and_no_more() {
        let (outbox, mut waiting) = outbox();
        assert_eq!(outbox.try_send(text(2 * limits::WAITING_BYTES)), Ok(()), "a long message alone");
        assert_eq!(outbox.try_send(text(1)), Err(Behind));
        waiting.try_next().expect("a message");
        assert_eq!(outbox.try_send(text(limits::WAITING_BYTES / 2)), Ok(()));
        assert_eq!(outbox.try_send(text(limits::WAITING_BYTES / 2)), Ok(()));
        assert_eq!(outbox.try_send(text(1)), Err(Behind));
        assert_eq!(outbox.try_send(Out::Closed("server-stops")), Ok(()), "last words are short");
    }

    #[test]
    fn a_slow_reader_holds_so_many_messages_and_no_more() {
        let (outbox, _waiting) = outbox();
        for _ in 0..limits::WAITING_MESSAGES {
            assert_eq!(outbox.try_send(text(1)), Ok(()));
        }
        assert_eq!(outbox.try_send(text(1)), Err(Behind));
    }
}
