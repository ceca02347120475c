//! Those who look on late: everything they get is that much late.

use std::sync::Arc;

use serde_json::{Value, json};
use whiteout_store::{EventLog, Memory};

use crate::client::{Client, Running, patch, quick, start};
use crate::evening::{bots_rest, play_on};
use crate::hand_clock::HandClock;
use crate::library::delete;

pub const DELAY: u64 = 30_000;

/// A server with a public table that is watched half a minute late: the host and a friend in the lobby, and a guest.
pub async fn lobby<L: EventLog>(log: &Arc<L>, clock: &Arc<HandClock>) -> (Running, String, [Client; 2], Client) {
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let settings = json!({
        "game": "boardgame", "players": 4, "public": true, "options": { "max_rounds": 10 },
        "spectators": { "yes": { "delay": DELAY / 1_000 } },
    });
    let (status, body, host) = server.post("/api/tables", &settings, "").await;
    assert_eq!(status, 200, "{body}");
    let id = body["id"].as_str().expect("an id").to_owned();
    let (friend, guest) = (server.come(&id).await, server.come(&id).await);
    let mut people = Vec::new();
    for cookie in [&host, &friend, &guest] {
        let mut client = server.connect(&id, cookie, "").await;
        client.next().await.expect("a page");
        people.push(client);
    }
    let Ok([mut ada, mut ben, mut guest]) = <[Client; 3]>::try_from(people) else { panic!("three people") };
    for (client, name) in [(&mut ada, "Ada"), (&mut ben, "Ben")] {
        client.must(json!({ "sit": { "name": name } })).await;
        client.ready().await;
    }
    for _ in 0..2 {
        ada.must(json!({ "add_bot": { "level": "novice" } })).await;
    }
    level(&mut guest).await;
    assert_eq!(guest.page["seats"][1]["name"], "Ben", "the lobby is shown as it is");
    (server, id, [ada, ben], guest)
}

/// Takes in everything that the table has sent: two questions, since it sends what is due after it has answered the first.
pub async fn level(client: &mut Client) {
    for _ in 0..2 {
        client.must(json!({ "note": { "text": "" } })).await;
    }
}

