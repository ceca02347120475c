//! The attacks, each from one address of its own.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

use crate::protocol::Address;

/// Players come from another address of this machine.
const FROM: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 66));

/// A table of the attacker's own, with a game in its past.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Target {
    at: SocketAddr,
    id: String,
    cookie: String,
}

type Attack = fn(Target) -> Pin<Box<dyn Future<Output = ()> + Send>>;

macro_rules! attacks {
    ($($name:ident),* $(,)?) => {
        pub const ATTACKS: &[(&str, Attack)] = &[$((stringify!($name), |target| Box::pin($name(target)))),*];
    };
}

attacks! {
    unread_pings,
    flood_of_frames,
    slow_bodies,
    unread_answers,
    hoarded_connections,
    sockets_that_come_and_go,
    full_notes_and_talk,
    history_again_and_again,
    broken_files,
    pages_of_the_library,
}

impl Target {
    /// Players' address makes it, so that the attacker has all of its own limits left.
    pub async fn prepare(address: Address) -> Self {
        let (id, cookie) = address.create_for("boardgame", 4).await;
        let mut host = address.connect(&id, &cookie, "").await;
        host.must(json!({ "sit": { "name": "Mallory" } })).await;
        for _ in 1..4 {
            host.must(json!({ "add_bot": { "level": "random" } })).await;
        }
        host.must(json!({ "ready": { "ready": true } })).await;
        host.must(json!("start")).await;
        Self { at: address.0, id, cookie }
    }

    async fn connect(&self) -> Option<TcpStream> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind(SocketAddr::new(FROM, 0)).ok()?;
        socket.connect(self.at).await.ok()
    }

    fn head(&self, request: &str, more: &str) -> String {
        format!("{request} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n{more}\r\n", self.at, self.cookie)
    }

    /// A socket after its handshake.
    async fn socket(&self) -> Option<TcpStream> {
        let mut stream = self.connect().await?;
        let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                       Sec-WebSocket-Key: d2hpdGVvdXQgd2hpdGVvdQ==\r\n";
        let head = self.head(&format!("GET /api/tables/{}/socket?lang=en", self.id), upgrade);
        stream.write_all(head.as_bytes()).await.ok()?;
        let mut first = [0; 1];
        stream.read_exact(&mut first).await.ok()?;
        Some(stream)
    }

    /// Asks something and takes the answer.
    async fn ask(&self, request: &str, body: &[u8]) {
        let Some(mut stream) = self.connect().await else { return };
        let head = self.head(request, &format!("Connection: close\r\nContent-Length: {}\r\n", body.len()));
        // The answer may come before all of it was sent.
        let _ = stream.write_all(&[head.as_bytes(), body].concat()).await;
        let _ = stream.read_to_end(&mut Vec::new()).await;
    }
}

/// Does the same from many sides at once, until time is up.
async fn together<F: Future<Output = ()> + Send + 'static>(count: usize, one: impl Fn(usize) -> F) {
    let mut all = JoinSet::new();
    for n in 0..count {
        all.spawn(one(n));
    }
    while all.join_next().await.is_some() {}
}

