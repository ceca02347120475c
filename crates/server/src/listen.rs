//! Accepts connections: so many in all and from one address, each with a time to say what it wants, to take what it is
//! sent, and to end.

use std::error::Error as _;
use std::io::{Error, ErrorKind};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tower_http::add_extension::AddExtension;
use whiteout_table::Millis;

use crate::alerts::Kind;
use crate::hub::Hub;
use crate::limits::{self, Held, Holding, Limits, PerAddress};
use crate::progress::Progress;

/// How long connections may take to end what they do once the server stops.
const ENDING: Duration = Duration::from_secs(5);
/// Where the system has no place for another connection, somebody has to go first.
const CROWDED: Duration = Duration::from_secs(1);
/// Connections that the system accepts ahead of the server.
const BACKLOG: u32 = 1_024;

/// Listens at an address, with little room in the system for what a slow reader does not take.
pub fn listen(at: SocketAddr) -> Result<TcpListener, Error> {
    let socket = if at.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    // Accepted connections inherit it. Left alone, the system lets each grow to megabytes.
    socket.set_send_buffer_size(limits::SEND_BUFFER)?;
    socket.bind(at)?;
    socket.listen(BACKLOG)
}

/// Who may connect.
struct Gate {
    all: Arc<Semaphore>,
    per_address: Arc<Holding>,
    attempts: PerAddress,
    /// A proxy makes all connections: it, not this server, keeps count of its clients.
    behind_proxy: bool,
}

/// A place for one connection, until it ends.
struct Admitted {
    _of_all: OwnedSemaphorePermit,
    _of_address: Option<Held>,
}

impl Gate {
    fn new(limits: &Limits) -> Self {
        Self {
            all: Arc::new(Semaphore::new(limits.connections)),
            per_address: Holding::new(limits.connections_per_address),
            attempts: PerAddress::new(limits.attempts_per_minute, 60_000),
            behind_proxy: limits.behind_proxy,
        }
    }

    fn admit(&self, from: IpAddr, now: Millis) -> Result<Admitted, Kind> {
        let of_address = if self.behind_proxy {
            None
        } else {
            if !self.attempts.allow(from, now) {
                return Err(Kind::Attempts);
            }
            Some(self.per_address.take(from).ok_or(Kind::Connections)?)
        };
        let of_all = self.all.clone().try_acquire_owned().map_err(|_| Kind::Full)?;
        Ok(Admitted { _of_all: of_all, _of_address: of_address })
    }
}

/// Serves until `stop`, then lets everybody finish, for a moment.
pub(crate) async fn until(
    stop: impl Future<Output = ()>,
    listener: TcpListener,
    router: &Router,
    limits: &Limits,
    hub: &Arc<Hub>,
) {
    let gate = Gate::new(limits);
    let (stopping, stopped) = watch::channel(());
    let mut connections = JoinSet::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => match gate.admit(from.ip(), hub.outside.now()) {
                    Ok(admitted) => {
                        let speaking = speak(stream, from, router.clone(), limits.patience, stopped.clone());
                        let hub = hub.clone();
                        connections.spawn(async move {
                            if speaking.await.is_err_and(|error| is_slow_reader(&error)) {
                                hub.alerts.refused(Kind::SlowReader, from.ip());
                            }
                            drop(admitted);
                        });
                    }
                    // Closed without a word: answering would cost more than the attempt.
                    Err(kind) => hub.alerts.refused(kind, from.ip()),
                },
                Err(error) if is_of_one_connection(&error) => {}
                Err(error) => {
                    hub.alerts.not_accepted(&error);
                    tokio::time::sleep(CROWDED).await;
                }
            },
            Some(_) = connections.join_next() => {}
            () = &mut stop => break,
        }
    }
    drop((listener, stopping));
    let all = async { while connections.join_next().await.is_some() {} };
    let _ = tokio::time::timeout(ENDING, all).await;
}

/// One connection, until it ends or becomes a socket.
async fn speak(
    stream: TcpStream,
    from: SocketAddr,
    router: Router,
    patience: Duration,
    mut stopped: watch::Receiver<()>,
) -> Result<(), hyper::Error> {
    // Updates are small and people wait for each: none is held back to be sent with the next.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(AddExtension::new(router, ConnectInfo(from)));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(limits::HEAD_BYTES)
        .serve_connection(TokioIo::new(Progress::new(stream, patience)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        ended = connection.as_mut() => return ended,
        _ = stopped.changed() => connection.as_mut().graceful_shutdown(),
    }
    connection.await
}

/// Whether a connection ended because its client took nothing it was sent.
fn is_slow_reader(error: &hyper::Error) -> bool {
    let cause = error.source().and_then(|cause| cause.downcast_ref::<Error>());
    cause.is_some_and(|cause| cause.kind() == ErrorKind::TimedOut)
}

/// The client went before it was let in; the next may come at once.
fn is_of_one_connection(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}
