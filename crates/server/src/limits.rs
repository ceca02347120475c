//! What one client may ask of the server, and what it may make the server hold.
//!
//! Every limit of the server is in this file. Those of a table (people, talk, notes, the deal) are in [`table`], those of
//! imported files in [`files`], and the store takes nothing longer than [`MAX_BYTES`].

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use whiteout_table::Millis;

#[allow(unused_imports, reason = "so that all limits can be found from here")]
pub(crate) use {whiteout_games::limits as files, whiteout_store::MAX_BYTES, whiteout_table::limits as table};

/// Messages that may wait for one socket before it is closed.
pub(crate) const WAITING_MESSAGES: usize = 256;
/// Bytes that may wait for one socket beside its next message. A page, the longest message, has less.
pub(crate) const WAITING_BYTES: usize = 256 << 10;
/// Bytes of frames that are gathered before they are written, so that many small ones take one call of the system.
pub(crate) const WRITE_AHEAD: usize = 32 << 10;
/// Bytes of frames that a socket holds between the table and the system, a page and the answers to pings included.
pub(crate) const WRITE_BUFFER: usize = 1 << 20;
/// Commands are short, and a server may hold thousands of sockets that wait.
pub(crate) const READ_BUFFER: usize = 2 << 10;
/// Pings and pongs that a socket may send in a second on average, and at once.
pub(crate) const CONTROL_PER_SECOND: f64 = 2.0;
pub(crate) const CONTROL_AT_ONCE: f64 = 20.0;
/// A socket that goes on sending above its limit is closed after so many seconds' worth of frames.
pub(crate) const FLOOD_SECONDS: f64 = 10.0;
/// The head of a request.
pub(crate) const HEAD_BYTES: usize = 32 << 10;
/// What the system may hold of what a client has not yet taken; it grants about twice as much.
pub(crate) const SEND_BUFFER: u32 = 128 << 10;
/// Bytes that a client must take within [`Limits::patience`] while some wait for it.
pub(crate) const LEAST_PROGRESS: usize = 16 << 10;
/// Bytes in a second at which the body of a request must arrive, once [`Limits::patience`] is over.
pub(crate) const LEAST_RATE: usize = 16 << 10;
/// Sockets that one person may have at a table.
pub(crate) const DEVICES: usize = 12;
/// Links that one person may have open at once: the oldest makes room.
pub(crate) const LINKS: usize = 2;
/// Bytes of updates that each stream keeps for a reader who was away for a moment. After more than that a fresh page is shorter.
pub(crate) const UPDATES_KEPT: usize = 8 << 10;
/// Public tables that are listed.
pub(crate) const TABLES_LISTED: usize = 200;
/// Games of each place of the library that are searched and counted, the newest first.
pub(crate) const GAMES_SEARCHED: usize = 5_000;
/// Games of one page of the library.
pub(crate) const GAMES_PER_PAGE: usize = 24;
/// Networks of which something is remembered at once; more of them share what is left to one.
const NETWORKS: usize = 65_536;

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections of all addresses at once, sockets included.
    pub connections: usize,
    /// Connections one address may have open, sockets included.
    pub connections_per_address: usize,
    /// Connections one address may open in a minute.
    pub attempts_per_minute: usize,
    /// Requests of one address that may be under way at once.
    pub requests_per_address: usize,
    pub body_bytes: usize,
    /// The file of a game, and what is sent to be counted.
    pub file_bytes: usize,
    pub frame_bytes: usize,
    pub frames_per_second: f64,
    /// Tables one address may open in an hour.
    pub tables_per_hour: usize,
    /// Past games one address may read, and advice it may ask for, in a minute.
    pub asked_per_minute: usize,
    /// People one address may bring in an hour.
    pub arrivals_per_hour: usize,
    /// Sockets one address may have open.
    pub sockets_per_address: usize,
    /// Sockets one address may open in a minute.
    pub sockets_per_minute: usize,
    /// Past games that one address may be sent at once.
    pub readings_per_address: usize,
    /// How many of them all addresses together are sent at once; more wait.
    pub readings_at_once: usize,
    /// Files that one address may send at once.
    pub files_per_address: usize,
    /// How many of them all addresses together send at once; more wait.
    pub files_at_once: usize,
    /// Advice, and thoughts about games that are over, which one address may have asked for at once.
    pub thoughts_per_address: usize,
    /// How many of them all addresses together are given at once; whoever asks for more waits.
    pub thoughts_at_once: usize,
    /// Codes one address may try in a minute: there are too many to find one by trying.
    pub codes_per_minute: usize,
    /// A proxy of the host's own stands in front and says where requests come from.
    pub behind_proxy: bool,
    /// How many proxies stand in front one behind the other, each adding whom it heard from.
    pub trusted_hops: usize,
    /// How long a request may take to arrive, and a socket to take what it is sent, before it is let go.
    pub patience: Duration,
    /// How often a socket is asked whether anybody is still there; who has not answered by the next time is let go.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            connections_per_address: 400,
            attempts_per_minute: 1_200,
            requests_per_address: 64,
            body_bytes: 16 * 1024,
            file_bytes: 4 << 20,
            frame_bytes: 8 * 1024,
            frames_per_second: 20.0,
            tables_per_hour: 30,
            asked_per_minute: 300,
            arrivals_per_hour: 120,
            sockets_per_address: 200,
            sockets_per_minute: 400,
            readings_per_address: 6,
            readings_at_once: 24,
            files_per_address: 2,
            files_at_once: 8,
            thoughts_per_address: 4,
            thoughts_at_once: 2 * std::thread::available_parallelism().map_or(1, usize::from),
            codes_per_minute: 20,
            behind_proxy: false,
            trusted_hops: 1,
            patience: Duration::from_secs(15),
            silence: Duration::from_secs(30),
        }
    }
}

