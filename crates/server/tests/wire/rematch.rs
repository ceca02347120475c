//! Another game at the same table, and the files of those that are over.

use serde_json::{Value, json};
use whiteout_games::AnyRecord;

use crate::client::{Client, GAMES, Running, start};
use crate::evening::{play_on, two_friends_at};
use crate::protocol::patch;
use crate::shapes::assert_is;

async fn game(server: &Running, id: &str, query: &str, cookie: &str) -> (u16, String) {
    read(server, &format!("/api/tables/{id}/game{query}"), cookie).await
}

async fn read(server: &Running, path: &str, cookie: &str) -> (u16, String) {
    let (status, _, body) = server.http(&format!("GET {path} HTTP/1.1\r\nCookie: {cookie}"), "").await;
    (status, body)
}

/// A stranger's replay leads from the deal to the pages that everybody has at the end, own ones included.
async fn replay_leads_to_the_end(server: &Running, kind: &str, id: &str, clients: &[Client]) {
    let (status, body) = read(server, &format!("/api/tables/{id}/replay?lang=it"), "").await;
    assert_eq!(status, 200, "{body}");
    let replay: Value = serde_json::from_str(&body).expect("JSON");
    assert_is(kind, "Replay", &replay);
    let (mut page, mut own) = (replay["start"]["page"].clone(), replay["start"]["own"].clone());
    assert!(own.as_array().expect("a list").iter().all(Value::is_null), "nobody has anything before the deal");
    let steps = replay["steps"].as_array().expect("steps");
    let (mut covered, mut choices) = (0, Vec::new());
    for step in steps {
        choices.extend(step.get("made").cloned());
        patch(&mut page, &step["changes"]);
        patch(&mut own, &step["own"]);
        let events = step["events"].as_array().map_or(0, Vec::len);
        for mark in step["covered"].as_array().into_iter().flatten() {
            assert!((mark["event"].as_u64().expect("a number") as usize) < events);
            covered += 1;
        }
    }
    // With open hands nothing is shown to some alone.
    assert!(covered > 10 || kind == "solo", "hidden events are told, too");
    for (number, made) in choices.iter().enumerate().step_by(choices.len() / 4) {
        let (status, body) = read(server, &format!("/api/tables/{id}/hindsight?choice={number}&lang=it"), "").await;
        assert_eq!(status, 200, "{body}");
        let thoughts: Value = serde_json::from_str(&body).expect("JSON");
        assert_is(kind, "SecondThoughts", &thoughts);
        assert_eq!(thoughts["made"], *made);
    }
    let (status, body) = read(server, &format!("/api/tables/{id}/hindsight?choice={}", choices.len()), "").await;
    assert_eq!((status, code(&body)), (404, json!("no-such-choice")));
    beliefs_run_along(server, kind, id, steps.len()).await;
    if page["games"] == 0 {
        turning_points_are_choices(server, kind, id, steps).await;
    }
    assert_eq!(page, clients[0].page);
    for (seat, client) in clients.iter().enumerate() {
        assert_eq!(own[seat], client.own);
    }
}

/// What is thought about a game, line by line, and that it comes to its end.
async fn thoughts(server: &Running, kind: &str, path: &str) -> Vec<Value> {
    let (status, body) = read(server, path, "").await;
    assert_eq!(status, 200, "{body}");
    // Sizes of chunks stand between the lines.
    let lines = body.lines().filter(|line| line.starts_with('{'));
    let thoughts: Vec<Value> = lines.map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for thought in &thoughts {
        assert_is(kind, "Thought", thought);
    }
    let progress: Vec<_> = thoughts.iter().filter_map(|thought| thought.get("progress")).collect();
    assert!(progress.len() > 10, "told now and then");
    assert!(progress.windows(2).all(|pair| pair[0]["at"].as_u64() < pair[1]["at"].as_u64()), "{progress:?}");
    let last = progress.last().expect("progress");
    assert!(last["at"] == last["of"] && thoughts.last().expect("a line").get("progress") == Some(last));
    thoughts
}

