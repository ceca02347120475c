//! What the server lets go of by itself: old versions of notes, and tables nobody comes back to.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use whiteout_server::Retention;
use whiteout_store::{EventLog, Memory, Sqlite, TableKey};

use crate::client::{Running, quick};
use crate::evening::{bots_rest, two_friends};
use crate::hand_clock::HandClock;

const DAY: u64 = 86_400_000;
const KEEPING: Retention = Retention { days: None, games: None, lobbies: Some(30), unfinished: Some(365) };

fn key(id: &str) -> TableKey {
    TableKey(u128::from_str_radix(id, 16).expect("an id"))
}

/// The lines of a table that hold a note with a text.
async fn noted(log: &impl EventLog, key: TableKey) -> Vec<String> {
    let lines = log.read(key, 0).await.expect("readable");
    let text = |bytes: &[u8]| {
        let line: Value = serde_json::from_slice(bytes).expect("a line");
        line["entry"]["noted"]["text"].as_str().map(str::to_owned)
    };
    lines.iter().filter_map(|line| text(&line.bytes)).filter(|text| !text.is_empty()).collect()
}

/// Waits until so many notes have a text.
async fn settled(log: &impl EventLog, key: TableKey, count: usize) -> Vec<String> {
    for _ in 0..500 {
        let noted = noted(log, key).await;
        if noted.len() == count {
            return noted;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} notes stay", noted(log, key).await.len());
}

async fn bytes(log: &impl EventLog, key: TableKey) -> usize {
    log.read(key, 0).await.expect("readable").iter().map(|line| line.bytes.len()).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_thousand_notes_only_the_last_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = Sqlite::open(folder.path().join("notes.db")).await.expect("opens");
    let server = Running::start(log.clone(), quick()).await;
    let (id, [cookie, _], [mut ada, mut ben]) = two_friends(&server).await;
    ben.must(json!({ "note": { "text": "Ben's" } })).await;
    bots_rest(&mut ada).await;
    let before = bytes(&log, key(&id)).await;
    for n in 0..1_000 {
        ada.must(json!({ "note": { "text": format!("{n:04} ").repeat(400) } })).await;
    }
    let noted = settled(&log, key(&id), 2).await;
    assert!(noted[0] == "Ben's" && noted[1].starts_with("0999 "), "{noted:?}");
    let grown = bytes(&log, key(&id)).await - before;
    println!("1,000 notes of 2,000 letters: {grown} bytes of log");
    assert!(grown < 100_000, "{grown} bytes");
    server.stop().await;

    // And the note is there, as is the count of what somebody has written.
    let server = Running::start(log.clone(), quick()).await;
    let mut ada = server.connect(&id, &cookie, "").await;
    let first = ada.next().await.expect("a page");
    assert_eq!(first["page"]["note"].as_str().map(|note| &note[..5]), Some("0999 "));
    ada.must(json!({ "note": { "text": "" } })).await;
    assert_eq!(settled(&log, key(&id), 1).await, ["Ben's"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_that_an_earlier_version_or_a_crash_left_go_when_the_table_is_opened() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, [cookie, _], [ada, _ben]) = two_friends(&server).await;
    drop(ada);
    server.stop().await;
    let first = log.last_seq(key(&id)).await.expect("a log").expect("entries") + 1;
    let note =
        |n: u64| serde_json::to_vec(&json!({ "entry": { "noted": { "person": 0, "text": format!("note {n}") } } }));
    log.append(key(&id), first, (0..10).map(|n| note(n).expect("JSON")).collect()).await.expect("stored");
    assert_eq!(noted(&log, key(&id)).await.len(), 10);
    let server = Running::start(log.clone(), quick()).await;
    let mut ada = server.connect(&id, &cookie, "").await;
    let first = ada.next().await.expect("a page");
    assert_eq!(first["page"]["note"], "note 9", "{first}");
    assert_eq!(settled(&log, key(&id), 1).await, ["note 9"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_goes_with_the_person_when_the_seat_is_handed_over() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, [cookie, _], [mut ada, _ben]) = two_friends(&server).await;
    ada.must(json!({ "note": { "text": "mine alone" } })).await;
    assert_eq!(noted(&log, key(&id)).await, ["mine alone"]);
    let link = format!("/api/tables/{id}/link");
    let (status, body, _) = server.post(&link, &json!({ "hand_over": true }), &cookie).await;
    assert_eq!(status, 200, "{body}");
    let code = body["code"].as_str().expect("a code");
    let (status, body, _) = server.post(&format!("/api/tables/{id}/people"), &json!({ "code": code }), "").await;
    assert_eq!(status, 200, "{body}");
    settled(&log, key(&id), 0).await;
    server.stop().await;
}

/// Whether exactly these tables are left before long.
async fn left(log: &impl EventLog, ids: &[&String]) -> bool {
    let mut expected: Vec<_> = ids.iter().map(|id| key(id)).collect();
    expected.sort_unstable();
    for _ in 0..300 {
        let mut tables = log.tables().await.expect("tables");
        tables.sort_unstable();
        if tables == expected {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    false
}

/// The same, day after day.
async fn left_in_time(log: &impl EventLog, clock: &HandClock, ids: &[&String], days: u64) -> bool {
    for _ in 0..days {
        let tables = log.tables().await.expect("tables");
        if tables.len() == ids.len() && ids.iter().all(|id| tables.contains(&key(id))) {
            return true;
        }
        clock.pass(DAY);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    false
}

/// Long enough for what must not happen.
async fn a_moment() {
    tokio::time::sleep(Duration::from_millis(300)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lobbies_and_games_that_nobody_comes_back_to_are_let_go() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let settings = json!({ "game": "boardgame", "players": 4, "public": true });
    let (_, body, _) = server.post("/api/tables", &settings, "").await;
    let empty = body["id"].as_str().expect("an id").to_owned();
    let (lobby, host) = server.create(4).await;
    let mut ada = server.connect(&lobby, &host, "").await;
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    drop(ada);
    let (game, _, players) = two_friends(&server).await;
    drop(players);
    let (there, host) = server.create(4).await;
    server.stop().await;

    let server = Running::keeping(log.clone(), clock.clone(), KEEPING).await;
    let all = [&empty, &lobby, &game, &there];
    clock.pass(29 * DAY);
    a_moment().await;
    assert!(left(&*log, &all).await, "too early");
    let mut ben = server.connect(&there, &host, "").await;
    ben.must(json!({ "sit": { "name": "Ben" } })).await;
    clock.pass(2 * DAY);
    assert!(left(&*log, &[&game, &there]).await, "the lobbies go");
    let metas = log.metas("", usize::MAX).await.expect("values");
    for id in [&empty, &lobby] {
        let named = metas.iter().find(|(name, value)| name.contains(id) || String::from_utf8_lossy(value).contains(id));
        assert_eq!(named, None, "of {id}");
    }
    clock.pass(100 * DAY);
    a_moment().await;
    assert!(left(&*log, &[&game, &there]).await, "one that somebody is at stays");
    drop(ben);
    assert!(left_in_time(&*log, &clock, &[&game], 100).await, "until nobody is");
    assert!(left_in_time(&*log, &clock, &[], 400).await, "and a game after a year");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_an_earlier_version_count_from_the_first_start_of_this_one() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let (lobby, _) = server.create(4).await;
    let (game, _, players) = two_friends(&server).await;
    drop(players);
    server.stop().await;
    for (name, _) in log.metas("used", usize::MAX).await.expect("values") {
        log.remove_meta(&name).await.expect("removed");
    }
    clock.pass(1_000 * DAY);
    let server = Running::keeping(log.clone(), clock.clone(), KEEPING).await;
    while log.get_meta("used-since").await.expect("readable").is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    a_moment().await;
    assert!(left(&*log, &[&lobby, &game]).await, "nobody knows how old they are");
    clock.pass(31 * DAY);
    assert!(left(&*log, &[&game]).await, "the lobby");
    clock.pass(340 * DAY);
    assert!(left(&*log, &[]).await, "the game");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_keeps_everything_keeps_lobbies_too() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let server =
        Running::keeping(log.clone(), clock.clone(), Retention { days: Some(1), ..Retention::default() }).await;
    let (lobby, _) = server.create(4).await;
    clock.pass(5_000 * DAY);
    a_moment().await;
    assert!(left(&*log, &[&lobby]).await);
    server.stop().await;
}
