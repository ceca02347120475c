//! A power cut at any moment loses nothing that was acknowledged, and is never taken for damage.
//!
//! A process writes while strace watches. Then its files are made anew as a cut may leave them: everything up to the last
//! sync, and of what was written later any sectors. What is left is opened, and written again, and cut again.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![allow(unreachable_pub, reason = "one module of a test")]

mod recording;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use recording::{Chance, Files, Recording, can_record};
use whiteout_store::{EventLog as _, Snapshot, Sqlite, TableKey};

const PLACE: &str = "WHITEOUT_STORE_POWER";
const TABLES: u64 = 4;
const APPENDS: u64 = 25;

/// Not a test of its own: the process whose machine loses power.
#[tokio::test(flavor = "multi_thread")]
async fn appender() {
    let Some(path) = std::env::var_os(PLACE) else { return };
    let log = Sqlite::open(path).await.unwrap();
    let tasks: Vec<_> = (0..TABLES)
        .map(|table| {
            let log = log.clone();
            tokio::spawn(async move {
                let key = TableKey(table.into());
                let mut seq = log.last_seq(key).await.unwrap().map_or(0, |last| last + 1);
                for n in 0..APPENDS {
                    let count = 1 + (seq * 7 + table) % 3;
                    let entries = (seq..seq + count).map(|seq| content(table, seq)).collect();
                    log.append(key, seq, entries).await.unwrap();
                    say("appended", table, seq + count - 1);
                    seq += count;
                    match n % 8 {
                        2 => {
                            log.replace(key, seq - 1, vec![]).await.unwrap();
                            say("emptied", table, seq - 1);
                        }
                        5 => {
                            let bytes = content(table, seq).repeat(3);
                            log.put_snapshot(key, Snapshot { seq: seq - 1, bytes }).await.unwrap();
                            log.put_meta(&format!("value/{table}"), &seq.to_be_bytes()).await.unwrap();
                            say("kept", table, seq);
                        }
                        // Sometimes nobody writes for long enough that the file takes everything in.
                        7 if n == 15 => tokio::time::sleep(Duration::from_millis(1_500)).await,
                        _ => {}
                    }
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    // Without a farewell.
    std::process::exit(0);
}

fn say(what: &str, table: u64, seq: u64) {
    println!("{what} {table} {seq}");
}

fn content(table: u64, seq: u64) -> Vec<u8> {
    format!("{table}/{seq}/").repeat(1 + (seq * 31 % 700) as usize).into_bytes()
}

/// What was acknowledged.
#[derive(Clone, Default)]
struct Acknowledged {
    last: BTreeMap<u64, u64>,
    emptied: BTreeSet<(u64, u64)>,
    kept: BTreeMap<u64, u64>,
}

impl Acknowledged {
    fn hear(&mut self, said: &[String]) -> usize {
        let mut heard = 0;
        for line in said.iter().flat_map(|said| said.lines()) {
            let words: Vec<_> = line.split(' ').collect();
            let [what, table, seq] = words[..] else { continue };
            let (Ok(table), Ok(seq)) = (table.parse(), seq.parse()) else { continue };
            heard += 1;
            match what {
                "appended" => drop(self.last.insert(table, seq)),
                "emptied" => drop(self.emptied.insert((table, seq))),
                "kept" => drop(self.kept.insert(table, seq)),
                _ => heard -= 1,
            }
        }
        heard
    }

    /// What is there without having been acknowledged counts from now on.
    async fn check(&mut self, path: &Path) {
        let log = Sqlite::open(path).await.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for table in 0..TABLES {
            let entries = log.read(TableKey(table.into()), 0).await.unwrap();
            let last = self.last.get(&table).copied();
            let found = entries.last().map(|entry| entry.seq);
            assert!(found >= last, "table {table} lost something up to {last:?}");
            for (seq, entry) in (0..).zip(entries) {
                assert_eq!(entry.seq, seq, "a gap in table {table}");
                let is_empty = self.emptied.contains(&(table, seq));
                if entry.bytes.is_empty() {
                    assert!(is_empty || Some(seq) >= last, "entry {seq} of table {table} is gone");
                    self.emptied.insert((table, seq));
                } else {
                    assert!(!is_empty && entry.bytes == content(table, seq), "entry {seq} of table {table} is another");
                }
            }
            self.last.extend(found.map(|found| (table, found)));
            let value = log.get_meta(&format!("value/{table}")).await.unwrap();
            let value = value.map(|bytes| u64::from_be_bytes(bytes.try_into().unwrap()));
            assert!(value.as_ref() >= self.kept.get(&table), "the value of table {table} is an older one");
        }
        log.close().await.unwrap();
    }
}

fn put(folder: &Path, files: &Files) {
    for (name, bytes) in files {
        std::fs::write(folder.join(name), bytes).unwrap();
    }
}

async fn cuts(chains: u64, lives: u64, cuts: u64) {
    let (mut times, mut heard, mut unsynced) = (0, 0, 0);
    for chain in 0..chains {
        let mut files = Files::new();
        let mut known = Acknowledged::default();
        for life in 0..lives {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().canonicalize().unwrap();
            put(&path, &files);
            let program = std::env::current_exe().unwrap();
            let words = ["--exact", "appender", "--nocapture"];
            let recording = Recording::of(&path, &program, &words, (PLACE, &path.join("log")));
            let middle = recording.middle();
            assert!(middle.len() > 100, "the process wrote hardly anything");
            let mut next = None;
            for cut in 0..cuts {
                let mut chance = Chance(chain << 32 | life << 16 | cut);
                let at = middle.start + chance.below(middle.len() as u64) as usize;
                let left = recording.cut(&files, at, &mut chance);
                let mut now = known.clone();
                heard += now.hear(&left.said);
                unsynced += left.unsynced;
                times += 1;
                let elsewhere = tempfile::tempdir().unwrap();
                put(elsewhere.path(), &left.files);
                now.check(&elsewhere.path().join("log")).await;
                next = Some((left.files, now));
            }
            (files, known) = next.unwrap();
        }
    }
    println!("{times} power cuts: {heard} acknowledged, {unsynced} writes torn or lost, nothing else");
    assert!(heard > times * 10 && unsynced > 0, "hardly any load");
}

#[tokio::test]
async fn twelve_power_cuts_lose_nothing() {
    if can_record() {
        cuts(1, 3, 4).await;
    } else {
        // Shown even though the test passes, see .config/nextest.toml.
        eprintln!("NOT TESTED: power cuts need strace, and leave to watch other processes");
    }
}

#[tokio::test]
#[ignore = "make soak"]
async fn one_hundred_power_cuts_lose_nothing() {
    assert!(can_record(), "power cuts need strace, and leave to watch other processes");
    cuts(5, 5, 4).await;
}
