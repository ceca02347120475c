//! A server in this process, and clients that know nothing but the protocol.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::oneshot;
use whiteout_server::{Hub, Limits, Machine, Outside, Retention, Server};
use whiteout_store::{EventLog, Memory};

pub use crate::protocol::{Address, Client, GAMES, patch, start};

/// Limits for tests that are not about limits: they move faster than people.
pub fn quick() -> Limits {
    Limits {
        frames_per_second: 10_000.0,
        arrivals_per_hour: 100_000,
        attempts_per_minute: 1_000_000,
        sockets_per_minute: 1_000_000,
        ..Limits::default()
    }
}

pub struct Running {
    address: Address,
    stop: Option<oneshot::Sender<()>>,
    done: tokio::task::JoinHandle<()>,
}

impl Running {
    pub async fn start<L: EventLog>(log: L, limits: Limits) -> Self {
        Self::within(log, limits, Arc::new(Machine)).await
    }

    pub fn start_on<L: EventLog>(listener: TcpListener, log: L, limits: Limits) -> Self {
        Self::on_within(listener, log, limits, Arc::new(Machine))
    }

    /// The same with another time.
    pub async fn within<L: EventLog>(log: L, limits: Limits, outside: Arc<dyn Outside>) -> Self {
        Self::on_within(TcpListener::bind("127.0.0.1:0").await.expect("a port"), log, limits, outside)
    }

    fn on_within<L: EventLog>(listener: TcpListener, log: L, limits: Limits, outside: Arc<dyn Outside>) -> Self {
        Self::on_keeping(listener, log, limits, outside, Retention::default())
    }

    /// The same with an end to how long games are kept.
    pub async fn keeping<L: EventLog>(log: L, outside: Arc<dyn Outside>, retention: Retention) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        Self::on_keeping(listener, log, quick(), outside, retention)
    }

    fn on_keeping<L: EventLog>(
        listener: TcpListener,
        log: L,
        limits: Limits,
        outside: Arc<dyn Outside>,
        retention: Retention,
    ) -> Self {
        let hub = Hub::within(log, outside).keeping(retention);
        Self::of(listener, Server::new(Arc::new(hub), limits))
    }

    /// A server as its operator wants it.
    pub async fn set_up<L: EventLog>(
        log: L,
        limits: Limits,
        hub: impl FnOnce(Hub) -> Hub,
        server: impl FnOnce(Server) -> Server,
    ) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        Self::of(listener, server(Server::new(Arc::new(hub(Hub::new(log))), limits)))
    }

    fn of(listener: TcpListener, server: Server) -> Self {
        let at = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let done = tokio::spawn(async move { server.run(listener, async move { drop(stopped.await) }).await });
        Self { address: Address(at), stop: Some(stop), done }
    }

    pub async fn in_memory() -> Self {
        Self::start(Memory::default(), quick()).await
    }

    pub async fn stop(mut self) {
        drop(self.stop.take());
        let ended = tokio::time::timeout(Duration::from_secs(20), self.done).await;
        ended.expect("a server that is asked to stop stops").expect("and does not panic");
    }
}

impl Deref for Running {
    type Target = Address;

    fn deref(&self) -> &Address {
        &self.address
    }
}
