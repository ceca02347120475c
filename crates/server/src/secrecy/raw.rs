//! A client that keeps every byte it is sent.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// Both servers are called by the same name, so that their ports make no difference.
const HOST: &str = "whiteout.example";

/// Waits for what must come soon.
async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(20), what).await.expect("an answer in time")
}

/// The bytes of an answer's head without the time of day, which is nobody's secret.
fn without_date(head: &[u8]) -> Vec<u8> {
    let lines = head.split_inclusive(|&byte| byte == b'\n');
    lines.filter(|line| !line.to_ascii_lowercase().starts_with(b"date:")).flatten().copied().collect()
}

/// One request, such as `GET /healthz`, and everything that comes back.
pub(super) async fn http(at: SocketAddr, request: &str, headers: &str, body: &str) -> Vec<u8> {
    let mut stream = soon(TcpStream::connect(at)).await.expect("connects");
    let length = body.len();
    let text = format!(
        "{request} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
    );
    soon(stream.write_all(text.as_bytes())).await.expect("written");
    let mut answer = Vec::new();
    // A server that refuses to read a body may hang up while it is still being sent.
    let _ = soon(stream.read_to_end(&mut answer)).await;
    without_date(&answer)
}

/// A WebSocket, from its handshake on.
#[derive(Debug)]
pub(super) struct Socket {
    stream: BufReader<TcpStream>,
    /// Everything that came in: the handshake, then frame by frame with their headers.
    pub(super) heard: Vec<Vec<u8>>,
    next: u64,
}

impl Socket {
    pub(super) async fn open(at: SocketAddr, path: &str, cookie: &str) -> Self {
        let mut stream = BufReader::new(soon(TcpStream::connect(at)).await.expect("connects"));
        let text = format!(
            "GET {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: {cookie}\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: d2hpdGVvdXQgd2hpdGVvdQ==\r\n\r\n"
        );
        soon(stream.write_all(text.as_bytes())).await.expect("written");
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(soon(stream.read_u8()).await.expect("a handshake"));
        }
        Self { stream, heard: vec![without_date(&head)], next: 0 }
    }

    /// The text of the next frame.
    pub(super) async fn frame(&mut self) -> String {
        let mut frame = Vec::new();
        self.read(2, &mut frame).await;
        let head = match frame[1] {
            126 => 2,
            127 => 8,
            _ => 0,
        };
        self.read(head, &mut frame).await;
        let long = frame[2..].iter().fold(0, |length, &byte| length << 8 | usize::from(byte));
        let length = if head == 0 { usize::from(frame[1]) } else { long };
        self.read(length, &mut frame).await;
        let text = String::from_utf8(frame[2 + head..].to_vec()).expect("text");
        self.heard.push(frame);
        text
    }

    async fn read(&mut self, count: usize, frame: &mut Vec<u8>) {
        let from = frame.len();
        frame.resize(from + count, 0);
        soon(self.stream.read_exact(&mut frame[from..])).await.expect("a frame");
    }

    /// Sends a command and waits for its answer. Frames keep their order: whatever was sent to this socket
    /// before the answer is in by then.
    pub(super) async fn ask(&mut self, command: &serde_json::Value) -> String {
        let id = self.next;
        self.next += 1;
        self.send(&serde_json::json!({ "id": id, "do": command }).to_string()).await;
        let answers = [format!("{{\"done\":{{\"id\":{id}}}"), format!("{{\"refused\":{{\"id\":{id},")];
        loop {
            let text = self.frame().await;
            if answers.iter().any(|answer| text.starts_with(answer)) {
                return text;
            }
        }
    }

    /// Masked with nothing, as frames of clients must be masked.
    pub(super) async fn send(&mut self, text: &str) {
        let mut frame = vec![0x81];
        match u16::try_from(text.len()).expect("nobody has more to say") {
            length @ 0..126 => frame.push(0x80 | length as u8),
            length => {
                frame.push(0x80 | 0x7e);
                frame.extend(length.to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        soon(self.stream.write_all(&frame)).await.expect("sent");
    }
}
