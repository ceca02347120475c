//! Another game at the same table, and the files of those that are over.

use serde_json::{Value, json};
use whiteout_games::AnyRecord;

use crate::client::{Client, GAMES, Running};
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
    let (mut covered, mut doubts, mut choices) = (0, Value::Null, Vec::new());
    for step in steps {
        choices.extend(step.get("made").cloned());
        if let Some(news) = step.get("doubts") {
            assert_ne!(doubts, *news, "told where they change");
            doubts.clone_from(news);
        }
        patch(&mut page, &step["changes"]);
        patch(&mut own, &step["own"]);
        let events = step["events"].as_array().map_or(0, Vec::len);
        for mark in step["covered"].as_array().into_iter().flatten() {
            assert!((mark["event"].as_u64().expect("a number") as usize) < events);
            covered += 1;
        }
    }
    assert!(covered > 10, "hidden events are told, too");
    for (number, made) in choices.iter().enumerate().step_by(choices.len() / 4) {
        let (status, body) = read(server, &format!("/api/tables/{id}/hindsight?choice={number}&lang=it"), "").await;
        assert_eq!(status, 200, "{body}");
        let thoughts: Value = serde_json::from_str(&body).expect("JSON");
        assert_is(kind, "SecondThoughts", &thoughts);
        assert_eq!(thoughts["made"], *made);
    }
    let (status, body) = read(server, &format!("/api/tables/{id}/hindsight?choice={}", choices.len()), "").await;
    assert_eq!((status, code(&body)), (404, json!("no-such-choice")));
    // Each of four about each of four.
    let rows = doubts.as_array().expect("beliefs");
    assert_eq!(rows.len(), 4);
    for row in rows {
        let row: Vec<u64> = row.as_array().expect("a row").iter().filter_map(Value::as_u64).collect();
        assert!(row.len() == 4 && row.iter().all(|&doubt| doubt <= 100), "{row:?}");
    }
    assert_eq!(page, clients[0].page);
    for (seat, client) in clients.iter().enumerate() {
        assert_eq!(own[seat], client.own);
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
    for page in ["replay", "hindsight?choice=0"] {
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
            client.must(json!({ "ready": { "ready": true, "entropy": vec![8; 32] } })).await;
        }
        ada.must(json!("start")).await;
    }
    let (status, body) = game(server, &id, "?n=7", &cookies[0]).await;
    assert_eq!((status, code(&body)), (404, json!("never-played")));
}
