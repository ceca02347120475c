//! What the server asks of its log.

use std::sync::{Arc, Mutex};

use whiteout_store::{Entry, EventLog, Memory, Snapshot, StoreError, TableKey};

use crate::client::{Running, quick};
use crate::evening::{play_on, two_friends};

/// A log that remembers how many entries each reading gave.
#[derive(Default)]
struct Watched {
    log: Memory,
    read: Mutex<Vec<(u64, usize)>>,
}

impl Watched {
    fn readings(&self) -> Vec<(u64, usize)> {
        std::mem::take(&mut self.read.lock().expect("unbroken"))
    }
}

impl EventLog for Watched {
    async fn append(&self, table: TableKey, first_seq: u64, entries: Vec<Vec<u8>>) -> Result<(), StoreError> {
        self.log.append(table, first_seq, entries).await
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

    async fn get_meta(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.log.get_meta(key).await
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
    let page = client.page;
    let key = TableKey(u128::from_str_radix(&id, 16).expect("an id"));
    (key, id, cookie, page)
}

/// Opens the table again with a new server; its page.
async fn opened(log: &Arc<Watched>, id: &str, cookie: &str) -> serde_json::Value {
    let server = Running::start(log.clone(), quick()).await;
    let mut client = server.connect(id, cookie, "").await;
    client.next().await.expect("a page");
    let page = client.page.clone();
    server.stop().await;
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
