//! Routes, limits and headers.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Path, Query, State as Extract, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{get, post};
use axum::serve::ListenerExt as _;
use serde::Deserialize;
use tokio::sync::oneshot;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;
use whiteout_store::{EventLog, TableKey};
use whiteout_table::{Person, Refusal, Settings};
use whiteout_text::Language;

use crate::actor::{Ask, Handle};
use crate::hub::Hub;
use crate::protocol::{Arrived, Code, Come, Link, OpenTable, OpenTables, Refused};
use crate::reference;
use crate::session::{self, Visit};
use crate::tokens::{self, TokenHash};
use crate::trace;

/// Commands are short, and a server may hold thousands of sockets that wait.
const READ_BUFFER: usize = 2 * 1024;

/// What one client may ask of the server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub body_bytes: usize,
    pub frame_bytes: usize,
    pub frames_per_second: f64,
    /// Tables one address may open in an hour.
    pub tables_per_hour: usize,
    /// How long a socket may take nothing of what it is sent before it is let go.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body_bytes: 16 * 1024,
            frame_bytes: 8 * 1024,
            frames_per_second: 20.0,
            tables_per_hour: 30,
            patience: Duration::from_secs(15),
        }
    }
}

struct App<L> {
    hub: Arc<Hub<L>>,
    limits: Limits,
    opened: Mutex<HashMap<IpAddr, Vec<u64>>>,
}

type Shared<L> = Arc<App<L>>;

/// Everything the server answers.
pub fn app<L: EventLog>(hub: Arc<Hub<L>>, limits: Limits) -> Router {
    let shared = Arc::new(App { hub, limits, opened: Mutex::default() });
    let header = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::overriding(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    Router::new()
        .route("/healthz", get(|| async { "ok" }))
        .route("/metrics", get(metrics::<L>))
        .route("/api/games", get(reference::games))
        .route("/api/rules", get(reference::rules))
        .route("/api/tables", get(open_tables::<L>).post(create::<L>))
        .route("/api/tables/{id}/people", post(come::<L>))
        .route("/api/tables/{id}/link", post(link::<L>))
        .route("/api/tables/{id}/history", get(history::<L>))
        .route("/api/tables/{id}/game", get(game::<L>))
        .route("/api/tables/{id}/socket", get(socket::<L>))
        .route("/api/{*unknown}", get(|| async { failed(StatusCode::NOT_FOUND, "no-such-page") }))
        .fallback(whiteout_web::page)
        .layer(TraceLayer::new_for_http().make_span_with(trace::request))
        .layer(RequestBodyLimitLayer::new(limits.body_bytes))
        .layer(CompressionLayer::new())
        .layer(header("content-security-policy", "default-src 'self'; frame-ancestors 'none'; base-uri 'none'"))
        .layer(header("x-content-type-options", "nosniff"))
        .layer(header("referrer-policy", "no-referrer"))
        .layer(SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .with_state(shared)
}

/// Serves until asked to stop, then lets every table finish.
pub async fn serve<L: EventLog>(
    listener: tokio::net::TcpListener,
    hub: Arc<Hub<L>>,
    limits: Limits,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let router = app(hub.clone(), limits).into_make_service_with_connect_info::<SocketAddr>();
    let stopping = hub.clone();
    // Updates are small and people wait for each: none is held back to be sent with the next.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    axum::serve(listener, router)
        .with_graceful_shutdown(async move {
            stop.await;
            stopping.stop().await;
        })
        .await
}

fn refuse(status: StatusCode, refused: Refusal) -> Response {
    (status, Json(Refused { refused })).into_response()
}

fn failed(status: StatusCode, code: &'static str) -> Response {
    refuse(status, Refusal::new(code))
}

fn key(id: &str) -> Option<TableKey> {
    (id.len() == 32).then(|| u128::from_str_radix(id, 16).ok()).flatten().map(TableKey)
}

fn id(key: TableKey) -> String {
    format!("{:032x}", key.0)
}

/// A page of another site must not act with this one's cookies.
fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let origin = origin.to_str().unwrap_or_default();
    !host.is_empty() && origin.split_once("://").is_some_and(|(_, rest)| rest == host)
}

fn token_of(headers: &HeaderMap, id: &str) -> Option<TokenHash> {
    let name = format!("seat_{id}");
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, token)| tokens::hash(token))
}

