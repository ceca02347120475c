//! One socket: frames in, frames out.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{Message as Frame, WebSocket};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::sync::{mpsc, oneshot};
use whiteout_store::EventLog;
use whiteout_table::{Millis, Refusal};
use whiteout_text::Language;

use crate::actor::{Ask, Handle};
use crate::app::Limits;
use crate::hub::Hub;
use crate::protocol::{Message, Request};
use crate::tokens::TokenHash;

/// Messages that may wait for a slow reader before it is let go.
const WAITING: usize = 256;

/// At most so many frames a second, with a burst of the same size.
struct Rate {
    left: f64,
    at: Millis,
    per_second: f64,
}

impl Rate {
    fn allow(&mut self, time: Millis) -> bool {
        let passed = time.saturating_sub(self.at) as f64 / 1_000.0;
        self.at = time;
        self.left = (self.left + passed * self.per_second).min(self.per_second);
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }
}

/// Who comes with a socket, and what it has seen already.
pub(crate) struct Visit {
    pub(crate) token: Option<TokenHash>,
    pub(crate) language: Option<Language>,
    pub(crate) since: Option<(u64, u64)>,
}

pub(crate) async fn run<L: EventLog>(hub: Arc<Hub<L>>, limits: Limits, table: Handle, socket: WebSocket, visit: Visit) {
    hub.counters.sockets.fetch_add(1, Ordering::Relaxed);
    let (mut sink, mut stream) = socket.split();
    let (out, mut outbox) = mpsc::channel::<Arc<str>>(WAITING);
    let (reply, entered) = oneshot::channel();
    let Visit { token, language, since } = visit;
    let asked = table.send(Ask::Enter { token, language, since, out: out.clone(), reply }).await;
    let session = match (asked, entered.await) {
        (Ok(()), Ok(Ok(entered))) => entered.session,
        (_, answer) => {
            let code = match answer {
                Ok(Err(code)) => code,
                _ => "table-asleep",
            };
            say_why(&mut sink, code, limits.patience).await;
            hub.counters.sockets.fetch_sub(1, Ordering::Relaxed);
            return;
        }
    };
    let mut rate = Rate { left: limits.frames_per_second, at: hub.outside.now(), per_second: limits.frames_per_second };
    // The table's own end of the channel keeps it open; this one must not.
    let local = out.downgrade();
    drop(out);
    loop {
        tokio::select! {
            text = outbox.recv() => match text {
                Some(text) => {
                    if send_all(&mut sink, text, &mut outbox, limits.patience).await.is_err() {
                        break;
                    }
                }
                None => {
                    say_why(&mut sink, "let-go", limits.patience).await;
                    break;
                }
            },
            frame = stream.next() => {
                let text = match frame {
                    Some(Ok(Frame::Text(text))) => text,
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => continue,
                    Some(Ok(Frame::Binary(_))) => {
                        refuse(local.upgrade(), "text-only");
                        continue;
                    }
                    Some(Err(_)) => {
                        say_why(&mut sink, "broken-frame", limits.patience).await;
                        break;
                    }
                    Some(Ok(Frame::Close(_))) | None => break,
                };
                if !rate.allow(hub.outside.now()) {
                    refuse(local.upgrade(), "too-fast");
                    continue;
                }
                match serde_json::from_str::<Request>(&text) {
                    Ok(Request { id, command }) => {
                        if table.send(Ask::Do { session, id, command }).await.is_err() {
                            break;
                        }
                    }
                    Err(_) => refuse(local.upgrade(), "not-understood"),
                }
            }
        }
    }
    let _ = table.send(Ask::Exit { session }).await;
    hub.counters.sockets.fetch_sub(1, Ordering::Relaxed);
}

/// Whoever is spoken to has gone, or reads nothing any more.
struct Gone;

/// Sends whatever waits in one go.
async fn send_all(
    sink: &mut SplitSink<WebSocket, Frame>,
    first: Arc<str>,
    outbox: &mut mpsc::Receiver<Arc<str>>,
    patience: Duration,
) -> Result<(), Gone> {
    let mut next = Some(first);
    while let Some(text) = next {
        patiently(sink.feed(Frame::Text(text.as_ref().into())), patience).await?;
        next = outbox.try_recv().ok();
    }
    patiently(sink.flush(), patience).await
}

/// The last words of a connection.
async fn say_why(sink: &mut SplitSink<WebSocket, Frame>, code: &'static str, patience: Duration) {
    let text = Message::Closed { code }.to_text();
    let _ = patiently(sink.send(Frame::Text(text.into())), patience).await;
}

/// A reader that takes nothing must not hold a task and what waits for it for ever.
async fn patiently(sending: impl Future<Output = Result<(), axum::Error>>, patience: Duration) -> Result<(), Gone> {
    match tokio::time::timeout(patience, sending).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Gone),
    }
}

fn refuse(out: Option<mpsc::Sender<Arc<str>>>, code: &'static str) {
    if let Some(out) = out {
        let _ = out.try_send(Message::Refused { id: None, refusal: Refusal::new(code), words: None }.to_text().into());
    }
}