impl Limits {
    /// One address may have so many sockets, and open the connections that takes.
    #[must_use]
    pub fn sockets(self, per_address: usize) -> Self {
        Self {
            sockets_per_address: per_address,
            sockets_per_minute: self.sockets_per_minute.max(2 * per_address),
            connections_per_address: self.connections_per_address.max(2 * per_address),
            attempts_per_minute: self.attempts_per_minute.max(6 * per_address),
            ..self
        }
    }
}

/// At most so much a second on average, and `burst` at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    left: f64,
    at: Millis,
    per_second: f64,
    burst: f64,
}

impl Rate {
    pub(crate) const fn new(per_second: f64, burst: f64, now: Millis) -> Self {
        Self { left: burst, at: now, per_second, burst }
    }

    pub(crate) fn allow(&mut self, now: Millis) -> bool {
        let passed = now.saturating_sub(self.at) as f64 / 1_000.0;
        self.at = now;
        self.left = (self.left + passed * self.per_second).min(self.burst);
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }
}

/// Leave to have something costly done, until it is dropped.
#[derive(Debug)]
pub(crate) struct Leave {
    _of_address: Held,
    _of_all: OwnedSemaphorePermit,
}

/// How much of something costly is done at once, for one address and for all.
#[derive(Debug)]
pub(crate) struct Turnstile {
    per_address: Arc<Holding>,
    at_once: Arc<Semaphore>,
    patience: Duration,
}

impl Turnstile {
    pub(crate) fn new(per_address: usize, at_once: usize, patience: Duration) -> Self {
        Self { per_address: Holding::new(per_address), at_once: Arc::new(Semaphore::new(at_once.max(1))), patience }
    }

    /// As soon as others have ended; nothing if this address has enough, or it takes too long.
    pub(crate) async fn leave(&self, from: IpAddr) -> Option<Arc<Leave>> {
        let of_address = self.per_address.take(from)?;
        let of_all = tokio::time::timeout(self.patience, self.at_once.clone().acquire_owned()).await.ok()?.ok()?;
        Some(Arc::new(Leave { _of_address: of_address, _of_all: of_all }))
    }
}

