//! The protocol as a client knows it, and nothing else.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{FutureExt as _, SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use whiteout_core::Seat;
use whiteout_table::{Commitment, Entropy};

use crate::shapes::assert_is;

/// Every game that is served.
pub const GAMES: [&str; 4] = ["boardgame", "norwegian", "solo", "infection"];

/// Where a server listens.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub SocketAddr);

impl Address {
    /// A plain request; status, headers and body.
    pub async fn http(&self, head: &str, body: impl AsRef<[u8]>) -> (u16, String, String) {
        let mut stream = TcpStream::connect(self.0).await.expect("connects");
        let body = body.as_ref();
        let head = format!("{head}\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n", self.0, body.len());
        stream.write_all(&[head.as_bytes(), body].concat()).await.expect("written");
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer).await;
        let (headers, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = headers.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
        (status, headers.to_owned(), body.to_owned())
    }

    pub async fn post(&self, path: &str, body: &Value, cookie: &str) -> (u16, Value, String) {
        let head = format!("POST {path} HTTP/1.1\r\nCookie: {cookie}");
        let (status, headers, body) = self.http(&head, body.to_string()).await;
        let cookie = headers
            .lines()
            .find_map(|line| line.to_lowercase().starts_with("set-cookie:").then(|| line[11..].trim().to_owned()))
            .and_then(|cookie| cookie.split(';').next().map(str::to_owned))
            .unwrap_or_default();
        (status, serde_json::from_str(&body).unwrap_or(Value::Null), cookie)
    }

    /// A new table; its id and the host's cookie.
    pub async fn create(&self, players: u8) -> (String, String) {
        self.create_for("boardgame", players).await
    }

    /// The same for any game.
    pub async fn create_for(&self, game: &str, players: u8) -> (String, String) {
        let bound = if game == "infection" { "max_turns" } else { "max_rounds" };
        let settings = json!({ "game": game, "players": players, "options": { bound: 30 } });
        let (status, body, cookie) = self.post("/api/tables", &settings, "").await;
        assert_eq!(status, 200, "{body}");
        (body["id"].as_str().expect("an id").to_owned(), cookie)
    }

    pub async fn come(&self, id: &str) -> String {
        let (status, body, cookie) = self.post(&format!("/api/tables/{id}/people"), &json!({}), "").await;
        assert_eq!(status, 200, "{body}");
        cookie
    }

    pub async fn connect(&self, id: &str, cookie: &str, since: &str) -> Client {
        self.try_connect(id, cookie, since).await.expect("a socket")
    }

    /// The same, unless the server has gone away.
    pub async fn try_connect(&self, id: &str, cookie: &str, since: &str) -> Option<Client> {
        let mut request =
            format!("ws://{}/api/tables/{id}/socket{since}", self.0).into_client_request().expect("a request");
        request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
        let (socket, _) = tokio_tungstenite::connect_async(request).await.ok()?;
        Some(Client {
            socket,
            next: 1,
            game: "boardgame".to_owned(),
            page: Value::Null,
            own: Value::Null,
            epoch: 0,
            seq: 0,
            events: Vec::new(),
            seat: Value::Null,
        })
    }
}

pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u64,
    /// Which game's messages come, once a page has told.
    game: String,
    pub page: Value,
    pub own: Value,
    pub epoch: u64,
    pub seq: u64,
    pub seat: Value,
    pub events: Vec<Value>,
}

