//! Accepts connections: each has a time to say what it wants, and all of them a time to end.

use std::io::{Error, ErrorKind};
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower_http::add_extension::AddExtension;

/// How long connections may take to end what they do once the server stops.
const ENDING: Duration = Duration::from_secs(5);
/// Where the system has no place for another connection, somebody has to go first.
const CROWDED: Duration = Duration::from_secs(1);

/// Serves until `stop`, then lets everybody finish, but not for ever.
pub(crate) async fn until(stop: impl Future<Output = ()>, listener: TcpListener, router: &Router, patience: Duration) {
    let (stopping, stopped) = watch::channel(());
    let mut connections = JoinSet::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    connections.spawn(speak(stream, from, router.clone(), patience, stopped.clone()));
                }
                Err(error) if is_of_one_connection(&error) => {}
                Err(_) => tokio::time::sleep(CROWDED).await,
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
) {
    // Updates are small and people wait for each: none is held back to be sent with the next.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(AddExtension::new(router, ConnectInfo(from)));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stopped.changed() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// Somebody went before they were let in; the next may come at once.
fn is_of_one_connection(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}
