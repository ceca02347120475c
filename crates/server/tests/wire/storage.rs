//! What the server asks of its log.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use whiteout_store::{Entry, EventLog, Memory, Snapshot, StoreError, TableKey};

use crate::client::{Client, Running, quick, start};
use crate::evening::{bots_rest, play_on, two_friends};
use crate::hand_clock::HandClock;
use crate::late::{DELAY, level, lobby};

/// What a log does wrong.
#[derive(Clone, Debug)]
pub enum Fault {
    /// Takes nothing, and says why.
    Refuses(StoreError),
    /// Takes it, and does not know that it did.
    Forgets,
    /// Panics in the task that writes.
    Panics,
    /// Never answers.
    Hangs,
}

/// A log that remembers how many entries each reading gave, and goes wrong when told to.
#[derive(Debug, Default)]
pub struct Watched {
    pub log: Memory,
    read: Mutex<Vec<(u64, usize)>>,
    fault: Mutex<Option<Fault>>,
    /// What happens to values of the whole server, such as that of the health check; and how many were written.
    meta_fault: Mutex<Option<Fault>>,
    metas_put: AtomicUsize,
    damaged: Mutex<Option<TableKey>>,
}

impl Watched {
    fn readings(&self) -> Vec<(u64, usize)> {
        std::mem::take(&mut self.read.lock().expect("unbroken"))
    }

    pub fn set(&self, fault: impl Into<Option<Fault>>) {
        *self.fault.lock().expect("unbroken") = fault.into();
    }

    pub fn set_for_metas(&self, fault: impl Into<Option<Fault>>) {
        *self.meta_fault.lock().expect("unbroken") = fault.into();
    }

    pub fn metas_put(&self) -> usize {
        self.metas_put.load(Ordering::Relaxed)
    }

    /// No line of this table can be read any more.
    pub fn damage(&self, table: TableKey) {
        *self.damaged.lock().expect("unbroken") = Some(table);
    }
}

#[async_trait::async_trait]
impl EventLog for Watched {
    async fn append(&self, table: TableKey, first_seq: u64, entries: Vec<Vec<u8>>) -> Result<(), StoreError> {
        let fault = self.fault.lock().expect("unbroken").clone();
        match fault {
            None => self.log.append(table, first_seq, entries).await,
            Some(Fault::Refuses(error)) => Err(error),
            Some(Fault::Forgets) => {
                self.log.append(table, first_seq, entries).await?;
                Err(StoreError::Unavailable("the disk went away".to_owned()))
            }
            Some(Fault::Panics) => panic!("the log fell over {first_seq}"),
            Some(Fault::Hangs) => std::future::pending().await,
        }
    }

    async fn read_some(&self, table: TableKey, from_seq: u64, most: usize) -> Result<Vec<Entry>, StoreError> {
        if *self.damaged.lock().expect("unbroken") == Some(table) {
            return Err(StoreError::Corrupt("line 7".to_owned()));
        }
        let entries = self.log.read_some(table, from_seq, most).await?;
        self.read.lock().expect("unbroken").push((from_seq, entries.len()));
        Ok(entries)
    }

    async fn replace(&self, table: TableKey, seq: u64, bytes: Vec<u8>) -> Result<(), StoreError> {
        self.log.replace(table, seq, bytes).await
    }

    async fn last_seq(&self, table: TableKey) -> Result<Option<u64>, StoreError> {
        self.log.last_seq(table).await
    }

    async fn put_snapshot(&self, table: TableKey, snapshot: Snapshot) -> Result<(), StoreError> {
        self.log.put_snapshot(table, snapshot).await
    }

    async fn snapshots(&self, table: TableKey) -> Result<Vec<Snapshot>, StoreError> {
        self.log.snapshots(table).await
    }

    async fn tables(&self) -> Result<Vec<TableKey>, StoreError> {
        self.log.tables().await
    }

    async fn remove(&self, table: TableKey) -> Result<(), StoreError> {
        self.log.remove(table).await
    }