impl Client {
    /// The next message; what it changes is taken in.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let frame =
                tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await.expect("an answer in time")?;
            let Ok(Message::Text(text)) = frame else {
                if frame.is_err() || matches!(frame, Ok(Message::Close(_))) {
                    return None;
                }
                continue;
            };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if let Some(game) = message.pointer("/page/page/settings/game").and_then(Value::as_str) {
                game.clone_into(&mut self.game);
            }
            assert_is(&self.game, "Message", &message);
            if let Some(page) = message.get("page") {
                self.page = page["page"].clone();
                self.own = page["own"].clone();
                self.seat = page["seat"].clone();
                self.epoch = page["epoch"].as_u64().expect("an epoch");
                self.seq = page["seq"].as_u64().expect("a number");
            }
            if let Some(news) = message.get("news") {
                assert_eq!(news["seq"].as_u64(), Some(self.seq + 1), "nothing is missed and nothing comes twice");
                self.seq += 1;
                patch(&mut self.page, &news["changes"]);
                patch(&mut self.own, &news["own"]);
                self.events.extend(news["events"].as_array().cloned().unwrap_or_default());
            }
            return Some(message);
        }
    }

    /// Follows on from what another connection has seen.
    pub fn go_on(&mut self, last: &Self) {
        (self.epoch, self.seq, self.seat) = (last.epoch, last.seq, last.seat.clone());
        self.game.clone_from(&last.game);
        (self.page, self.own) = (last.page.clone(), last.own.clone());
    }

    /// Takes in whatever has come already.
    pub fn catch_up(&mut self) {
        while self.next().now_or_never().flatten().is_some() {}
    }

    /// Takes in everything until the server ends the connection.
    pub async fn follow_to_the_end(&mut self) {
        while self.next().await.is_some() {}
    }

    pub async fn send_text(&mut self, text: String) {
        self.socket.send(Message::Text(text.into())).await.expect("sent");
    }

    /// Sends a command and waits for its answer; everything else that comes meanwhile is taken in.
    pub async fn ask(&mut self, command: Value) -> Value {
        self.try_ask(command).await.expect("an answer")
    }

    /// The same, unless the server goes away.
    pub async fn try_ask(&mut self, command: Value) -> Option<Value> {
        let id = self.next;
        self.next += 1;
        let request = json!({ "id": id, "do": command });
        assert_is(&self.game, "Request", &request);
        self.socket.send(Message::Text(request.to_string().into())).await.ok()?;
        loop {
            let message = self.next().await?;
            if message["done"]["id"] == id || message["refused"]["id"] == id {
                return Some(message);
            }
        }
    }

    pub async fn must(&mut self, command: Value) {
        let answer = self.ask(command.clone()).await;
        assert!(answer.get("done").is_some(), "{command}: {answer}");
    }

    /// Is ready, with a sealed part for the deal.
    pub async fn ready(&mut self) {
        // Takes in what has come before, another commitment above all.
        self.must(json!({ "note": { "text": "" } })).await;
        let commitment: Commitment = serde_json::from_value(self.page["commitment"].clone()).expect("a commitment");
        let seat: Seat = serde_json::from_value(self.seat.clone()).expect("a seat");
        let seal = self.part().seal(&commitment, seat);
        self.must(json!({ "ready": { "ready": true, "seal": seal } })).await;
    }

    /// Opens that part.
    pub async fn unseal(&mut self) {
        self.must(json!({ "unseal": { "part": self.part() } })).await;
    }

    /// What this device adds to the deal.
    pub fn part(&self) -> Entropy {
        Entropy([1 + self.seat.as_u64().expect("a seat") as u8; 32])
    }

    pub fn legal(&self) -> Vec<Value> {
        self.own["legal"].as_array().cloned().unwrap_or_default()
    }

    pub fn over(&self) -> bool {
        self.page["phase"] == "over"
    }
}

/// The first of them presses start, and all of them open their parts.
pub async fn start(clients: &mut [Client]) {
    clients[0].must(json!("start")).await;
    for client in clients.iter_mut() {
        client.unseal().await;
    }
    for client in clients {
        while client.page["phase"] == "lobby" {
            client.next().await.expect("the deal");
        }
    }
}

pub fn patch(page: &mut Value, changes: &Value) {
    for change in changes.as_array().into_iter().flatten() {
        let path = change["path"].as_str().expect("a path");
        let Some((parent, key)) = path.rsplit_once('/') else {
            *page = change["value"].clone();
            continue;
        };
        match page.pointer_mut(parent) {
            Some(Value::Object(place)) => match change.get("value") {
                Some(value) => drop(place.insert(key.to_owned(), value.clone())),
                None => drop(place.remove(key)),
            },
            Some(Value::Array(place)) => place[key.parse::<usize>().expect("a place")] = change["value"].clone(),
            other => panic!("{path} has no place in {other:?}"),
        }
    }
}