/// What each address holds at present.
#[derive(Debug)]
pub(crate) struct Holding {
    most: usize,
    held: Mutex<HashMap<Network, usize>>,
}

/// One of them, until it is dropped.
#[derive(Debug)]
pub(crate) struct Held {
    of: Arc<Holding>,
    by: IpAddr,
}

impl Holding {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, held: Mutex::default() })
    }

    /// One more for this address, if it may have it.
    pub(crate) fn take(self: &Arc<Self>, from: IpAddr) -> Option<Held> {
        let mut held = self.held.lock().ok()?;
        let count = |network: &Network| held.get(network).copied().unwrap_or(0);
        if Network::of(from).iter().flatten().any(|network| count(network) >= network.times(self.most)) {
            return None;
        }
        for network in Network::of(from).into_iter().flatten() {
            *held.entry(network).or_default() += 1;
        }
        Some(Held { of: self.clone(), by: from })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let Ok(mut held) = self.of.held.lock() else { return };
        for network in Network::of(self.by).into_iter().flatten() {
            if let Some(count) = held.get_mut(&network) {
                *count -= 1;
                if *count == 0 {
                    held.remove(&network);
                }
            }
        }
    }
}

/// How often each address did something lately.
#[derive(Debug)]
pub(crate) struct PerAddress {
    most: usize,
    within: Millis,
    lately: Mutex<Lately>,
}

#[derive(Debug, Default)]
struct Lately {
    times: HashMap<Network, VecDeque<Millis>>,
    swept: Millis,
}

impl PerAddress {
    pub(crate) fn new(most: usize, within: Millis) -> Self {
        Self { most, within, lately: Mutex::default() }
    }

    /// Whether this address may do it once more, which then counts.
    pub(crate) fn allow(&self, from: IpAddr, now: Millis) -> bool {
        let Ok(mut lately) = self.lately.lock() else { return false };
        let old = |time: &Millis| time.saturating_add(self.within) <= now;
        if old(&lately.swept) {
            lately.swept = now;
            lately.times.retain(|_, times| !times.back().is_none_or(old));
        }
        let networks = lately.networks(from);
        for network in networks.into_iter().flatten() {
            let mut count = 0;
            if let Some(times) = lately.times.get_mut(&network) {
                while times.front().is_some_and(old) {
                    times.pop_front();
                }
                count = times.len();
            }
            if count >= network.times(self.most) {
                return false;
            }
        }
        // Not before: a refusal leaves nothing behind.
        for network in networks.into_iter().flatten() {
            lately.times.entry(network).or_default().push_back(now);
        }
        true
    }
}

impl Lately {
    /// What an address counts for: all networks beyond those that are remembered are one.
    fn networks(&self, from: IpAddr) -> [Option<Network>; 2] {
        let networks = Network::of(from);
        let is_full = self.times.len() >= NETWORKS;
        if is_full && networks.iter().flatten().any(|network| !self.times.contains_key(network)) {
            return [Some(Network::Crowd), None];
        }
        networks
    }
}

/// Whom a limit counts as one: an address of IPv4; a household or a site of IPv6, which has more addresses than can be
/// counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Network {
    Address(IpAddr),
    /// A /64: one link, as a household has.
    Household([u16; 4]),
    /// A /48: what a site or anybody with a tunnel gets, 65,536 households.
    Site([u16; 3]),
    /// All that there is no room to remember.
    Crowd,
}

impl Network {
    /// How many households of one site may have all they may have.
    const HOUSEHOLDS: usize = 8;

