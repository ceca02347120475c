//! One socket: frames in, frames out.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{Message as Frame, WebSocket};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use tokio::sync::mpsc;
use whiteout_store::TableKey;
use whiteout_text::Language;

use crate::actor::Ask;
use crate::audience::Out;
use crate::hub::Hub;
use crate::limits::{Limits, Rate};
use crate::protocol::Answer;
use crate::tokens::TokenHash;

/// Messages that may wait for a slow reader before it is let go.
const WAITING: usize = 256;

/// Who comes with a socket, and what it has seen already.
#[derive(Clone)]
pub(crate) struct Visit {
    pub(crate) token: Option<TokenHash>,
    pub(crate) language: Option<Language>,
    pub(crate) since: Option<(u64, u64)>,
    /// Commands that its person may send in a second, through however many sockets.
    pub(crate) per_second: f64,
}

pub(crate) async fn run(hub: Arc<Hub>, limits: Limits, key: TableKey, socket: WebSocket, visit: Visit) {
    hub.counters.sockets.fetch_add(1, Ordering::Relaxed);
    let (mut sink, mut stream) = socket.split();
    let (out, mut outbox) = mpsc::channel::<Out>(WAITING);
    let entered = hub.ask(key, |reply| Ask::Enter { visit: visit.clone(), out: out.clone(), reply }).await;
    let (table, session) = match entered {
        Ok(Some((table, Ok(session)))) => (table, session),
        refused => {
            let code = match refused {
                Ok(Some((_, Err(code)))) => code,
                Ok(_) => "table-asleep",
                Err(error) => error.code(),
            };
            say_why(&mut sink, code, limits.patience).await;
            hub.counters.sockets.fetch_sub(1, Ordering::Relaxed);
            return;
        }
    };
    let mut rate = Rate::new(limits.frames_per_second, limits.frames_per_second, hub.outside.now());
    // The table's own end of the channel keeps it open; this one must not.
    let local = out.downgrade();
    drop(out);
    let mut ticks = tokio::time::interval_at(tokio::time::Instant::now() + limits.silence, limits.silence);
    let mut heard = true;
    loop {
        tokio::select! {
            _ = ticks.tick() => {
                // A phone that lost its network never says goodbye.
                let alive = std::mem::take(&mut heard);
                if !alive || patiently(sink.send(Frame::Ping(Bytes::new())), limits.patience).await.is_err() {
                    break;
                }
            }
            text = outbox.recv() => match text {
                Some(first) => match send_all(&mut sink, first, &mut outbox, limits.patience).await {
                    Ok(Goes::On) => {}
                    Ok(Goes::Ends) | Err(Gone) => break,
                },
                None => {
                    say_why(&mut sink, "let-go", limits.patience).await;
                    break;
                }
            },
            frame = stream.next() => {
                heard = true;
                let text = match frame {
                    Some(Ok(Frame::Text(text))) => text,
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => continue,
                    Some(Ok(Frame::Binary(_))) => {
                        refuse(local.upgrade(), None, "text-only");
                        continue;
                    }
                    Some(Err(_)) => {
                        say_why(&mut sink, "broken-frame", limits.patience).await;
                        break;
                    }
                    Some(Ok(Frame::Close(_))) | None => break,
                };
                if !rate.allow(hub.outside.now()) {
                    let id = serde_json::from_str::<Numbered>(&text).ok().map(|request| request.id);
                    refuse(local.upgrade(), id, "too-fast");
                    continue;
                }
                if table.send(Ask::Do { session, text }).await.is_err() {
                    break;
                }
            }
        }
    }
    let _ = table.send(Ask::Exit { session }).await;
    hub.counters.sockets.fetch_sub(1, Ordering::Relaxed);
}

/// Whether the connection goes on.
enum Goes {
    On,
    Ends,
}

/// Whoever is spoken to has gone, or reads nothing any more.
struct Gone;

/// Sends whatever waits in one go.
async fn send_all(
    sink: &mut SplitSink<WebSocket, Frame>,
    first: Out,
    outbox: &mut mpsc::Receiver<Out>,
    patience: Duration,
) -> Result<Goes, Gone> {
    let mut next = Some(first);
    let mut goes = Goes::On;
    while let Some(out) = next {
        let text = match out {
            Out::Text(text) => text.as_ref().into(),
            Out::Closed(code) => {
                goes = Goes::Ends;
                Answer::Closed { code }.to_text().into()
            }
        };
        patiently(sink.feed(Frame::Text(text)), patience).await?;
        next = match goes {
            Goes::On => outbox.try_recv().ok(),
            Goes::Ends => None,
        };
    }
    patiently(sink.flush(), patience).await?;
    Ok(goes)
}

/// The last words of a connection.
async fn say_why(sink: &mut SplitSink<WebSocket, Frame>, code: &'static str, patience: Duration) {
    let text = Answer::Closed { code }.to_text();
    let _ = patiently(sink.send(Frame::Text(text.into())), patience).await;
}

/// A reader that takes nothing must not hold a task and what waits for it for ever.
async fn patiently(sending: impl Future<Output = Result<(), axum::Error>>, patience: Duration) -> Result<(), Gone> {
    match tokio::time::timeout(patience, sending).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Gone),
    }
}

/// All that is read of a request that comes too fast.
#[derive(Deserialize)]
struct Numbered {
    id: u64,
}

fn refuse(out: Option<mpsc::Sender<Out>>, id: Option<u64>, code: &'static str) {
    if let Some(out) = out {
        let _ = out.try_send(Out::Text(Answer::refused(id, code).to_text().into()));
    }
}
