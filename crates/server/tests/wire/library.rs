//! Finished games: the library, counts, files that come and go, and nothing of a game that goes on.

use std::sync::Arc;

use serde_json::{Value, json};
use whiteout_server::{Limits, Retention};
use whiteout_store::{EventLog as _, Memory};

use crate::client::{Client, GAMES, Running, quick, start};
use crate::evening::{bots_rest, play_on, two_friends, two_friends_at};
use crate::hand_clock::HandClock;
use crate::late::{DELAY, level, lobby, read};
use crate::shapes::assert_is;

const DAY: u64 = 86_400_000;

pub async fn library(server: &Running, query: &str) -> Value {
    let (status, body) = read(server, &format!("/api/library{query}")).await;
    assert_eq!(status, 200, "{body}");
    assert_is("boardgame", "LibraryPage", &body);
    body
}

pub async fn stats(server: &Running) -> Value {
    let (status, stats) = read(server, "/api/stats").await;
    assert_eq!(status, 200, "{stats}");
    assert_is("boardgame", "Stats", &stats);
    stats
}

async fn games_of(server: &Running) -> u64 {
    stats(server).await["games"].as_u64().expect("a number")
}

/// Until what follows from a table stands beside its log.
pub async fn settled(client: &mut Client) {
    bots_rest(client).await;
    level(client).await;
}

pub fn kept(path: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/");
    std::fs::read_to_string(format!("{root}{path}")).expect("kept")
}

pub async fn import(server: &Running, text: &str) -> (u16, Value, String) {
    let (status, headers, body) = server.http("POST /api/library HTTP/1.1", text).await;
    let cookie = headers.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap_or_default();
    let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
    (status, serde_json::from_str(&body).unwrap_or_default(), cookie)
}

/// Imports a game and lists it, as its host: the id of its table, and the host's cookie.
pub async fn import_and_list(server: &Running, text: &str) -> (String, String) {
    let (status, body, cookie) = import(server, text).await;
    assert_eq!(status, 200, "{body}");
    let id = body["id"].as_str().expect("an id").to_owned();
    let mut host = server.connect(&id, &cookie, "").await;
    host.must(json!({ "list": { "listed": true } })).await;
    settled(&mut host).await;
    (id, cookie)
}

