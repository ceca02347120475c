//! The bodies of requests and answers: read no slower than a limit allows, and holding what was reserved for them.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{FromRequest, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use http_body::{Frame, SizeHint};
use serde::de::DeserializeOwned;
use tokio::time::{Instant, timeout_at};
use whiteout_table::Refusal;

use crate::app::Shared;
use crate::caller::Caller;
use crate::limits;
use crate::requests::{Answer, Failure};

fn too_large() -> Failure {
    Failure::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large")
}

/// What says beforehand that it is too long is not read at all.
fn is_announced_within(body: &Body, most: usize) -> Answer<()> {
    if body.size_hint().lower() > most as u64 { Err(too_large()) } else { Ok(()) }
}

/// Refuses a file that says that it is too long.
pub(crate) fn is_announced_as_a_file(app: &Shared, body: &Body) -> Answer<()> {
    is_announced_within(body, app.limits.file_bytes)
}

/// Reads a body of at most `most` bytes. The client has `patience`, and then as long as its bytes take at the least rate.
async fn read_within(body: Body, most: usize, patience: Duration) -> Answer<Vec<u8>> {
    is_announced_within(&body, most)?;
    let start = Instant::now();
    let mut parts = body.into_data_stream();
    let mut read = Vec::new();
    loop {
        let due = start + patience + Duration::from_secs_f64(read.len() as f64 / limits::LEAST_RATE as f64);
        match timeout_at(due, parts.next()).await {
            Err(_) => return Err(Failure::new(StatusCode::REQUEST_TIMEOUT, "slow-request")),
            Ok(None) => return Ok(read),
            Ok(Some(Err(_))) => return Err(Refusal::new("not-understood").into()),
            Ok(Some(Ok(part))) if read.len() + part.len() > most => {
                return Err(too_large());
            }
            Ok(Some(Ok(part))) => read.extend_from_slice(&part),
        }
    }
}

/// The JSON of a request; an empty body stands for an empty object.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Shared> for Sent<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Shared) -> Answer<Self> {
        let text = read_within(request.into_body(), app.limits.body_bytes, app.limits.patience).await?;
        let text = if text.is_empty() { b"{}" } else { text.as_slice() };
        serde_json::from_slice(text).map(Self).map_err(|_| Refusal::new("not-understood").into())
    }
}

/// The body of a large request, once there is leave to read it.
pub(crate) async fn file(app: &Shared, body: Body) -> Answer<Vec<u8>> {
    read_within(body, app.limits.file_bytes, app.limits.patience).await
}

/// Refuses an address that has too many requests under way; one is under way until its answer has been taken.
pub(crate) async fn so_many_at_once(State(app): State<Shared>, from: Caller, request: Request, next: Next) -> Response {
    match app.requests.take(from.address) {
        Some(held) => holding(next.run(request).await, held),
        None => Failure::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests").into_response(),
    }
}

/// An answer that keeps something reserved until it has been sent, or given up.
pub(crate) fn holding(answer: Response, reserved: impl Send + 'static) -> Response {
    answer.map(|body| Body::new(Holding { body, _reserved: reserved }))
}

struct Holding<R> {
    body: Body,
    _reserved: R,
}

// Nothing in it is pinned but the body, which may move.
impl<R> Unpin for Holding<R> {}

impl<R> HttpBody for Holding<R> {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
