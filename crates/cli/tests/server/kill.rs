//! kill -9 at random moments, under load: every acknowledged action is there, every table opens, nothing is there
//! twice, and everybody goes on.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use whiteout_core::Chance as _;
use whiteout_store::{EventLog as _, Sqlite, TableKey};

use crate::program::Program;
use crate::protocol::{Address, Client, GAMES};

const TABLES: usize = 4;
const PEOPLE: usize = 3;

/// No limits: the server is to be busy.
const BUSY: [&str; 6] =
    ["--frames-per-second", "1000000", "--tables-per-hour", "100000", "--arrivals-per-hour", "1000000"];

/// Somebody at a table, and what the server has told them is done.
struct Player {
    id: String,
    cookie: String,
    seat: usize,
    /// In the words of the log: choices, sayings and notes, in order.
    done: Vec<Value>,
    /// Sent, but the server died before it answered.
    unanswered: Option<Value>,
    /// Where the last connection stood.
    last: Option<Client>,
    rng: Xoshiro256PlusPlus,
    spoken: usize,
    over: bool,
}

impl Player {
    /// Connects, with what was seen last if anything was.
    async fn connect(&mut self, address: Address) -> Option<Client> {
        let since =
            self.last.as_ref().map_or_else(String::new, |last| format!("?epoch={}&seq={}", last.epoch, last.seq));
        let mut client = address.try_connect(&self.id, &self.cookie, &since).await?;
        match self.last.take() {
            Some(last) => client.go_on(&last),
            None => drop(client.next().await?),
        }
        Some(client)
    }

    /// What to do next, and how the log will put it.
    fn deed(&mut self, client: &Client) -> Option<(Value, Value)> {
        self.spoken += 1;
        let words = format!("word {} of seat {}", self.spoken, self.seat);
        match self.rng.below(40) {
            0 => Some((json!({ "say": { "speech": { "text": words } } }), json!({ "said": words }))),
            1 => Some((json!({ "note": { "text": words } }), json!({ "noted": words }))),
            _ => {
                let legal = client.legal();
                let choice = legal.get(self.rng.below(legal.len() as u32) as usize)?;
                Some((json!({ "act": { "action": choice } }), json!({ "acted": choice })))
            }
        }
    }

    /// Plays until the server is gone or the game is over.
    async fn play(mut self, address: Address, acknowledged: Arc<AtomicUsize>) -> Self {
        let Some(mut client) = self.connect(address).await else { return self };
        loop {
            if client.over() {
                self.over = true;
                break;
            }
            if self.rng.odds(1, 100) {
                // Away for a moment: the gap is filled by number.
                self.last = Some(client);
                match self.connect(address).await {
                    Some(again) => client = again,
                    None => return self,
                }
            }
            let Some((command, entry)) = self.deed(&client) else {
                match tokio::time::timeout(Duration::from_millis(20), client.next()).await {
                    Ok(None) => break,
                    _ => continue,
                }
            };
            match client.try_ask(command).await {
                Some(answer) if answer.get("done").is_some() => {
                    self.done.push(entry);
                    acknowledged.fetch_add(1, Ordering::Relaxed);
                }
                // Somebody else was faster; nothing has changed.
                Some(_) => {}
                None => {
                    self.unanswered = Some(entry);
                    break;
                }
            }
        }
        self.last = Some(client);
        self
    }

    /// Holds the log against what the server has acknowledged.
    fn check(&mut self, entries: &[Value]) {
        let mine: Vec<Value> = entries.iter().filter_map(|entry| self.mine(entry)).collect();
        if mine.len() == self.done.len() + 1 {
            assert_eq!(mine.last(), self.unanswered.as_ref(), "something is there that nobody sent");
            self.done.extend(self.unanswered.take());
        }
        self.unanswered = None;
        let (mine, done) = (with_one_note(mine), with_one_note(self.done.clone()));
        assert_eq!(mine, done, "table {} seat {}: what was acknowledged, once, in order", self.id, self.seat);
    }

    fn mine(&self, entry: &Value) -> Option<Value> {
        let (acted, said, noted) = (&entry["acted"], &entry["said"]["saying"], &entry["noted"]);
        if acted["seat"] == self.seat {
            Some(json!({ "acted": acted["action"] }))
        } else if said["person"] == self.seat {
            Some(json!({ "said": said["speech"]["text"] }))
        } else if noted["person"] == self.seat {
            Some(json!({ "noted": noted["text"] }))
        } else {
            None
        }
    }
}

/// Older notes are emptied once a newer one is stored.
fn with_one_note(mut deeds: Vec<Value>) -> Vec<Value> {
    let notes = deeds.iter_mut().rev().filter_map(|deed| deed.get_mut("noted"));
    notes.skip(1).for_each(|older| *older = Value::Null);
    deeds
}

