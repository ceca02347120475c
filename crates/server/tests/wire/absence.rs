//! People who are not there: away, gone, kicked, and who keeps the table then.

use std::sync::Arc;

use serde_json::{Value, json};
use whiteout_store::Memory;

use crate::client::{Client, Running, quick};
use crate::evening::two_friends;
use crate::hand_clock::HandClock;

/// Reads on until this holds for the page.
async fn until(client: &mut Client, holds: impl Fn(&Value) -> bool) {
    while !holds(&client.page) {
        client.next().await.expect("more news");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_is_connected_and_no_bot_takes_over() {
    let server = Running::in_memory().await;
    let (id, cookies, [mut ada, ben]) = two_friends(&server).await;
    assert_eq!(ada.page["seats"][1]["connected"], true);
    assert_eq!(ada.page["seats"][2]["connected"], true, "a bot is always there");
    let second = server.connect(&id, &cookies[1], "").await;
    drop(ben);
    drop(second);
    until(&mut ada, |page| page["seats"][1]["connected"] == false).await;
    assert!(ada.page["seats"][1]["stand_in"].is_null(), "he did not leave");
    let mut ben = server.connect(&id, &cookies[1], "").await;
    ben.next().await.expect("a page");
    assert_eq!(ben.page["seats"][1]["connected"], true, "his own page says so, too");
    until(&mut ada, |page| page["seats"][1]["connected"] == true).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_who_stands_in() {
    let server = Running::in_memory().await;
    let (_, _, [mut ada, mut ben]) = two_friends(&server).await;
    assert_eq!(ada.page["stand_in"], "novice");
    let answer = ada.ask(json!({ "set_stand_in": { "level": "genius" } })).await;
    assert_eq!(answer["refused"]["refusal"]["code"], "no-such-bot");
    let answer = ben.ask(json!({ "set_stand_in": { "level": "random" } })).await;
    assert_eq!(answer["refused"]["refusal"]["code"], "host-only");
    ben.must(json!("leave")).await;
    until(&mut ada, |page| page["seats"][1]["stand_in"] == "novice").await;
    ada.must(json!({ "set_stand_in": { "level": "random" } })).await;
    assert_eq!((&ada.page["stand_in"], &ada.page["seats"][1]["stand_in"]), (&json!("random"), &json!("random")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_kicked_is_told_and_let_go() {
    let server = Running::in_memory().await;
    let (id, host) = server.create(4).await;
    let friend = server.come(&id).await;
    let (mut ada, mut ben) = (server.connect(&id, &host, "").await, server.connect(&id, &friend, "").await);
    for (client, name) in [(&mut ada, "Ada"), (&mut ben, "Ben")] {
        client.must(json!({ "sit": { "name": name } })).await;
    }
    let answer = ada.ask(json!({ "kick": { "seat": 0 } })).await;
    assert_eq!(answer["refused"]["refusal"]["code"], "yourself");
    ada.must(json!({ "kick": { "seat": 1 } })).await;
    let mut last = Value::Null;
    while let Some(message) = ben.next().await {
        last = message;
    }
    assert_eq!(last, json!({ "closed": { "code": "kicked" } }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_goes_to_somebody_who_is_there() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let server = Running::within(log, quick(), clock.clone()).await;
    let (id, host) = server.create(4).await;
    let friend = server.come(&id).await;
    let (mut ada, mut ben) = (server.connect(&id, &host, "").await, server.connect(&id, &friend, "").await);
    for (client, name) in [(&mut ada, "Ada"), (&mut ben, "Ben")] {
        client.must(json!({ "sit": { "name": name } })).await;
    }
    let answer = ada.ask(json!({ "give_host": { "seat": 3 } })).await;
    assert_eq!(answer["refused"]["refusal"]["code"], "nobody-there");
    ada.must(json!({ "give_host": { "seat": 1 } })).await;
    ben.must(json!({ "give_host": { "seat": 0 } })).await;
    drop(ada);
    until(&mut ben, |page| page["seats"][0]["connected"] == false).await;
    clock.pass(119_999);
    ben.must(json!({ "note": { "text": "where is she?" } })).await;
    assert_eq!(ben.page["host"], 0, "she may only have lost her connection");
    clock.pass(1);
    until(&mut ben, |page| page["host"] == 1).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_in_the_middle_of_a_game_hands_the_table_on() {
    let server = Running::in_memory().await;
    let (_, _, [mut ada, mut ben]) = two_friends(&server).await;
    ada.must(json!("leave")).await;
    until(&mut ben, |page| page["host"] == 1).await;
    assert_eq!(ben.page["seats"][0]["stand_in"], "novice");
    ada.must(json!("return")).await;
    let answer = ada.ask(json!({ "set_clock": { "clock": "brisk" } })).await;
    assert_eq!(answer["refused"]["refusal"]["code"], "host-only");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_left_a_game_among_bots_comes_back_to_it() {
    let server = Running::in_memory().await;
    let (id, cookie) = server.create(8).await;
    let mut ada = server.connect(&id, &cookie, "").await;
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    for _ in 1..8 {
        ada.must(json!({ "add_bot": { "level": "novice" } })).await;
    }
    ada.must(json!({ "ready": { "ready": true } })).await;
    ada.must(json!("start")).await;
    ada.must(json!("leave")).await;
    ada.must(json!("return")).await;
    assert!(!ada.over(), "the bots have not finished without her");
    assert!(ada.page["seats"][0]["stand_in"].is_null());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_sent_away_does_not_sit_down_again() {
    let server = Running::in_memory().await;
    let (id, host) = server.create(4).await;
    let friend = server.come(&id).await;
    let (mut ada, mut ben) = (server.connect(&id, &host, "").await, server.connect(&id, &friend, "").await);
    for (client, name) in [(&mut ada, "Ada"), (&mut ben, "Ben")] {
        client.must(json!({ "sit": { "name": name } })).await;
    }
    ada.must(json!({ "kick": { "seat": 1 } })).await;
    let mut again = server.connect(&id, &friend, "").await;
    let answer = again.ask(json!({ "sit": { "name": "Ben" } })).await;
    assert_eq!(answer["refused"]["refusal"]["code"], "kicked");
    let answer = ada.ask(json!({ "mute": { "person": 4_000_000_000_u32, "mute": true } })).await;
    assert_eq!(answer["refused"]["refusal"]["code"], "nobody-there");
    ada.must(json!({ "mute": { "person": 1, "mute": true } })).await;
    assert_eq!(ada.page["muted"], json!([1]));
    ada.must(json!({ "mute": { "person": 1, "mute": false } })).await;
    assert_eq!(ada.page["muted"], json!([]));
    server.stop().await;
}
