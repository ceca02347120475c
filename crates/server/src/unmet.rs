//! Whatever is refused before anybody of ours was asked: by the router, an extractor or a limit. Their own words name parts
//! of the server and nothing a program could go by; a code takes their place.

use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse as _, Response};

use crate::requests::Failure;

/// What a refusal of others says about itself, and ours does too.
const KEPT: [HeaderName; 2] = [header::ALLOW, header::CONNECTION];

/// Gives every refusal a body with a code, unless it has one or is a page for people.
pub(crate) async fn with_a_code(answer: Response) -> Response {
    let status = answer.status();
    if !(status.is_client_error() || status.is_server_error()) || is_ours(&answer) {
        return answer;
    }
    let mut refused = Failure::new(status, code_of(status)).into_response();
    for name in KEPT {
        if let Some(value) = answer.headers().get(&name) {
            refused.headers_mut().insert(name, value.clone());
        }
    }
    refused
}

fn is_ours(answer: &Response) -> bool {
    let kind = answer.headers().get(header::CONTENT_TYPE).map_or(&[][..], |kind| kind.as_bytes());
    kind == b"application/json" || kind.starts_with(b"text/html")
}

fn code_of(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => "no-such-page",
        StatusCode::METHOD_NOT_ALLOWED => "wrong-method",
        StatusCode::PAYLOAD_TOO_LARGE => "too-large",
        StatusCode::UPGRADE_REQUIRED => "socket-only",
        status if status.is_server_error() => "unavailable",
        _ => "not-understood",
    }
}
