//! The server as a program: a client in another language plays a whole game by the written protocol.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn the_bot_of_the_protocol_page_plays_a_game_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Command::new(env!("CARGO_BIN_EXE_whiteout"))
        .args(["serve", "--listen", "127.0.0.1:0", "--db"])
        .arg(folder.path().join("whiteout.db"))
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut line = String::new();
    BufReader::new(server.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    let port = line.trim().rsplit(':').next().unwrap_or_default().to_owned();
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bot.py");
    let played = Command::new("python3").arg(bot).args(["127.0.0.1", &port]).output().expect("python3");
    let _ = server.kill();
    let _ = server.wait();
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    assert!(said.starts_with("over: ["), "{said}");
}

#[test]
fn a_database_that_cannot_be_opened_is_one_clear_line() {
    let answer = Command::new(env!("CARGO_BIN_EXE_whiteout"))
        .args(["serve", "--listen", "127.0.0.1:0", "--db", "/nowhere/at/all.db"])
        .output()
        .expect("runs");
    assert_eq!(answer.status.code(), Some(2));
    let said = String::from_utf8_lossy(&answer.stderr);
    assert_eq!(said.lines().count(), 1, "{said}");
}
