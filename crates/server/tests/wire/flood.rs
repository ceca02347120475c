//! Clients that take more than their share of memory, connections or time: each is cut off, and nobody else notices.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use whiteout_server::Limits;
use whiteout_store::Memory;

use crate::client::{Running, quick};
use crate::evening::{play_on, two_friends};
use crate::hand_clock::HandClock;
use crate::hostile::{raw, tight};

/// Long enough for any machine, and far shorter than never.
const SOON: Duration = Duration::from_secs(30);

async fn connect(server: &Running) -> TcpStream {
    TcpStream::connect(server.0).await.expect("connects")
}

/// A client with so little room for what it is sent that it must read to be sent more.
async fn narrow(server: &Running) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4_096).expect("set");
    socket.connect(server.0).await.expect("connects")
}

/// Whether the server ends a connection, whatever it still says before.
async fn is_ended(stream: &mut TcpStream) -> bool {
    let ended = async {
        let mut bytes = [0; 4_096];
        while stream.read(&mut bytes).await.is_ok_and(|count| count > 0) {}
    };
    timeout(SOON, ended).await.is_ok()
}

/// A1: pongs that nobody reads are a memory without end.
#[tokio::test(flavor = "multi_thread")]
async fn pings_from_a_socket_that_reads_nothing_end_it() {
    let server = Running::in_memory().await;
    let (id, cookie) = server.create(4).await;
    let mut host = server.connect(&id, &cookie, "").await;
    let (_, mut stream) = raw(&server, &id, narrow(&server).await, "").await;
    let ping = [&[0x89, 0xfd, 0, 0, 0, 0][..], &[0; 125]].concat().repeat(100);
    let mut sent = 0;
    let flooding = async {
        while stream.write_all(&ping).await.is_ok() {
            sent += ping.len();
        }
    };
    timeout(SOON, flooding).await.expect("the server stops listening to it");
    assert!(sent < 16 << 20, "{sent} bytes of pings were taken");
    host.must(json!({ "sit": { "name": "Ada" } })).await;
    server.stop().await;
}

/// A14: refusing every frame of a flood costs the others half a core.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_goes_on_far_above_its_limit_is_closed() {
    let limits = Limits { frames_per_second: 5.0, ..quick() };
    let server = Running::within(Memory::default(), limits, HandClock::new()).await;
    let (id, cookie) = server.create(4).await;
    let mut client = server.connect(&id, &cookie, "").await;
    for n in 0..60 {
        client.send_text(json!({ "id": n, "do": "start" }).to_string()).await;
    }
    let mut last = client.next().await.expect("a page");
    while let Some(message) = client.next().await {
        last = message;
    }
    assert_eq!(last, json!({ "closed": { "code": "flood" } }));
    server.stop().await;
}

/// A2: a byte now and then, without end.
#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_hardly_moves_is_given_up() {
    let server = Running::start(Memory::default(), Limits { patience: Duration::from_millis(300), ..quick() }).await;
    for path in ["/api/tables", "/api/library", "/api/stats"] {
        let mut stream = connect(&server).await;
        let head = format!("POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Length: 10000\r\n\r\n", server.0);
        stream.write_all(head.as_bytes()).await.expect("written");
        let (mut reading, mut writing) = stream.into_split();
        tokio::spawn(async move {
            while writing.write_all(b" ").await.is_ok() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        });
        let mut answer = Vec::new();
        let _ = timeout(SOON, reading.read_to_end(&mut answer)).await.expect("the server has no more patience");
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.contains(" 408 ") && answer.contains("slow-request"), "{path}: {answer}");
    }
    server.stop().await;
}

/// A2: answers that are asked for and never taken.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_nobody_takes_is_given_up() {
    let server = tight(Duration::from_millis(500));
    let mut stream = narrow(&server).await;
    let asks = format!("GET /api/rules?lang=en HTTP/1.1\r\nHost: {}\r\n\r\n", server.0).repeat(50);
    let asking = async { while stream.write_all(asks.as_bytes()).await.is_ok() {} };
    timeout(SOON, asking).await.expect("the server stops listening to it");
    server.stop().await;
}

