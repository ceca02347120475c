//! What every log promises, asked of each of them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;
use std::sync::Arc;
use whiteout_store::{Entry, EventLog, MAX_BYTES, Memory, Snapshot, Sqlite, StoreError, TableKey};

const TABLE: TableKey = TableKey(0xA11C_E000_0000_0000_0000_0000_0000_0001);
const OTHER: TableKey = TableKey(u128::MAX);

fn bytes(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

fn entry(seq: u64, text: &str) -> Entry {
    Entry { seq, bytes: text.as_bytes().to_vec() }
}

async fn contract<L: EventLog>(fresh: impl AsyncFn() -> Arc<L>) {
    appends_and_reads(&*fresh().await).await;
    counts_from_zero_or_one(&*fresh().await).await;
    refuses_every_other_place(&*fresh().await).await;
    appends_all_or_nothing(&*fresh().await).await;
    keeps_any_bytes(&*fresh().await).await;
    keeps_the_newest_two_snapshots(&*fresh().await).await;
    keeps_values(&*fresh().await).await;
    forgets_tables(&*fresh().await).await;
    replaces_in_place(&*fresh().await).await;
    finds_values_by_their_beginning(&*fresh().await).await;
    keeps_tables_apart_under_load(fresh().await).await;
    lets_one_of_two_win(fresh().await, fresh().await).await;
    // A log behind a pointer is a log.
    appends_and_reads(&fresh().await).await;
}

async fn appends_and_reads(log: &impl EventLog) {
    assert_eq!(log.tables().await, Ok(vec![]));
    assert_eq!(log.read(TABLE, 0).await, Ok(vec![]));
    assert_eq!(log.last_seq(TABLE).await, Ok(None));
    log.append(TABLE, 1, bytes(&["a", "b"])).await.unwrap();
    log.append(TABLE, 3, bytes(&["c"])).await.unwrap();
    log.append(OTHER, 1, bytes(&["x"])).await.unwrap();
    assert_eq!(log.read(TABLE, 0).await, Ok(vec![entry(1, "a"), entry(2, "b"), entry(3, "c")]));
    assert_eq!(log.read(TABLE, 3).await, Ok(vec![entry(3, "c")]));
    assert_eq!(log.read(TABLE, 4).await, Ok(vec![]));
    assert_eq!(log.read(TABLE, u64::MAX).await, Ok(vec![]));
    assert_eq!(log.read(OTHER, 0).await, Ok(vec![entry(1, "x")]));
    assert_eq!(log.last_seq(TABLE).await, Ok(Some(3)));
    assert_eq!(log.tables().await, Ok(vec![TABLE, OTHER]));
}

async fn counts_from_zero_or_one(log: &impl EventLog) {
    log.append(TABLE, 0, bytes(&["zero"])).await.unwrap();
    log.append(OTHER, 1, bytes(&["one"])).await.unwrap();
    assert_eq!(log.append(OTHER, 0, bytes(&["late"])).await, Err(StoreError::Conflict));
    assert_eq!(log.append(TableKey(7), 2, bytes(&["two"])).await, Err(StoreError::Conflict));
    assert_eq!(log.last_seq(TABLE).await, Ok(Some(0)));
    assert_eq!(log.tables().await, Ok(vec![TABLE, OTHER]));
}

async fn refuses_every_other_place(log: &impl EventLog) {
    log.append(TABLE, 1, bytes(&["a", "b"])).await.unwrap();
    for seq in [0, 1, 2, 4, i64::MAX as u64, u64::MAX] {
        assert_eq!(log.append(TABLE, seq, bytes(&["z"])).await, Err(StoreError::Conflict), "at {seq}");
    }
    assert_eq!(log.append(TABLE, 2, vec![]).await, Err(StoreError::Conflict));
    log.append(TABLE, 3, vec![]).await.unwrap();
    log.append(OTHER, 1, vec![]).await.unwrap();
    assert_eq!(log.read(TABLE, 0).await, Ok(vec![entry(1, "a"), entry(2, "b")]));
    assert_eq!(log.tables().await, Ok(vec![TABLE]));
}

async fn appends_all_or_nothing(log: &impl EventLog) {
    log.append(TABLE, 1, bytes(&["a"])).await.unwrap();
    let too_much = log.append(TABLE, 2, vec![b"b".to_vec(), vec![0; MAX_BYTES + 1]]).await;
    assert!(matches!(too_much, Err(StoreError::Unavailable(_))), "{too_much:?}");
    assert_eq!(log.append(TABLE, 1, bytes(&["a", "b", "c"])).await, Err(StoreError::Conflict));
    assert_eq!(log.read(TABLE, 0).await, Ok(vec![entry(1, "a")]));
    let many: Vec<_> = (0_u32..1000).map(|n| n.to_be_bytes().to_vec()).collect();
    log.append(TABLE, 2, many.clone()).await.unwrap();
    let read: Vec<_> = log.read(TABLE, 2).await.unwrap().into_iter().map(|entry| entry.bytes).collect();
    assert_eq!(read, many);
}

async fn keeps_any_bytes(log: &impl EventLog) {
    let odd = vec![vec![], vec![0], vec![0xff; 100_000], (0..=255).collect()];
    log.append(TABLE, 0, odd.clone()).await.unwrap();
    let read: Vec<_> = log.read(TABLE, 0).await.unwrap().into_iter().map(|entry| entry.bytes).collect();
    assert_eq!(read, odd);
}

async fn keeps_the_newest_two_snapshots(log: &impl EventLog) {
    let snapshot = |seq, text: &str| Snapshot { seq, bytes: text.as_bytes().to_vec() };
    assert_eq!(log.snapshots(TABLE).await, Ok(vec![]));
    assert_eq!(log.put_snapshot(TABLE, snapshot(0, "of nothing")).await, Err(StoreError::Conflict));
    log.append(TABLE, 1, bytes(&["a", "b", "c", "d"])).await.unwrap();
    assert_eq!(log.put_snapshot(TABLE, snapshot(5, "ahead")).await, Err(StoreError::Conflict));
    for seq in [2, 3, 1, 4] {
        log.put_snapshot(TABLE, snapshot(seq, "first")).await.unwrap();
    }
    assert_eq!(log.snapshots(TABLE).await, Ok(vec![snapshot(4, "first"), snapshot(3, "first")]));
    log.put_snapshot(TABLE, snapshot(4, "again")).await.unwrap();
    log.put_snapshot(TABLE, snapshot(2, "older")).await.unwrap();
    assert_eq!(log.snapshots(TABLE).await, Ok(vec![snapshot(4, "again"), snapshot(3, "first")]));
    assert_eq!(log.snapshots(OTHER).await, Ok(vec![]));
}

async fn forgets_tables(log: &impl EventLog) {
    log.remove(TABLE).await.unwrap();
    log.append(TABLE, 0, bytes(&["a", "b"])).await.unwrap();
    log.append(OTHER, 0, bytes(&["x"])).await.unwrap();
    log.put_snapshot(TABLE, Snapshot { seq: 1, bytes: vec![1] }).await.unwrap();
    log.remove(TABLE).await.unwrap();
    assert_eq!((log.read(TABLE, 0).await, log.snapshots(TABLE).await), (Ok(vec![]), Ok(vec![])));
    assert_eq!((log.last_seq(TABLE).await, log.tables().await), (Ok(None), Ok(vec![OTHER])));
    assert_eq!(log.read(OTHER, 0).await, Ok(vec![entry(0, "x")]));
    let late = log.put_snapshot(TABLE, Snapshot { seq: 1, bytes: vec![1] }).await;
    assert_eq!(late, Err(StoreError::Conflict), "whoever comes late finds nothing");
    assert_eq!(log.append(TABLE, 2, bytes(&["c"])).await, Err(StoreError::Conflict));
    // What is asked for at once is done in order.
    let (appended, removed) = tokio::join!(log.append(TABLE, 0, bytes(&["d"])), log.remove(TABLE));
    assert_eq!((appended, removed), (Ok(()), Ok(())));
    assert_eq!(log.read(TABLE, 0).await, Ok(vec![]));
    log.append(TABLE, 0, bytes(&["e"])).await.unwrap();
    assert_eq!(log.read(TABLE, 0).await, Ok(vec![entry(0, "e")]));
}

async fn replaces_in_place(log: &impl EventLog) {
    assert_eq!(log.replace(TABLE, 0, vec![1]).await, Err(StoreError::Conflict), "nobody wrote that table");
    log.append(TABLE, 1, bytes(&["a", "b", "c"])).await.unwrap();
    log.append(OTHER, 1, bytes(&["x", "y"])).await.unwrap();
    log.put_snapshot(TABLE, Snapshot { seq: 3, bytes: vec![1] }).await.unwrap();
    for nowhere in [0, 4, u64::MAX] {
        assert_eq!(log.replace(TABLE, nowhere, vec![1]).await, Err(StoreError::Conflict), "at {nowhere}");
    }
    let too_much = log.replace(TABLE, 2, vec![0; MAX_BYTES + 1]).await;
    assert!(matches!(too_much, Err(StoreError::Unavailable(_))), "{too_much:?}");
    log.replace(TABLE, 2, b"longer than before".to_vec()).await.unwrap();
    log.replace(TABLE, 3, vec![]).await.unwrap();
    log.append(TABLE, 4, bytes(&["d"])).await.unwrap();
    let expected = vec![entry(1, "a"), entry(2, "longer than before"), entry(3, ""), entry(4, "d")];
    assert_eq!(log.read(TABLE, 0).await, Ok(expected.clone()));
    assert_eq!(log.read(OTHER, 0).await, Ok(vec![entry(1, "x"), entry(2, "y")]));
    assert_eq!(log.snapshots(TABLE).await, Ok(vec![Snapshot { seq: 3, bytes: vec![1] }]));
    assert_eq!((log.last_seq(TABLE).await, log.tables().await), (Ok(Some(4)), Ok(vec![TABLE, OTHER])));
    // What is asked for at once is done in order.
    let (appended, replaced) = tokio::join!(log.append(TABLE, 5, bytes(&["e"])), log.replace(TABLE, 5, b"f".to_vec()));
    assert_eq!((appended, replaced), (Ok(()), Ok(())));
    assert_eq!(log.read(TABLE, 5).await, Ok(vec![entry(5, "f")]));
    log.remove(TABLE).await.unwrap();
    assert_eq!(log.replace(TABLE, 1, vec![1]).await, Err(StoreError::Conflict));
}

async fn keeps_values(log: &impl EventLog) {
    assert_eq!(log.get_meta("secret").await, Ok(None));
    log.put_meta("secret", b"one").await.unwrap();
    log.put_meta("Secret", b"").await.unwrap();
    log.put_meta("secret", &[0, 255]).await.unwrap();
    assert_eq!(log.get_meta("secret").await, Ok(Some(vec![0, 255])));
    assert_eq!(log.get_meta("Secret").await, Ok(Some(vec![])));
    log.remove_meta("secret").await.unwrap();
    log.remove_meta("never there").await.unwrap();
    assert_eq!(log.get_meta("secret").await, Ok(None));
    assert_eq!(log.tables().await, Ok(vec![]));
}

async fn finds_values_by_their_beginning(log: &impl EventLog) {
    for key in ["list/1", "list/2", "list/10", "lisu", "list", "lis", "list/\u{10ffff}é", "LIST/3"] {
        log.put_meta(key, key.as_bytes()).await.unwrap();
    }
    let keys = async |prefix: &str, most| {
        let found = log.metas(prefix, most).await.unwrap();
        assert!(found.iter().all(|(key, value)| key.as_bytes() == value));
        found.into_iter().map(|(key, _)| key).collect::<Vec<_>>()
    };
    assert_eq!(keys("list/", 9).await, ["list/\u{10ffff}é", "list/2", "list/10", "list/1"]);
    assert_eq!(keys("list/", 2).await, ["list/\u{10ffff}é", "list/2"]);
    assert_eq!(keys("list/1", usize::MAX).await, ["list/10", "list/1"]);
    assert_eq!(keys("x", 9).await, Vec::<String>::new());
    assert_eq!(keys("", 0).await, Vec::<String>::new());
}

async fn keeps_tables_apart_under_load(log: Arc<impl EventLog>) {
    let tasks: Vec<_> = (0..100_u128)
        .map(|table| {
            let log = log.clone();
            tokio::spawn(async move {
                let text = |n: u64| format!("{table}/{n}").into_bytes();
                for n in (0..30).step_by(3) {
                    log.append(TableKey(table), n, vec![text(n), text(n + 1), text(n + 2)]).await.unwrap();
                    // One that cannot be carried out must not spoil the others of its batch.
                    assert_eq!(log.append(TableKey(table), n, vec![vec![]]).await, Err(StoreError::Conflict));
                    assert_eq!(log.last_seq(TableKey(table)).await, Ok(Some(n + 2)));
                }
                let expected: Vec<_> = (0..30).map(|seq| Entry { seq, bytes: text(seq) }).collect();
                assert_eq!(log.read(TableKey(table), 0).await, Ok(expected));
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let tables: BTreeSet<_> = log.tables().await.unwrap().into_iter().collect();
    assert_eq!(tables, (0..100).map(TableKey).collect());
}

/// The two may be one log opened twice.
async fn lets_one_of_two_win<L: EventLog>(left: Arc<L>, right: Arc<L>) {
    let shared = left.tables().await == Ok(vec![]) && {
        left.append(OTHER, 0, vec![vec![]]).await.unwrap();
        right.last_seq(OTHER).await == Ok(Some(0))
    };
    let logs = if shared { [left, right] } else { [left.clone(), left] };
    for seq in 0..100 {
        let racers: Vec<_> = (0..8_u8)
            .map(|racer| {
                let log = logs[usize::from(racer) % 2].clone();
                tokio::spawn(async move { log.append(TABLE, seq, vec![vec![racer]]).await.map(|()| racer) })
            })
            .collect();
        let mut won = Vec::new();
        for racer in racers {
            match racer.await.unwrap() {
                Ok(winner) => won.push(vec![winner]),
                Err(error) => assert_eq!(error, StoreError::Conflict),
            }
        }
        let written: Vec<_> = logs[0].read(TABLE, seq).await.unwrap().into_iter().map(|entry| entry.bytes).collect();
        assert_eq!(won.len(), 1, "at {seq}");
        assert_eq!(written, won);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn memory_keeps_the_contract() {
    contract(async || Arc::new(Memory::new())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_contract() {
    let directory = tempfile::tempdir().unwrap();
    let count = std::sync::atomic::AtomicUsize::new(0);
    contract(async || {
        let name = count.fetch_add(1, std::sync::atomic::Ordering::Relaxed).to_string();
        Arc::new(Sqlite::open(directory.path().join(name)).await.unwrap())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_may_share_a_file() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("log");
    let left = Sqlite::open(&path).await.unwrap();
    let right = Sqlite::open(&path).await.unwrap();
    lets_one_of_two_win(Arc::new(left), Arc::new(right)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_remembers_everything() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("log");
    let log = Sqlite::open(&path).await.unwrap();
    let snapshot = Snapshot { seq: 2, bytes: b"state".to_vec() };
    log.append(TABLE, 1, bytes(&["a", "b"])).await.unwrap();
    log.put_snapshot(TABLE, snapshot.clone()).await.unwrap();
    log.put_meta("secret", b"value").await.unwrap();
    log.close().await.unwrap();
    log.close().await.unwrap();
    assert!(matches!(log.append(TABLE, 3, bytes(&["c"])).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(log.read(TABLE, 0).await, Err(StoreError::Unavailable(_))));
    let files: Vec<_> = std::fs::read_dir(directory.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["log"], "a closed log is one file");

    let log = Sqlite::open(&path).await.unwrap();
    assert_eq!(log.read(TABLE, 0).await, Ok(vec![entry(1, "a"), entry(2, "b")]));
    assert_eq!(log.snapshots(TABLE).await, Ok(vec![snapshot]));
    assert_eq!(log.get_meta("secret").await, Ok(Some(b"value".to_vec())));
    assert_eq!(log.append(TABLE, 2, bytes(&["z"])).await, Err(StoreError::Conflict));
    log.append(TABLE, 3, bytes(&["c"])).await.unwrap();
    drop(log);

    let log = Sqlite::open(&path).await.unwrap();
    assert_eq!(log.last_seq(TABLE).await, Ok(Some(3)));
}
