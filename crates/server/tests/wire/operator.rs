//! What an operator sees of the server: its health, its numbers, its log; and what they may not tell.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::json;
use tokio::net::TcpListener;
use whiteout_server::{Limits, LogAddresses, Machine, NoRandomness, Outside};
use whiteout_store::{EventLog, Memory, StoreError, TableKey};

use crate::client::{Address, Running, quick};
use crate::diary::Paper;
use crate::evening::{bots_rest, play_on, two_friends};
use crate::storage::{Fault, Watched};

const SETTINGS: &str = "{\"game\":\"boardgame\",\"players\":4}";

async fn get(server: &Address, path: &str) -> (u16, String) {
    let (status, _, body) = server.http(&format!("GET {path} HTTP/1.1"), "").await;
    (status, body)
}

async fn open(server: &Address) -> (u16, String) {
    let (status, _, body) = server.http("POST /api/tables HTTP/1.1", SETTINGS).await;
    (status, body)
}

fn refusal(code: &str) -> String {
    json!({ "refused": { "code": code } }).to_string()
}

/// A server with the operator's own listener.
async fn with_numbers<L: EventLog>(log: L, limits: Limits) -> (Running, Address) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let numbers = Address(listener.local_addr().expect("an address"));
    let server = Running::set_up(log, limits, |hub| hub, |server| server.metrics_on(listener)).await;
    (server, numbers)
}

/// A number of the operator's.
async fn number(numbers: &Address, name: &str) -> u64 {
    let (_, text) = get(numbers, "/metrics").await;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} in {text}")).parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_costs_one_request_and_leaves_a_trace() {
    let paper = Paper::of_this_process("warn");
    whiteout_server::log_panics();
    let log = Arc::new(Watched::default());
    let (server, numbers) = with_numbers(log.clone(), quick()).await;
    log.set(Fault::Panics);
    assert_eq!(open(&server).await, (500, refusal("internal")), "an empty reply before");
    log.set(None);
    assert_eq!(open(&server).await.0, 200);
    assert!(number(&numbers, "whiteout_panics_total").await >= 1);
    assert!(number(&numbers, "whiteout_failed_total{code=\"internal\"}").await >= 1);
    let [panicked] = paper.lines_with("panicked at=").try_into().expect("one line");
    assert!(panicked.contains("storage.rs:") && panicked.contains("withheld"), "{panicked}");
    assert!(!panicked.contains("fell over"), "what it said may be of a game: {panicked}");
    let [failed] = paper.lines_with("failed what=\"/api/tables\"").try_into().expect("one line");
    assert!(failed.contains("code=\"internal\""), "{failed}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_panics_opens_again_from_the_log() {
    let paper = Paper::of_this_process("warn");
    whiteout_server::log_panics();
    let log = Arc::new(Watched::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, [cookie, _], [mut ada, _ben]) = two_friends(&server).await;
    bots_rest(&mut ada).await;
    log.set(Fault::Panics);
    let said = json!({ "id": 99, "do": { "say": { "speech": { "text": "did you hear?" } } } });
    ada.send_text(said.to_string()).await;
    let closed = ada.next().await.expect("a word of farewell");
    assert_eq!(closed["closed"]["code"], "table-reopens");
    log.set(None);
    let mut ada = server.connect(&id, &cookie, "").await;
    ada.next().await.expect("a page");
    ada.must(json!({ "say": { "speech": { "text": "again" } } })).await;
    let lines = paper.lines_with("opens again from the log");
    assert!(!lines.is_empty() && lines.iter().all(|line| line.contains("table=\"")), "{}", paper.text());
    assert!(!paper.text().contains(&id));
    server.stop().await;
}

/// A machine that gives no chance while it is dry.
#[derive(Debug, Default)]
struct Dry(AtomicBool);

