//! What one client may ask of the server.

use std::collections::{HashMap, VecDeque};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Mutex;
use std::time::Duration;

use whiteout_table::Millis;

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub body_bytes: usize,
    pub frame_bytes: usize,
    pub frames_per_second: f64,
    /// Tables one address may open in an hour.
    pub tables_per_hour: usize,
    /// People one address may bring, and past games it may read, in a minute.
    pub asked_per_minute: usize,
    /// Codes one address may try in a minute: there are too many to find one by trying.
    pub codes_per_minute: usize,
    /// A proxy of the host's own stands in front and says where requests come from.
    pub behind_proxy: bool,
    /// How long a socket may take nothing of what it is sent before it is let go.
    pub patience: Duration,
    /// How often a socket is asked whether anybody is still there; who has not answered by the next time is let go.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body_bytes: 16 * 1024,
            frame_bytes: 8 * 1024,
            frames_per_second: 20.0,
            tables_per_hour: 30,
            asked_per_minute: 300,
            codes_per_minute: 20,
            behind_proxy: false,
            patience: Duration::from_secs(15),
            silence: Duration::from_secs(30),
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
    times: HashMap<IpAddr, VecDeque<Millis>>,
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
        let times = lately.times.entry(network(from)).or_default();
        while times.front().is_some_and(old) {
            times.pop_front();
        }
        if times.len() >= self.most {
            return false;
        }
        times.push_back(now);
        true
    }
}

/// One household has more addresses of the new kind than anybody could count, but one network.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 @ IpAddr::V4(_) => v4,
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

    #[test]
    fn a_network_of_many_addresses_counts_as_one() {
        let limit = PerAddress::new(1, 1_000);
        assert!(limit.allow(address("2001:db8::1"), 0));
        assert!(!limit.allow(address("2001:db8::2"), 0));
        assert!(limit.allow(address("2001:db8:0:1::1"), 0));
        assert!(limit.allow(address("10.0.0.1"), 0));
        assert!(!limit.allow(address("::ffff:10.0.0.1"), 0));
    }
}
