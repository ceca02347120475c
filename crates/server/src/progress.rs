//! A connection that must move on: one that takes nothing it is sent is given up.

use std::future::Future as _;
use std::io::{Error, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

use crate::limits;

/// A stream whose writes fail once its reader takes too little for too long.
///
/// The reader is watched only while something waits for it: an idle connection may stay silent.
#[derive(Debug)]
pub(crate) struct Progress<S> {
    stream: S,
    patience: Duration,
    blocked: Option<Blocked>,
}

/// Something waits for the reader.
#[derive(Debug)]
struct Blocked {
    until: Pin<Box<Sleep>>,
    /// Bytes the reader has taken since this was last looked at.
    taken: usize,
}

impl<S> Progress<S> {
    pub(crate) const fn new(stream: S, patience: Duration) -> Self {
        Self { stream, patience, blocked: None }
    }

    /// Judges the outcome of a write of `wanted` bytes.
    fn judge(
        &mut self,
        context: &mut Context<'_>,
        wanted: usize,
        written: Poll<Result<usize, Error>>,
    ) -> Poll<Result<usize, Error>> {
        match written {
            Poll::Ready(Ok(count)) if count >= wanted => self.blocked = None,
            Poll::Ready(Ok(count)) => {
                if let Some(blocked) = &mut self.blocked {
                    blocked.taken += count;
                }
            }
            Poll::Ready(Err(_)) => {}
            Poll::Pending => {
                let patience = self.patience;
                let blocked =
                    self.blocked.get_or_insert_with(|| Blocked { until: Box::pin(sleep(patience)), taken: 0 });
                while blocked.until.as_mut().poll(context).is_ready() {
                    if blocked.taken < limits::LEAST_PROGRESS {
                        return Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "the reader takes nothing")));
                    }
                    blocked.taken = 0;
                    blocked.until.as_mut().reset(Instant::now() + patience);
                }
            }
        }
        written
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Progress<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Progress<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize, Error>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, bytes.len(), written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize, Error>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.judge(context, parts.iter().map(|part| part.len()).sum(), written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(10);

    #[tokio::test(start_paused = true)]
    async fn a_reader_who_takes_nothing_is_given_up() {
        let (near, _far) = duplex(1_024);
        let mut stream = Progress::new(near, PATIENCE);
        let error = stream.write_all(&[0; 4_096]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), ErrorKind::TimedOut);
    }

    #[tokio::test(start_paused = true)]
    async fn a_reader_who_takes_a_trickle_is_given_up() {
        let (near, mut far) = duplex(1_024);
        let mut stream = Progress::new(near, PATIENCE);
        tokio::spawn(async move {
            while far.read_u8().await.is_ok() {
                sleep(Duration::from_secs(1)).await;
            }
        });
        assert!(stream.write_all(&vec![0; 64 * 1_024]).await.is_err(), "a byte a second");
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_but_steady_reader_is_served() {
        let (near, mut far) = duplex(1_024);
        let mut stream = Progress::new(near, PATIENCE);
        let reader = tokio::spawn(async move {
            let (mut buffer, mut all) = ([0; 1_024], 0);
            while let Ok(count @ 1..) = far.read(&mut buffer).await {
                all += count;
                sleep(Duration::from_millis(400)).await;
            }
            all
        });
        stream.write_all(&vec![0; 128 * 1_024]).await.expect("served");
        drop(stream);
        assert_eq!(reader.await.expect("read"), 128 * 1_024);
    }

    #[tokio::test(start_paused = true)]
    async fn silence_with_nothing_to_send_is_no_offence() {
        let (near, mut far) = duplex(1_024);
        let mut stream = Progress::new(near, PATIENCE);
        stream.write_all(&[0; 100]).await.expect("fits");
        sleep(10 * PATIENCE).await;
        far.read_exact(&mut [0; 100]).await.expect("read late");
        stream.write_all(&[0; 100]).await.expect("fits again");
    }
}
