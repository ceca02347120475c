//! What is asked over HTTP.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{FromRequestParts, Path, Query, State as Extract, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::oneshot;
use whiteout_store::{StoreError, TableKey};
use whiteout_table::{Person, Refusal, Settings};
use whiteout_text::Language;

use crate::actor::Ask;
use crate::app::{LINES, Shared};
use crate::bodies::{Sent, holding};
use crate::caller::Caller;
use crate::directory;
use crate::hub::Hub;
use crate::limits::{self, Leave, PerAddress, Turnstile};
use crate::meters::Text;
use crate::outside::NoRandomness;
use crate::padding::HINT;
use crate::padding::body::Opaque;
use crate::protocol::{Arrived, Code, Come, Found, Link, OpenTables, Refused};
use crate::session::{self, Visit};
use crate::thinking::Subject;
use crate::tokens::{self, TokenHash};

/// Why a request was not carried out.
pub(crate) struct Failure(StatusCode, Refusal);

pub(crate) type Answer<T> = Result<T, Failure>;

impl Failure {
    pub(crate) fn new(status: StatusCode, code: &'static str) -> Self {
        Self(status, Refusal::new(code))
    }
}

/// The code of a refusal, kept beside its answer so that it can be counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Why(pub(crate) &'static str);

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.0, Extension(Why(self.1.code)), Json(Refused { refused: self.1 })).into_response()
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, error.code())
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal.code {
            "not-seated" | "host-only" | "no-spectators" | "not-over" | "not-started" | "not-practice" => {
                StatusCode::FORBIDDEN
            }
            "no-such-code" | "never-played" | "no-such-choice" => StatusCode::NOT_FOUND,
            "conflict" | "full" | "read_only" | "busy" | "corrupt" | "unavailable" | NoRandomness::CODE => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            _ => StatusCode::BAD_REQUEST,
        };
        Self(status, refusal)
    }
}

impl From<NoRandomness> for Failure {
    fn from(error: NoRandomness) -> Self {
        Refusal::from(error).into()
    }
}

/// A page of another site must not act with this one's cookies.
pub(crate) struct SameOrigin;

impl<S: Sync> FromRequestParts<S> for SameOrigin {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Answer<Self> {
        let text = |name| parts.headers.get(name).map(|value| value.to_str().unwrap_or_default());
        let host = text(header::HOST).unwrap_or_default();
        let same = |origin: &str| !host.is_empty() && origin.split_once("://").is_some_and(|(_, rest)| rest == host);
        if text(header::ORIGIN).is_none_or(same) {
            Ok(Self)
        } else {
            Err(Failure::new(StatusCode::FORBIDDEN, "wrong-origin"))
        }
    }
}

/// Whether whoever asks can unpack an answer.
pub(crate) struct Packed(bool);

impl<S: Sync> FromRequestParts<S> for Packed {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let accepted = parts.headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let mut codings = accepted.flat_map(|value| value.split(',')).map(|coding| coding.split(';').map(str::trim));
        let packed = codings.any(|mut coding| {
            matches!(coding.next(), Some("gzip" | "*")) && !coding.any(|weight| matches!(weight, "q=0" | "q=0.0"))
        });
        Ok(Self(packed))
    }
}

/// The table that a request is about, woken if it slept, and who asks.
pub(crate) struct AtTable {
    id: String,
    key: TableKey,
    hub: Arc<Hub>,
    pub(crate) token: Option<TokenHash>,
}

impl FromRequestParts<Shared> for AtTable {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Answer<Self> {
        SameOrigin::from_request_parts(parts, app).await?;
        let unknown = || Failure::new(StatusCode::NOT_FOUND, "no-such-table");
        let Path(id) = Path::<String>::from_request_parts(parts, app).await.map_err(|_| unknown())?;
        let key = directory::key(&id).ok_or_else(unknown)?;
        app.hub.table(key).await?.ok_or_else(unknown)?;
        let token = token_of(&parts.headers, &id);
        Ok(Self { id, key, hub: app.hub.clone(), token })
    }
}

