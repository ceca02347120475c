//! The names by which the server may be called.

use axum::http::header;
use axum::http::request::Parts;
use axum::http::uri::Authority;

/// Health checks often know no more than the address of the machine.
const BY_ANY_NAME: &str = "/healthz";

/// Any name, if none is listed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hosts(Vec<String>);

impl Hosts {
    pub(crate) fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().map(|name| name.to_ascii_lowercase()).collect())
    }

    /// Whether a request names one of them, in its header and, where it has one there, in its line.
    pub(crate) fn serve(&self, request: &Parts) -> bool {
        if self.0.is_empty() || request.uri.path() == BY_ANY_NAME {
            return true;
        }
        let by_header = request.headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let by_header = by_header.and_then(|host| host.parse::<Authority>().ok());
        by_header.is_some_and(|host| self.lists(&host)) && request.uri.authority().is_none_or(|host| self.lists(host))
    }

    /// Through whatever port.
    fn lists(&self, host: &Authority) -> bool {
        self.0.iter().any(|name| name.eq_ignore_ascii_case(host.host()))
    }
}
