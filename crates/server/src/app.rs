//! Routes, limits and headers.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::{any, delete, get, post};
use tower_http::compression::predicate::{NotForContentType, Predicate as _};
use tower_http::compression::{CompressionLayer, DefaultPredicate};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;

use crate::bodies;
use crate::hub::Hub;
use crate::library_requests as library;
use crate::limits::{Holding, Limits, PerAddress, Turnstile};
use crate::listen;
use crate::reference;
use crate::requests::{self, Failure};
use crate::trace;
use crate::unmet;

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
}

pub(crate) type Shared = Arc<App>;

/// JSON line by line, each sent as soon as it is there: packing them would hold them back.
pub(crate) const LINES: &str = "application/x-ndjson";

/// Everything the server answers.
pub fn app(hub: Arc<Hub>, limits: Limits) -> Router {
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
        hub,
        limits,
    });
    let header = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::overriding(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    let unknown = any(|| async { Failure::new(StatusCode::NOT_FOUND, "no-such-page") });
    let small = Router::new()
        .route("/healthz", get(|| async { "ok" }))
        .route("/metrics", get(requests::metrics))
        .route("/api/games", get(reference::games))
        .route("/api/rules", get(reference::rules))
        .route("/api/tables", get(requests::open_tables).post(requests::create))
        .route("/api/codes/{code}", get(requests::by_code))
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
        .layer(RequestBodyLimitLayer::new(limits.body_bytes));
    let large = Router::new()
        .route("/api/library", get(library::find).post(library::import))
        .route("/api/stats", get(library::stats).post(library::count_own))
        .layer(DefaultBodyLimit::disable())
        .layer(RequestBodyLimitLayer::new(limits.file_bytes));
    small
        .merge(large)
        .layer(from_fn_with_state(shared.clone(), bodies::so_many_at_once))
        .layer(TraceLayer::new_for_http().make_span_with(trace::request))
        .layer(map_response(unmet::with_a_code))
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(NotForContentType::const_new(LINES))))
        .layer(header("content-security-policy", "default-src 'self'; frame-ancestors 'none'; base-uri 'none'"))
        .layer(header("x-content-type-options", "nosniff"))
        .layer(header("referrer-policy", "no-referrer"))
        .layer(SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .with_state(shared)
}

/// Serves until asked to stop, then lets every table finish.
pub async fn serve(
    listener: tokio::net::TcpListener,
    hub: Arc<Hub>,
    limits: Limits,
    stop: impl Future<Output = ()> + Send,
) {
    let router = app(hub.clone(), limits);
    let clocks = tokio::spawn(hub.clone().keep_clocks());
    let library = tokio::spawn(hub.clone().keep_library());
    let stopping = hub.clone();
    let stopped = async {
        stop.await;
        clocks.abort();
        library.abort();
        stopping.stop().await;
    };
    listen::until(stopped, listener, &router, &limits, &hub).await;
}
