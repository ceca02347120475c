//! What an operator must hear of: clients refused or disconnected by a limit, requests the server failed, a system that runs out.
//!
//! Everything is counted by kind. Log lines are rationed, so that an attack cannot fill the log: the next line of a kind
//! says how many were left out before it. Refusals by the rules of a game are neither counted nor logged, here or
//! elsewhere: some of them are hidden from the other players.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::io;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use whiteout_store::{StoreError, TableKey};
use whiteout_table::Millis;

use crate::limits::Rate;
use crate::outside::Outside;
use crate::trace;

/// Lines of one kind: so many at once, and then one every ten seconds.
const BURST: f64 = 5.0;
const PER_SECOND: f64 = 0.1;

/// A failure that lasts is logged once in so long for each table and code.
const REPEATED: Millis = 600_000;
/// So long after a write failed nobody calls the server healthy, unless another one worked.
const TROUBLE: Millis = 30_000;
/// Failures that are remembered for that; more of them at once share one ration.
const REMEMBERED: usize = 1_000;

/// How much of a client's address is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogAddresses {
    /// All of it.
    Full,
    /// The network: /24 of IPv4, /48 of IPv6. Enough to block an abuser, and names no household.
    #[default]
    Prefix,
    /// Nothing.
    None,
}

impl LogAddresses {
    fn show(self, address: IpAddr) -> String {
        match (self, address.to_canonical()) {
            (Self::None, _) => "-".to_owned(),
            (Self::Full, address) => address.to_string(),
            (Self::Prefix, IpAddr::V4(address)) => {
                let [a, b, c, _] = address.octets();
                format!("{a}.{b}.{c}.0/24")
            }
            (Self::Prefix, IpAddr::V6(address)) => {
                let [a, b, c, ..] = address.segments();
                format!("{}/48", std::net::Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0))
            }
        }
    }
}

/// Declares the kinds once: variant, name in metrics and the log.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $name:literal,)*) => {
        /// Which limit a client ran into. Never a rule of a game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Kind {
            $($(#[$doc])* $kind,)*
        }

        impl Kind {
            pub(crate) const ALL: &'static [Self] = &[$(Self::$kind),*];

            /// The value of the label `kind`, and the code of a refusal where the client is sent one.
            pub(crate) const fn name(self) -> &'static str {
                match self {
                    $(Self::$kind => $name,)*
                }
            }
        }
    };
}

kinds! {
    /// Requests of an address in a minute, arrivals in an hour, thoughts at once.
    Requests = "too-many-requests",
    /// Tables an address opened in an hour.
    Tables = "too-many-tables",
    /// Codes an address tried in a minute.
    Codes = "too-many-codes",
    /// Sockets of an address, or of a person.
    Sockets = "too-many-sockets",
    /// Connections of an address.
    Connections = "too-many-connections",
    /// Connections that an address tried to open in a minute.
    Attempts = "too-many-attempts",
    /// Connections of all addresses together.
    Full = "server-full",
    /// Frames of a socket or a person in a second.
    Frames = "too-fast",
    /// A socket closed because it went on sending far above its limit.
    Flood = "flood",
    /// A frame that breaks the protocol of sockets.
    BrokenFrame = "broken-frame",
    /// A request body above its limit.
    Body = "too-large",
    /// A request body that arrived too slowly.
    SlowRequest = "slow-request",
    /// A client that did not read what it was sent.
    SlowReader = "slow-reader",
    /// A socket that did not answer a ping. Phones do that every time they go to sleep.
    Silent = "silent",
    /// A page of another site.
    Origin = "wrong-origin",
    /// A request for a host name that is not served.
    Host = "wrong-host",
}

impl Kind {
    /// The kind of a refusal with this code, if a limit is behind it.
    pub(crate) fn of_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == code)
    }

    /// Happens at every table and means no harm: a browser that is closed breaks off in the middle of things.
    const fn is_routine(self) -> bool {
        matches!(self, Self::Silent | Self::BrokenFrame)
    }
}

/// How many, and how many of them may still be logged.
#[derive(Debug)]
pub(crate) struct Tally {
    count: AtomicU64,
    ration: Mutex<Ration>,
}

#[derive(Debug)]
struct Ration {
    rate: Rate,
    left_out: u64,
}

impl Tally {
    pub(crate) fn new(now: Millis) -> Self {
        let ration = Ration { rate: Rate::new(PER_SECOND, BURST, now), left_out: 0 };
        Self { count: AtomicU64::new(0), ration: Mutex::new(ration) }
    }

    /// Counts one more; if it may be logged, how many were left out before it.
    pub(crate) fn count(&self, now: Millis) -> Option<u64> {
        self.count.fetch_add(1, Ordering::Relaxed);
        let mut ration = self.ration.lock().unwrap_or_else(PoisonError::into_inner);
        if ration.rate.allow(now) {
            return Some(std::mem::take(&mut ration.left_out));
        }
        ration.left_out += 1;
        None
    }

    pub(crate) fn total(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }
}

