//! Clocks go on whatever happens to the server.

use std::sync::Arc;

use serde_json::{Value, json};
use whiteout_server::Outside as _;
use whiteout_store::{EventLog as _, Memory, TableKey};

use crate::client::{Client, Running, quick};
use crate::hand_clock::HandClock;

const DAY: u64 = 86_400_000;

/// A person and three bots have begun; everybody waits for the person.
async fn begun(server: &Running, settings: Value) -> (String, String, Client) {
    let (id, cookie, mut ada) = begun_with("random", server, settings).await;
    while ada.legal().is_empty() {
        ada.next().await.expect("bots move");
    }
    (id, cookie, ada)
}

async fn begun_with(level: &str, server: &Running, settings: Value) -> (String, String, Client) {
    let (status, body, cookie) = server.post("/api/tables", &settings, "").await;
    assert_eq!(status, 200, "{body}");
    let id = body["id"].as_str().expect("an id").to_owned();
    let mut ada = server.connect(&id, &cookie, "").await;
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    ada.must(json!({ "ready": { "ready": true } })).await;
    for _ in 0..3 {
        ada.must(json!({ "add_bot": { "level": level } })).await;
    }
    ada.must(json!("start")).await;
    (id, cookie, ada)
}

fn settings(clock: &Value) -> Value {
    json!({ "game": "boardgame", "players": 4, "clock": clock, "options": { "max_rounds": 10 } })
}

fn key(id: &str) -> TableKey {
    TableKey(u128::from_str_radix(id, 16).expect("an id"))
}

/// Waits until the log has grown beyond this.
async fn grown(log: &Memory, id: &str, before: Option<u64>) {
    let wait = async {
        while log.last_seq(key(id)).await == Ok(before) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), wait).await.expect("somebody moves");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_outlives_the_server_and_is_kept_when_it_passed_meanwhile() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let (id, cookie, ada) = begun(&server, settings(&json!("brisk"))).await;
    let deadline = ada.page["deadline"].as_u64().expect("a deadline");
    assert_eq!(deadline, clock.now() + 45_000);
    server.stop().await;

    clock.pass(10_000);
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let mut ada = server.connect(&id, &cookie, "").await;
    ada.next().await.expect("a page");
    assert_eq!(ada.page["deadline"], deadline);
    server.stop().await;

    clock.pass(40_000);
    let before = log.last_seq(key(&id)).await.expect("a log");
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    // Nobody comes, and still a bot moves for whoever is late.
    grown(&log, &id, before).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_table_sleeps_and_wakes_when_its_clock_runs_out() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let (id, _, ada) = begun(&server, settings(&json!({ "days": 1 }))).await;
    drop(ada);
    let live = async || {
        let (_, _, metrics) = server.http("GET /metrics HTTP/1.1", "").await;
        !metrics.contains("whiteout_tables_live 0")
    };
    let asleep = async {
        // Whoever is about to leave is gone soon; then five minutes without anybody are enough.
        while live().await {
            clock.pass(300_000);
            tokio::task::yield_now().await;
            assert!(clock.now() < 1_700_000_000_000 + DAY, "it should sleep long before its clock runs out");
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), asleep).await.expect("it falls asleep");
    let before = log.last_seq(key(&id)).await.expect("a log");
    clock.pass(DAY);
    grown(&log, &id, before).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_table_becomes_slow_and_live_again_in_the_middle_of_a_question() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let (id, _, mut ada) = begun(&server, settings(&json!("brisk"))).await;
    let asked = ada.legal();
    clock.pass(44_000);
    ada.must(json!({ "set_clock": { "clock": { "days": 2 } } })).await;
    assert_eq!(ada.page["deadline"].as_u64(), Some(clock.now() + 2 * DAY));
    clock.pass(DAY);
    ada.must(json!({ "note": { "text": "still thinking" } })).await;
    assert_eq!(ada.legal(), asked, "nobody has moved for her");
    ada.must(json!({ "set_clock": { "clock": "brisk" } })).await;
    assert_eq!(ada.page["deadline"].as_u64(), Some(clock.now() + 45_000));
    let before = log.last_seq(key(&id)).await.expect("a log");
    clock.pass(45_000);
    grown(&log, &id, before).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_late_does_nothing_that_tells_of_a_side() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let mut chosen = 0;
    for _ in 0..6 {
        let mut settings = settings(&json!("brisk"));
        settings["stand_in"] = json!("random");
        let (id, _, mut ada) = begun(&server, settings).await;
        while !ada.over() {
            clock.pass(45_001);
            ada.next().await.expect("somebody moves for her");
            ada.catch_up();
        }
        for line in log.read(key(&id), 0).await.expect("a log") {
            let line: Value = serde_json::from_slice(&line.bytes).expect("a line");
            let acted = &line["entry"]["acted"];
            if acted["seat"] == 0 {
                chosen += 1;
                let action = acted["action"].to_string();
                let tells = ["reveal", "\"fire\"", "escape", "board\""].iter().any(|word| action.contains(word));
                assert!(!tells, "{action}");
            }
        }
    }
    assert!(chosen > 60, "she was asked {chosen} times");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_clock_runs_out_before_the_question() {
    let server = Running::in_memory().await;
    for bad in [json!({ "clock": { "days": 0 } }), json!({ "spectators": { "yes": { "delay": 60_000 } } })] {
        let mut settings = json!({ "game": "boardgame", "players": 4 });
        settings.as_object_mut().expect("settings").extend(bad.as_object().expect("a part").clone());
        let (status, body, _) = server.post("/api/tables", &settings, "").await;
        assert_eq!(status, 400, "{body}");
    }
    let (_, _, mut ada) = begun(&server, settings(&json!("off"))).await;
    let answer = ada.ask(json!({ "set_clock": { "clock": { "days": 0 } } })).await;
    assert_eq!(answer["refused"]["refusal"]["code"], "no-such-clock");
    server.stop().await;
}

/// How far the log is if nothing happens by itself as long as time stands still: between two answers the table has asked
/// its bots.
async fn still_at(log: &Memory, id: &str, ada: &mut Client) -> Option<u64> {
    let mut ends = [None; 2];
    for end in &mut ends {
        let answer = ada.ask(json!({ "kick": { "seat": 0 } })).await;
        assert_ne!(answer["refused"], Value::Null, "nothing comes of it");
        *end = log.last_seq(key(id)).await.expect("a log");
    }
    ends[0].filter(|_| ends[0] == ends[1])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_thinks_moves_on_a_beat_however_long_it_thought() {
    const BEAT: u64 = 750;
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let (id, _, mut ada) = begun_with("expert", &server, settings(&json!("off"))).await;
    let mut beats = 0;
    while beats < 6 {
        let Some(end) = still_at(&log, &id, &mut ada).await else { continue };
        if let Some(action) = ada.legal().first() {
            ada.must(json!({ "act": { "action": action } })).await;
            continue;
        }
        // On the first beat after it has thought, however many that takes.
        for waited in 0.. {
            assert!(waited < 1_000, "somebody moves");
            clock.pass(BEAT - 1);
            assert_eq!(still_at(&log, &id, &mut ada).await, Some(end), "between two beats");
            clock.pass(1);
            if still_at(&log, &id, &mut ada).await != Some(end) {
                break;
            }
        }
        beats += 1;
    }
    server.stop().await;
}