/// Whoever is thrown out waits a moment and comes back.
async fn again_and_again<F: Future<Output = ()> + Send>(once: impl Fn() -> F) {
    loop {
        once().await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn frame(opcode: u8, text: &[u8]) -> Vec<u8> {
    let length = u16::try_from(text.len()).expect("short");
    let mut frame = vec![0x80 | opcode];
    match length {
        0..126 => frame.push(0x80 | length as u8),
        _ => frame.extend([&[0xfe][..], &length.to_be_bytes()].concat()),
    }
    // Masked with nothing.
    frame.extend([0; 4]);
    frame.extend(text);
    frame
}

/// A1
async fn unread_pings(target: Target) {
    let pings = frame(9, &[0; 125]).repeat(500);
    let flood = async |target: Target| {
        let Some(mut stream) = target.socket().await else { return };
        while stream.write_all(&pings).await.is_ok() {}
    };
    again_and_again(|| flood(target.clone())).await;
}

/// A14
async fn flood_of_frames(target: Target) {
    together(4, |_| {
        let target = target.clone();
        async move {
            let frames = frame(1, br#"{"id":1,"do":"start"}"#).repeat(500);
            let flood = async || {
                let Some(stream) = target.socket().await else { return };
                let (mut reading, mut writing) = stream.into_split();
                let reader = tokio::spawn(async move {
                    let mut bytes = [0; 4_096];
                    while reading.read(&mut bytes).await.is_ok_and(|count| count > 0) {}
                });
                while writing.write_all(&frames).await.is_ok() {}
                reader.abort();
            };
            again_and_again(flood).await;
        }
    })
    .await;
}

/// A2: most of a file, then a byte now and then.
async fn slow_bodies(target: Target) {
    together(300, |_| {
        let target = target.clone();
        async move {
            let slowly = async || {
                let Some(mut stream) = target.connect().await else { return };
                let head = target.head("POST /api/library", "Content-Length: 4000000\r\n");
                let sent = stream.write_all(head.as_bytes()).await.is_ok()
                    && stream.write_all(&vec![b' '; 1_000_000]).await.is_ok();
                while sent && stream.write_all(b" ").await.is_ok() {
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
            };
            again_and_again(slowly).await;
        }
    })
    .await;
}

/// A2: long answers that nobody takes.
async fn unread_answers(target: Target) {
    together(60, |n| {
        let target = target.clone();
        async move {
            let path = match n % 2 {
                0 => format!("/api/tables/{}/history?lang=en", target.id),
                _ => "/api/rules?lang=en".to_owned(),
            };
            let asks = target.head(&format!("GET {path}"), "").repeat(20);
            let silently = async || {
                let Some(mut stream) = target.connect().await else { return };
                while stream.write_all(asks.as_bytes()).await.is_ok() {}
            };
            again_and_again(silently).await;
        }
    })
    .await;
}

/// A2: as many connections as there are descriptors.
async fn hoarded_connections(target: Target) {
    let mut held = Vec::new();
    loop {
        match target.connect().await {
            Some(stream) if held.len() < 3_000 => held.push(stream),
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

/// A9
async fn sockets_that_come_and_go(target: Target) {
    together(8, |_| {
        let target = target.clone();
        async move {
            loop {
                if target.socket().await.is_none() {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
        }
    })
    .await;
}

/// A3: as much as a person may write, in the longest letters.
async fn full_notes_and_talk(target: Target) {
    let letters = "🔥".repeat(500);
    let note = |n: u32| json!({ "id": n, "do": { "note": { "text": format!("{n}{letters}") } } });
    let saying = |n: u32| json!({ "id": n, "do": { "say": { "speech": { "text": format!("{n}{letters}") } } } });
    loop {
        let Some(mut stream) = target.socket().await else { continue };
        for n in 0.. {
            let words = if n % 2 == 0 { note(n) } else { saying(n) };
            if stream.write_all(&frame(1, words.to_string().as_bytes())).await.is_err() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// A3
async fn history_again_and_again(target: Target) {
    together(40, |_| {
        let target = target.clone();
        async move {
            let path = format!("GET /api/tables/{}/history?lang=en", target.id);
            again_and_again(async || target.ask(&path, b"").await).await;
        }
    })
    .await;
}

/// A4, A14: files that are no games, and long.
async fn broken_files(target: Target) {
    let deep = "[".repeat(3_000_000);
    let many =
        format!("{{\"game\":\"boardgame\",\"rules\":1,\"actions\":[{}[0,\"pass\"]]}}", "[0,\"pass\"],".repeat(250_000));
    let files = [deep, many, "x".repeat(3_900_000)];
    together(6, |n| {
        let (target, file) = (target.clone(), files[n % 3].clone());
        async move {
            again_and_again(async || target.ask("POST /api/library", file.as_bytes()).await).await;
        }
    })
    .await;
}

/// A14
async fn pages_of_the_library(target: Target) {
    together(8, |n| {
        let target = target.clone();
        async move {
            let path = ["GET /api/stats", "GET /api/library?order=drama", "GET /api/stats.csv"][n % 3];
            again_and_again(async || target.ask(path, b"").await).await;
        }
    })
    .await;
}