/// When a failure of this code at this table was last logged, and how many were left out since.
type Remembered = HashMap<(Option<TableKey>, &'static str), (Millis, u64)>;

/// Counts and logs it all. One for the whole server.
pub(crate) struct Alerts {
    outside: Arc<dyn Outside>,
    addresses: LogAddresses,
    refused: Vec<Tally>,
    failed: Mutex<BTreeMap<&'static str, u64>>,
    failures: Tally,
    unaccepted: Tally,
    panicked: Tally,
    remembered: Mutex<Remembered>,
    trouble: Mutex<Option<(Millis, &'static str)>>,
}

impl fmt::Debug for Alerts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Alerts").field("addresses", &self.addresses).finish_non_exhaustive()
    }
}

impl Alerts {
    pub(crate) fn new(outside: Arc<dyn Outside>, addresses: LogAddresses) -> Self {
        let now = outside.now();
        Self {
            outside,
            addresses,
            refused: Kind::ALL.iter().map(|_| Tally::new(now)).collect(),
            failed: Mutex::default(),
            failures: Tally::new(now),
            unaccepted: Tally::new(now),
            panicked: Tally::new(now),
            remembered: Mutex::default(),
            trouble: Mutex::default(),
        }
    }

    /// A client was refused something, or disconnected, by a limit.
    pub(crate) fn refused(&self, kind: Kind, from: IpAddr) {
        let Some(left_out) = self.refused[kind as usize].count(self.outside.now()) else { return };
        let (kind, address, routine) = (kind.name(), self.addresses.show(from), kind.is_routine());
        if routine {
            tracing::info!(kind, address, left_out, "let go");
        } else {
            tracing::warn!(kind, address, left_out, "refused");
        }
    }

    /// The server could not do what was asked. `what` is a route or a task of the server.
    pub(crate) fn failed(&self, what: &str, table: Option<TableKey>, code: &'static str) {
        *self.failed.lock().unwrap_or_else(PoisonError::into_inner).entry(code).or_default() += 1;
        let now = self.outside.now();
        let Some(repeated) = self.is_due(table, code, now) else { return };
        let Some(left_out) = self.failures.count(now) else { return };
        let table = table.map_or_else(|| "-".to_owned(), trace::name);
        tracing::error!(what, table, code, repeated, left_out, "failed");
    }

    /// What the log answered when a table wrote to it.
    pub(crate) fn stored(&self, table: TableKey, answer: &Result<(), StoreError>) {
        // Another writer was quicker: the log itself is well.
        let trouble = answer.as_ref().err().filter(|error| **error != StoreError::Conflict);
        let trouble = trouble.map(|error| (self.outside.now(), error.code()));
        *self.trouble.lock().unwrap_or_else(PoisonError::into_inner) = trouble;
        if let Err(error) = answer {
            self.failed("append", Some(table), error.code());
        }
    }

    /// Why the log did not take what a table last wrote to it, if that was a moment ago.
    pub(crate) fn trouble(&self) -> Option<&'static str> {
        let trouble = *self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        let (at, code) = trouble?;
        (self.outside.now() < at.saturating_add(TROUBLE)).then_some(code)
    }

    /// How often it was passed over since the last line, if it is time for another one.
    fn is_due(&self, table: Option<TableKey>, code: &'static str, now: Millis) -> Option<u64> {
        let old = |at: Millis| at.saturating_add(REPEATED) <= now;
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((at, passed_over)) = remembered.get_mut(&(table, code)) {
            if !old(*at) {
                *passed_over += 1;
                return None;
            }
            *at = now;
            return Some(std::mem::take(passed_over));
        }
        if remembered.len() >= REMEMBERED {
            remembered.retain(|_, (at, _)| !old(*at));
        }
        if remembered.len() < REMEMBERED {
            remembered.insert((table, code), (now, 0));
        }
        Some(0)
    }

    /// The system let nobody in, for want of descriptors or memory.
    pub(crate) fn not_accepted(&self, error: &io::Error) {
        if let Some(left_out) = self.unaccepted.count(self.outside.now()) {
            tracing::error!(%error, left_out, "no connection can be accepted");
        }
    }

    /// A table's task panicked; the table opens again from the log.
    pub(crate) fn panicked(&self, table: TableKey) {
        if let Some(left_out) = self.panicked.count(self.outside.now()) {
            tracing::error!(
                table = trace::name(table),
                left_out,
                "the table's task panicked and opens again from the log"
            );
        }
    }

    /// How many of each kind so far.
    pub(crate) fn refusals(&self) -> impl Iterator<Item = (&'static str, u64)> {
        Kind::ALL.iter().map(|kind| (kind.name(), self.refused[*kind as usize].total()))
    }

    /// How many failures with each code so far.
    pub(crate) fn failures(&self) -> Vec<(&'static str, u64)> {
        let failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        failed.iter().map(|(code, count)| (*code, *count)).collect()
    }

    pub(crate) fn unaccepted(&self) -> u64 {
        self.unaccepted.total()
    }
}