pub async fn delete(server: &Running, id: &str, cookie: &str) -> (u16, Value) {
    let (status, _, body) = server.http(&format!("DELETE /api/tables/{id} HTTP/1.1\r\nCookie: {cookie}"), "").await;
    (status, serde_json::from_str::<Value>(&body).unwrap_or_default()["refused"]["code"].take())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_game_is_found_once_it_is_over_and_its_host_lists_it() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, cookies, mut clients) = two_friends(&server).await;
    clients[0].must(json!({ "list": { "listed": true } })).await;
    settled(&mut clients[0]).await;
    assert_eq!(library(&server, "").await["found"], 0, "it goes on");
    assert_eq!(games_of(&server).await, 0);
    assert!(log.metas("library/", 10).await.expect("values").is_empty(), "not even unseen");
    clients[0].must(json!({ "list": { "listed": false } })).await;
    play_on(&mut clients, 5_000).await;
    settled(&mut clients[0]).await;
    assert_eq!(
        (library(&server, "").await["found"].take(), games_of(&server).await),
        (json!(0), 0),
        "nobody listed it"
    );
    // Where others look through the newest, it would push out another and so tell of itself.
    assert!(log.metas("library/", 10).await.expect("values").is_empty(), "it stands where nobody looks");
    assert_eq!(log.metas("unlisted/", 10).await.expect("values").len(), 1);
    let refused = clients[1].ask(json!({ "list": { "listed": true } })).await;
    assert_eq!(refused["refused"]["refusal"]["code"], "host-only");

    clients[0].must(json!({ "list": { "listed": true } })).await;
    settled(&mut clients[0]).await;
    let page = library(&server, "").await;
    let game = &page["games"][0];
    assert_eq!((&game["id"], &game["n"], &game["players"]), (&json!(id), &json!(0), &json!(4)));
    assert_eq!(game["seats"][0]["name"], "Ada");
    assert_eq!(game["seats"][2]["bot"], "novice");
    assert!(!page.to_string().contains("person"), "who is who is the server's business");
    assert_eq!(games_of(&server).await, 1);
    assert!(log.metas("unlisted/", 10).await.expect("values").is_empty(), "it stands in one place");

    // Another game at the same table says nothing of itself before it is over.
    clients[0].must(json!("again")).await;
    for client in &mut clients {
        client.ready().await;
    }
    start(&mut clients).await;
    play_on(&mut clients, 12).await;
    settled(&mut clients[0]).await;
    assert_eq!(library(&server, "").await, page);
    assert_eq!(games_of(&server).await, 1);
    for cookie in &cookies {
        let head = format!("GET /api/tables/{id}/mine HTTP/1.1\r\nCookie: {cookie}");
        let (_, _, mine) = server.http(&head, "").await;
        let mine: Value = serde_json::from_str(&mine).expect("JSON");
        assert_is("boardgame", "LibraryGames", &mine);
        assert_eq!(mine["games"].as_array().map(Vec::len), Some(1));
    }
    assert_eq!(delete(&server, &id, &cookies[0]).await, (400, json!("not-now")), "it is being played");

    // What a crash has left out is put right when the table is opened again.
    drop(clients);
    server.stop().await;
    for (key, _) in log.metas("library/", 10).await.expect("values") {
        log.remove_meta(&key).await.expect("removed");
    }
    log.remove_meta(&format!("shelf/{id}")).await.expect("removed");
    let server = Running::start(log, quick()).await;
    assert_eq!(library(&server, "").await["found"], 0);
    let mut ada = server.connect(&id, &cookies[0], "").await;
    settled(&mut ada).await;
    assert_eq!(library(&server, "").await, page);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_the_end_here_before_those_who_look_on_late() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let (server, _, mut players, mut guest) = lobby(&log, &clock).await;
    start(&mut players).await;
    play_on(&mut players, 5_000).await;
    settled(&mut players[0]).await;
    assert!(players[0].over());
    assert_eq!((library(&server, "").await["found"].take(), games_of(&server).await), (json!(0), 0));
    clock.pass(DELAY);
    level(&mut guest).await;
    level(&mut players[0]).await;
    assert_eq!((library(&server, "").await["found"].take(), games_of(&server).await), (json!(1), 1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_where_nobody_may_look_on_is_never_listed() {
    let server = Running::in_memory().await;
    let settings = json!({
        "game": "boardgame", "players": 4, "public": true, "spectators": "no", "options": { "max_rounds": 5 },
    });
    let (_, body, cookie) = server.post("/api/tables", &settings, "").await;
    let id = body["id"].as_str().expect("an id");
    let mut ada = server.connect(id, &cookie, "").await;
    ada.next().await.expect("a page");
    assert_eq!(ada.page["listed"], false);
    let refused = ada.ask(json!({ "list": { "listed": true } })).await;
    assert_eq!(refused["refused"]["refusal"]["code"], "no-spectators");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_after_a_game_that_nobody_could_look_on_at_does_not_catch_up_with_it() {
    let server = Running::in_memory().await;
    let settings = json!({ "game": "boardgame", "players": 4, "spectators": "no", "options": { "max_rounds": 1 } });
    let (_, body, cookie) = server.post("/api/tables", &settings, "").await;
    let id = body["id"].as_str().expect("an id");
    let mut ada = server.connect(id, &cookie, "").await;
    let mut stranger = server.connect(id, "", "").await;
    stranger.next().await.expect("a page");
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    ada.must(json!({ "ready": { "ready": true } })).await;
    for _ in 1..4 {
        ada.must(json!({ "add_bot": { "level": "novice" } })).await;
    }
    ada.must(json!("start")).await;
    let mut players = [ada];
    play_on(&mut players, 5_000).await;
    assert!(players[0].over());
    players[0].must(json!("again")).await;
    let mut stranger = server.connect(id, "", "").await;
    stranger.next().await.expect("a page");
    let before = format!("?epoch={}&seq={}", stranger.epoch, stranger.seq - 2);
    let mut back = server.connect(id, "", &before).await;
    let first = back.next().await.expect("something");
    assert!(first.get("page").is_some(), "{first}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_any_version_becomes_a_game_of_the_library() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), quick()).await;
    let files = [
        ("boardgame", "boardgame/4p-novice-seed1-0.json"),
        ("infection", "infection/6p-novice-seed1-0.json"),
        ("boardgame", "earlier/boardgame/8p-rules1.json"),
        ("solo", "earlier/solo/3p-rules1.json"),
        ("infection", "earlier/infection/4p-rules1.json"),
    ];
    for (kind, path) in files {
        let (status, body, cookie) = import(&server, &kept(path)).await;
        assert_eq!(status, 200, "{path}: {body}");
        assert_is(kind, "ArrivedGame", &body);
        assert_eq!(body["proof"], "proven");
        let id = body["id"].as_str().expect("an id").to_owned();
        let (status, replay) = read(&server, &format!("/api/tables/{id}/replay?lang=pt-BR")).await;
        assert_eq!(status, 200, "{replay}");
        assert_is(kind, "Replay", &replay);
        let (status, _, file) = server.http(&format!("GET /api/tables/{id}/game HTTP/1.1"), "").await;
        assert_eq!(status, 200);
        whiteout_games::AnyRecord::parse(&file).expect("a file").verify().expect("the same game");
        let mut host = server.connect(&id, &cookie, "").await;
        host.next().await.expect("a page");
        assert!(host.over() && host.page["seed"].is_null());
        assert_eq!((&host.page["listed"], &host.page["imported"]), (&json!(false), &json!("proven")));
        assert!(log.metas("imported/", 10).await.expect("values").len() < files.len(), "its host has not listed it");
        host.must(json!({ "list": { "listed": true } })).await;
        settled(&mut host).await;
    }
    let all = library(&server, "").await;
    assert_eq!((&all["found"], &all["pages"]), (&json!(5), &json!(1)));
    assert!(all["games"].as_array().expect("games").iter().all(|game| game["imported"] == true));
    let drama: Vec<_> = all["games"].as_array().expect("games").iter().map(|game| game["drama"].as_u64()).collect();
    assert!(drama.is_sorted_by(|a, b| a >= b), "{drama:?}");
    assert_eq!(library(&server, "?game=infection").await["found"], 2);
    assert_eq!(library(&server, "?players=8&order=newest").await["found"], 1);
    assert_eq!(library(&server, "?text=macready&game=infection").await["found"], 2);
    assert_eq!(library(&server, "?text=p5").await["found"], 2);
    assert_eq!(library(&server, "?page=3").await["games"], json!([]));
    let reason = all["games"][0]["reason"].as_str().expect("a word");
    assert_ne!(library(&server, &format!("?end={reason}")).await["found"], 0);
    for wrong in ["?players=many", "?order=best", "?page=-1", "?sort=1"] {
        assert_eq!(read(&server, &format!("/api/library{wrong}")).await.0, 400, "{wrong}");
    }
    assert_eq!(games_of(&server).await, 5);
    let (status, headers, csv) = server.http("GET /api/stats.csv HTTP/1.1", "").await;
    assert!(status == 200 && headers.contains("text/csv") && csv.contains("infection,players,6,"), "{csv}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_that_are_no_games_are_refused_each_for_its_own_reason() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), Limits { tables_per_hour: 8, file_bytes: 60_000, ..quick() }).await;
    let good = kept("boardgame/4p-novice-seed1-0.json");
    let code = async |text: &str| {
        let (status, body, cookie) = import(&server, text).await;
        assert!(cookie.is_empty());
        (status, body["refused"]["code"].as_str().unwrap_or_default().to_owned())
    };
    let refused = |code: &str| (400, code.to_owned());
    assert_eq!(code("").await, refused("file-foreign"));
    assert_eq!(code("<html>").await, refused("file-foreign"));
    assert_eq!(code(&good[..good.len() / 2]).await, refused("file-cut-off"));
    assert_eq!(code(&good.replacen("\"rules\":2", "\"rules\":3", 1)).await, refused("file-version"));
    assert_eq!(code(&good.replacen("\"format\":1", "\"format\":9", 1)).await, refused("file-version"));
    assert_eq!(code(&good.replacen("\"boardgame\"", "\"chess\"", 1)).await, refused("file-other-game"));
    let forged = good.replacen("\"seed\":\"", "\"seed\":\"00", 1).replacen("00\"", "\"", 1);
    assert_eq!(code(&forged).await.1, "file-damaged");
    assert_eq!(code(&" ".repeat(70_000)).await, (413, "too-large".to_owned()));
    assert_eq!(code("{}").await, refused("file-foreign"));
    assert_eq!(code(&good).await, (429, "too-many-tables".to_owned()));
    assert!(log.tables().await.expect("tables").is_empty(), "nothing has changed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_takes_a_table_away_and_nothing_is_left_of_it() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), quick()).await;
    let (id, host) = import_and_list(&server, &kept("boardgame/4p-novice-seed1-0.json")).await;
    let guest = server.come(&id).await;
    let mut watching = server.connect(&id, &guest, "").await;
    watching.next().await.expect("a page");
    assert_eq!(delete(&server, &id, "").await, (403, json!("not-seated")));
    assert_eq!(delete(&server, &id, &guest).await, (403, json!("host-only")));
    assert_eq!(library(&server, "").await["found"], 1);
    assert_eq!(delete(&server, &id, &host).await.0, 204);
    let mut last = Value::Null;
    while let Some(message) = watching.next().await {
        last = message;
    }
    assert_eq!(last["closed"]["code"], "deleted");
    assert_eq!(library(&server, "").await["found"], 0);
    assert_eq!(games_of(&server).await, 0);
    assert_eq!(read(&server, &format!("/api/tables/{id}/replay")).await.0, 404);
    assert_eq!(delete(&server, &id, &host).await, (404, json!("no-such-table")));
    assert!(log.tables().await.expect("tables").is_empty());
    for prefix in ["library/", "imported/", "unlisted/", "shelf/", "code/", "clock/", "open/"] {
        assert!(log.metas(prefix, 10).await.expect("values").is_empty(), "{prefix}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_games_are_counted_from_what_the_tables_tell() {
    let server = Running::in_memory().await;
    let mut games = Vec::new();
    for kind in GAMES {
        let (id, cookies, mut clients) = two_friends_at(&server, kind).await;
        play_on(&mut clients, 5_000).await;
        settled(&mut clients[0]).await;
        let head = format!("GET /api/tables/{id}/mine HTTP/1.1\r\nCookie: {}", cookies[1]);
        let (_, _, mine) = server.http(&head, "").await;
        let mine: Value = serde_json::from_str(&mine).expect("JSON");
        assert_eq!(mine["games"][0]["seat"], 1);
        games.extend(mine["games"].as_array().expect("games").clone());
        let (status, mine) = read(&server, &format!("/api/tables/{id}/mine")).await;
        assert_eq!((status, &mine["refused"]["code"]), (403, &json!("not-seated")));
    }
    let (status, stats, _) = server.post("/api/stats", &json!({ "games": games }), "").await;
    assert_eq!(status, 200);
    assert_is("boardgame", "Stats", &stats);
    assert_eq!(stats["games"], GAMES.len());
    let sides = stats["counts"].as_array().expect("rows").iter().filter(|row| row["about"] == "side");
    let won: u64 = sides.filter_map(|row| row["count"].as_u64()).sum();
    let really = games.iter().filter(|game| game["seats"][1]["won"] == true).count() as u64;
    assert_eq!(won, really);
    assert_eq!(server.post("/api/stats", &json!({ "games": 3 }), "").await.0, 400);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_stay_as_long_as_whoever_keeps_the_server_says() {
    let (log, clock) = (Arc::new(Memory::default()), HandClock::new());
    let files = ["boardgame/4p", "boardgame/6p", "boardgame/8p", "norwegian/4p", "norwegian/6p"];
    let server = Running::within(log.clone(), quick(), clock.clone()).await;
    let mut ids = Vec::new();
    for (n, file) in files.iter().enumerate() {
        let file = kept(&format!("{file}-novice-seed1-0.json"));
        if n == 4 {
            let (_, body, _) = import(&server, &file).await;
            ids.push(body["id"].as_str().expect("an id").to_owned());
        } else {
            ids.push(import_and_list(&server, &file).await.0);
            clock.pass(DAY);
        }
    }
    server.stop().await;
    let left = async |server: &Running, count: u64| {
        for _ in 0..500 {
            if library(server, "").await["found"] == count {
                return true;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        false
    };
    let server =
        Running::keeping(log.clone(), clock.clone(), Retention { days: Some(3), ..Retention::default() }).await;
    assert!(left(&server, 3).await, "the oldest goes");
    assert_eq!(read(&server, &format!("/api/tables/{}/game", ids[0])).await.0, 404);
    clock.pass(DAY);
    assert!(left(&server, 2).await, "and the next one a day later");
    server.stop().await;
    let server = Running::keeping(log.clone(), clock, Retention { games: Some(1), ..Retention::default() }).await;
    assert!(left(&server, 1).await);
    assert_eq!(log.tables().await.expect("tables").len(), 2);
    for (id, why) in
        [(&ids[3], "the newest stays, and a newer one that is not listed takes no place"), (&ids[4], "both")]
    {
        assert_eq!(read(&server, &format!("/api/tables/{id}/game")).await.0, 200, "{why}");
    }
    server.stop().await;
}
