//! The server as a program: a client in another language plays a whole game by the written protocol.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn the_bot_of_the_protocol_page_plays_a_game_and_its_deal_verifies() {
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
    let said = String::from_utf8_lossy(&played.stdout);
    let record = fetch(&port, said[said.find("/api/").expect("the address of the game")..].trim());
    let _ = server.kill();
    let _ = server.wait();
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    assert!(said.starts_with("over: ["), "{said}");

    let file = folder.path().join("game.json");
    let verify = |text: &str| {
        std::fs::write(&file, text).expect("written");
        let answer = Command::new(env!("CARGO_BIN_EXE_whiteout")).arg("verify").arg(&file).output().expect("runs");
        let said = [answer.stdout, answer.stderr].concat();
        (answer.status.code(), String::from_utf8_lossy(&said).into_owned())
    };
    let (code, said) = verify(&record);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains(": ok, ") && said.contains("dealt from 4 parts and the commitment "), "{said}");
    assert!(said.contains("\nseat 1 added ") && !said.contains("seat 2"), "only the player has added anything: {said}");
    let (code, said) = verify(&tampered(&record, "\"entropy\":[\""));
    assert_eq!(code, Some(2));
    assert!(said.contains("the seed of the game does not come from its parts"), "{said}");
    let (code, said) = verify(&tampered(&record, "\"server\":\""));
    assert_eq!(code, Some(2));
    assert!(said.contains("the server's part is not the one it had committed to"), "{said}");
}

/// The same text with another digit behind the mark.
fn tampered(text: &str, mark: &str) -> String {
    let at = text.find(mark).expect("the mark") + mark.len();
    let digit = if text[at..].starts_with('0') { "1" } else { "0" };
    format!("{}{digit}{}", &text[..at], &text[at + 1..])
}

fn fetch(port: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(format!("127.0.0.1:{port}")).expect("connects");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n").expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default()
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
