//! Damage in the write-ahead log is reported, and nothing else is.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;

use super::{TABLE, copied, place, refusal};
use crate::sqlite::files::beside;
use crate::sqlite::{Opening, Sqlite, wal};
use crate::{EventLog as _, StoreError, TableKey};

const ACCEPTING: Opening = Opening { alone: true, accept_damage: true, megabytes: None };
const FRAME: usize = 24 + 4096;

/// The files of a log that was killed after so many appends: nobody has it open.
async fn killed(appends: u64) -> (tempfile::TempDir, PathBuf) {
    let (_directory, path) = place();
    let log = Sqlite::open(&path).await.unwrap();
    log.append(TableKey(2), 0, vec![vec![1]]).await.unwrap();
    let _reader = reading(&path).await;
    for seq in 0..appends {
        log.append(TABLE, seq, vec![vec![seq as u8; 3_000]]).await.unwrap();
    }
    copied(&path, &["", "-wal"])
}

/// A reader of how things are now: the log stays as it is, however long a test pauses.
async fn reading(path: &Path) -> SqliteConnection {
    let mut connection = super::database(path).await;
    super::run(&mut connection, "BEGIN; SELECT * FROM entries").await;
    connection
}

fn wal_of(path: &Path) -> Vec<u8> {
    std::fs::read(beside(path, "-wal")).unwrap()
}

fn set_wal(path: &Path, bytes: &[u8]) {
    std::fs::write(beside(path, "-wal"), bytes).unwrap();
}

/// Where each transaction ends, as a number of frames.
fn commits(wal: &[u8]) -> Vec<usize> {
    let frames = wal[32..].chunks_exact(FRAME);
    (1..).zip(frames).filter(|(_, frame)| frame[4..8] != [0; 4]).map(|(n, _)| n).collect()
}

/// What `SQLite` itself finds.
async fn entries(path: &Path) -> usize {
    let mut connection = super::database(path).await;
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(&mut connection).await.unwrap();
    count as usize
}

