//! Devices open what they have sealed, or the start is called off.

use std::sync::Arc;

use serde_json::{Value, json};
use whiteout_games::AnyRecord;
use whiteout_store::Memory;

use crate::client::{Client, Running, quick, start};
use crate::evening::play_on;
use crate::hand_clock::HandClock;
use crate::late::{DELAY, level, lobby, read};

/// How long devices have.
const TIME: u64 = 10_000;

/// Waits until the page says so.
async fn until(client: &mut Client, what: impl Fn(&Value) -> bool) {
    while !what(&client.page) {
        client.next().await.expect("news");
    }
}

fn failed(page: &Value) -> bool {
    page["shuffle"]["failed"] == 1
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_is_called_off_when_a_device_does_not_answer_in_time() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let (server, _, [mut ada, mut ben], _) = lobby(&log, &clock).await;
    ada.must(json!("start")).await;
    assert_eq!(ada.page["shuffle"]["waiting"], json!([0, 1]));
    ada.unseal().await;
    clock.pass(TIME - 1);
    level(&mut ben).await;
    assert_eq!(ben.page["shuffle"]["waiting"], json!([1]));
    assert_eq!(ben.ask(json!({ "ready": { "ready": false } })).await["refused"]["refusal"]["code"], "shuffling");
    clock.pass(1);
    for client in [&mut ada, &mut ben] {
        until(client, failed).await;
        assert_eq!(client.page["phase"], "lobby");
        assert_eq!(client.page["shuffle"]["silent"], json!([1]));
        assert!(client.page["shuffle"]["waiting"].is_null() && client.page["deadline"].is_null());
        assert_eq!(
            (&client.page["seats"][0]["ready"], &client.page["seats"][1]["ready"]),
            (&json!(false), &json!(false))
        );
    }
    assert_eq!(ben.ask(json!({ "unseal": { "part": ben.part() } })).await["refused"]["refusal"]["code"], "not-now");
    ada.ready().await;
    ben.ready().await;
    let mut players = [ada, ben];
    start(&mut players).await;
    assert_eq!(players[1].page["phase"], "playing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_restarts_in_a_shuffle_goes_on_with_it_or_calls_it_off() {
    for (away, dealt) in [(TIME - 1, true), (TIME, false)] {
        let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
        let server = Running::within(log.clone(), quick(), clock.clone()).await;
        let (id, cookie) = server.create(4).await;
        let mut ada = server.connect(&id, &cookie, "").await;
        ada.must(json!({ "sit": { "name": "Ada" } })).await;
        ada.ready().await;
        for _ in 0..3 {
            ada.must(json!({ "add_bot": { "level": "novice" } })).await;
        }
        ada.must(json!("start")).await;
        server.stop().await;
        clock.pass(away);

        let server = Running::within(log, quick(), clock).await;
        let mut ada = server.connect(&id, &cookie, "").await;
        ada.next().await.expect("a page");
        if dealt {
            ada.unseal().await;
            assert_eq!(ada.page["phase"], "playing");
        } else {
            until(&mut ada, failed).await;
            assert_eq!(ada.page["shuffle"]["silent"], json!([0]));
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_look_on_late_see_neither_a_start_nor_a_shuffle_before_its_time() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let (server, id, [mut ada, mut ben], mut guest) = lobby(&log, &clock).await;
    let before = guest.page.clone();
    ada.must(json!("start")).await;
    ada.unseal().await;
    level(&mut guest).await;
    assert_eq!(guest.page, before);
    assert_eq!(guest.ask(json!({ "sit": { "name": "Caro" } })).await["refused"]["refusal"]["code"], "table-full");

    // A start that is called off is shown at once: somebody may want the seat.
    clock.pass(TIME);
    until(&mut guest, failed).await;
    assert_eq!(guest.page["shuffle"], json!({ "seals": [null, null, null, null], "failed": 1, "silent": [1] }));
    ada.must(json!({ "kick": { "seat": 1 } })).await;
    guest.must(json!({ "sit": { "name": "Caro" } })).await;
    assert_eq!(guest.seat, 1);
    assert!(ben.next().await.is_some());

    // And the next one comes late again.
    let mut newcomer = server.connect(&id, &server.come(&id).await, "").await;
    newcomer.next().await.expect("a page");
    guest.ready().await;
    ada.ready().await;
    level(&mut newcomer).await;
    let before = newcomer.page.clone();
    let mut players = [ada, guest];
    start(&mut players).await;
    clock.pass(DELAY - 1);
    level(&mut newcomer).await;
    assert_eq!(newcomer.page, before);
    clock.pass(1);
    until(&mut newcomer, |page| page["phase"] == "playing").await;
    assert!(newcomer.page["entropy"].is_null());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_was_promised_is_shown_at_the_end_and_stands_in_the_file() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let (server, id, mut players, _) = lobby(&log, &clock).await;
    start(&mut players).await;
    let seals = players[0].page["shuffle"]["seals"].clone();
    play_on(&mut players, 5_000).await;
    let page = &players[0].page;
    assert_eq!((&page["phase"], &page["shuffle"]["seals"]), (&json!("over"), &seals));
    let zero = vec![0; 32];
    assert_eq!(page["entropy"], json!([players[0].part(), players[1].part(), zero, zero]));
    clock.pass(DELAY);
    let (status, file) = read(&server, &format!("/api/tables/{id}/game")).await;
    assert_eq!(status, 200);
    AnyRecord::parse(&file.to_string()).expect("a record").verify().expect("a true one");
    server.stop().await;
}
