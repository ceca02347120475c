//! Links that work once: for another device, and for another person.

use std::sync::Arc;

use serde_json::{Value, json};
use whiteout_store::{EventLog as _, Memory, TableKey};

use crate::client::{Client, Running, quick};
use crate::evening::two_friends;
use crate::hand_clock::HandClock;

/// Longer than a table that nobody looks at stays in memory.
const ASLEEP: u64 = 301_000;

async fn link(server: &Running, id: &str, cookie: &str, hand_over: bool) -> String {
    let body = json!({ "hand_over": hand_over });
    let (status, body, _) = server.post(&format!("/api/tables/{id}/link"), &body, cookie).await;
    assert_eq!(status, 200, "{body}");
    body["code"].as_str().expect("a code").to_owned()
}

/// What following a link gives: the status, who one is then or why not, and the cookie.
async fn follow(server: &Running, id: &str, code: &str) -> (u16, Value, String) {
    let (status, body, cookie) = server.post(&format!("/api/tables/{id}/people"), &json!({ "code": code }), "").await;
    (status, if status == 200 { body["person"].clone() } else { body["refused"]["code"].clone() }, cookie)
}

async fn woken(server: &Running) -> usize {
    let (_, _, metrics) = server.http("GET /metrics HTTP/1.1", "").await;
    let line = metrics.lines().find_map(|line| line.strip_prefix("whiteout_tables_woken_total "));
    line.and_then(|count| count.parse().ok()).expect("a count")
}

#[tokio::test(flavor = "multi_thread")]
async fn links_outlive_a_restart_and_work_once() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, cookies, clients) = two_friends(&server).await;
    let device = link(&server, &id, &cookies[0], false).await;
    let seat = link(&server, &id, &cookies[1], true).await;
    drop(clients);
    server.stop().await;

    let server = Running::start(log.clone(), quick()).await;
    let (status, person, tablet) = follow(&server, &id, &device).await;
    assert_eq!((status, person), (200, json!(0)), "the tablet is Ada");
    assert_eq!(follow(&server, &id, &device).await.1, "no-such-code", "a second time");
    server.stop().await;

    let server = Running::start(log.clone(), quick()).await;
    assert_eq!(follow(&server, &id, &device).await.1, "no-such-code", "not even after another restart");
    let mut ada = server.connect(&id, &tablet, "").await;
    ada.next().await.expect("a page");
    assert_eq!(ada.seat, 0);
    let (status, person, heir) = follow(&server, &id, &seat).await;
    assert_eq!((status, person), (200, json!(1)));
    for (cookie, holds) in [(&heir, json!(1)), (&cookies[1], Value::Null)] {
        let mut client = server.connect(&id, cookie, "").await;
        client.next().await.expect("a page");
        assert_eq!(client.seat, holds);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn links_outlive_the_sleep_of_a_table() {
    let clock = HandClock::new();
    let server = Running::within(Arc::new(Memory::default()), quick(), clock.clone()).await;
    let (id, cookie) = server.create(4).await;
    let code = link(&server, &id, &cookie, false).await;
    let before = woken(&server).await;
    clock.pass(ASLEEP);
    while !server.http("GET /metrics HTTP/1.1", "").await.2.contains("whiteout_tables_live 0\n") {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    assert_eq!(follow(&server, &id, &code).await.0, 200);
    assert_eq!(woken(&server).await, before + 1, "it slept");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_third_link_voids_the_oldest_also_after_a_restart() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, cookie) = server.create(4).await;
    let mut codes = Vec::new();
    for _ in 0..3 {
        codes.push(link(&server, &id, &cookie, false).await);
    }
    server.stop().await;
    let server = Running::start(log.clone(), quick()).await;
    assert_eq!(follow(&server, &id, &codes[0]).await.1, "no-such-code");
    for code in &codes[1..] {
        assert_eq!(follow(&server, &id, code).await.0, 200);
    }
    server.stop().await;
}

/// The number of the last update each was sent: the answer to what is refused comes after all of them.
async fn numbers(clients: &mut [Client]) -> Vec<u64> {
    for client in &mut *clients {
        let answer = client.ask(json!({ "kick": { "seat": 3 } })).await;
        assert!(answer.get("refused").is_some(), "{answer}");
    }
    clients.iter().map(|client| client.seq).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_is_sent_a_byte_about_a_link_and_the_log_cannot_be_used_as_one() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, host) = server.create(4).await;
    let friend = server.come(&id).await;
    let mut clients = Vec::new();
    for cookie in [&host, &friend, ""] {
        clients.push(server.connect(&id, cookie, "").await);
    }
    for (client, name) in clients.iter_mut().zip(["Ada", "Ben"]) {
        client.must(json!({ "sit": { "name": name } })).await;
    }
    let before = numbers(&mut clients).await;
    let codes = [link(&server, &id, &friend, false).await, link(&server, &id, &friend, true).await];
    assert_eq!(numbers(&mut clients).await, before, "not one update");
    let key = TableKey(u128::from_str_radix(&id, 16).expect("an id"));
    server.stop().await;
    let lines = log.read(key, 0).await.expect("a log").into_iter().map(|line| line.bytes);
    let snapshots = log.snapshots(key).await.expect("snapshots").into_iter().map(|snapshot| snapshot.bytes);
    for bytes in lines.chain(snapshots) {
        let text = String::from_utf8_lossy(&bytes);
        assert!(codes.iter().all(|code| !text.contains(code.as_str())), "{text}");
    }
}
