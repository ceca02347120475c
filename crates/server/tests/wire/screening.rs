//! Watching a game again together.

use serde_json::{Value, json};
use whiteout_server::Limits;
use whiteout_store::Memory;

use crate::client::{Client, Running};
use crate::evening::{play_on, two_friends};
use crate::shapes::assert_is;

fn moment(step: u32) -> Value {
    json!({ "lead": { "shown": { "n": 0, "step": step, "eyes": null, "playing": false } } })
}

async fn refused(client: &mut Client, command: Value) -> Value {
    client.ask(command).await["refused"]["refusal"]["code"].clone()
}

/// Takes in whatever has been sent by now.
async fn heard(client: &mut Client) -> Value {
    client.must(json!({ "note": { "text": "" } })).await;
    client.page["showing"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_leads_and_the_others_follow_until_it_lets_go() {
    let server = Running::in_memory().await;
    let (id, cookies, mut clients) = two_friends(&server).await;
    assert_eq!(refused(&mut clients[0], moment(3)).await, "not-over", "nobody is shown anything while a game goes on");
    play_on(&mut clients, 5_000).await;
    let [mut ada, mut ben] = clients;
    assert_eq!(
        refused(&mut ada, json!({ "lead": { "shown": { "n": 1, "step": 0, "playing": false } } })).await,
        "not-over"
    );
    let no_seat = json!({ "lead": { "shown": { "n": 0, "step": 0, "eyes": 7, "playing": false } } });
    assert_eq!(refused(&mut ada, no_seat).await, "nobody-there");
    assert_eq!(heard(&mut ben).await, Value::Null);

    ada.must(moment(3)).await;
    assert_eq!(heard(&mut ben).await, json!({ "by": 0, "n": 0, "step": 3, "eyes": null, "playing": false }));
    assert_eq!(refused(&mut ben, moment(9)).await, "somebody-leads");
    ben.must(json!("let_go")).await;
    assert_eq!(heard(&mut ben).await["step"], 3, "only whoever leads lets go");
    ada.must(moment(4)).await;
    assert_eq!(heard(&mut ben).await["step"], 4);

    // Whoever comes late joins at the moment, and another device of the one who leads follows like everybody.
    let mut late = server.connect(&id, &server.come(&id).await, "").await;
    assert_eq!(heard(&mut late).await["step"], 4);
    assert_eq!(refused(&mut late, moment(1)).await, "not-seated", "strangers lead nobody");
    let mut tablet = server.connect(&id, &cookies[0], "").await;
    assert_eq!(refused(&mut tablet, moment(1)).await, "somebody-leads");

    ada.must(json!("let_go")).await;
    assert_eq!(heard(&mut ben).await, Value::Null);
    ben.must(moment(7)).await;
    assert_eq!(heard(&mut ada).await["by"], 1);

    // Whoever goes frees it.
    drop(ben);
    while !ada.page["showing"].is_null() {
        ada.next().await.expect("news");
    }
    ada.must(moment(2)).await;
    assert_eq!(heard(&mut late).await["step"], 2);
    // It goes on in the lobby, and ends with the next deal.
    ada.must(json!("again")).await;
    ada.must(moment(5)).await;
    assert_eq!(heard(&mut late).await["step"], 5);
    assert_eq!(
        refused(&mut ada, json!({ "lead": { "shown": { "n": 1, "step": 0, "playing": true } } })).await,
        "not-over"
    );
    ada.must(json!("leave")).await;
    assert_eq!(heard(&mut late).await, Value::Null, "whoever got up leads nobody");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_shown_is_no_part_of_the_log() {
    let server = Running::in_memory().await;
    let (id, cookies, mut clients) = two_friends(&server).await;
    play_on(&mut clients, 5_000).await;
    let [mut ada, _ben] = clients;
    let replay = async || {
        let head = format!("GET /api/tables/{id}/replay HTTP/1.1\r\nCookie: {}", cookies[0]);
        server.http(&head, "").await.2
    };
    let before = replay().await;
    for step in 0..10 {
        ada.must(moment(step)).await;
    }
    assert_is("boardgame", "PublicPage", &ada.page);
    assert_eq!(replay().await, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_shows_too_much_at_once_is_told_so() {
    let server = Running::start(Memory::default(), Limits::default()).await;
    let (id, cookie) = server.create(4).await;
    let mut ada = server.connect(&id, &cookie, "").await;
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    let mut codes = Vec::new();
    for step in 0..30 {
        codes.push(refused(&mut ada, moment(step)).await);
    }
    assert!(codes.contains(&json!("not-over")) && codes.contains(&json!("too-fast")), "{codes:?}");
    server.stop().await;
}
