//! Sockets that mean harm or have gone wrong: held or let go with a code, nothing changed, nobody else troubled.

use std::time::{Duration, Instant};

use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use whiteout_server::Limits;
use whiteout_store::Memory;

use crate::client::{Client, Running, quick};
use crate::evening::{play_on, two_friends};

/// A socket after its handshake, without any manners.
pub async fn raw(server: &Running, id: &str, mut stream: TcpStream, headers: &str) -> (String, TcpStream) {
    let request = format!(
        "GET /api/tables/{id}/socket?lang=en HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: d2hpdGVvdXQgd2hpdGVvdQ==\r\n{headers}\r\n",
        server.0
    );
    stream.write_all(request.as_bytes()).await.expect("written");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.expect("an answer"));
    }
    (String::from_utf8(head).expect("text"), stream)
}

async fn sockets(server: &Running) -> usize {
    let (_, _, metrics) = server.http("GET /metrics HTTP/1.1", "").await;
    let line = metrics.lines().find_map(|line| line.strip_prefix("whiteout_sockets "));
    line.and_then(|count| count.parse().ok()).expect("a count")
}

/// The code with which the server ends a connection.
async fn closing_code(client: &mut Client) -> Value {
    let mut last = Value::Null;
    while let Some(message) = client.next().await {
        last = message;
    }
    last["closed"]["code"].take()
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_break_the_rules_of_sockets_end_the_connection_with_a_code() {
    let server = Running::in_memory().await;
    let (id, cookie) = server.create(4).await;
    let mut host = server.connect(&id, &cookie, "").await;
    host.must(json!({ "sit": { "name": "Ada" } })).await;
    let before = host.page.clone();

    let mut huge = server.connect(&id, &cookie, "").await;
    huge.send_text(format!("{{\"id\":1,\"do\":{{\"note\":{{\"text\":\"{}\"}}}}}}", "x".repeat(9_000))).await;
    assert_eq!(closing_code(&mut huge).await, "broken-frame", "too large");

    let mut binary = server.connect(&id, &cookie, "").await;
    binary.next().await.expect("a page");
    binary.socket.send(Message::Binary(vec![1, 2, 3].into())).await.expect("sent");
    assert_eq!(binary.next().await.expect("an answer")["refused"]["refusal"]["code"], "text-only");

    // Not masked, an unknown kind, and a promise of more bytes than there are in the world.
    for bytes in
        [&b"\x81\x02{}"[..], &b"\x8f\x80\0\0\0\0"[..], &b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0"[..]]
    {
        let (_, mut stream) = raw(&server, &id, TcpStream::connect(server.0).await.expect("connects"), "").await;
        stream.write_all(bytes).await.expect("written");
        let mut answer = Vec::new();
        let _ = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut answer)).await.expect("closed");
        let text = String::from_utf8_lossy(&answer);
        assert!(text.contains("{\"closed\":{\"code\":\"broken-frame\"}}"), "{bytes:?}: {text}");
    }

    host.must(json!({ "note": { "text": "still here" } })).await;
    assert_eq!(host.page, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_that_were_never_given_out_get_a_fresh_page() {
    let server = Running::in_memory().await;
    let (id, cookies, clients) = two_friends(&server).await;
    let (epoch, seq) = (clients[0].epoch, clients[0].seq);
    for since in [
        format!("?epoch={epoch}&seq={}", seq + 1_000_000),
        format!("?epoch={epoch}&seq={}", u64::MAX),
        format!("?epoch={}&seq={seq}", epoch ^ 1),
        format!("?epoch={epoch}"),
        "?seq=1".to_owned(),
    ] {
        let mut client = server.connect(&id, &cookies[0], &since).await;
        assert!(client.next().await.expect("a message").get("page").is_some(), "{since}");
    }
    for since in ["?epoch=x&seq=1", "?epoch=-1&seq=1", "?lang=klingon"] {
        let path = format!("/api/tables/{id}/socket{since}");
        let (status, _, body) = server.http(&format!("GET {path} HTTP/1.1"), "").await;
        assert_eq!((status, body.as_str()), (400, "{\"refused\":{\"code\":\"not-understood\"}}"), "{since}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_only_looks_on_and_a_wrong_origin_not_even_that() {
    let server = Running::in_memory().await;
    let (id, _, clients) = two_friends(&server).await;
    for cookie in [format!("seat_{id}="), format!("seat_{id}=nobody"), format!("seat_{id}={}", "f".repeat(64))] {
        let mut client = server.connect(&id, &cookie, "").await;
        client.next().await.expect("a page");
        assert!(client.seat.is_null() && client.own.is_null());
        let answer = client.ask(json!({ "act": { "action": "pass" } })).await;
        assert_eq!(answer["refused"]["refusal"]["code"], "not-seated");
    }
    let stream = TcpStream::connect(server.0).await.expect("connects");
    let (head, _) = raw(&server, &id, stream, "Origin: http://elsewhere.example\r\n").await;
    assert!(head.starts_with("HTTP/1.1 403"), "{head}");
    let stream = TcpStream::connect(server.0).await.expect("connects");
    let (head, _) = raw(&server, &id, stream, &format!("Origin: http://{}\r\n", server.0)).await;
    assert!(head.starts_with("HTTP/1.1 101"), "{head}");
    drop(clients);
    server.stop().await;
}

/// A server whose sockets hold little, so that a reader who takes nothing is soon behind.
pub fn tight(patience: Duration) -> Running {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_send_buffer_size(4_096).expect("set");
    socket.bind("127.0.0.1:0".parse().expect("an address")).expect("a port");
    let listener = socket.listen(64).expect("listens");
    Running::start_on(listener, Memory::default(), Limits { patience, ..quick() })
}

#[tokio::test(flavor = "multi_thread")]
#[expect(clippy::disallowed_methods, reason = "nobody else must wait for a slow reader, which only a clock can tell")]
async fn readers_who_take_nothing_are_let_go_and_nobody_waits_for_them() {
    let server = tight(Duration::from_millis(500));
    let (id, _, mut clients) = two_friends(&server).await;
    let mut silent = Vec::new();
    for _ in 0..20 {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4_096).expect("set");
        let stream = socket.connect(server.0).await.expect("connects");
        silent.push(raw(&server, &id, stream, "").await.1);
    }
    // One is counted a moment after it was let in.
    while sockets(&server).await < 22 {}
    let from = Instant::now();
    let moves = play_on(&mut clients, 200).await;
    let played = from.elapsed();
    assert!(moves > 50 && played < Duration::from_secs(20), "{moves} moves took {played:?}");
    while sockets(&server).await > 2 {
        assert!(from.elapsed() < Duration::from_secs(60), "{} sockets are still held", sockets(&server).await);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    println!("{moves} moves in {played:?}, 20 silent sockets let go after {:?}", from.elapsed());
    // They may come back and follow again.
    let mut back = server.connect(&id, "", "").await;
    back.next().await.expect("a page");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_from_somebody_who_reads_nothing_ends_by_itself() {
    let server = tight(Duration::from_millis(500));
    let (id, cookie) = server.create(4).await;
    let mut host = server.connect(&id, &cookie, "").await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4_096).expect("set");
    let (_, mut flood) = raw(&server, &id, socket.connect(server.0).await.expect("connects"), "").await;
    let nonsense = b"\x81\x83\0\0\0\0abc".repeat(1_000);
    let ended = async { while flood.write_all(&nonsense).await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(20), ended).await.expect("the server stops listening to it");
    host.must(json!({ "sit": { "name": "Ada" } })).await;
    assert_eq!(sockets(&server).await, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_whose_owner_is_gone_without_a_word_is_let_go() {
    let silence = Duration::from_millis(200);
    let server = Running::start(Memory::default(), Limits { silence, ..quick() }).await;
    let (id, cookie) = server.create(4).await;
    let mut host = server.connect(&id, &cookie, "").await;
    // Takes what it is sent, but never answers.
    let (_, mut silent) = raw(&server, &id, TcpStream::connect(server.0).await.expect("connects"), "").await;
    tokio::spawn(async move { while silent.read_u8().await.is_ok() {} });
    let quiet = async {
        while sockets(&server).await > 1 {
            // A client that reads answers by itself.
            host.catch_up();
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), quiet).await.expect("the silent one is let go");
    host.must(json!({ "sit": { "name": "Ada" } })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_that_anybody_may_read_count_no_moves_and_no_refusals() {
    let server = Running::in_memory().await;
    let (_, _, mut clients) = two_friends(&server).await;
    let (_, _, before) = server.http("GET /metrics HTTP/1.1", "").await;
    assert!(play_on(&mut clients, 5).await > 0);
    clients[0].ask(json!({ "act": { "action": "pass" } })).await;
    let (_, _, after) = server.http("GET /metrics HTTP/1.1", "").await;
    assert_eq!(before, after);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_other_eyes_were_sent_cannot_be_gone_on_with() {
    let server = Running::in_memory().await;
    let (id, cookies, clients) = two_friends(&server).await;
    let mut onlooker = server.connect(&id, "", "").await;
    onlooker.next().await.expect("a page");
    let since = |client: &Client| format!("?epoch={}&seq={}", client.epoch, client.seq);
    let mut mixed = server.connect(&id, &cookies[0], &since(&onlooker)).await;
    assert!(mixed.next().await.expect("a message").get("page").is_some(), "a fresh page for other eyes");
    let mut same = server.connect(&id, &cookies[0], &since(&clients[0])).await;
    same.go_on(&clients[0]);
    let answer = same.ask(json!({ "note": { "text": "still me" } })).await;
    assert!(answer.get("done").is_some() && same.seat == 0, "{answer}");
    server.stop().await;
}
