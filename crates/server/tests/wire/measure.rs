//! Whoever takes more than people need gets no more, and takes nothing from the others.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use whiteout_server::Limits;
use whiteout_store::Memory;

use crate::client::{Running, quick};
use crate::hand_clock::HandClock;

#[tokio::test(flavor = "multi_thread")]
async fn many_sockets_make_nobody_faster() {
    let limits = Limits { frames_per_second: 5.0, ..Limits::default() };
    // Time stands still, so that nothing is given back.
    let server = Running::within(Memory::default(), limits, HandClock::new()).await;
    let (id, cookie) = server.create(4).await;
    let (mut done, mut held) = (0, 0);
    for round in 0..8 {
        let mut client = server.connect(&id, &cookie, "").await;
        client.next().await.expect("a page");
        for n in 0..5 {
            let command = if round == 0 && n == 0 {
                json!({ "sit": { "name": "Ada" } })
            } else {
                json!({ "note": { "text": format!("{round} {n}") } })
            };
            let answer = client.ask(command).await;
            done += usize::from(answer.get("done").is_some());
            held += usize::from(answer["refused"]["refusal"]["code"] == "too-fast");
        }
    }
    assert_eq!((done, held), (16, 24), "a seat, and three seconds' worth of notes, through however many sockets");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_holds_only_so_many_sockets() {
    let server = Running::start(Memory::default(), Limits { sockets_per_address: 3, ..quick() }).await;
    let (id, cookie) = server.create(4).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut client = server.connect(&id, &cookie, "").await;
        client.next().await.expect("a page");
        open.push(client);
    }
    let head = format!(
        "GET /api/tables/{id}/socket HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: d2hpdGVvdXQgd2hpdGVvdQ=="
    );
    let head = format!("{head}\r\nConnection: Upgrade");
    let (status, _, body) = server.http(&head, "").await;
    assert_eq!((status, body.contains("too-many-sockets")), (429, true), "{body}");
    drop(open);
    let again = async {
        while server.try_connect(&id, &cookie, "").await.is_none() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), again).await.expect("what was let go is free again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_has_only_so_many_devices() {
    let server = Running::in_memory().await;
    let (id, cookie) = server.create(4).await;
    let mut open = Vec::new();
    for _ in 0..12 {
        let mut client = server.connect(&id, &cookie, "").await;
        client.next().await.expect("a page");
        open.push(client);
    }
    let mut one_more = server.connect(&id, &cookie, "").await;
    assert_eq!(one_more.next().await, Some(json!({ "closed": { "code": "too-many-sockets" } })));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_that_looks_in_keeps_no_friend_away() {
    let server = Running::in_memory().await;
    let (id, host) = server.create(4).await;
    let mut ada = server.connect(&id, &host, "").await;
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    let stranger = server.come(&id).await;
    for _ in 0..260 {
        server.come(&id).await;
    }
    let friend = server.come(&id).await;
    let mut ben = server.connect(&id, &friend, "").await;
    ben.must(json!({ "sit": { "name": "Ben" } })).await;
    ada.must(json!({ "note": { "text": "there he is" } })).await;
    assert_eq!(ada.page["seats"][1]["name"], "Ben");
    let mut lost = server.connect(&id, &stranger, "").await;
    let answer = lost.ask(json!({ "sit": { "name": "Cy" } })).await;
    assert_eq!(answer["refused"]["refusal"]["code"], "not-seated", "somebody else has the stranger's number");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_brings_only_so_many_people() {
    let server = Running::start(Memory::default(), Limits { arrivals_per_hour: 2, ..quick() }).await;
    let (id, _) = server.create(4).await;
    server.come(&id).await;
    server.come(&id).await;
    let (status, body, _) = server.post(&format!("/api/tables/{id}/people"), &json!({}), "").await;
    assert_eq!((status, &body["refused"]["code"]), (429, &json!("too-many-requests")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_is_not_waited_for() {
    let limits = Limits { patience: Duration::from_millis(300), ..quick() };
    let server = Running::start(Memory::default(), limits).await;
    let mut half = TcpStream::connect(server.0).await.expect("connects");
    half.write_all(b"GET /healthz HTTP/1.1\r\nHost: ").await.expect("written");
    let mut answer = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(20), half.read_to_end(&mut answer)).await;
    closed.expect("the server has no more patience").expect("and ends it");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_does_not_keep_the_server_from_stopping() {
    let server = Running::start(Memory::default(), Limits { patience: Duration::from_secs(600), ..quick() }).await;
    let mut half = TcpStream::connect(server.0).await.expect("connects");
    half.write_all(b"GET /healthz HTTP/1.1\r\nHost: ").await.expect("written");
    // Accepted for certain once a later one was answered.
    server.http("GET /healthz HTTP/1.1", "").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_table_that_everybody_left_is_listed_no_longer() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let settings = json!({ "game": "boardgame", "players": 4, "public": true });
    let (_, body, cookie) = server.post("/api/tables", &settings, "").await;
    let id = body["id"].as_str().expect("an id").to_owned();
    let listed = async |server: &Running| {
        let (_, _, list) = server.http("GET /api/tables HTTP/1.1", "").await;
        let list: Value = serde_json::from_str(&list).expect("JSON");
        list["tables"].as_array().expect("a list").len()
    };
    let forgotten = async |server: &Running| {
        let wait = async {
            while listed(server).await > 0 {
                clock.pass(60_000);
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), wait).await.expect("it is listed no longer");
    };
    assert_eq!(listed(&server).await, 1);
    forgotten(&server).await;

    let mut ada = server.connect(&id, &cookie, "").await;
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    ada.must(json!({ "note": { "text": "here I am" } })).await;
    assert_eq!(listed(&server).await, 1, "somebody is there again");
    server.stop().await;

    let server = Running::within(log, quick(), clock.clone()).await;
    assert_eq!(listed(&server).await, 1, "she may come back");
    forgotten(&server).await;
    server.stop().await;
}