/// A new table with some people and a bot, each game in turn; the game has begun.
async fn open_table(address: Address, seed: u64) -> Vec<Player> {
    let game = GAMES[seed as usize % GAMES.len()];
    // All seats of the smallest game are people's.
    let bot = game != "solo";
    let (id, host) = address.create_for(game, PEOPLE as u8 + u8::from(bot)).await;
    let mut cookies = vec![host];
    let mut hosts = None;
    let mut players = Vec::new();
    for seat in 0..PEOPLE {
        if seat > 0 {
            cookies.push(address.come(&id).await);
        }
        let mut client = address.connect(&id, &cookies[seat], "").await;
        client.must(json!({ "sit": { "name": format!("Player {seat}") } })).await;
        client.must(json!({ "ready": { "ready": true } })).await;
        hosts.get_or_insert(client);
        players.push(Player {
            id: id.clone(),
            cookie: cookies[seat].clone(),
            seat,
            done: Vec::new(),
            unanswered: None,
            last: None,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed * 10 + seat as u64),
            spoken: 0,
            over: false,
        });
    }
    let mut host = hosts.expect("a host");
    if bot {
        host.must(json!({ "add_bot": { "level": "random" } })).await;
    }
    host.must(json!("start")).await;
    players
}

/// The entries of a table, from its file alone.
async fn entries(log: &Sqlite, id: &str) -> Vec<Value> {
    let key = TableKey(u128::from_str_radix(id, 16).expect("an id"));
    let lines = log.read(key, 0).await.expect("readable");
    let numbers: Vec<u64> = lines.iter().map(|line| line.seq).collect();
    assert!(numbers.iter().copied().eq(0..numbers.len() as u64), "a gap in {numbers:?}");
    let lines = lines.iter().map(|line| serde_json::from_slice::<Value>(&line.bytes).expect("a whole line"));
    lines.filter_map(|mut line| line.get_mut("entry").map(Value::take)).collect()
}

async fn check_all(db: &Path, players: &mut [Player]) {
    let log = Sqlite::open(db).await.expect("the file opens");
    for player in players {
        let entries = entries(&log, &player.id).await;
        player.check(&entries);
    }
    log.close().await.expect("closed");
}

async fn kills(times: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(times);
    let mut db = folder.path().join("0.db");
    let mut players: Vec<Player> = Vec::new();
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let mut opened = 0;
    for round in 0..times {
        // A file dies ten times; then another, or reading it all again would take longer than writing it.
        if round % 10 == 0 {
            db = folder.path().join(format!("{round}.db"));
            players.clear();
        }
        let server = Program::start(&db, &BUSY);
        // Every table opens, the finished ones too.
        for player in &players {
            let mut client = server.address.connect(&player.id, &player.cookie, "").await;
            let fresh = client.next().await.expect("a page");
            assert_eq!(client.seat, player.seat);
            assert!(client.over() || !player.over, "a finished game goes on");
            let noted = player.done.iter().rev().find_map(|entry| entry.get("noted"));
            assert_eq!(fresh["page"]["note"], *noted.unwrap_or(&Value::from("")));
            // What stands in the library follows from the table, whenever the server died.
            let head = format!("GET /api/tables/{}/mine HTTP/1.1\r\nCookie: {}", player.id, player.cookie);
            let (_, _, mine) = server.address.http(&head, "").await;
            let mine: Value = serde_json::from_str(&mine).expect("JSON");
            assert_eq!(mine["games"].as_array().map(Vec::len), Some(usize::from(client.over())), "{mine}");
        }
        let mut busy: Vec<Player> = Vec::new();
        let (over, playing): (Vec<_>, Vec<_>) = players.into_iter().partition(|player| player.over);
        players = over;
        busy.extend(playing);
        while busy.len() < TABLES * PEOPLE {
            opened += 1;
            busy.extend(open_table(server.address, opened).await);
        }
        let before = acknowledged.load(Ordering::Relaxed);
        let tasks: Vec<_> =
            busy.into_iter().map(|player| tokio::spawn(player.play(server.address, acknowledged.clone()))).collect();
        tokio::time::sleep(Duration::from_millis(u64::from(20 + rng.below(600)))).await;
        server.kill();
        for task in tasks {
            players.push(task.await.expect("a player"));
        }
        check_all(&db, &mut players).await;
        let done = acknowledged.load(Ordering::Relaxed) - before;
        println!("kill {round}: {done} acknowledged in this life");
    }
    let all = acknowledged.load(Ordering::Relaxed);
    println!("{times} kills, {opened} tables, {all} acknowledged");
    assert!(all as u64 > 20 * times, "hardly any load: {all} in {times} lives");
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_kills_lose_nothing_and_double_nothing() {
    kills(8).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "make soak"]
async fn two_hundred_kills_lose_nothing_and_double_nothing() {
    kills(200).await;
}