    async fn put_meta(&self, key: &str, value: &[u8]) -> Result<(), StoreError> {
        self.metas_put.fetch_add(1, Ordering::Relaxed);
        let fault = self.meta_fault.lock().expect("unbroken").clone();
        match fault {
            None | Some(Fault::Forgets | Fault::Panics) => self.log.put_meta(key, value).await,
            Some(Fault::Refuses(error)) => Err(error),
            Some(Fault::Hangs) => std::future::pending().await,
        }
    }

    async fn remove_meta(&self, key: &str) -> Result<(), StoreError> {
        self.log.remove_meta(key).await
    }

    async fn get_meta(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.log.get_meta(key).await
    }

    async fn metas(&self, prefix: &str, most: usize) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        self.log.metas(prefix, most).await
    }
}

/// Plays so many moves on a fresh server, stops it, and gives the table's id, the first cookie and the page.
async fn played(log: &Arc<Watched>, moves: usize) -> (TableKey, String, String, serde_json::Value) {
    let server = Running::start(log.clone(), quick()).await;
    let (id, [cookie, _], mut clients) = two_friends(&server).await;
    play_on(&mut clients, moves).await;
    server.stop().await;
    let [mut client, _] = clients;
    client.follow_to_the_end().await;
    let page = lasting(client.page);
    let key = TableKey(u128::from_str_radix(&id, 16).expect("an id"));
    (key, id, cookie, page)
}

/// Opens the table again with a new server; its page.
async fn opened(log: &Arc<Watched>, id: &str, cookie: &str) -> serde_json::Value {
    let server = Running::start(log.clone(), quick()).await;
    let mut client = server.connect(id, cookie, "").await;
    client.next().await.expect("a page");
    let page = lasting(client.page.clone());
    server.stop().await;
    page
}