pub async fn read(server: &Running, path: &str) -> (u16, Value) {
    let (status, _, body) = server.http(&format!("GET {path} HTTP/1.1"), "").await;
    (status, serde_json::from_str(&body).unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread")]
async fn play_and_talk_reach_those_who_look_on_as_late_as_the_host_said() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let (server, id, mut players, mut guest) = lobby(&log, &clock).await;
    start(&mut players).await;
    players[0].must(json!({ "say": { "speech": { "text": "who was in the kennel?" } } })).await;
    play_on(&mut players, 6).await;
    // The bots have moved, too, before time passes.
    bots_rest(&mut players[0]).await;

    clock.pass(DELAY - 1);
    level(&mut guest).await;
    assert_eq!(guest.page["phase"], "lobby");
    assert!(guest.page["table"].is_null() && guest.events.is_empty());
    // Nor does trying anything tell it.
    let lobby_only = [
        (json!({ "sit": { "name": "Caro" } }), "table-full"),
        // Refused for the same reasons as in the lobby they see.
        (json!({ "sit": { "name": " " } }), "name-missing"),
        (json!({ "sit": { "name": "ada" } }), "name-taken"),
        (json!({ "ready": { "ready": true } }), "not-seated"),
        (json!({ "wish": { "character": null } }), "not-seated"),
        (json!({ "guess": { "seat": 1, "against": true } }), "not-seated"),
    ];
    for (command, code) in lobby_only {
        assert_eq!(guest.ask(command).await["refused"]["refusal"]["code"], code);
    }
    let mut newcomer = server.connect(&id, "", "").await;
    let page = newcomer.next().await.expect("a page");
    assert_eq!((&page["page"]["page"]["phase"], &page["page"]["talk"]), (&json!("lobby"), &json!([])));
    let (_, history) = read(&server, &format!("/api/tables/{id}/history")).await;
    assert_eq!(history["steps"], json!([]));
    let (_, list) = read(&server, "/api/tables").await;
    assert_eq!(list["tables"][0]["id"], json!(id), "even that it has begun");

    clock.pass(1);
    level(&mut guest).await;
    bots_rest(&mut players[0]).await;
    assert_eq!(guest.page["table"], players[0].page["table"]);
    assert_eq!(guest.page["phase"], "playing");
    assert!(!guest.events.is_empty());
    let (_, history) = read(&server, &format!("/api/tables/{id}/history")).await;
    assert!(history["steps"].as_array().is_some_and(|steps| steps.len() > 6));
    let (_, list) = read(&server, "/api/tables").await;
    assert_eq!(list["tables"], json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_comes_late_too() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let (server, id, mut players, mut guest) = lobby(&log, &clock).await;
    let guess = json!({ "guess": { "seat": 1, "against": true } });
    assert_eq!(guest.ask(guess.clone()).await["refused"]["refusal"]["code"], "not-seated");
    start(&mut players).await;
    clock.pass(DELAY);
    play_on(&mut players, 5_000).await;
    level(&mut guest).await;
    assert_eq!(guest.page["phase"], "playing");
    assert!(guest.page["seed"].is_null());
    assert_eq!(guest.ask(guess).await["refused"]["refusal"]["code"], "not-seated", "nor can they find out");
    let (status, refused) = read(&server, &format!("/api/tables/{id}/game")).await;
    assert_eq!((status, &refused["refused"]["code"]), (403, &json!("not-over")));
    clock.pass(DELAY);
    level(&mut guest).await;
    assert_eq!(guest.page["phase"], "over");
    assert!(guest.page["seed"].is_array());
    assert_eq!(read(&server, &format!("/api/tables/{id}/game")).await.0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_only_looks_on_learns_of_the_end_no_sooner() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let server = Running::within(log, quick(), clock.clone()).await;
    let settings = json!({
        "game": "boardgame", "players": 4, "public": false, "options": { "max_rounds": 10 },
        "spectators": { "yes": { "delay": DELAY / 1_000 } },
    });
    let (_, body, cookie) = server.post("/api/tables", &settings, "").await;
    let id = body["id"].as_str().expect("an id").to_owned();
    let mut host = server.connect(&id, &cookie, "").await;
    let mut ben = server.connect(&id, &server.come(&id).await, "").await;
    for client in [&mut host, &mut ben] {
        client.next().await.expect("a page");
    }
    ben.must(json!({ "sit": { "name": "Ben" } })).await;
    ben.must(json!({ "ready": { "ready": true } })).await;
    for _ in 0..3 {
        host.must(json!({ "add_bot": { "level": "novice" } })).await;
    }
    host.must(json!("start")).await;
    clock.pass(DELAY);
    let mut players = [ben];
    play_on(&mut players, 5_000).await;
    assert_eq!(players[0].page["phase"], "over");
    for command in ["again", "go_on"] {
        assert_eq!(host.ask(json!(command)).await["refused"]["refusal"]["code"], "not-now");
    }
    assert_eq!(delete(&server, &id, &cookie).await, (400, json!("not-now")));
    clock.pass(DELAY);
    level(&mut host).await;
    assert_eq!(host.page["phase"], "over");
    host.must(json!("again")).await;
    assert!(delete(&server, &id, &cookie).await.0 < 300);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_shows_nobody_more_than_they_may_see() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let (server, id, mut players, _) = lobby(&log, &clock).await;
    start(&mut players).await;
    bots_rest(&mut players[0]).await;
    clock.pass(20_000);
    play_on(&mut players, 6).await;
    bots_rest(&mut players[0]).await;
    clock.pass(15_000);
    server.stop().await;

    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let cookie = server.come(&id).await;
    let mut guest = server.connect(&id, &cookie, "").await;
    guest.next().await.expect("a page");
    assert_eq!(guest.page["phase"], "playing", "the deal was 35 seconds ago");
    let dealt = guest.page["table"].clone();
    let (_, history) = read(&server, &format!("/api/tables/{id}/history")).await;
    let mut told = history["start"]["page"].clone();
    history["steps"].as_array().expect("steps").iter().for_each(|step| patch(&mut told, &step["changes"]));
    assert_eq!(told["table"], dealt, "the history goes as far and no further");
    clock.pass(DELAY);
    level(&mut guest).await;
    assert_ne!(guest.page["table"], dealt, "the moves were 15 seconds ago, and are shown by now");
    server.stop().await;
}
