//! What happens around every request: for which host it is, how long it took, what an operator must hear of.

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use tokio::time::Instant;

use crate::alerts::Kind;
use crate::app::Shared;
use crate::caller::Caller;
use crate::requests::{Failure, Why};
use crate::trace;

/// The route of whatever has none: the files of the browser table.
const PAGES: &str = "pages";
/// Browsers that came by https come no other way for a year.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

pub(crate) async fn request(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (parts, body) = request.into_parts();
    let from = Caller::of(&parts, &app.limits);
    let matched = parts.extensions.get::<MatchedPath>().cloned();
    let route = matched.as_ref().map_or(PAGES, MatchedPath::as_str);
    let table = trace::table(route, parts.uri.path());
    let method = parts.method.clone();
    let mut answer = if app.hosts.serve(&parts) {
        next.run(Request::from_parts(parts, body)).await
    } else {
        Failure::new(StatusCode::MISDIRECTED_REQUEST, Kind::Host.name()).into_response()
    };
    app.meters.record(route, &method, began.elapsed());
    let code = answer.extensions().get::<Why>().map_or("-", |Why(code)| code);
    if answer.status().is_server_error() {
        app.hub.alerts.failed(route, table, code);
    } else if let Some(kind) = Kind::of_code(code) {
        app.hub.alerts.refused(kind, from.address);
    }
    if from.by_https {
        answer.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    answer
}