/// A page without who is connected, which no log holds.
fn lasting(mut page: serde_json::Value) -> serde_json::Value {
    for seat in page["seats"].as_array_mut().into_iter().flatten() {
        seat.as_object_mut().map(|seat| seat.remove("connected"));
    }
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn opening_reads_only_what_came_after_the_last_snapshot() {
    let log = Arc::new(Watched::default());
    let (key, id, cookie, page) = played(&log, 150).await;
    let length = log.last_seq(key).await.expect("a log").expect("entries") + 1;
    assert!(length > 64, "{length} entries");
    log.readings();
    assert_eq!(opened(&log, &id, &cookie).await, page);
    let readings = log.readings();
    assert_eq!(readings[0], (length, 0), "a server that stopped in peace left a snapshot of everything");
    assert!(only_of(&readings[1..], deal(&log, key).await, 1), "{readings:?}");
}

/// The line of the last deal.
async fn deal(log: &Watched, key: TableKey) -> u64 {
    let lines = log.log.read(key, 0).await.expect("a log");
    let deal = lines.iter().rev().find(|line| line.bytes.starts_with(b"{\"entry\":{\"started\":"));
    deal.expect("a deal").seq
}

/// Whether these are at most so many readings, of the present game alone.
fn only_of(readings: &[(u64, usize)], deal: u64, most: usize) -> bool {
    readings.len() <= most && readings.iter().all(|(from, _)| *from >= deal)
}

/// Whoever is asked takes a choice back at once, if that is allowed, then chooses again. How often it was.
async fn play_and_undo(clients: &mut [Client; 2], moves: usize) -> usize {
    let mut undone = 0;
    for _ in 0..moves {
        let before = clients.each_ref().map(Client::legal);
        if play_on(clients, 1).await == 0 {
            break;
        }
        let chooser = usize::from(before[0].is_empty());
        undone += usize::from(clients[chooser].ask(json!("undo")).await.get("done").is_some());
    }
    undone
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_opening_nor_undoing_reads_the_games_before_and_all_bots_share_one_reading() {
    let log = Arc::new(Watched::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, cookies, mut clients) = two_friends(&server).await;
    play_on(&mut clients, 5_000).await;
    clients[0].must(json!("again")).await;
    for client in &mut clients {
        client.ready().await;
    }
    log.readings();
    start(&mut clients).await;
    play_on(&mut clients, 10).await;
    let key = TableKey(u128::from_str_radix(&id, 16).expect("an id"));
    let deal = deal(&log, key).await;
    assert!(deal > 64, "the first game has {deal} lines");
    let readings = log.readings();
    assert!(only_of(&readings, deal, 1), "two bots woke: {readings:?} but the deal is {deal}");
    server.stop().await;

    log.readings();
    let server = Running::start(log.clone(), quick()).await;
    let mut clients = [server.connect(&id, &cookies[0], "").await, server.connect(&id, &cookies[1], "").await];
    for client in &mut clients {
        client.next().await.expect("a page");
    }
    play_on(&mut clients, 10).await;
    let readings = log.readings();
    assert!(only_of(&readings, deal, 2), "the table and its bots: {readings:?} but the deal is {deal}");

    let (status, _, told) = server.http(&format!("GET /api/tables/{id}/history HTTP/1.1"), "").await;
    assert!(status == 200 && told.contains("\"steps\":[{"), "{told}");
    let readings = log.readings();
    let longest = readings.iter().map(|(_, lines)| *lines).max();
    assert!(only_of(&readings, deal, readings.len()) && longest <= Some(128), "the history: {readings:?} after {deal}");

    let undone = play_and_undo(&mut clients, 60).await;
    let readings = log.readings();
    println!("{undone} choices taken back: {readings:?}");
    assert!(undone > 3, "{undone} choices were taken back");
    assert!(only_of(&readings, deal, undone / 2), "{undone} taken back: {readings:?} but the deal is {deal}");
    server.stop().await;
}

/// A public table that is watched late, in the middle of a game: one that has ended by then is left for another.
async fn in_the_middle() -> (Arc<Watched>, Arc<HandClock>, Running, String, [Client; 2], Client) {
    loop {
        let (log, clock) = (Arc::new(Watched::default()), HandClock::new());
        let (server, id, mut players, guest) = lobby(&log, &clock).await;
        start(&mut players).await;
        play_on(&mut players, 60).await;
        bots_rest(&mut players[0]).await;
        if !players[0].over() {
            return (log, clock, server, id, players, guest);
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_watched_late_is_opened_from_what_had_been_shown() {
    let (log, clock, server, id, mut players, mut guest) = in_the_middle().await;
    let key = TableKey(u128::from_str_radix(&id, 16).expect("an id"));
    let shown = log.last_seq(key).await.expect("a log").expect("entries");
    clock.pass(DELAY);
    level(&mut guest).await;
    let page = lasting(guest.page.clone());
    play_on(&mut players, 4).await;
    bots_rest(&mut players[0]).await;
    server.stop().await;
    assert_ne!(players[0].page["table"], page["table"]);

    log.readings();
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let mut guest = server.connect(&id, "", "").await;
    guest.next().await.expect("a page");
    let readings = log.readings();
    // Before anything else the table is opened, as it is and as it is shown.
    assert!(readings[..2].iter().all(|(from, _)| *from >= shown), "{readings:?} but all was shown up to {shown}");
    assert_eq!(lasting(guest.page.clone()), page, "as far as before, and no further");
    clock.pass(DELAY);
    let mut ada = server.connect(&id, "", "").await;
    ada.next().await.expect("a page");
    assert_ne!(lasting(ada.page.clone())["table"], page["table"], "the rest comes in its time");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_table_leaves_snapshots_for_the_day_it_is_killed() {
    let log = Arc::new(Watched::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, _, mut clients) = two_friends(&server).await;
    play_on(&mut clients, 150).await;
    let key = TableKey(u128::from_str_radix(&id, 16).expect("an id"));
    let length = log.last_seq(key).await.expect("a log").expect("entries") + 1;
    let newest = log.snapshots(key).await.expect("snapshots").first().map(|snapshot| snapshot.seq);
    // Bots move on in one go, so there may be more lines than the usual distance behind the newest one.
    assert!(newest.is_some_and(|newest| newest + 128 > length), "{newest:?} of {length}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_snapshot_is_passed_over() {
    let log = Arc::new(Watched::default());
    let (key, id, cookie, page) = played(&log, 150).await;
    let snapshots = log.snapshots(key).await.expect("snapshots");
    let [newest, older] = snapshots.as_slice() else { panic!("two snapshots, not {}", snapshots.len()) };

    let mut flipped = newest.clone();
    let middle = flipped.bytes.len() / 2;
    flipped.bytes[middle] ^= 1;
    log.put_snapshot(key, flipped).await.expect("stored");
    log.readings();
    assert_eq!(opened(&log, &id, &cookie).await, page, "from the older one");
    let readings = log.readings();
    assert_eq!(readings[0].0, older.seq + 1);
    assert!(only_of(&readings[1..], deal(&log, key).await, 1), "{readings:?}");

    for snapshot in [newest, older] {
        let bytes = b"whiteout snapshot of another age".to_vec();
        log.put_snapshot(key, Snapshot { seq: snapshot.seq, bytes }).await.expect("stored");
    }
    log.readings();
    assert_eq!(opened(&log, &id, &cookie).await, page, "from the whole log");
    assert_eq!(log.readings()[0].0, 0);
}

fn saying(text: &str) -> Value {
    json!({ "say": { "speech": { "text": text } } })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_without_room_refuses_and_the_table_goes_on_when_there_is() {
    let log = Arc::new(Watched::default());
    let server = Running::start(log.clone(), quick()).await;
    let (_, _, [mut ada, mut ben]) = two_friends(&server).await;
    for client in [&mut ada, &mut ben] {
        bots_rest(client).await;
    }
    let (before, seq) = (ada.page.clone(), ben.seq);
    for (error, code) in [(StoreError::Full, "full"), (StoreError::ReadOnly, "read_only"), (StoreError::Busy, "busy")] {
        log.set(Fault::Refuses(error));
        let answer = ada.ask(saying("lost")).await;
        assert_eq!(answer["refused"]["refusal"]["code"], code);
        if let Some(action) = ada.legal().first().cloned() {
            let answer = ada.ask(json!({ "act": { "action": action } })).await;
            assert_eq!(answer["refused"]["refusal"]["code"], code);
        }
    }
    assert_eq!(ada.page, before, "nothing has changed");
    let (status, body, _) = server.post("/api/tables", &json!({ "game": "boardgame", "players": 4 }), "").await;
    assert!(status >= 400 && body["refused"]["code"] == "busy", "{status} {body}");
    log.set(None);
    ada.must(saying("heard")).await;
    let news = ben.next().await.expect("news");
    assert_eq!((&news["news"]["seq"], &news["news"]["said"][0]["speech"]["text"]), (&json!(seq + 1), &json!("heard")));
    assert!(play_on(&mut [ada, ben], 10).await > 0, "bots go on, too");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_may_differ_from_its_log_is_opened_anew() {
    let log = Arc::new(Watched::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, [cookie, _], [mut ada, _ben]) = two_friends(&server).await;
    bots_rest(&mut ada).await;
    log.set(Fault::Forgets);
    ada.send_text(json!({ "id": 99, "do": saying("did you hear?") }).to_string()).await;
    let closed = ada.next().await.expect("a word of farewell");
    assert_eq!(closed["closed"]["code"], "table-reopens", "neither done nor refused: nobody knows");
    log.set(None);
    let mut ada = server.connect(&id, &cookie, "").await;
    let page = ada.next().await.expect("a page");
    let talk = page["page"]["talk"].as_array().expect("talk").len();
    assert_eq!(talk, 1, "what the log took is there, once");
    ada.must(saying("again")).await;
    server.stop().await;
}
