//! One socket: frames in, frames out.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{Message as Frame, WebSocket};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use whiteout_store::TableKey;
use whiteout_table::Millis;
use whiteout_text::Language;

use crate::actor::Ask;
use crate::alerts::Kind;
use crate::hub::{Counters, Hub};
use crate::limits::{self, Limits, Rate};
use crate::outbox::{Out, Outbox, Waiting, outbox};
use crate::protocol::Answer;
use crate::tokens::TokenHash;

/// Who comes with a socket, and what it has seen already.
#[derive(Clone)]
pub(crate) struct Visit {
    pub(crate) token: Option<TokenHash>,
    pub(crate) language: Option<Language>,
    pub(crate) since: Option<(u64, u64)>,
    /// Commands that its person may send in a second, through however many sockets.
    pub(crate) per_second: f64,
}

/// A socket that is counted as open until this is dropped, however its task ends.
struct Counted(Arc<Counters>);

impl Counted {
    fn new(counters: &Arc<Counters>) -> Self {
        counters.sockets.fetch_add(1, Ordering::Relaxed);
        Self(counters.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How fast the frames of one socket come.
struct Pace {
    commands: Rate,
    /// Pings and pongs: each may have to be answered.
    control: Rate,
    /// Frames beyond the other two limits.
    excess: Rate,
}

impl Pace {
    fn new(per_second: f64, now: Millis) -> Self {
        Self {
            commands: Rate::new(per_second, per_second, now),
            control: Rate::new(limits::CONTROL_PER_SECOND, limits::CONTROL_AT_ONCE, now),
            excess: Rate::new(per_second, limits::FLOOD_SECONDS * per_second, now),
        }
    }
}

pub(crate) async fn run(hub: Arc<Hub>, limits: Limits, key: TableKey, socket: WebSocket, visit: Visit, from: IpAddr) {
    let _counted = Counted::new(&hub.counters);
    let (mut sink, mut stream) = socket.split();
    let (out, mut waiting) = outbox();
    let entered = hub.ask(key, |reply| Ask::Enter { visit: visit.clone(), out: out.clone(), reply }).await;
    let (table, session) = match entered {
        Ok(Some((table, Ok(session)))) => (table, session),
        refused => {
            let code = match refused {
                Ok(Some((_, Err(code)))) => code,
                Ok(_) => "table-asleep",
                Err(error) => error.code(),
            };
            return say_why(&mut sink, code, limits.patience).await;
        }
    };
    let mut pace = Pace::new(limits.frames_per_second, hub.outside.now());
    // The table's own end of the channel keeps it open; this one must not.
    let local = out.downgrade();
    drop(out);
    let mut ticks = tokio::time::interval_at(tokio::time::Instant::now() + limits.silence, limits.silence);
    let mut heard = true;
    loop {
        tokio::select! {
            _ = ticks.tick() => {
                // A phone that lost its network never says goodbye.
                if !std::mem::take(&mut heard) {
                    hub.alerts.refused(Kind::Silent, from);
                    break;
                }
                if let Err(end) = patiently(sink.send(Frame::Ping(Bytes::new())), limits.patience).await {
                    end.alert(&hub, from);
                    break;
                }
            }
            first = waiting.next() => match first {
                Some(first) => match send_all(&mut sink, first, &mut waiting, limits.patience).await {
                    Ok(Goes::On) => {}
                    Ok(Goes::Ends) => break,
                    Err(end) => {
                        end.alert(&hub, from);
                        break;
                    }
                },
                None => {
                    hub.alerts.refused(Kind::SlowReader, from);
                    say_why(&mut sink, "let-go", limits.patience).await;
                    break;
                }
            },
            frame = stream.next() => {
                heard = true;
                let now = hub.outside.now();
                let (allowed, text) = match frame {
                    Some(Ok(Frame::Text(text))) => (pace.commands.allow(now), Some(text)),
                    Some(Ok(Frame::Binary(_))) => (pace.commands.allow(now), None),
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) if pace.control.allow(now) => continue,
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {
                        hub.alerts.refused(Kind::Flood, from);
                        break;
                    }
                    Some(Err(_)) => {
                        hub.alerts.refused(Kind::BrokenFrame, from);
                        say_why(&mut sink, "broken-frame", limits.patience).await;
                        break;
                    }
                    Some(Ok(Frame::Close(_))) | None => break,
                };
                if !allowed && !pace.excess.allow(now) {
                    hub.alerts.refused(Kind::Flood, from);
                    say_why(&mut sink, "flood", limits.patience).await;
                    break;
                }
                match text {
                    _ if !allowed => {
                        hub.alerts.refused(Kind::Frames, from);
                        let id = text.and_then(|text| serde_json::from_str::<Numbered>(&text).ok());
                        refuse(local.upgrade(), id.map(|request| request.id), "too-fast");
                    }
                    Some(text) => {
                        if table.send(Ask::Do { session, text }).await.is_err() {
                            break;
                        }
                    }
                    None => refuse(local.upgrade(), None, "text-only"),
                }
            }
        }
    }
    let _ = table.send(Ask::Exit { session }).await;
}

/// Whether the connection goes on.
enum Goes {
    On,
    Ends,
}

/// Why nothing more can be sent.
enum Unsent {
    /// The client takes nothing.
    Slow,
    /// The client has left.
    Left,
}

impl Unsent {
    fn alert(&self, hub: &Hub, from: IpAddr) {
        match self {
            Self::Slow => hub.alerts.refused(Kind::SlowReader, from),
            Self::Left => {}
        }
    }
}

/// Sends whatever waits in one go.
async fn send_all(
    sink: &mut SplitSink<WebSocket, Frame>,
    first: Out,
    waiting: &mut Waiting,
    patience: Duration,
) -> Result<Goes, Unsent> {
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
            Goes::On => waiting.try_next(),
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

/// A reader that takes nothing must not hold a task, and all that waits for it.
async fn patiently(sending: impl Future<Output = Result<(), axum::Error>>, patience: Duration) -> Result<(), Unsent> {
    match tokio::time::timeout(patience, sending).await {
        Ok(sent) => sent.map_err(|_| Unsent::Left),
        Err(_) => Err(Unsent::Slow),
    }
}

/// All that is read of a request that comes too fast.
#[derive(Deserialize)]
struct Numbered {
    id: u64,
}

fn refuse(out: Option<Outbox>, id: Option<u64>, code: &'static str) {
    if let Some(out) = out {
        let _ = out.try_send(Out::Text(Answer::refused(id, code).to_answer().into()));
    }
}
