//! What is written down for whoever runs the server: requests by their route, tables by a name of no use to anybody.
//!
//! No action, event, token, code, name, note or seed, and no address that would let a reader of the log sit down.

use axum::extract::{MatchedPath, Request};
use sha2::{Digest as _, Sha256};
use tracing::{Span, Subscriber};
use tracing_subscriber::filter::{EnvFilter, FilterFn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::{Layer, SubscriberExt as _};
use whiteout_store::TableKey;

use crate::directory;
use crate::tokens::hex;

/// A short name for a table, from which its link cannot be found.
pub(crate) fn name(key: TableKey) -> String {
    hex(&Sha256::digest(key.0.to_be_bytes())[..4])
}

/// The table that a request on this route is about, if its path names one.
pub(crate) fn table(route: &str, path: &str) -> Option<TableKey> {
    let named = route.starts_with("/api/tables/{id}");
    named.then(|| path.split('/').nth(3)).flatten().and_then(directory::key)
}

/// The span of a request: its route, not its address.
pub(crate) fn request(request: &Request) -> Span {
    let route = request.extensions().get::<MatchedPath>().map_or("-", MatchedPath::as_str);
    // Of the highest level, so that every line within it names its route whatever is filtered.
    tracing::error_span!("request", method = %request.method(), route)
}

/// The server's own log. Whatever the filter says, libraries below stay silent: they would write down whole messages.
pub fn log<W>(filter: EnvFilter, json: bool, writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let ours = FilterFn::new(|meta| ["whiteout", "tower_http"].iter().any(|name| meta.target().starts_with(name)));
    // A log that cannot be written is no reason to panic, as telling of it on a closed standard error would.
    let lines = tracing_subscriber::fmt::layer().with_writer(writer).with_ansi(false).log_internal_errors(false);
    let lines = if json { lines.json().boxed() } else { lines.boxed() };
    tracing_subscriber::registry().with(lines.with_filter(ours)).with(filter)
}
