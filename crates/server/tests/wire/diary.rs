//! The server's own log: of use to whoever runs it, of none to whoever plays.

use std::io::Write;
use std::sync::{Arc, Mutex};

use serde_json::json;

use crate::client::Running;
use crate::evening::{play_on, two_friends};

/// Keeps everything that is written.
#[derive(Clone, Default)]
pub struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("unbroken").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Paper {
    /// Everything that this process writes from now on, as far as the filter lets it through.
    pub fn of_this_process(filter: &str) -> Self {
        let paper = Self::default();
        let writer = paper.clone();
        let log = whiteout_server::log(filter.parse().expect("a filter"), false, move || writer.clone());
        tracing::subscriber::set_global_default(log).expect("the first of this process");
        paper
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("unbroken").clone()).expect("text")
    }

    /// The lines in which this stands.
    pub fn lines_with(&self, what: &str) -> Vec<String> {
        self.text().lines().filter(|line| line.contains(what)).map(str::to_owned).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_a_whole_game_names_nobody_and_nothing_of_it() {
    let paper = Paper::of_this_process("trace");
    let server = Running::in_memory().await;
    let (id, cookies, mut clients) = two_friends(&server).await;
    clients[0].must(json!({ "note": { "text": "xyzzy" } })).await;
    clients[0].must(json!({ "say": { "speech": { "text": "plugh" } } })).await;
    clients[0].ask(json!({ "act": { "action": "propose" } })).await;
    play_on(&mut clients, 5_000).await;
    assert!(clients.iter().any(crate::client::Client::over));
    server.stop().await;
    let written = paper.text();
    assert!(written.contains("/api/tables/{id}/socket") && written.contains("opened"), "{written}");
    let tokens = cookies.iter().filter_map(|cookie| cookie.split('=').nth(1)).map(str::to_owned);
    let words = ["Ada", "Ben", "xyzzy", "plugh", "alien", "human", "kitchen", "propose", "seed", "seat_"];
    for secret in words.iter().map(ToString::to_string).chain(tokens).chain([id]) {
        assert!(!written.contains(&secret), "{secret} stands in the log");
    }
}
