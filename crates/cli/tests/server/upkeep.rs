//! What an operator does to the file of a running server, and what a server refuses to start on.

use std::path::Path;
use std::process::{Command, Output};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use whiteout_store::{EventLog as _, Sqlite, TableKey};

use crate::program::Program;
use crate::protocol::Address;

fn whiteout(words: &[&str], db: &Path) -> Output {
    let (command, rest) = words.split_first().expect("a command");
    let run = Command::new(env!("CARGO_BIN_EXE_whiteout")).arg(command).arg("--db").arg(db).args(rest).output();
    run.expect("it runs")
}

fn line(ended: &Output) -> String {
    let line = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert_eq!((ended.status.code(), line.lines().count()), (Some(2), 1), "{line}");
    line
}

/// What the server says of a table to somebody who has its code.
async fn status(address: Address, path: &str) -> (u16, Value) {
    let (status, _, body) = address.http(&format!("GET {path} HTTP/1.1"), "").await;
    (status, serde_json::from_str(&body).unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_file_is_refused_until_the_first_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let db = folder.path().join("one.db");
    let first = Program::start(&db, &[]);
    let line = Program::refused(&db, &[]);
    assert!(line.contains("one.db: another server is using this file"), "{line}");
    first.address.create(4).await;
    first.kill();
    let second = Program::start(&db, &[]);
    second.address.create(4).await;
    #[cfg(unix)]
    {
        let link = folder.path().join("link.db");
        std::os::unix::fs::symlink(&db, &link).expect("a link");
        assert!(Program::refused(&link, &[]).contains("another server is using this file"), "by another name");
    }
    second.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_is_a_server_file_with_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let (db, copy) = (folder.path().join("live.db"), folder.path().join("copy.db"));
    let server = Program::start(&db, &[]);
    let (id, cookie) = server.address.create(4).await;
    let mut ada = server.address.connect(&id, &cookie, "").await;
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    let target = copy.to_str().expect("text");
    let done = whiteout(&["backup", target], &db);
    assert!(done.status.success() && done.stderr.is_empty(), "{done:?}");
    ada.must(json!({ "say": { "speech": { "text": "after it" } } })).await;
    let again = line(&whiteout(&["backup", target], &db));
    assert!(again.contains("copy.db: there is a file of this name already; --force replaces it"), "{again}");
    assert!(whiteout(&["backup", target, "--force"], &db).status.success());
    assert!(line(&whiteout(&["backup", "/nowhere/copy.db"], &db)).contains("no copy can be written there"));
    assert!(line(&whiteout(&["backup", target], &folder.path().join("none.db"))).contains("no such file"));
    server.kill();

    let server = Program::start(&copy, &[]);
    let mut ada = server.address.connect(&id, &cookie, "").await;
    let first = ada.next().await.expect("a page");
    assert_eq!(ada.page["seats"][0]["name"], "Ada");
    assert_eq!(first["page"]["talk"][0]["speech"]["text"], "after it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_table_leaves_nothing_even_while_somebody_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let db = folder.path().join("live.db");
    let server = Program::start(&db, &[]);
    let (stays, other) = server.address.create(4).await;
    let settings = json!({ "game": "boardgame", "players": 4, "public": true });
    let (_, body, cookie) = server.address.post("/api/tables", &settings, "").await;
    let id = body["id"].as_str().expect("an id").to_owned();
    let mut ada = server.address.connect(&id, &cookie, "").await;
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    let code = ada.page["code"].as_str().expect("a code").to_owned();
    assert_eq!(status(server.address, &format!("/api/codes/{code}")).await.0, 200);

    assert!(line(&whiteout(&["remove", "0123"], &db)).contains("0123: no such table"));
    let done = whiteout(&["remove", &id], &db);
    assert_eq!(String::from_utf8_lossy(&done.stdout), format!("{id}: removed\n"));
    assert!(line(&whiteout(&["remove", &id], &db)).contains("no such table"));
    assert_eq!(status(server.address, &format!("/api/codes/{code}")).await.0, 404);
    assert_eq!(status(server.address, "/api/tables").await.1["tables"], json!([]));
    ada.send_text(json!({ "id": 7, "do": { "say": { "speech": { "text": "hello?" } } } }).to_string()).await;
    let mut farewell = Value::Null;
    while let Some(message) = ada.next().await {
        farewell = message;
    }
    assert_eq!(farewell["closed"]["code"], "table-reopens", "{farewell}");
    assert!(server.address.try_connect(&id, &cookie, "").await.is_none(), "it is gone");
    let mut other = server.address.connect(&stays, &other, "").await;
    other.must(json!({ "sit": { "name": "Ben" } })).await;
    drop(other);
    assert!(server.ends_when_asked());

    let log = Sqlite::open(&db).await.expect("opens");
    let key = |id: &str| TableKey(u128::from_str_radix(id, 16).expect("an id"));
    assert_eq!(log.tables().await, Ok(vec![key(&stays)]));
    let about = |(name, value): &(String, Vec<u8>)| name.contains(&id) || String::from_utf8_lossy(value).contains(&id);
    let values = log.metas("", usize::MAX).await.expect("values");
    assert!(!values.iter().any(about), "{values:?}");
    log.close().await.expect("closed");
}

/// A server that is killed leaves a write-ahead log; five bytes in the middle of it go bad.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_does_not_start_on_a_damaged_log_unless_it_is_told_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let db = folder.path().join("hurt.db");
    let wal = folder.path().join("hurt.db-wal");
    let server = Program::start(&db, &["--tables-per-hour", "100000"]);
    let (address, tables) = (server.address, Arc::new(Mutex::new(Vec::new())));
    let opened = tables.clone();
    // Without a pause, in which the server would move the log into the file.
    let opener = tokio::spawn(async move {
        for _ in 0..100_000 {
            let table = address.create(4).await;
            opened.lock().expect("unbroken").push(table);
        }
    });
    while wal.metadata().map_or(0, |file| file.len()) < 1_000_000 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    opener.abort();
    server.kill();
    let tables = tables.lock().expect("unbroken").clone();
    let mut bytes = std::fs::read(&wal).expect("a log");
    let middle = bytes.len() / 2;
    bytes[middle..middle + 5].iter_mut().for_each(|byte| *byte ^= 0xff);
    std::fs::write(&wal, &bytes).expect("written");
    let line = Program::refused(&db, &[]);
    assert!(line.contains("the write-ahead log is damaged") && line.contains("serve --accept-damage"), "{line}");
    assert!(self::line(&whiteout(&["stats"], &db)).contains("restore a backup"));
    assert_eq!(std::fs::read(&wal).expect("a log"), bytes, "nothing has changed");

    let server = Program::start(&db, &["--accept-damage"]);
    let mut open = 0;
    for (id, cookie) in &tables {
        open += usize::from(server.address.try_connect(id, cookie, "").await.is_some());
    }
    assert!((1..tables.len()).contains(&open), "{open} of {} tables are left", tables.len());
    assert_eq!(std::fs::read(folder.path().join("hurt.db-damaged-1-wal")).expect("a copy"), bytes);
    server.kill();
    Program::start(&db, &[]).kill();
}

#[test]
fn odd_numbers_of_days_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let db = folder.path().join("days.db");
    for odd in ["-1", "soon", "1.5", ""] {
        let line = Program::refused(&db, &[&format!("--keep-lobbies={odd}")]);
        assert!(line.contains("must be a number of days or \"forever\""), "{line}");
    }
}
