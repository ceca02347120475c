//! The browser table: the files that `web/` builds, carried inside the binary.
//!
//! A debug build reads them from disk at each request, a release holds them. Without them everything else still
//! works, and a page says what is missing.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Files;

/// Names of files under this folder change with their content, so they may be kept for ever.
const HASHED: &str = "assets/";
const START: &str = "index.html";
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><title>Whiteout</title><h1>Whiteout</h1>\
    <p>The server runs, but the browser table has not been built. Build it with <code>make web</code> and load this \
    page again.</p></html>";

/// Answers whatever no other route answers: a file, or the page that finds its way by its address.
#[expect(clippy::unused_async, reason = "handlers are asynchronous")]
pub async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    answer::<Files>(&method, uri.path(), &headers)
}

fn answer<F: RustEmbed>(method: &Method, path: &str, headers: &HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = path.trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let found = Stored::find::<F>(if is_file { path } else { START }, headers);
    match found {
        Some(stored) => stored.answer(headers),
        None if is_file => StatusCode::NOT_FOUND.into_response(),
        None => {
            (StatusCode::NOT_FOUND, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response()
        }
    }
}

/// A file in the smallest form that the reader takes.
struct Stored {
    file: EmbeddedFile,
    kind: String,
    encoding: Option<&'static str>,
    hashed: bool,
}

impl Stored {
    fn find<F: RustEmbed>(path: &str, headers: &HeaderMap) -> Option<Self> {
        let plain = F::get(path)?;
        let kind = plain.metadata.mimetype().to_owned();
        let packed = [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(encoding, ending)| {
            let file = takes(headers, encoding).then(|| F::get(&format!("{path}.{ending}"))).flatten()?;
            Some((file, encoding))
        });
        let hashed = path.starts_with(HASHED);
        Some(match packed {
            Some((file, encoding)) => Self { file, kind, encoding: Some(encoding), hashed },
            None => Self { file: plain, kind, encoding: None, hashed },
        })
    }

    fn tag(&self) -> String {
        let hash = self.file.metadata.sha256_hash();
        let half = hash.first_chunk::<16>().copied().unwrap_or_default();
        format!("\"{:032x}\"", u128::from_be_bytes(half))
    }

    fn answer(self, headers: &HeaderMap) -> Response {
        let tag = self.tag();
        let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
        let mut response = if known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            Body::from(self.file.data.into_owned()).into_response()
        };
        let out = response.headers_mut();
        let mut set = |name, value: &str| {
            if let Ok(value) = HeaderValue::from_str(value) {
                out.insert(name, value);
            }
        };
        set(header::ETAG, &tag);
        set(header::VARY, "accept-encoding");
        set(header::CACHE_CONTROL, if self.hashed { "public, max-age=31536000, immutable" } else { "no-cache" });
        if !known {
            let kind = if self.kind.starts_with("text/") { format!("{}; charset=utf-8", self.kind) } else { self.kind };
            set(header::CONTENT_TYPE, &kind);
            if let Some(encoding) = self.encoding {
                set(header::CONTENT_ENCODING, encoding);
            }
        }
        response
    }
}

/// Whether the reader takes an encoding.
fn takes(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|one| one.split(';').next().is_some_and(|one| one.trim() == encoding))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(RustEmbed)]
    #[folder = "tests/site"]
    struct Site;

    /// No page in it.
    #[derive(RustEmbed)]
    #[folder = "tests/site/assets"]
    struct Unbuilt;

    fn get(path: &str, headers: &[(header::HeaderName, &str)]) -> Response {
        let headers = headers.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect();
        answer::<Site>(&Method::GET, path, &headers)
    }

    fn is(response: &Response, name: &header::HeaderName, value: &str) {
        assert_eq!(response.headers().get(name).map(HeaderValue::as_bytes), Some(value.as_bytes()), "{name}");
    }

    #[test]
    fn every_address_without_a_file_is_the_page() {
        for path in ["/", "/table/0123", "/rules"] {
            let response = get(path, &[]);
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            is(&response, &header::CONTENT_TYPE, "text/html; charset=utf-8");
            is(&response, &header::CACHE_CONTROL, "no-cache");
        }
        assert_eq!(get("/assets/gone.js", &[]).status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn files_with_hashed_names_are_kept_for_ever() {
        let response = get("/assets/app-1234.js", &[]);
        is(&response, &header::CONTENT_TYPE, "text/javascript; charset=utf-8");
        is(&response, &header::CACHE_CONTROL, "public, max-age=31536000, immutable");
        is(&get("/manifest.webmanifest", &[]), &header::CONTENT_TYPE, "application/manifest+json");
    }

    #[test]
    fn the_smallest_form_that_is_taken_is_sent() {
        let encoded = |accept: &str| {
            let response = get("/", &[(header::ACCEPT_ENCODING, accept)]);
            is(&response, &header::CONTENT_TYPE, "text/html; charset=utf-8");
            response.headers().get(header::CONTENT_ENCODING).map(|value| value.to_str().unwrap().to_owned())
        };
        assert_eq!(encoded("gzip, deflate, br").as_deref(), Some("br"));
        assert_eq!(encoded("gzip;q=0.8").as_deref(), Some("gzip"));
        assert_eq!(encoded("deflate"), None);
    }

    #[test]
    fn what_the_reader_has_is_not_sent_again() {
        let tag = get("/", &[]).headers()[header::ETAG].to_str().unwrap().to_owned();
        assert_eq!(get("/", &[(header::IF_NONE_MATCH, &tag)]).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(get("/", &[(header::IF_NONE_MATCH, "\"else\"")]).status(), StatusCode::OK);
    }

    #[test]
    fn nothing_is_changed_by_asking_and_a_missing_build_is_told() {
        let headers = HeaderMap::new();
        assert_eq!(answer::<Site>(&Method::POST, "/", &headers).status(), StatusCode::METHOD_NOT_ALLOWED);
        let response = answer::<Unbuilt>(&Method::GET, "/", &headers);
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
        is(&response, &header::CONTENT_TYPE, "text/html; charset=utf-8");
    }
}