#[tokio::test]
async fn five_flipped_bytes_in_the_middle_are_reported_and_lose_nothing_by_themselves() {
    let (_directory, path) = killed(40).await;
    let sound = wal_of(&path);
    assert_eq!(wal::check(&beside(&path, "-wal")), Ok(()));
    let mut flipped = sound.clone();
    for byte in &mut flipped[sound.len() / 2..][..5] {
        *byte ^= 0xff;
    }
    set_wal(&path, &flipped);
    let database = std::fs::read(&path).unwrap();
    let StoreError::Damaged { frame, lost } = refusal(&path).await else { panic!("not reported") };
    let ends = commits(&sound);
    assert_eq!(frame as usize, sound.len() / 2 / FRAME + 1);
    assert_eq!(lost as usize, ends.iter().filter(|end| **end >= frame as usize).count() - 1, "of {ends:?}");
    assert_eq!((wal_of(&path), std::fs::read(&path).unwrap()), (flipped.clone(), database.clone()), "as they were");

    let log = Sqlite::open_as(&path, ACCEPTING).await.unwrap();
    let left = log.read(TABLE, 0).await.unwrap();
    assert!(left.len() < 40 && left.iter().all(|entry| entry.bytes == vec![entry.seq as u8; 3_000]), "{}", left.len());
    log.append(TABLE, left.len() as u64, vec![vec![1]]).await.unwrap();
    log.close().await.unwrap();
    for (end, bytes) in [("-damaged-1", database), ("-damaged-1-wal", flipped)] {
        let kept = beside(&path, end);
        assert!(std::fs::read(&kept).unwrap() == bytes, "{end}");
        assert_eq!(kept.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{end}");
    }
    let log = Sqlite::open(&path).await.unwrap();
    assert_eq!(log.last_seq(TABLE).await, Ok(Some(left.len() as u64)), "and that was the end of it");
}

#[tokio::test]
async fn every_flipped_byte_is_reported_but_in_the_last_two_transactions() {
    let (_directory, path) = killed(12).await;
    let sound = wal_of(&path);
    let ends = commits(&sound);
    let all = entries(&copied(&path, &["", "-wal"]).1).await;
    // Behind the last but one, damage may look like a power cut; before the last but two it never does.
    let (sure, last) = (32 + FRAME * ends[ends.len() - 3], 32 + FRAME * ends[ends.len() - 2]);
    // Of a header every byte counts, of a page any.
    let headers = (0..ends[ends.len() - 1]).flat_map(|frame| (0..25).map(move |byte| 32 + FRAME * frame + byte));
    for at in (0..32).chain(headers).chain((0..sound.len()).step_by(1_009)) {
        let mut flipped = sound.clone();
        flipped[at] ^= 0x10;
        set_wal(&path, &flipped);
        let checked = wal::check(&beside(&path, "-wal"));
        match checked {
            Ok(()) if at < sure => panic!("nobody notices byte {at}"),
            Err(StoreError::Damaged { .. }) if at >= last => panic!("byte {at} may be a power cut"),
            Ok(()) | Err(StoreError::Damaged { .. }) => {}
            Err(error) => panic!("{error}"),
        }
    }
    set_wal(&path, &sound);
    assert_eq!(entries(&path).await, all);
}

/// The last transaction may have come to the disk in any pieces.
#[tokio::test]
async fn an_end_that_a_power_cut_tore_is_no_damage() {
    let (_directory, path) = killed(12).await;
    let sound = wal_of(&path);
    let ends = commits(&sound);
    let (start, end) = (32 + FRAME * ends[ends.len() - 2], 32 + FRAME * ends[ends.len() - 1]);
    for sector in (start / 512 * 512..end).step_by(512) {
        let mut torn = sound[..end].to_vec();
        torn[sector.max(start)..(sector + 512).min(end)].fill(0);
        set_wal(&path, &torn);
        assert_eq!(wal::check(&beside(&path, "-wal")), Ok(()), "sector at {sector}");
        set_wal(&path, &sound[..sector.max(start)]);
        assert_eq!(wal::check(&beside(&path, "-wal")), Ok(()), "cut off at {sector}");
    }
    let (zeros, sevens) = (vec![0; 100_000], vec![7; 100_000]);
    for odd in [&[], &zeros[..32], &zeros, &sevens, &sound[..31], &sound[..32]] {
        set_wal(&path, odd);
        assert_eq!(wal::check(&beside(&path, "-wal")), Ok(()), "{} bytes", odd.len());
    }
}

/// What lies behind the end of a log: the same salts, whole transactions, and yet nothing is lost.
#[tokio::test]
async fn pieces_of_a_longer_end_behind_a_shorter_one_are_no_damage() {
    let (_directory, path) = killed(4).await;
    // A long transaction that a power cut tears: its end is on the disk, its beginning is not.
    let long = |path: PathBuf| async move {
        let mut connection = super::database(&path).await;
        super::run(&mut connection, "PRAGMA wal_autocheckpoint = 0; CREATE TABLE IF NOT EXISTS other (bytes BLOB)")
            .await;
        super::run(&mut connection, "BEGIN").await;
        super::run(&mut connection, "INSERT INTO other VALUES (zeroblob(60000))").await;
        super::run(&mut connection, "COMMIT").await;
        copied(&path, &["", "-wal"])
    };
    let (_one, path) = long(path).await;
    let whole = wal_of(&path);
    let ends = commits(&whole);
    let mut torn = whole.clone();
    torn[32 + FRAME * ends[ends.len() - 2] + 100] ^= 1;
    set_wal(&path, &torn);
    assert_eq!(wal::check(&beside(&path, "-wal")), Ok(()));
    // A short one over its beginning, by a version that did not empty the log when it opened.
    let mut connection = super::database(&path).await;
    super::run(&mut connection, "PRAGMA wal_autocheckpoint = 0; INSERT INTO other VALUES (x'01')").await;
    super::run(&mut connection, "INSERT INTO other VALUES (x'02')").await;
    let (_two, path) = copied(&path, &["", "-wal"]);
    let overlaid = wal_of(&path);
    let ends = commits(&overlaid);
    assert_eq!(overlaid.len(), whole.len(), "the longer end shows");
    assert_eq!(wal::check(&beside(&path, "-wal")), Ok(()));
    // The last of those torn again: now two ends with these salts follow the break.
    let last = ends[ends.len() - 2];
    let mut torn = overlaid;
    torn[32 + FRAME * (last - 1) + 100] ^= 1;
    set_wal(&path, &torn);
    assert_eq!(wal::check(&beside(&path, "-wal")), Ok(()));
    assert_eq!(entries(&path).await, 5);
}

#[tokio::test]
async fn frames_of_an_earlier_round_are_no_damage() {
    let (_directory, path) = killed(20).await;
    // Unlike the log's own, this kind of checkpoint leaves the old frames where they are.
    let mut connection = super::database(&path).await;
    super::run(&mut connection, "PRAGMA wal_checkpoint(RESTART)").await;
    super::run(&mut connection, "INSERT INTO meta VALUES ('new', x'01')").await;
    let (_elsewhere, copy) = copied(&path, &["", "-wal"]);
    assert!(commits(&wal_of(&copy)).len() > 10, "old frames show");
    assert_eq!(wal::check(&beside(&copy, "-wal")), Ok(()));
    let log = Sqlite::open(&copy).await.unwrap();
    assert_eq!(log.last_seq(TABLE).await, Ok(Some(19)));
    assert_eq!(log.get_meta("new").await, Ok(Some(vec![1])));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_is_being_written_is_never_called_damaged() {
    let (_directory, path) = place();
    let log = Sqlite::open(&path).await.unwrap();
    let mut other = super::database(&path).await;
    let writer = {
        let log = log.clone();
        tokio::spawn(async move {
            for seq in 0..400 {
                log.append(TABLE, seq, vec![vec![7; 3_000]]).await.unwrap();
                if seq % 20 == 0 {
                    super::run(&mut other, "PRAGMA wal_checkpoint(RESTART)").await;
                }
            }
        })
    };
    let mut times = 0;
    while !writer.is_finished() {
        let wal = beside(&path, "-wal");
        assert_eq!(tokio::task::spawn_blocking(move || wal::check(&wal)).await.unwrap(), Ok(()));
        times += 1;
    }
    writer.await.unwrap();
    assert!(times > 3, "looked {times} times");
}

#[tokio::test]
async fn what_contradicts_itself_is_refused_even_where_damage_is_accepted() {
    let (_directory, path) = place();
    let log = Sqlite::open(&path).await.unwrap();
    for table in 3..100 {
        log.append(TableKey(table), 0, vec![vec![3; 300]; 3]).await.unwrap();
    }
    log.close().await.unwrap();
    let log = Sqlite::open(&path).await.unwrap();
    let _reader = reading(&path).await;
    for seq in 0..20 {
        log.append(TABLE, seq, vec![vec![7; 3_000]]).await.unwrap();
    }
    for table in 3..100 {
        log.remove(TableKey(table)).await.unwrap();
    }
    let (_elsewhere, path) = copied(&path, &["", "-wal"]);
    let mut wal = wal_of(&path);
    let middle = 32 + FRAME * commits(&wal)[15];
    wal[middle + 100] ^= 1;
    // All of it was in the file already when its log was damaged: what is left of the log is older than the file.
    let mut connection = super::database(&path).await;
    super::run(&mut connection, "PRAGMA wal_checkpoint(TRUNCATE)").await;
    connection.close().await.unwrap();
    set_wal(&path, &wal);
    let refused = Sqlite::open_as(&path, ACCEPTING).await.err();
    assert_eq!(refused, Some(StoreError::corrupt("what is left of it contradicts itself")));
    assert_eq!(wal_of(&beside(&path, "-damaged-1")), wal);
}
