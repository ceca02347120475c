//! Tables nobody looks at and sockets that only wait: what they cost, and that play goes on beside them.

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

use crate::program::Program;
use crate::protocol::{Address, Client};

const KIB: u64 = 1024;

/// A game among bots in which one person has yet to choose, and the person's connection.
async fn begun(address: Address) -> (String, Client) {
    let (id, cookie) = address.create(6).await;
    let mut host = address.connect(&id, &cookie, "").await;
    host.must(json!({ "sit": { "name": "Ada" } })).await;
    for _ in 1..6 {
        host.must(json!({ "add_bot": { "level": "random" } })).await;
    }
    host.must(json!({ "ready": { "ready": true } })).await;
    host.must(json!("start")).await;
    (id, host)
}

/// An answer to a ping, masked with nothing.
const PONG: &[u8] = b"\x8a\x80\0\0\0\0";

/// Somebody who looks on, says no word, and is there until the server ends it.
async fn onlooker(address: Address, id: &str) -> JoinHandle<()> {
    let mut stream = TcpStream::connect(address.0).await.expect("connects");
    let request = format!(
        "GET /api/tables/{id}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: d2hpdGVvdXQgd2hpdGVvdQ==\r\n\r\n",
        address.0
    );
    stream.write_all(request.as_bytes()).await.expect("written");
    let mut bytes = [0; 4096];
    let mut heard = Vec::new();
    while !String::from_utf8_lossy(&heard).contains("{\"page\"") {
        let count = stream.read(&mut bytes).await.expect("an answer");
        assert!(count > 0, "let go after {}", String::from_utf8_lossy(&heard));
        heard.extend(&bytes[..count]);
    }
    tokio::spawn(async move {
        // Whatever it was: an answer that nobody asked for is allowed.
        while stream.read(&mut bytes).await.is_ok_and(|count| count > 0) && stream.write_all(PONG).await.is_ok() {}
    })
}

/// The next choice of the person who plays.
async fn moves_on(host: &mut Client) {
    while host.legal().is_empty() {
        host.next().await.expect("news");
    }
    let choice = host.legal().swap_remove(0);
    host.must(json!({ "act": { "action": choice } })).await;
}

async fn crowd(tables: usize, sockets: usize) {
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let folder = tempfile::tempdir().expect("a folder");
    let limits = ["--frames-per-second", "100000", "--tables-per-hour", "1000000", "--sockets-per-address", "1000000"];
    let server = Program::start(&folder.path().join("crowd.db"), &limits);
    let (watched, mut host) = begun(server.address).await;

    let before = server.memory();
    for _ in 0..tables {
        host.catch_up();
        drop(begun(server.address).await);
    }
    let per_table = server.memory().saturating_sub(before) / tables as u64;

    let before = server.memory();
    let mut waiting = Vec::with_capacity(sockets);
    for _ in 0..sockets {
        host.catch_up();
        waiting.push(onlooker(server.address, &watched).await);
    }
    let per_socket = server.memory().saturating_sub(before) / sockets as u64;
    println!("{tables} tables nobody looks at: {per_table} bytes each; {sockets} sockets: {per_socket} bytes each");

    // Everybody there is told, and the one who plays waits for none of them.
    for _ in 0..3 {
        moves_on(&mut host).await;
    }
    assert!(waiting.iter().all(|onlooker| !onlooker.is_finished()), "everybody is still there");
    let (status, _, health) = server.address.http("GET /healthz HTTP/1.1", "").await;
    assert_eq!((status, health.as_str()), (200, "ok"));
    assert!(per_table < 64 * KIB, "an idle table takes {per_table} bytes");
    assert!(per_socket < 32 * KIB, "a waiting socket takes {per_socket} bytes");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_thousand_sockets_wait_and_cost_little() {
    crowd(200, 2_000).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "make soak"]
async fn ten_thousand_sockets_wait_and_cost_little() {
    crowd(1_000, 10_000).await;
}