impl AtTable {
    /// Refuses an address that asks for more than people would.
    pub(crate) fn in_measure(&self, measure: &PerAddress, from: Caller) -> Answer<()> {
        if measure.allow(from.address, self.hub.outside.now()) {
            Ok(())
        } else {
            Err(Failure::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests"))
        }
    }

    pub(crate) async fn ask<T>(&self, ask: impl Fn(oneshot::Sender<Result<T, &'static str>>) -> Ask) -> Answer<T> {
        let answer = self.hub.ask(self.key, ask).await?;
        let (_, answer) = answer.ok_or_else(|| Failure::new(StatusCode::SERVICE_UNAVAILABLE, "table-asleep"))?;
        Ok(answer.map_err(Refusal::new)?)
    }
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

/// The header by which a browser keeps the proof of who somebody is at a table.
pub(crate) fn seat_cookie(id: &str, token: &str, from: Caller) -> [(HeaderName, String); 1] {
    let secure = if from.by_https { "; Secure" } else { "" };
    let path = format!("Path=/api/tables/{id}; HttpOnly; SameSite=Strict; Max-Age=31536000{secure}");
    [(header::SET_COOKIE, format!("seat_{id}={token}; {path}"))]
}

fn arrived(id: String, person: Person, token: &str, from: Caller) -> Response {
    (seat_cookie(&id, token, from), Json(Arrived { id, person })).into_response()
}

pub(crate) fn json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

pub(crate) async fn health(Extract(app): Extract<Shared>) -> Answer<&'static str> {
    app.hub.health().await.map_err(|code| Failure::new(StatusCode::SERVICE_UNAVAILABLE, code))?;
    Ok("ok")
}

pub(crate) async fn metrics(Extract(app): Extract<Shared>) -> impl IntoResponse {
    figures(app.hub.metrics().await)
}

/// For the operator alone.
pub(crate) async fn all_metrics(Extract(app): Extract<Shared>) -> impl IntoResponse {
    figures(app.hub.all_metrics(&app.meters).await)
}

fn figures(text: Text) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text.into_string())
}

pub(crate) async fn open_tables(Extract(app): Extract<Shared>) -> Answer<Json<OpenTables>> {
    Ok(Json(OpenTables { tables: app.hub.open_tables().await? }))
}

pub(crate) async fn by_code(
    Extract(app): Extract<Shared>,
    from: Caller,
    Path(code): Path<String>,
) -> Answer<Json<Found>> {
    if !app.codes.allow(from.address, app.hub.outside.now()) {
        return Err(Failure::new(StatusCode::TOO_MANY_REQUESTS, "too-many-codes"));
    }
    let id = app.hub.by_code(&code).await?.ok_or(Refusal::new("no-such-code"))?;
    Ok(Json(Found { id }))
}

pub(crate) async fn create(
    Extract(app): Extract<Shared>,
    from: Caller,
    _: SameOrigin,
    Sent(settings): Sent<Settings>,
) -> Answer<Response> {
    if !app.opened.allow(from.address, app.hub.outside.now()) {
        return Err(Failure::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tables"));
    }
    let token = tokens::fresh(&*app.hub.outside)?;
    let key = app.hub.create(settings, tokens::hash(&token)).await?;
    Ok(arrived(directory::id(key), Person(0), &token, from))
}

pub(crate) async fn come(
    Extract(app): Extract<Shared>,
    from: Caller,
    at: AtTable,
    Sent(Come { code }): Sent<Come>,
) -> Answer<Response> {
    at.in_measure(&app.arrivals, from)?;
    let token = tokens::fresh(&*at.hub.outside)?;
    let known = at.token.clone();
    let person = at
        .ask(|reply| Ask::Come { token: tokens::hash(&token), known: known.clone(), code: code.clone(), reply })
        .await?;
    Ok(arrived(at.id, person, &token, from))
}

pub(crate) async fn link(
    Extract(app): Extract<Shared>,
    from: Caller,
    at: AtTable,
    Sent(Link { hand_over }): Sent<Link>,
) -> Answer<Json<Code>> {
    at.in_measure(&app.arrivals, from)?;
    let token = at.token.clone().ok_or(Refusal::new("not-seated"))?;
    let code = at.ask(|reply| Ask::Link { token: token.clone(), hand_over, reply }).await?;
    Ok(Json(Code { code }))
}

#[derive(Deserialize)]
pub(crate) struct In {
    #[serde(default)]
    lang: Language,
}

pub(crate) async fn history(
    Extract(app): Extract<Shared>,
    from: Caller,
    at: AtTable,
    Packed(packed): Packed,
    Query(In { lang }): Query<In>,
) -> Answer<Response> {
    at.in_measure(&app.asked, from)?;
    let leave = leave(&app.readings, from).await?;
    let ask = |reply| Ask::History { token: at.token.clone(), language: lang, packed, leave: leave.clone(), reply };
    let told = at.ask(ask).await?;
    Ok(holding(told.into_response(), leave))
}

pub(crate) async fn hint(
    Extract(app): Extract<Shared>,
    from: Caller,
    at: AtTable,
    Packed(packed): Packed,
) -> Answer<Opaque> {
    at.in_measure(&app.asked, from)?;
    let leave = leave(&app.thinking, from).await?;
    let hint = at.ask(|reply| Ask::Hint { token: at.token.clone(), leave: leave.clone(), reply }).await?;
    Ok(Opaque::of_length(hint, HINT, packed))
}

#[derive(Deserialize)]
pub(crate) struct Which {
    n: Option<u32>,
}

pub(crate) async fn game(
    Extract(app): Extract<Shared>,
    from: Caller,
    at: AtTable,
    Query(Which { n }): Query<Which>,
) -> Answer<Response> {
    at.in_measure(&app.asked, from)?;
    let leave = leave(&app.readings, from).await?;
    let told = at.ask(|reply| Ask::Record { token: at.token.clone(), n, leave: leave.clone(), reply }).await?;
    Ok(holding(json(told), leave))
}

#[derive(Deserialize)]
pub(crate) struct Again {
    n: Option<u32>,
    #[serde(default)]
    lang: Language,
}

pub(crate) async fn replay(
    Extract(app): Extract<Shared>,
    from: Caller,
    at: AtTable,
    Query(Again { n, lang }): Query<Again>,
) -> Answer<Response> {
    at.in_measure(&app.asked, from)?;
    let leave = leave(&app.readings, from).await?;
    let told =
        at.ask(|reply| Ask::Replay { token: at.token.clone(), n, language: lang, leave: leave.clone(), reply }).await?;
    Ok(holding(json(told), leave))
}

pub(crate) async fn picture(
    Extract(app): Extract<Shared>,
    from: Caller,
    at: AtTable,
    Query(Again { n, lang }): Query<Again>,
) -> Answer<Response> {
    at.in_measure(&app.asked, from)?;
    let leave = leave(&app.readings, from).await?;
    let ask = |reply| Ask::Picture { token: at.token.clone(), n, language: lang, leave: leave.clone(), reply };
    let drawn = at.ask(ask).await?;
    let headers =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CONTENT_DISPOSITION, "inline; filename=\"whiteout.svg\"")];
    Ok(holding((headers, drawn).into_response(), leave))
}

