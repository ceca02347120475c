//! How long it takes to look back at a long game. Not run with the others: figures depend on the machine.
//!
//! `cargo nextest run -p whiteout-server --run-ignored only figures --no-capture`

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{GAMES, Running};
use crate::evening::play_on;

/// A game with so many choices is told within this.
const CHOICES: usize = 300;
const REPLAY: Duration = Duration::from_millis(300);
const BELIEFS: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread")]
#[ignore = "figures depend on the machine"]
async fn a_long_game_is_told_at_once_and_thought_over_in_seconds() {
    for kind in GAMES {
        // A server of its own: an address may open only so many tables.
        let server = Running::in_memory().await;
        Box::pin(told(&server, kind)).await;
        server.stop().await;
    }
}

async fn told(server: &Running, kind: &str) {
    let mut longest = (0, String::new());
    for _ in 0..20 {
        let id = played(server, kind).await;
        let (replay, _) = timed(server, &format!("/api/tables/{id}/replay")).await;
        let replay: Value = serde_json::from_str(&replay).expect("JSON");
        let choices =
            replay["steps"].as_array().expect("steps").iter().filter(|step| step.get("made").is_some()).count();
        longest = longest.max((choices, id));
        if choices >= CHOICES {
            break;
        }
    }
    let (choices, id) = longest;
    let mut told = vec![format!("{kind}: {choices} choices")];
    for page in ["replay", "picture", "beliefs", "turns"] {
        let (body, time) = timed(server, &format!("/api/tables/{id}/{page}")).await;
        told.push(format!("{page} {} ms, {} KB", time.as_millis(), body.len() / 1_000));
        assert!(page != "replay" || time < REPLAY, "{told:?}");
        assert!(page != "beliefs" || time < BELIEFS, "{told:?}");
    }
    println!("{}", told.join("; "));
}

async fn timed(server: &Running, path: &str) -> (String, Duration) {
    #[expect(clippy::disallowed_methods, reason = "time is what is measured")]
    let begun = Instant::now();
    let (status, _, body) = server.http(&format!("GET {path} HTTP/1.1"), "").await;
    assert_eq!(status, 200, "{path}: {body}");
    (body, begun.elapsed())
}

/// Two people and as many bots as may sit with them play to the end.
async fn played(server: &Running, kind: &str) -> String {
    let seats = if kind == "solo" { 3 } else { 8 };
    let (id, host) = server.create_for(kind, seats).await;
    let friend = server.come(&id).await;
    let mut clients = [server.connect(&id, &host, "").await, server.connect(&id, &friend, "").await];
    for (client, name) in clients.iter_mut().zip(["Ada", "Ben"]) {
        client.must(json!({ "sit": { "name": name } })).await;
        client.must(json!({ "ready": { "ready": true } })).await;
    }
    for _ in 2..seats {
        clients[0].must(json!({ "add_bot": { "level": "regular" } })).await;
    }
    clients[0].must(json!("start")).await;
    play_on(&mut clients, 20_000).await;
    id
}
