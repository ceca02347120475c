//! Routes, limits and headers.

use std::future::pending;
use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::{any, delete, get, post};
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _};
use tower_http::compression::{CompressionLayer, DefaultPredicate};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;

use crate::bodies;
use crate::hosts::Hosts;
use crate::hub::Hub;
use crate::library_requests as library;
use crate::limits::{Holding, Limits, PerAddress, Turnstile};
use crate::listen;
use crate::meters;
use crate::panics;
use crate::reference;
use crate::requests::{self, Failure};
use crate::trace;
use crate::unmet;
use crate::watch;

pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) limits: Limits,
    pub(crate) opened: PerAddress,
    pub(crate) asked: PerAddress,
    pub(crate) codes: PerAddress,
    pub(crate) arrivals: PerAddress,
    pub(crate) requests: Arc<Holding>,
    pub(crate) sockets: Arc<Holding>,
    pub(crate) socket_openings: PerAddress,
    pub(crate) readings: Turnstile,
    pub(crate) files: Turnstile,
    pub(crate) thinking: Turnstile,
    pub(crate) hosts: Hosts,
    pub(crate) meters: meters::Requests,
}

pub(crate) type Shared = Arc<App>;

/// JSON line by line, each sent as soon as it is there: packing them would hold them back.
pub(crate) const LINES: &str = "application/x-ndjson";

/// What a page of ours may load and where it may send: nothing of others.
const CONTENT: &str =
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/// A page of ours never asks for these.
const NO_DEVICES: &str = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";

/// Everything the server answers.
fn app(shared: Shared) -> Router {
    // What a page may do is said with the page: its many small files would carry the same lines again and again.
    let with_pages = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::overriding(HeaderName::from_static(name), move |answer: &Response| {
            let kind = answer.headers().get(header::CONTENT_TYPE).map_or(&[][..], HeaderValue::as_bytes);
            let is_part = [&b"text/javascript"[..], b"text/css", b"font/"].iter().any(|part| kind.starts_with(part));
            (!is_part).then(|| HeaderValue::from_static(value))
        })
    };
    let header = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::overriding(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    let unknown = any(|| async { Failure::new(StatusCode::NOT_FOUND, "no-such-page") });
    Router::new()
        .route("/healthz", get(requests::health))
        .route("/metrics", get(requests::metrics))
        .route("/api/games", get(reference::games))
        .route("/api/rules", get(reference::rules))
        .route("/api/tables", get(requests::open_tables).post(requests::create))
        .route("/api/codes/{code}", get(requests::by_code))
        .route("/api/library", get(library::find).post(library::import))
        .route("/api/stats", get(library::stats).post(library::count_own))
        .route("/api/stats.csv", get(library::stats_csv))
        .route("/api/tables/{id}", delete(library::remove))
        .route("/api/tables/{id}/mine", get(library::mine))
        .route("/api/tables/{id}/people", post(requests::come))
        .route("/api/tables/{id}/link", post(requests::link))
        .route("/api/tables/{id}/history", get(requests::history))
        .route("/api/tables/{id}/replay", get(requests::replay))
        .route("/api/tables/{id}/beliefs", get(requests::beliefs))
        .route("/api/tables/{id}/turns", get(requests::turns))
        .route("/api/tables/{id}/picture", get(requests::picture))
        .route("/api/tables/{id}/hindsight", get(requests::hindsight))
        .route("/api/tables/{id}/hint", get(requests::hint))
        .route("/api/tables/{id}/game", get(requests::game))
        .route("/api/tables/{id}/socket", get(requests::socket))
        .route("/api", unknown.clone())
        .route("/api/", unknown.clone())
        .route("/api/{*unknown}", unknown)
        .fallback(whiteout_web::page)
        .layer(from_fn_with_state(shared.clone(), bodies::so_many_at_once))
        .layer(CatchPanicLayer::custom(panics::answer))
        .layer(TraceLayer::new_for_http().make_span_with(trace::request).on_failure(()))
        .layer(map_response(unmet::with_a_code))
        .layer(from_fn_with_state(shared.clone(), watch::request))
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(NotForContentType::const_new(LINES))))
        .layer(with_pages("content-security-policy", CONTENT))
        .layer(with_pages("permissions-policy", NO_DEVICES))
        .layer(with_pages("cross-origin-opener-policy", "same-origin"))
        .layer(header("cross-origin-resource-policy", "same-origin"))
        .layer(header("x-content-type-options", "nosniff"))
        .layer(header("referrer-policy", "no-referrer"))
        .layer(SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .with_state(shared)
}

/// What only the operator may ask, on a listener of its own.
fn operators(shared: Shared) -> Router {
    Router::new()
        .route("/healthz", get(requests::health))
        .route("/metrics", get(requests::all_metrics))
        .layer(CatchPanicLayer::custom(panics::answer))
        .with_state(shared)
}

/// A server that has not begun.
#[derive(Debug)]
pub struct Server {
    hub: Arc<Hub>,
    limits: Limits,
    hosts: Hosts,
    metrics: Option<TcpListener>,
}

impl Server {
    pub fn new(hub: Arc<Hub>, limits: Limits) -> Self {
        Self { hub, limits, hosts: Hosts::default(), metrics: None }
    }

    /// Answers only requests for these names.
    #[must_use]
    pub fn for_hosts(mut self, names: impl IntoIterator<Item = String>) -> Self {
        self.hosts = Hosts::new(names);
        self
    }

    /// Shows the operator's numbers here.
    #[must_use]
    pub fn metrics_on(mut self, listener: TcpListener) -> Self {
        self.metrics = Some(listener);
        self
    }

    /// Serves until asked to stop, then lets every table finish.
    pub async fn run(self, listener: TcpListener, stop: impl Future<Output = ()> + Send) {
        let Self { hub, limits, hosts, metrics } = self;
        let shared = Arc::new(App {
            opened: PerAddress::new(limits.tables_per_hour, 3_600_000),
            asked: PerAddress::new(limits.asked_per_minute, 60_000),
            codes: PerAddress::new(limits.codes_per_minute, 60_000),
            arrivals: PerAddress::new(limits.arrivals_per_hour, 3_600_000),
            requests: Holding::new(limits.requests_per_address),
            sockets: Holding::new(limits.sockets_per_address),
            socket_openings: PerAddress::new(limits.sockets_per_minute, 60_000),
            readings: Turnstile::new(limits.readings_per_address, limits.readings_at_once, limits.patience),
            files: Turnstile::new(limits.files_per_address, limits.files_at_once, limits.patience),
            thinking: Turnstile::new(limits.thoughts_per_address, limits.thoughts_at_once, limits.patience),
            hosts,
            meters: meters::Requests::default(),
            hub: hub.clone(),
            limits,
        });
        let (router, own) = (app(shared.clone()), operators(shared));
        let numbers = async {
            match metrics {
                Some(listener) => listen::until(pending(), listener, &own, &limits, &hub).await,
                None => pending().await,
            }
        };
        let kept = tokio::spawn(hub.clone().keep());
        let stopped = async {
            stop.await;
            kept.abort();
            hub.stop().await;
        };
        tokio::select! {
            () = listen::until(stopped, listener, &router, &limits, &hub) => {}
            () = numbers => {}
        }
    }
}

/// The same with nothing but limits.
pub async fn serve(listener: TcpListener, hub: Arc<Hub>, limits: Limits, stop: impl Future<Output = ()> + Send) {
    Server::new(hub, limits).run(listener, stop).await;
}
