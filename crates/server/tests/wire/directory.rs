//! Tables that people find: by code, and in the list of public ones.

use std::sync::Arc;

use serde_json::{Value, json};
use whiteout_server::Limits;
use whiteout_store::Memory;

use crate::client::{Running, quick};
use crate::evening::two_friends;

async fn read(server: &Running, path: &str) -> (u16, Value) {
    let (status, _, body) = server.http(&format!("GET {path} HTTP/1.1"), "").await;
    (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
}

async fn code_of(server: &Running, id: &str, cookie: &str) -> String {
    let mut client = server.connect(id, cookie, "").await;
    client.next().await.expect("a page");
    client.page["code"].as_str().expect("a code in the lobby").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_leads_to_the_table_while_it_is_in_the_lobby() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, cookie) = server.create(4).await;
    let code = code_of(&server, &id, &cookie).await;
    assert_eq!(code.len(), 6);
    assert!(code.chars().all(|letter| letter.is_ascii_alphanumeric() && !"01ILO".contains(letter)), "{code}");
    for typed in [code.clone(), code.to_lowercase()] {
        assert_eq!(read(&server, &format!("/api/codes/{typed}")).await, (200, json!({ "id": id })));
    }
    let unknown = json!({ "refused": { "code": "no-such-code" } });
    for typed in ["ABC", "O0O0O0", "ABCDEFGH", "%2e%2e%2f"] {
        assert_eq!(read(&server, &format!("/api/codes/{typed}")).await, (404, unknown.clone()), "{typed}");
    }
    server.stop().await;

    let server = Running::start(log.clone(), quick()).await;
    assert_eq!(read(&server, &format!("/api/codes/{code}")).await, (200, json!({ "id": id })), "after a restart");
    let (id, cookies, clients) = two_friends(&server).await;
    assert!(clients[0].page["code"].is_null(), "the game has begun");
    drop(clients);
    server.stop().await;
    let stored = whiteout_store::EventLog::metas(&log, "code/", 10).await.expect("values");
    let closed = stored.iter().find(|(_, value)| value.is_empty()).expect("a code that leads nowhere");
    let typed = closed.0.trim_start_matches("code/");
    let server = Running::start(log, quick()).await;
    assert_eq!(read(&server, &format!("/api/codes/{typed}")).await, (404, unknown), "{id} {cookies:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_finds_a_table_by_trying_codes() {
    let server = Running::start(Memory::default(), Limits { codes_per_minute: 3, ..quick() }).await;
    for _ in 0..3 {
        assert_eq!(read(&server, "/api/codes/ABC234").await.0, 404);
    }
    let (status, body) = read(&server, "/api/codes/ABC234").await;
    assert_eq!((status, &body["refused"]["code"]), (429, &json!("too-many-codes")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_survives_a_restart_newest_first_and_wakes_nobody() {
    let log = Arc::new(Memory::default());
    let clock = crate::hand_clock::HandClock::new();
    let limits = Limits { tables_per_hour: 1_000, ..quick() };
    let server = Running::within(log.clone(), limits, clock.clone()).await;
    let mut ids = Vec::new();
    for n in 0..230 {
        let settings = json!({ "game": "boardgame", "players": 4, "public": n % 10 != 0 });
        let (status, body, _) = server.post("/api/tables", &settings, "").await;
        assert_eq!(status, 200);
        if n % 10 != 0 {
            ids.push(body["id"].clone());
        }
        clock.pass(1);
    }
    server.stop().await;
    let server = Running::within(log, limits, clock).await;
    let (_, list) = read(&server, "/api/tables").await;
    let listed: Vec<Value> =
        list["tables"].as_array().expect("a list").iter().map(|table| table["id"].clone()).collect();
    ids.reverse();
    ids.truncate(200);
    assert_eq!(listed, ids);
    let (_, metrics) = read(&server, "/metrics").await;
    assert!(metrics.as_str().is_some_and(|text| text.contains("whiteout_tables_live 0")), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_shows_who_sits_and_forgets_a_table_that_has_begun() {
    let server = Running::in_memory().await;
    let settings = json!({ "game": "boardgame", "players": 4, "public": true });
    let (_, body, cookie) = server.post("/api/tables", &settings, "").await;
    let id = body["id"].as_str().expect("an id").to_owned();
    let mut ada = server.connect(&id, &cookie, "").await;
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    // The directory is told after the answer; the next answer comes after that.
    ada.must(json!({ "ready": { "ready": true } })).await;
    let (_, list) = read(&server, "/api/tables").await;
    assert_eq!(list["tables"][0]["seats"][0]["name"], "Ada");
    for _ in 0..3 {
        ada.must(json!({ "add_bot": { "level": "random" } })).await;
    }
    ada.must(json!("start")).await;
    ada.must(json!({ "note": { "text": "here we go" } })).await;
    assert_eq!(read(&server, "/api/tables").await.1["tables"], json!([]));
    server.stop().await;
}
