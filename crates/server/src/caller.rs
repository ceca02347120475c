//! Who asks, as far as the network tells.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::app::Shared;
use crate::limits::Limits;

/// Where a request comes from. Behind a proxy of the host's own, what that proxy says; nobody else is believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    pub(crate) address: IpAddr,
    /// The browser speaks https, so that its cookies never have to go over anything else.
    pub(crate) by_https: bool,
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Infallible> {
        Ok(Self::of(parts, &app.limits))
    }
}

impl Caller {
    pub(crate) fn of(parts: &Parts, limits: &Limits) -> Self {
        let near = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let near = near.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(near)| near.ip());
        if !limits.behind_proxy {
            return Self { address: near, by_https: false };
        }
        let forwarded = |name| forwarded(&parts.headers, name, limits.trusted_hops);
        let address = forwarded("x-forwarded-for").and_then(address).unwrap_or(near);
        Self { address, by_https: forwarded("x-forwarded-proto") == Some("https") }
    }
}

/// What the farthest proxy that is trusted has added. Each adds one more at the end, and the client may have written
/// those before them. If there are fewer than trusted proxies, the first.
fn forwarded<'a>(headers: &'a HeaderMap, name: &str, hops: usize) -> Option<&'a str> {
    let values = headers.get_all(name).iter().rev();
    let values = values.flat_map(|value| value.to_str().unwrap_or_default().rsplit(',')).map(str::trim);
    values.take(hops.max(1)).last()
}

/// With a port or without, as proxies write it.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse().ok().map(|with_port: SocketAddr| with_port.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_have_a_port() {
        let v6 = Some("2001:db8::1".parse().unwrap());
        let v4 = Some("192.0.2.7".parse().unwrap());
        assert_eq!([address("192.0.2.7"), address("192.0.2.7:4711")], [v4, v4]);
        assert_eq!([address("2001:db8::1"), address("[2001:db8::1]"), address("[2001:db8::1]:4711")], [v6, v6, v6]);
        for wrong in ["", "unknown", "192.0.2", "192.0.2.7:", "192.0.2.7:99999", "[192.0.2.7", "[]", "_hidden"] {
            assert_eq!(address(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn as_many_proxies_are_believed_as_there_are() {
        let mut headers = HeaderMap::new();
        let name = "x-forwarded-for";
        assert_eq!(forwarded(&headers, name, 1), None);
        headers.append(name, "made-up, client".parse().unwrap());
        headers.append(name, "edge".parse().unwrap());
        assert_eq!(
            [1, 2, 3].map(|hops| forwarded(&headers, name, hops)),
            [Some("edge"), Some("client"), Some("made-up")]
        );
        assert_eq!(forwarded(&headers, name, 9), Some("made-up"), "there are no more");
    }
}
