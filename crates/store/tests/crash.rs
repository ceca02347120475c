//! `kill -9` at any moment loses nothing that was acknowledged.
//!
//! Stopping a process says nothing about a power cut; for that the log trusts `fsync`.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use whiteout_store::{EventLog, Sqlite, TableKey};

const PLACE: &str = "WHITEOUT_STORE_CRASH";
const TABLES: u64 = 16;

/// Not a test of its own: the process that dies. Every append is three entries; its last one is printed once
/// acknowledged.
#[tokio::test(flavor = "multi_thread")]
async fn appender() {
    let Some(path) = std::env::var_os(PLACE) else { return };
    let log = Sqlite::open(path).await.unwrap();
    let tasks: Vec<_> = (0..TABLES)
        .map(|table| {
            let log = log.clone();
            tokio::spawn(async move {
                let key = TableKey(table.into());
                let first = log.last_seq(key).await.unwrap().map_or(0, |last| last + 1);
                // An end of its own, should nobody be left to kill it.
                for seq in (first..first + 100_000).step_by(3) {
                    let entries = (seq..seq + 3).map(|seq| content(table, seq)).collect();
                    log.append(key, seq, entries).await.unwrap();
                    writeln!(std::io::stdout(), "acknowledged {table} {}", seq + 2).unwrap();
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
}

fn content(table: u64, seq: u64) -> Vec<u8> {
    format!("{table}/{seq}/").repeat(1 + (seq % 40) as usize).into_bytes()
}

#[tokio::test]
async fn ten_kills_lose_nothing() {
    kills(10).await;
}

#[tokio::test]
#[ignore = "make soak"]
async fn two_hundred_kills_lose_nothing() {
    kills(200).await;
}

async fn kills(times: u64) {
    let directory = tempfile::tempdir().unwrap();
    let mut acknowledged = BTreeMap::new();
    for round in 0..times {
        // A file dies ten times; then another, or reading it all again would take longer than writing it.
        if round % 10 == 0 {
            acknowledged.clear();
        }
        let path = directory.path().join(format!("log {}", round / 10));
        // Now after the first answers, now after a checkpoint or two; the clock of the machine does the rest.
        let patience = (round * 7919 + u64::from(std::process::id())) % 2000;
        run_and_kill(&path, patience, &mut acknowledged);
        check(&path, &acknowledged).await;
    }
}

struct KilledAtTheEnd(Child);

impl Drop for KilledAtTheEnd {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn run_and_kill(path: &Path, patience: u64, acknowledged: &mut BTreeMap<u64, u64>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "appender", "--nocapture"])
        .env(PLACE, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let answers = BufReader::new(child.stdout.take().unwrap());
    let mut child = KilledAtTheEnd(child);
    let mut seen = 0;
    for line in answers.lines() {
        // The last line may be cut off; only a whole one is an acknowledgement somebody heard.
        let line = line.unwrap();
        let words: Vec<_> = line.split(' ').collect();
        if let ["acknowledged", table, seq] = words[..]
            && let (Ok(table), Ok(seq)) = (table.parse(), seq.parse::<u64>())
        {
            let known = acknowledged.entry(table).or_default();
            *known = seq.max(*known);
            seen += 1;
            if seen == patience + 1 {
                child.0.kill().unwrap();
            }
        }
    }
    assert!(seen > 0, "the child acknowledged nothing");
}

async fn check(path: &Path, acknowledged: &BTreeMap<u64, u64>) {
    let log = Sqlite::open(path).await.unwrap();
    for (&table, &last) in acknowledged {
        let entries = log.read(TableKey(table.into()), 0).await.unwrap();
        assert!(entries.len() as u64 > last, "table {table} lost something up to {last}");
        assert_eq!(entries.len() % 3, 0, "half an append in table {table}");
        for (seq, entry) in (0..).zip(entries) {
            assert_eq!(entry.seq, seq, "a gap in table {table}");
            assert_eq!(entry.bytes, content(table, seq));
        }
    }
    log.close().await.unwrap();
}