fn arrived(id: String, person: Person, token: &str) -> Response {
    let cookie = format!("seat_{id}={token}; Path=/api/tables/{id}; HttpOnly; SameSite=Strict; Max-Age=31536000");
    ([(header::SET_COOKIE, cookie)], Json(Arrived { id, person })).into_response()
}

async fn metrics<L: EventLog>(Extract(app): Extract<Shared<L>>) -> String {
    app.hub.metrics().await
}

async fn open_tables<L: EventLog>(Extract(app): Extract<Shared<L>>) -> Json<OpenTables> {
    let tables = app.hub.open_tables().await.into_iter().map(|(key, mut page)| OpenTable {
        id: id(key),
        settings: page["settings"].take(),
        seats: page["seats"].take(),
    });
    Json(OpenTables { tables: tables.collect() })
}

async fn create<L: EventLog>(
    Extract(app): Extract<Shared<L>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: String,
) -> Response {
    if !same_origin(&headers) {
        return failed(StatusCode::FORBIDDEN, "wrong-origin");
    }
    let Ok(settings) = serde_json::from_str::<Settings>(&body) else {
        return failed(StatusCode::BAD_REQUEST, "not-understood");
    };
    if !may_open(&app, from.ip()) {
        return failed(StatusCode::TOO_MANY_REQUESTS, "too-many-tables");
    }
    let token = tokens::fresh(&*app.hub.outside);
    match app.hub.create(settings, tokens::hash(&token)).await {
        Ok(key) => arrived(id(key), Person(0), &token),
        Err(refusal) => refuse(StatusCode::BAD_REQUEST, refusal),
    }
}

fn may_open<L>(app: &App<L>, from: IpAddr) -> bool {
    let Ok(mut opened) = app.opened.lock() else { return false };
    let now = app.hub.outside.now();
    let hour_ago = now.saturating_sub(3_600_000);
    opened.retain(|_, times| times.last().is_some_and(|&time| time > hour_ago));
    let times = opened.entry(from).or_default();
    times.retain(|&time| time > hour_ago);
    if times.len() >= app.limits.tables_per_hour {
        return false;
    }
    times.push(now);
    true
}

/// The table a request is about.
async fn table<L: EventLog>(app: &App<L>, headers: &HeaderMap, id: &str) -> Result<Handle, Response> {
    if !same_origin(headers) {
        return Err(failed(StatusCode::FORBIDDEN, "wrong-origin"));
    }
    let Some(key) = key(id) else { return Err(failed(StatusCode::NOT_FOUND, "no-such-table")) };
    match app.hub.table(key).await {
        Ok(Some(handle)) => Ok(handle),
        Ok(None) => Err(failed(StatusCode::NOT_FOUND, "no-such-table")),
        Err(error) => Err(failed(StatusCode::SERVICE_UNAVAILABLE, error.code())),
    }
}

async fn come<L: EventLog>(
    Extract(app): Extract<Shared<L>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: String,
) -> Response {
    let table = match table(&app, &headers, &id).await {
        Ok(table) => table,
        Err(response) => return response,
    };
    let Ok(Come { code }) = serde_json::from_str(if body.is_empty() { "{}" } else { &body }) else {
        return failed(StatusCode::BAD_REQUEST, "not-understood");
    };
    let token = tokens::fresh(&*app.hub.outside);
    let (reply, answer) = oneshot::channel();
    let asked = table.send(Ask::Come { token: tokens::hash(&token), code, reply }).await;
    match (asked, answer.await) {
        (Ok(()), Ok(Ok(person))) => arrived(id, person, &token),
        (_, Ok(Err(code))) => failed(StatusCode::BAD_REQUEST, code),
        _ => failed(StatusCode::SERVICE_UNAVAILABLE, "table-asleep"),
    }
}