/// A2: connections of one address.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_holds_only_so_many_connections() {
    let limits = Limits { connections_per_address: 3, ..quick() };
    let server = Running::start(Memory::default(), limits).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(connect(&server).await);
    }
    assert!(is_ended(&mut connect(&server).await).await);
    drop(held);
    let again = async { while server.http("GET /healthz HTTP/1.1", "").await.0 != 200 {} };
    timeout(SOON, again).await.expect("what was given back is free again");
    server.stop().await;

    // A proxy speaks for many: it is not held to what one of them may have.
    let server = Running::start(Memory::default(), Limits { behind_proxy: true, ..limits }).await;
    let mut held = Vec::new();
    for _ in 0..10 {
        held.push(connect(&server).await);
    }
    assert_eq!(server.http("GET /healthz HTTP/1.1", "").await.0, 200);
    drop(held);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_only_so_many_connections_in_a_minute() {
    let (limits, clock) = (Limits { attempts_per_minute: 3, ..quick() }, HandClock::new());
    let server = Running::within(Memory::default(), limits, clock.clone()).await;
    for _ in 0..3 {
        assert_eq!(server.http("GET /healthz HTTP/1.1", "").await.0, 200);
    }
    assert!(is_ended(&mut connect(&server).await).await);
    clock.pass(60_000);
    assert_eq!(server.http("GET /healthz HTTP/1.1", "").await.0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_addresses_together_hold_only_so_many_connections() {
    let server = Running::start(Memory::default(), Limits { connections: 3, ..quick() }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(connect(&server).await);
    }
    assert!(is_ended(&mut connect(&server).await).await);
    drop(held);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_only_so_many_requests_under_way() {
    let limits = Limits { requests_per_address: 2, patience: Duration::from_secs(600), ..quick() };
    let server = Running::start(Memory::default(), limits).await;
    let mut half = Vec::new();
    // One that comes beside a whole request may be refused itself, so more than two are sent.
    let refused = async {
        while server.http("GET /healthz HTTP/1.1", "").await.0 != 429 {
            let mut stream = connect(&server).await;
            let head = format!("POST /api/tables HTTP/1.1\r\nHost: {}\r\nContent-Length: 100\r\n\r\n{{", server.0);
            stream.write_all(head.as_bytes()).await.expect("written");
            half.push(stream);
        }
    };
    timeout(SOON, refused).await.expect("two are under way");
    drop(half);
    let again = async { while server.http("GET /healthz HTTP/1.1", "").await.0 != 200 {} };
    timeout(SOON, again).await.expect("none is under way any more");
    server.stop().await;
}

/// A9: opening a socket costs the server a page.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_only_so_many_sockets_in_a_minute() {
    let (limits, clock) = (Limits { sockets_per_minute: 3, ..quick() }, HandClock::new());
    let server = Running::within(Memory::default(), limits, clock.clone()).await;
    let (id, cookie) = server.create(4).await;
    for _ in 0..3 {
        server.connect(&id, &cookie, "").await.next().await.expect("a page");
    }
    assert!(server.try_connect(&id, &cookie, "").await.is_none());
    clock.pass(60_000);
    server.connect(&id, &cookie, "").await.next().await.expect("a page");
    server.stop().await;
}

/// A2, A3: past games that are asked for and never taken hold the others up only so long.
#[tokio::test(flavor = "multi_thread")]
async fn past_games_are_sent_to_so_many_at_once() {
    let limits = Limits { readings_at_once: 1, patience: Duration::from_millis(500), ..quick() };
    let server = Running::start(Memory::default(), limits).await;
    let (id, _, mut clients) = two_friends(&server).await;
    assert!(play_on(&mut clients, 100).await > 50);
    let head = format!("GET /api/tables/{id}/history?lang=en HTTP/1.1");
    let mut silent = narrow(&server).await;
    // Too much for what the system would hold of it.
    let asks = format!("{head}\r\nHost: {}\r\n\r\n", server.0).repeat(100);
    silent.write_all(asks.as_bytes()).await.expect("written");
    let served = async { while server.http(&head, "").await.0 != 200 {} };
    timeout(SOON, served).await.expect("a reader who takes nothing is given up");
    server.stop().await;
}

/// A9: a page full of talk is long, and every newcomer is sent one.
#[tokio::test(flavor = "multi_thread")]
async fn talk_that_fills_a_lobby_stays_short_for_newcomers() {
    let clock = HandClock::new();
    let server = Running::within(Memory::default(), quick(), clock.clone()).await;
    let (id, cookie) = server.create(4).await;
    let mut host = server.connect(&id, &cookie, "").await;
    host.must(json!({ "sit": { "name": "Ada" } })).await;
    for _ in 0..100 {
        clock.pass(2_000);
        host.ask(json!({ "say": { "speech": { "text": "🔥".repeat(500) } } })).await;
    }
    let mut newcomer = server.connect(&id, "", "").await;
    let page = newcomer.next().await.expect("a page").to_string();
    assert!((40_000..100_000).contains(&page.len()), "{} bytes", page.len());
    server.stop().await;
}
