//! The files of a log: one that holds nearly everything, copies of it, and a lock.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::{Duration, Instant};

use super::{TABLE, copied, place};
use crate::sqlite::files::beside;
use crate::sqlite::{BackupError, Opening, Sqlite};
use crate::{Entry, EventLog as _, StoreError, TableKey};

const ALONE: Opening = Opening { alone: true, accept_damage: false, megabytes: None };

#[tokio::test]
async fn sqlite_has_the_fix_of_the_log_that_two_connections_could_spoil() {
    let mut connection = super::database(Path::new(":memory:")).await;
    let version: String =
        sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut connection).await.expect("a version");
    let numbers: Vec<u32> = version.split('.').map(|number| number.parse().expect("a number")).collect();
    assert!(numbers.as_slice() >= [3, 51, 3].as_slice(), "{version}");
}

/// Waits until the write-ahead log is empty.
#[allow(clippy::disallowed_methods, reason = "a test that never ends helps nobody")]
async fn idle(path: &Path) {
    let start = Instant::now();
    while beside(path, "-wal").metadata().is_ok_and(|file| file.len() > 0) {
        assert!(start.elapsed() < Duration::from_secs(30), "the write-ahead log stays");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_the_file_alone_holds_everything_once_the_writer_is_idle() {
    let (_directory, path) = place();
    let log = Sqlite::open(&path).await.unwrap();
    for round in 0..3 {
        for seq in 100 * round..100 * (round + 1) {
            log.append(TABLE, seq, vec![vec![7; 300]]).await.unwrap();
        }
        idle(&path).await;
        let (_elsewhere, copy) = copied(&path, &[""]);
        let copy = Sqlite::open(&copy).await.unwrap();
        assert_eq!(copy.read(TABLE, 0).await.unwrap().len() as u64, 100 * (round + 1));
        copy.close().await.unwrap();
    }
    log.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_takes_its_time_keeps_nobody_from_writing() {
    let (_directory, path) = place();
    let log = Sqlite::open(&path).await.unwrap();
    log.append(TABLE, 0, vec![vec![1]]).await.unwrap();
    let mut reader = super::database(&path).await;
    super::run(&mut reader, "BEGIN; SELECT * FROM entries").await;
    log.append(TABLE, 1, vec![vec![2]]).await.unwrap();
    // Time for a checkpoint that cannot finish.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    log.append(TABLE, 2, vec![vec![3]]).await.unwrap();
    super::run(&mut reader, "ROLLBACK").await;
    idle(&path).await;
    assert_eq!(log.last_seq(TABLE).await, Ok(Some(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_taken_under_load_is_whole_and_for_its_owner_alone() {
    let (directory, path) = place();
    let log = Sqlite::open(&path).await.unwrap();
    let writers: Vec<_> = (0..8)
        .map(|table| {
            let log = log.clone();
            tokio::spawn(async move {
                for seq in 0.. {
                    // Each append is three entries: all of it is in a copy, or nothing.
                    let entries = (3 * seq..3 * seq + 3).map(|n: u64| n.to_be_bytes().repeat(40)).collect();
                    if log.append(TableKey(table), 3 * seq, entries).await.is_err() {
                        break;
                    }
                }
            })
        })
        .collect();
    let mut before = 0;
    for round in 0..5 {
        while log.last_seq(TableKey(0)).await.unwrap().is_none_or(|last| last < before + 30) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let mut acknowledged = Vec::new();
        for table in 0..8 {
            acknowledged.push(log.last_seq(TableKey(table)).await.unwrap());
        }
        let target = directory.path().join(format!("copy {round}"));
        log.backup(&target, false).await.unwrap();
        assert_eq!(target.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        let copy = Sqlite::open(&target).await.unwrap();
        for (table, known) in (0..8).zip(acknowledged) {
            let entries = copy.read(TableKey(table), 0).await.unwrap();
            assert!(entries.last().map(|entry| entry.seq) >= known, "table {table} has less than was acknowledged");
            assert_eq!(entries.len() % 3, 0, "half an append");
            let expected = (0..).map(|seq: u64| Entry { seq, bytes: seq.to_be_bytes().repeat(40) });
            assert!(entries.iter().cloned().eq(expected.take(entries.len())));
            before = before.max(entries.len() as u64);
        }
        copy.close().await.unwrap();
    }
    log.close().await.unwrap();
    for writer in writers {
        writer.await.unwrap();
    }
}

#[tokio::test]
async fn a_backup_replaces_nothing_unless_it_is_to() {
    let (directory, path) = place();
    let log = Sqlite::open(&path).await.unwrap();
    log.append(TABLE, 0, vec![vec![1]]).await.unwrap();
    let target = directory.path().join("copy");
    std::fs::write(&target, "precious").unwrap();
    assert_eq!(log.backup(&target, false).await, Err(BackupError::Exists));
    assert_eq!(std::fs::read_to_string(&target).unwrap(), "precious");
    log.backup(&target, true).await.unwrap();
    assert_eq!(Sqlite::open(&target).await.unwrap().last_seq(TABLE).await, Ok(Some(0)));
    for nowhere in [directory.path().join("no folder").join("copy"), directory.path().join("..")] {
        let refused = log.backup(&nowhere, true).await;
        assert!(matches!(refused, Err(BackupError::Target(_))), "{refused:?}");
    }
    let left = std::fs::read_dir(directory.path()).unwrap();
    let left: Vec<_> = left.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    assert!(!left.iter().any(|name| name.starts_with('.')), "{left:?}");
}

#[tokio::test]
async fn a_second_server_is_refused_and_commands_are_not() {
    let (_directory, path) = place();
    let server = Sqlite::open_as(&path, ALONE).await.unwrap();
    server.append(TABLE, 0, vec![vec![1]]).await.unwrap();
    assert_eq!(Sqlite::open_as(&path, ALONE).await.err(), Some(StoreError::InUse));
    let command = Sqlite::open(&path).await.unwrap();
    assert_eq!(command.last_seq(TABLE).await, Ok(Some(0)));
    command.append(TABLE, 1, vec![vec![2]]).await.unwrap();
    command.close().await.unwrap();
    server.append(TABLE, 2, vec![vec![3]]).await.unwrap();
    server.close().await.unwrap();
    let next = Sqlite::open_as(&path, ALONE).await.unwrap();
    assert_eq!(next.last_seq(TABLE).await, Ok(Some(2)));
    assert_eq!(beside(&path, "-lock").metadata().unwrap().permissions().mode() & 0o777, 0o600);
}

#[tokio::test]
async fn a_log_of_the_size_that_was_set_is_full_and_can_be_read() {
    let (_directory, path) = place();
    let how = Opening { megabytes: Some(1), ..Opening::default() };
    let log = Sqlite::open_as(&path, how).await.unwrap();
    let (taken, error) = super::fill(&log).await;
    assert_eq!(error, StoreError::Full);
    assert!((10..60).contains(&taken), "{taken} entries of 20,000 bytes");
    assert_eq!(log.last_seq(TABLE).await, Ok(taken.checked_sub(1)));
    // Room that was freed is used again.
    log.remove(TABLE).await.unwrap();
    log.append(TABLE, 0, vec![vec![7; 200_000]]).await.unwrap();
    log.close().await.unwrap();
    assert!(path.metadata().unwrap().len() <= 1_000_000);
}

/// The pages that hold something.
async fn used(path: &Path) -> i64 {
    let mut connection = super::database(path).await;
    let count = "SELECT page_count - freelist_count FROM pragma_page_count, pragma_freelist_count";
    sqlx::query_scalar(count).fetch_one(&mut connection).await.unwrap()
}

#[tokio::test]
async fn entries_that_are_replaced_by_short_ones_give_their_pages_back() {
    let (_directory, path) = place();
    let log = Sqlite::open(&path).await.unwrap();
    for seq in 0..1_000 {
        log.append(TABLE, seq, vec![vec![7; 2_000]]).await.unwrap();
    }
    let before = used(&path).await;
    for seq in 0..999 {
        log.replace(TABLE, seq, vec![8; 60]).await.unwrap();
    }
    let after = used(&path).await;
    println!("pages for 1,000 entries of 2,000 bytes: {before}, and {after} once 999 of them have 60");
    assert!(before > 500 && after < 100, "{before} pages, then {after}");
    let read = log.read(TABLE, 998).await.unwrap();
    assert_eq!(read, [Entry { seq: 998, bytes: vec![8; 60] }, Entry { seq: 999, bytes: vec![7; 2_000] }]);
}
