//! Numbers for Prometheus, in its text format.
//!
//! Like everything on the wire, they must not depend on anything hidden: no number counts moves or refusals by a rule. Every
//! move is a write, so writes are not counted either. The disk is timed by the writes of [`crate::health`] alone, and gauges
//! that grow with the moves of all tables are rounded until no single move shows.

use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::http::Method;

/// Upper bounds in seconds; the last one is endless.
const BOUNDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// How often something took how long.
#[derive(Clone, Debug, Default)]
pub(crate) struct Histogram {
    counts: [u64; BOUNDS.len() + 1],
    sum: f64,
}

impl Histogram {
    pub(crate) fn record(&mut self, took: Duration) {
        let took = took.as_secs_f64();
        let bucket = BOUNDS.iter().position(|bound| took <= *bound).unwrap_or(BOUNDS.len());
        self.counts[bucket] += 1;
        self.sum += took;
    }
}

/// Lines of the text format. Families come one after the other, samples after their family.
#[derive(Debug, Default)]
pub(crate) struct Text(String);

impl Text {
    /// Begins a family of samples.
    pub(crate) fn family(&mut self, name: &str, kind: &str, help: &str) {
        let _ = write!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}\n");
    }

    pub(crate) fn sample(&mut self, name: &str, labels: &[(&str, &str)], value: impl Display) {
        self.0.push_str(name);
        let mut mark = '{';
        for (label, value) in labels {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
            let _ = write!(self.0, "{mark}{label}=\"{value}\"");
            mark = ',';
        }
        if mark == ',' {
            self.0.push('}');
        }
        let _ = writeln!(self.0, " {value}");
    }

    /// A family of one sample.
    pub(crate) fn one(&mut self, name: &str, kind: &str, help: &str, value: impl Display) {
        self.family(name, kind, help);
        self.sample(name, &[], value);
    }

    pub(crate) fn histogram(&mut self, name: &str, labels: &[(&str, &str)], histogram: &Histogram) {
        let bounds = BOUNDS.iter().map(ToString::to_string).chain(["+Inf".to_owned()]);
        let mut count = 0;
        for (bound, more) in bounds.zip(histogram.counts) {
            count += more;
            self.sample(&format!("{name}_bucket"), &[labels, &[("le", bound.as_str())]].concat(), count);
        }
        self.sample(&format!("{name}_sum"), labels, histogram.sum);
        self.sample(&format!("{name}_count"), labels, count);
    }

    pub(crate) fn into_string(self) -> String {
        self.0
    }
}

/// How long requests took, by route and verb.
#[derive(Debug, Default)]
pub(crate) struct Requests(Mutex<BTreeMap<(String, &'static str), Histogram>>);

impl Requests {
    /// `route` must be one of the server's own, so that nobody can make up more of them.
    pub(crate) fn record(&self, route: &str, method: &Method, took: Duration) {
        let verb = match *method {
            Method::GET | Method::HEAD => "GET",
            Method::POST => "POST",
            Method::DELETE => "DELETE",
            _ => "other",
        };
        let mut requests = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        requests.entry((route.to_owned(), verb)).or_default().record(took);
    }

    pub(crate) fn write(&self, text: &mut Text) {
        const NAME: &str = "whiteout_http_request_seconds";
        text.family(NAME, "histogram", "Time until the head of the answer, by route.");
        for ((route, verb), histogram) in &*self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            text.histogram(NAME, &[("route", route), ("method", verb)], histogram);
        }
    }
}

/// What `/proc` knows of this process, where there is one.
pub(crate) fn process(text: &mut Text) {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    if let Some(kilobytes) = number_behind(&status, "VmRSS:") {
        text.one("process_resident_memory_bytes", "gauge", "Memory of the process.", 1024 * kilobytes);
    }
    if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
        text.one("process_open_fds", "gauge", "Descriptors in use, one for each connection.", open.count());
    }
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    if let Some(most) = number_behind(&limits, "Max open files") {
        text.one("process_max_fds", "gauge", "Descriptors the process may have.", most);
    }
}

/// The first number of the line that begins with this.
fn number_behind(text: &str, name: &str) -> Option<u64> {
    text.lines().find_map(|line| line.strip_prefix(name))?.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_upwards_and_labels_are_escaped() {
        let mut histogram = Histogram::default();
        for millis in [1, 3, 3, 9_000] {
            histogram.record(Duration::from_millis(millis));
        }
        let mut text = Text::default();
        text.histogram("x_seconds", &[("route", "a\"b")], &histogram);
        let text = text.into_string();
        for line in [
            "x_seconds_bucket{route=\"a\\\"b\",le=\"0.001\"} 1\n",
            "x_seconds_bucket{route=\"a\\\"b\",le=\"0.005\"} 3\n",
            "x_seconds_bucket{route=\"a\\\"b\",le=\"5\"} 3\n",
            "x_seconds_bucket{route=\"a\\\"b\",le=\"+Inf\"} 4\n",
            "x_seconds_count{route=\"a\\\"b\"} 4\n",
        ] {
            assert!(text.contains(line), "{line}: {text}");
        }
    }
}