async fn beliefs_run_along(server: &Running, kind: &str, id: &str, steps: usize) {
    let (mut doubts, mut at) = (Value::Null, None);
    for thought in thoughts(server, kind, &format!("/api/tables/{id}/beliefs")).await {
        let Some(news) = thought.get("doubts") else { continue };
        assert_ne!(doubts, news["doubts"], "told where they change");
        assert!(at < news["step"].as_u64(), "in order");
        at = news["step"].as_u64();
        doubts.clone_from(&news["doubts"]);
    }
    assert!(at.expect("beliefs") < steps as u64);
    // Each of four about each of four; of three about none of them, where the enemy is the game itself.
    let (seats, others) = if kind == "solo" { (3, 0) } else { (4, 4) };
    let rows = doubts.as_array().expect("beliefs");
    assert_eq!(rows.len(), seats);
    for row in rows {
        let row: Vec<u64> = row.as_array().expect("a row").iter().filter_map(Value::as_u64).collect();
        assert!(row.len() == others && row.iter().all(|&doubt| doubt <= 100), "{row:?}");
    }
}

/// Each is a choice that the replay tells, and would have gained something.
async fn turning_points_are_choices(server: &Running, kind: &str, id: &str, steps: &[Value]) {
    let thoughts = thoughts(server, kind, &format!("/api/tables/{id}/turns?lang=it")).await;
    let turns: Vec<_> = thoughts.iter().filter_map(|thought| thought.get("turn")).collect();
    assert!(turns.len() <= 6, "{turns:?}");
    let mut before = None;
    for turn in turns {
        let step = turn["step"].as_u64().expect("a step");
        assert!(before < Some(step), "in order");
        before = Some(step);
        assert_eq!(turn["made"], steps[step as usize]["made"]);
        let number = steps[..step as usize].iter().filter(|step| step.get("made").is_some()).count();
        assert_eq!(turn["choice"], number);
        assert!(turn["better"]["value"].as_f64() > turn["better"]["made"].as_f64(), "{turn}");
    }
}

fn code(body: &str) -> Value {
    serde_json::from_str::<Value>(body).unwrap_or_default()["refused"]["code"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_evening_of_two_games_leaves_two_files_that_verify() {
    let server = Running::in_memory().await;
    for kind in GAMES {
        Box::pin(two_games(&server, kind)).await;
    }
    server.stop().await;
}

async fn two_games(server: &Running, kind: &str) {
    let (id, cookies, mut clients) = two_friends_at(server, kind).await;
    let (status, body) = game(server, &id, "", &cookies[0]).await;
    assert_eq!((status, code(&body)), (403, json!("not-over")));
    for page in ["replay", "picture", "beliefs", "turns", "hindsight?choice=0"] {
        let (status, body) = read(server, &format!("/api/tables/{id}/{page}"), &cookies[0]).await;
        assert_eq!((status, code(&body)), (403, json!("not-over")));
    }
    for n in 0..2 {
        play_on(&mut clients, 5_000).await;
        replay_leads_to_the_end(server, kind, &id, &clients).await;
        let (status, body) = game(server, &id, "", "").await;
        assert_eq!(status, 200, "{body}");
        AnyRecord::parse(&body).expect("a record").verify().expect("a true one");
        let changed = body.replacen("\"server\":\"", "\"server\":\"0", 1);
        assert!(AnyRecord::parse(&changed).is_err());
        if n == 1 {
            break;
        }
        let [ada, ben] = &mut clients;
        ada.must(json!("again")).await;
        assert_eq!(ada.page["phase"], "lobby");
        assert_eq!(ada.page["games"], 1);
        let (status, again) = game(server, &id, "?n=0", &cookies[1]).await;
        assert_eq!((status, again), (200, body));
        for client in [&mut *ada, ben] {
            client.ready().await;
        }
        start(&mut clients).await;
    }
    let (status, body) = game(server, &id, "?n=7", &cookies[0]).await;
    assert_eq!((status, code(&body)), (404, json!("never-played")));
}