impl Outside for Dry {
    fn now(&self) -> u64 {
        Machine.now()
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        if self.0.load(Ordering::Relaxed) { Err(NoRandomness) } else { Machine.fill(bytes) }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_randomness_nothing_begins_and_nothing_breaks() {
    let outside = Arc::new(Dry::default());
    let server = Running::within(Memory::default(), quick(), outside.clone()).await;
    let (id, _, mut clients) = two_friends(&server).await;
    play_on(&mut clients, 5_000).await;
    outside.0.store(true, Ordering::Relaxed);
    assert_eq!(open(&server).await, (503, refusal("no-randomness")));
    let (status, body, _) = server.post(&format!("/api/tables/{id}/people"), &json!({}), "").await;
    assert_eq!((status, &body["refused"]["code"]), (503, &json!("no-randomness")));
    let commitment = clients[0].page["commitment"].clone();
    let answer = clients[0].ask(json!("again")).await;
    assert_eq!(answer["refused"]["refusal"]["code"], "no-randomness", "no game is dealt from nothing: {answer}");
    assert_eq!(clients[0].page["commitment"], commitment);
    outside.0.store(false, Ordering::Relaxed);
    clients[0].must(json!("again")).await;
    assert_eq!(open(&server).await.0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_is_asked_of_the_log() {
    let log = Arc::new(Watched::default());
    let server = Running::start(log.clone(), quick()).await;
    assert_eq!(get(&server, "/healthz").await, (200, "ok".to_owned()));
    let written = log.metas_put();
    log.set_for_metas(Fault::Refuses(StoreError::Full));
    let sick = async { while get(&server, "/healthz").await != (503, refusal("full")) {} };
    tokio::time::timeout(Duration::from_secs(30), sick).await.expect("the full disk is noticed");
    assert!(log.metas_put() - written < 10, "the disk is tried every few seconds, however often somebody asks");
    log.set_for_metas(None);
    let well = async { while get(&server, "/healthz").await.0 != 200 {} };
    tokio::time::timeout(Duration::from_secs(30), well).await.expect("that there is room again, too");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_was_not_stored_is_no_good_health() {
    let log = Arc::new(Watched::default());
    let server = Running::start(log.clone(), quick()).await;
    for error in [StoreError::Full, StoreError::ReadOnly, StoreError::Unavailable("/secret/path".to_owned())] {
        let code = error.code();
        log.set(Fault::Refuses(error));
        assert_eq!(open(&server).await.0, 503);
        assert_eq!(get(&server, "/healthz").await, (503, refusal(code)));
        log.set(None);
        assert_eq!(open(&server).await.0, 200);
        assert_eq!(get(&server, "/healthz").await, (200, "ok".to_owned()));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_never_answers_is_no_good_health_either() {
    let log = Arc::new(Watched::default());
    let server = Running::start(log.clone(), quick()).await;
    log.set_for_metas(Fault::Hangs);
    let asked = tokio::time::timeout(Duration::from_secs(20), get(&server, "/healthz")).await;
    assert_eq!(asked.expect("there is a deadline"), (503, refusal("too-slow")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_named_once_and_not_at_every_request() {
    let paper = Paper::of_this_process("warn");
    let log = Arc::new(Watched::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, _) = server.create(4).await;
    log.damage(TableKey(u128::from_str_radix(&id, 16).expect("an id")));
    for _ in 0..20 {
        let (status, body) = get(&server, &format!("/api/tables/{id}/history")).await;
        assert_eq!((status, body), (503, refusal("corrupt")));
    }
    assert_eq!(get(&server, "/healthz").await.0, 200, "the others can be played");
    let [line] = paper.lines_with("corrupt").try_into().expect("one line");
    assert!(line.contains("what=\"/api/tables/{id}/history\"") && line.contains("table=\""), "{line}");
    assert!(!line.contains("table=\"-\"") && !paper.text().contains(&id), "{line}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_logged_with_the_network_they_come_from_and_counted_by_kind() {
    let paper = Paper::of_this_process("warn");
    let limits = Limits { tables_per_hour: 0, behind_proxy: true, ..quick() };
    let (server, numbers) = with_numbers(Memory::default(), limits).await;
    for n in 0..40 {
        let head = format!("POST /api/tables HTTP/1.1\r\nX-Forwarded-For: 203.0.113.{n}");
        assert_eq!(server.http(&head, SETTINGS).await.0, 429);
    }
    let head = "POST /api/tables HTTP/1.1\r\nOrigin: http://elsewhere.example";
    assert_eq!(server.http(head, SETTINGS).await.0, 403);
    assert_eq!(number(&numbers, "whiteout_refused_total{kind=\"too-many-tables\"}").await, 40);
    assert_eq!(number(&numbers, "whiteout_refused_total{kind=\"wrong-origin\"}").await, 1);
    let lines = paper.lines_with("too-many-tables");
    assert!((5..15).contains(&lines.len()), "{lines:#?}");
    assert!(lines.iter().all(|line| line.contains("address=\"203.0.113.0/24\"")), "{lines:#?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_keeps_as_much_of_an_address_as_the_operator_wants() {
    let paper = Paper::of_this_process("warn");
    let limits = Limits { tables_per_hour: 0, ..quick() };
    for (addresses, shown) in [(LogAddresses::None, "address=\"-\""), (LogAddresses::Full, "address=\"127.0.0.1\"")] {
        let server = Running::set_up(Memory::default(), limits, |hub| hub.logging(addresses), |server| server).await;
        assert_eq!(open(&server).await.0, 429);
        assert!(paper.lines_with("too-many-tables").last().is_some_and(|line| line.contains(shown)), "{addresses:?}");
        assert_eq!(paper.text().contains("127.0.0"), addresses == LogAddresses::Full);
        server.stop().await;
    }
}

/// The operator's numbers, without those of the process.
async fn ours(numbers: &Address) -> Vec<String> {
    let (_, text) = get(numbers, "/metrics").await;
    text.lines().filter(|line| !line.contains("process_")).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_of_the_operator_count_no_moves_and_no_refusals_by_rules_either() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = whiteout_store::Sqlite::open(folder.path().join("numbers.db")).await.expect("a log");
    let (server, numbers) = with_numbers(log.clone(), quick()).await;
    let (_, _, mut clients) = two_friends(&server).await;
    let before = ours(&numbers).await;
    assert!(play_on(&mut clients, 5).await > 0);
    clients[0].ask(json!({ "act": { "action": "pass" } })).await;
    clients[0].ask(json!("undo")).await;
    assert_eq!(ours(&numbers).await, before);
    server.stop().await;
    log.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_are_in_the_format_of_prometheus_and_most_are_not_for_everybody() {
    let (server, numbers) = with_numbers(Memory::default(), quick()).await;
    server.create(4).await;
    get(&numbers, "/healthz").await;
    let (_, open) = get(&server, "/metrics").await;
    let (_, all) = get(&numbers, "/metrics").await;
    for (text, families) in [(&open, 4), (&all, 10)] {
        let mut family = "";
        let mut known = Vec::new();
        for line in text.lines() {
            let words: Vec<_> = line.splitn(4, ' ').collect();
            match words[..] {
                ["#", "HELP", name, help] => {
                    assert!(!known.contains(&name) && help.ends_with('.'), "{line}");
                    (family, known) = (name, [known, vec![name]].concat());
                }
                ["#", "TYPE", name, kind] => {
                    assert_eq!(name, family);
                    assert_eq!(kind == "counter", name.ends_with("_total"), "{line}");
                    assert!(["counter", "gauge", "histogram"].contains(&kind), "{line}");
                }
                _ => {
                    let (name, value) = line.rsplit_once(' ').expect("a sample");
                    assert!(name.starts_with(family) && value.parse::<f64>().is_ok(), "{line} in {family}");
                }
            }
        }
        assert!(known.len() >= families, "{text}");
    }
    assert!(!open.contains("refused") && !open.contains("route"), "{open}");
    let route = "whiteout_http_request_seconds_count{route=\"/api/tables\",method=\"POST\"} 1";
    assert!(all.contains(route) && all.contains("whiteout_store_write_seconds_count 1\n"), "{all}");
    assert!(get(&numbers, "/api/tables").await.0 == 404, "nothing else is served there");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_hosts_that_are_listed_are_served() {
    let hosts = ["Play.Example.org", "[::1]"].map(str::to_owned);
    let server = Running::set_up(Memory::default(), quick(), |hub| hub, |server| server.for_hosts(hosts)).await;
    let asked = async |path: &str, host: &str| {
        let mut stream = tokio::net::TcpStream::connect(server.0).await.expect("connects");
        let head = format!("GET {path} HTTP/1.1\r\n{host}Connection: close\r\n\r\n");
        tokio::io::AsyncWriteExt::write_all(&mut stream, head.as_bytes()).await.expect("written");
        let mut answer = String::new();
        tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut answer).await.expect("an answer");
        answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
    };
    for host in ["play.example.org", "PLAY.EXAMPLE.ORG", "play.example.org:8443", "[::1]:3131"] {
        assert_eq!(asked("/api/games", &format!("Host: {host}\r\n")).await, 200, "{host}");
    }
    for host in ["elsewhere.example", "play.example.org.evil.example", "127.0.0.1", "::1", ""] {
        let status = asked("/api/games", &format!("Host: {host}\r\n")).await;
        assert!(status == 421 || status == 400, "{host}: {status}");
    }
    assert_eq!(asked("http://evil.example/api/games", "Host: play.example.org\r\n").await, 421);
    assert_eq!(asked("/healthz", "Host: 10.0.0.7\r\n").await, 200, "a health check may know no name");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn proxies_are_believed_as_far_as_they_are_trusted() {
    let limits = Limits { tables_per_hour: 1, behind_proxy: true, trusted_hops: 2, ..quick() };
    let server = Running::start(Memory::default(), limits).await;
    let open = async |forwarded: &str| {
        let head = format!("POST /api/tables HTTP/1.1\r\nX-Forwarded-For: {forwarded}");
        server.http(&head, SETTINGS).await.0
    };
    assert_eq!(open("198.51.100.1:4711, 10.0.0.1").await, 200);
    assert_eq!(open("6.6.6.6, 198.51.100.1:4712, 10.0.0.1").await, 429, "the same household through the same edge");
    assert_eq!(open("198.51.100.2, 10.0.0.1").await, 200, "another one through the same edge");
    assert_eq!(open("[2001:db8::1]:4711, 10.0.0.1").await, 200);
    assert_eq!(open("2001:db8::2, 10.0.0.1").await, 429);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_told_what_pages_of_ours_never_do() {
    let server = Running::start(Memory::default(), Limits { behind_proxy: true, ..quick() }).await;
    let (_, plain, _) = server.http("GET /api/games HTTP/1.1", "").await;
    let plain = plain.to_lowercase();
    for header in [
        "content-security-policy: default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        "permissions-policy: camera=()",
        "cross-origin-opener-policy: same-origin",
        "cross-origin-resource-policy: same-origin",
    ] {
        assert!(plain.contains(header), "{header}: {plain}");
    }
    assert!(!plain.contains("strict-transport-security"), "a table in the house has no https");
    let (_, safe, _) = server.http("GET / HTTP/1.1\r\nX-Forwarded-Proto: https", "").await;
    assert!(safe.to_lowercase().contains("strict-transport-security: max-age=31536000"), "{safe}");
    server.stop().await;
}