async fn link<L: EventLog>(
    Extract(app): Extract<Shared<L>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: String,
) -> Response {
    let table = match table(&app, &headers, &id).await {
        Ok(table) => table,
        Err(response) => return response,
    };
    let (Ok(Link { hand_over }), Some(token)) =
        (serde_json::from_str(if body.is_empty() { "{}" } else { &body }), token_of(&headers, &id))
    else {
        return failed(StatusCode::BAD_REQUEST, "not-understood");
    };
    let (reply, answer) = oneshot::channel();
    let asked = table.send(Ask::Link { token, hand_over, reply }).await;
    match (asked, answer.await) {
        (Ok(()), Ok(Ok(code))) => Json(Code { code }).into_response(),
        (_, Ok(Err(code))) => failed(StatusCode::FORBIDDEN, code),
        _ => failed(StatusCode::SERVICE_UNAVAILABLE, "table-asleep"),
    }
}

#[derive(Deserialize)]
struct In {
    #[serde(default)]
    lang: Language,
}

async fn history<L: EventLog>(
    Extract(app): Extract<Shared<L>>,
    Path(id): Path<String>,
    Query(In { lang }): Query<In>,
    headers: HeaderMap,
) -> Response {
    let table = match table(&app, &headers, &id).await {
        Ok(table) => table,
        Err(response) => return response,
    };
    let (reply, answer) = oneshot::channel();
    let asked = table.send(Ask::History { token: token_of(&headers, &id), language: lang, reply }).await;
    match (asked, answer.await) {
        (Ok(()), Ok(Ok(json))) => ([(header::CONTENT_TYPE, "application/json")], json).into_response(),
        (_, Ok(Err(code))) => failed(StatusCode::FORBIDDEN, code),
        _ => failed(StatusCode::SERVICE_UNAVAILABLE, "table-asleep"),
    }
}

#[derive(Deserialize)]
struct Which {
    n: Option<u32>,
}

async fn game<L: EventLog>(
    Extract(app): Extract<Shared<L>>,
    Path(id): Path<String>,
    Query(Which { n }): Query<Which>,
    headers: HeaderMap,
) -> Response {
    let table = match table(&app, &headers, &id).await {
        Ok(table) => table,
        Err(response) => return response,
    };
    let (reply, answer) = oneshot::channel();
    let asked = table.send(Ask::Record { token: token_of(&headers, &id), n, reply }).await;
    match (asked, answer.await) {
        (Ok(()), Ok(Ok(json))) => ([(header::CONTENT_TYPE, "application/json")], json).into_response(),
        (_, Ok(Err(code))) => failed(StatusCode::FORBIDDEN, code),
        _ => failed(StatusCode::SERVICE_UNAVAILABLE, "table-asleep"),
    }
}

#[derive(Deserialize)]
struct Since {
    lang: Option<Language>,
    epoch: Option<u64>,
    seq: Option<u64>,
}

async fn socket<L: EventLog>(
    Extract(app): Extract<Shared<L>>,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let table = match table(&app, &headers, &id).await {
        Ok(table) => table,
        Err(response) => return response,
    };
    let token = token_of(&headers, &id);
    let visit = Visit { token, language: since.lang, since: since.epoch.zip(since.seq) };
    let (hub, limits) = (app.hub.clone(), app.limits);
    upgrade
        .read_buffer_size(READ_BUFFER)
        .max_message_size(limits.frame_bytes)
        .max_frame_size(limits.frame_bytes)
        .on_upgrade(move |socket| session::run(hub, limits, table, socket, visit))
}
