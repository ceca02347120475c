//! What the server asks of its log.

use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use whiteout_store::{Entry, EventLog, Memory, Snapshot, StoreError, TableKey};

use crate::client::{Running, quick};
use crate::evening::{bots_rest, play_on, two_friends};

/// What a log does wrong.
#[derive(Clone)]
enum Fault {
    /// Takes nothing, and says why.
    Refuses(StoreError),
    /// Takes it, and does not know that it did.
    Forgets,
}

/// A log that remembers how many entries each reading gave, and goes wrong when told to.
#[derive(Default)]
struct Watched {
    log: Memory,
    read: Mutex<Vec<(u64, usize)>>,
    fault: Mutex<Option<Fault>>,
}

impl Watched {
    fn readings(&self) -> Vec<(u64, usize)> {
        std::mem::take(&mut self.read.lock().expect("unbroken"))
    }

    fn set(&self, fault: impl Into<Option<Fault>>) {
        *self.fault.lock().expect("unbroken") = fault.into();
    }
}

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
        }
    }

    async fn read(&self, table: TableKey, from_seq: u64) -> Result<Vec<Entry>, StoreError> {
        let entries = self.log.read(table, from_seq).await?;
        self.read.lock().expect("unbroken").push((from_seq, entries.len()));
        Ok(entries)
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

    async fn put_meta(&self, key: &str, value: &[u8]) -> Result<(), StoreError> {
        self.log.put_meta(key, value).await
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
    assert_eq!(log.readings()[0], (length, 0), "a server that stopped in peace left a snapshot of everything");
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
    assert_eq!(log.readings()[0].0, older.seq + 1);

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