pub(crate) async fn beliefs(
    app: Extract<Shared>,
    from: Caller,
    at: AtTable,
    Query(Which { n }): Query<Which>,
) -> Answer<Response> {
    thoughts(&app, from, &at, n, Subject::Beliefs).await
}

pub(crate) async fn turns(
    app: Extract<Shared>,
    from: Caller,
    at: AtTable,
    Query(Again { n, lang }): Query<Again>,
) -> Answer<Response> {
    thoughts(&app, from, &at, n, Subject::Turns(lang)).await
}

/// Waits for leave to do something costly.
pub(crate) async fn leave(turnstile: &Turnstile, from: Caller) -> Answer<Arc<Leave>> {
    let busy = || Failure::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests");
    turnstile.leave(from.address).await.ok_or_else(busy)
}

/// Line by line, as they come.
async fn thoughts(app: &Shared, from: Caller, at: &AtTable, n: Option<u32>, subject: Subject) -> Answer<Response> {
    at.in_measure(&app.asked, from)?;
    let leave = leave(&app.thinking, from).await?;
    let lines = at.ask(|reply| Ask::Think { token: at.token.clone(), n, subject, leave: leave.clone(), reply }).await?;
    let lines = stream::unfold(lines, |mut lines| async move {
        let line = lines.recv().await?;
        Some((Ok::<_, Infallible>(line), lines))
    });
    Ok(([(header::CONTENT_TYPE, LINES)], Body::from_stream(lines)).into_response())
}

#[derive(Deserialize)]
pub(crate) struct AtChoice {
    n: Option<u32>,
    choice: usize,
    #[serde(default)]
    lang: Language,
}

pub(crate) async fn hindsight(
    Extract(app): Extract<Shared>,
    from: Caller,
    at: AtTable,
    Query(AtChoice { n, choice, lang }): Query<AtChoice>,
) -> Answer<Response> {
    at.in_measure(&app.asked, from)?;
    let leave = leave(&app.thinking, from).await?;
    let ask =
        |reply| Ask::Hindsight { token: at.token.clone(), n, choice, language: lang, leave: leave.clone(), reply };
    at.ask(ask).await.map(json)
}

#[derive(Deserialize)]
pub(crate) struct Since {
    lang: Option<Language>,
    epoch: Option<u64>,
    seq: Option<u64>,
}

pub(crate) async fn socket(
    Extract(app): Extract<Shared>,
    from: Caller,
    at: AtTable,
    Query(since): Query<Since>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|_| Failure::new(StatusCode::UPGRADE_REQUIRED, "socket-only"))?;
    let limits = app.limits;
    let visit = Visit {
        token: at.token,
        language: since.lang,
        since: since.epoch.zip(since.seq),
        per_second: limits.frames_per_second,
    };
    let crowded = || Failure::new(StatusCode::TOO_MANY_REQUESTS, "too-many-sockets");
    if !app.socket_openings.allow(from.address, app.hub.outside.now()) {
        return Err(crowded());
    }
    let held = app.sockets.take(from.address).ok_or_else(crowded)?;
    Ok(upgrade
        .read_buffer_size(limits::READ_BUFFER)
        .write_buffer_size(limits::WRITE_AHEAD)
        .max_write_buffer_size(limits::WRITE_BUFFER)
        .max_message_size(limits.frame_bytes)
        .max_frame_size(limits.frame_bytes)
        .on_upgrade(async move |socket| {
            session::run(at.hub, limits, at.key, socket, visit, from.address).await;
            drop(held);
        }))
}