    /// Every network that an address counts for.
    fn of(address: IpAddr) -> [Option<Self>; 2] {
        match address.to_canonical() {
            v4 @ IpAddr::V4(_) => [Some(Self::Address(v4)), None],
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                [Some(Self::Household([a, b, c, d])), Some(Self::Site([a, b, c]))]
            }
        }
    }

    /// What all of it may have, where one may have `most`.
    fn times(self, most: usize) -> usize {
        match self {
            Self::Address(_) | Self::Household(_) | Self::Crowd => most,
            Self::Site(_) => most.saturating_mul(Self::HOUSEHOLDS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn each_address_has_its_own_measure_and_time_gives_it_back() {
        let limit = PerAddress::new(2, 1_000);
        let (one, other) = (address("10.0.0.1"), address("10.0.0.2"));
        assert!(limit.allow(one, 0) && limit.allow(one, 500) && !limit.allow(one, 999));
        assert!(limit.allow(other, 999));
        assert!(limit.allow(one, 1_000) && !limit.allow(one, 1_499) && limit.allow(one, 1_500));
        assert!(limit.allow(other, 9_000));
        assert_eq!(limit.lately.lock().unwrap().times.len(), 1, "what is long ago is forgotten");
    }

    #[tokio::test]
    async fn what_cannot_be_done_at_once_waits() {
        let thinking = Turnstile::new(2, 1, Duration::from_millis(20));
        let (one, other) = (address("10.0.0.1"), address("10.0.0.2"));
        let first = thinking.leave(one).await.expect("the first");
        assert!(thinking.leave(other).await.is_none(), "it took too long");
        let patient = Turnstile { patience: Duration::from_secs(60), ..thinking };
        let (second, third, ()) = tokio::join!(patient.leave(one), patient.leave(one), async { drop(first) });
        assert!(second.is_some(), "the first has ended");
        assert!(third.is_none(), "one address has enough at once");
    }

    #[test]
    fn what_an_address_lets_go_it_may_take_again() {
        let holding = Holding::new(2);
        let (one, other) = (address("10.0.0.1"), address("10.0.0.2"));
        let first = holding.take(one);
        let second = holding.take(one);
        assert!(first.is_some() && second.is_some() && holding.take(one).is_none());
        assert!(holding.take(other).is_some());
        drop(first);
        assert!(holding.take(one).is_some());
        drop(second);
        assert!(holding.held.lock().unwrap().is_empty(), "who holds nothing is forgotten");
    }

    #[test]
    fn a_rate_allows_a_burst_and_then_an_average() {
        let mut rate = Rate::new(1.0, 3.0, 0);
        assert!((0..3).all(|_| rate.allow(0)) && !rate.allow(999) && rate.allow(1_000) && !rate.allow(1_500));
        assert!((0..3).all(|_| rate.allow(60_000)) && !rate.allow(60_000), "a long rest gives no more than a burst");
    }

    #[test]
    fn a_network_of_many_addresses_counts_as_one() {
        let limit = PerAddress::new(1, 1_000);
        assert!(limit.allow(address("2001:db8::1"), 0));
        assert!(!limit.allow(address("2001:db8::2"), 0));
        assert!(limit.allow(address("2001:db8:0:1::1"), 0));
        assert!(limit.allow(address("10.0.0.1"), 0));
        assert!(!limit.allow(address("::ffff:10.0.0.1"), 0));
        assert!(!PerAddress::new(0, 1_000).allow(address("10.0.0.1"), 0), "none at all");
    }

    #[test]
    fn a_site_has_eight_times_what_a_household_has() {
        let household = |n: u16| IpAddr::from([0x2001, 0xdb8, 0, n, 0, 0, 0, 1]);
        let limit = PerAddress::new(2, 1_000);
        let allowed = (0..1_000).filter(|n| limit.allow(household(*n), 0)).count();
        assert_eq!(allowed, 16, "of 1,000 households of one /48");
        assert_eq!(limit.lately.lock().unwrap().times.len(), 17, "who was refused left nothing behind");
        assert!(limit.allow(address("2001:db8:1::1"), 0), "another site");
        assert!(limit.allow(household(999), 1_000), "time gives it back");

        let holding = Holding::new(2);
        let held: Vec<_> = (0..1_000).filter_map(|n| holding.take(household(n))).collect();
        assert_eq!(held.len(), 16);
        assert!(holding.take(address("2001:db8:1::1")).is_some(), "another site");
        drop(held);
        assert!(holding.held.lock().unwrap().is_empty() && holding.take(household(999)).is_some());
    }
}
