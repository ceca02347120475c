//! What was measured.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use hdrhistogram::Histogram;
use serde_json::json;

/// A minute, in microseconds.
const LONGEST: u64 = 60_000_000;

/// Counted by all tables together.
pub(crate) struct Tally {
    stored: AtomicU64,
    refused: AtomicU64,
    updates: AtomicU64,
    /// Microseconds from sending to the last seat's update.
    latency: Mutex<Histogram<u64>>,
}

impl Default for Tally {
    fn default() -> Self {
        let latency = Histogram::new_with_bounds(1, LONGEST, 3)
            .unwrap_or_else(|error| unreachable!("three digits are allowed: {error}"));
        Self { stored: 0.into(), refused: 0.into(), updates: 0.into(), latency: latency.into() }
    }
}

impl Tally {
    pub(crate) fn stored(&self) {
        self.stored.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn update(&self) {
        self.updates.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn took(&self, time: Duration) {
        if let Ok(mut latency) = self.latency.lock() {
            latency.saturating_record(time.as_micros() as u64);
        }
    }
}

pub(crate) struct Report {
    pub(crate) tables: usize,
    pub(crate) players: u8,
    pub(crate) rate: u32,
    pub(crate) seconds: f64,
    /// Memory of the server: before anybody came, with everybody seated, and at the end.
    pub(crate) empty: u64,
    pub(crate) seated: u64,
    pub(crate) busy: u64,
}

impl Report {
    fn quantiles(tally: &Tally) -> [f64; 4] {
        let Ok(latency) = tally.latency.lock() else { return [0.0; 4] };
        [0.5, 0.99, 0.999, 1.0].map(|q| latency.value_at_quantile(q) as f64 / 1_000.0)
    }

    fn per_second(&self, count: &AtomicU64) -> f64 {
        count.load(Ordering::Relaxed) as f64 / self.seconds
    }

    pub(crate) fn json(&self, tally: &Tally) -> String {
        let [p50, p99, p999, most] = Self::quantiles(tally);
        json!({
            "tables": self.tables,
            "players": self.players,
            "rate": self.rate,
            "seconds": self.seconds,
            "durable_actions_per_second": self.per_second(&tally.stored),
            "updates_per_second": self.per_second(&tally.updates),
            "refused": tally.refused.load(Ordering::Relaxed),
            "latency_ms": { "p50": p50, "p99": p99, "p999": p999, "max": most },
            "memory": { "empty": self.empty, "seated": self.seated, "busy": self.busy },
        })
        .to_string()
    }

    pub(crate) fn words(&self, tally: &Tally) -> String {
        let [p50, p99, p999, most] = Self::quantiles(tally);
        let pace = if self.rate == 0 { "closed loop".to_owned() } else { format!("{} actions/s asked for", self.rate) };
        let sockets = self.tables as u64 * u64::from(self.players);
        let grown = self.seated.saturating_sub(self.empty) / 1024;
        format!(
            "{} tables x {} sockets, {pace}, {:.1} s\n\
             {:>10.0} durable actions a second, {} refused\n\
             {:>10.0} updates a second\n\
             {p50:>10.2} ms p50, {p99:.2} p99, {p999:.2} p99.9, {most:.2} at most: from sending to the last seat's update\n\
             {:>10} MiB of memory at the end; {} KiB a table with its {} sockets when seated",
            self.tables,
            self.players,
            self.seconds,
            self.per_second(&tally.stored),
            tally.refused.load(Ordering::Relaxed),
            self.per_second(&tally.updates),
            self.busy >> 20,
            grown / self.tables.max(1) as u64,
            sockets / self.tables.max(1) as u64,
        )
    }
}
