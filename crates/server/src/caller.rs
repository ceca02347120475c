//! Who asks, as far as the network tells.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;

use crate::app::Shared;

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
        Ok(Self::of(parts, app))
    }
}

impl Caller {
    /// Where a request with this head comes from.
    pub(crate) fn of(parts: &Parts, app: &Shared) -> Self {
        let near = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let near = near.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(near)| near.ip());
        if !app.limits.behind_proxy {
            return Self { address: near, by_https: false };
        }
        // Whoever asks may have written the earlier ones; the last was added by the proxy.
        let last =
            |name| parts.headers.get_all(name).iter().next_back()?.to_str().ok()?.rsplit(',').next().map(str::trim);
        let address = last("x-forwarded-for").and_then(|address| address.parse().ok()).unwrap_or(near);
        Self { address, by_https: last("x-forwarded-proto") == Some("https") }
    }
}
