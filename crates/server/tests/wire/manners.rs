//! Broken, wrong and hostile input: refused with a code, nothing changed, server healthy.

use serde_json::{Value, json};
use whiteout_server::Limits;
use whiteout_store::Memory;

use crate::client::{Running, quick};
use crate::shapes::assert_is;

async fn healthy(server: &Running) {
    let (status, _, body) = server.http("GET /healthz HTTP/1.1", "").await;
    assert_eq!((status, body.as_str()), (200, "ok"));
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_get_a_code() {
    let server = Running::in_memory().await;
    let (id, cookie) = server.create(4).await;
    let code = |body: &Value| body["refused"]["code"].as_str().unwrap_or_default().to_owned();
    let (status, body, _) = server.post("/api/tables", &json!({ "game": "chess", "players": 4 }), "").await;
    assert_eq!((status, code(&body).as_str()), (400, "no-such-game"));
    let (status, body, _) = server.post("/api/tables", &json!({ "players": "many" }), "").await;
    assert_eq!((status, code(&body).as_str()), (400, "not-understood"));
    let (status, body, _) = server.post("/api/tables/nonsense/people", &json!({}), "").await;
    assert_eq!((status, code(&body).as_str()), (404, "no-such-table"));
    let head = format!("POST /api/tables/{id}/people HTTP/1.1\r\nOrigin: http://elsewhere.example");
    assert_eq!(refused(&server, &head, "{}").await, (403, "wrong-origin".to_owned()));
    let (status, body, _) = server.post(&format!("/api/tables/{id}/link"), &json!({}), "seat_x=1").await;
    assert_eq!((status, code(&body).as_str()), (403, "not-seated"));
    let (name, token) = cookie.split_once('=').expect("a cookie");
    let wrong = token.replace(|c: char| c.is_ascii_digit(), "a");
    assert_ne!(wrong, token);
    for wrong in [&wrong, "nobody", ""] {
        let link = server.post(&format!("/api/tables/{id}/link"), &json!({}), &format!("{name}={wrong}")).await;
        assert_eq!((link.0, code(&link.1).as_str()), (403, "not-seated"), "{wrong}");
    }
    healthy(&server).await;
    server.stop().await;
}

/// The status and the code of a refusal, which says nothing else.
async fn refused(server: &Running, head: &str, body: impl AsRef<[u8]>) -> (u16, String) {
    let (status, headers, text) = server.http(head, body).await;
    let body: Value = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{head}: {status} {text:?}"));
    assert_is("boardgame", "Refused", &body);
    assert!(status >= 400 && headers.contains("application/json"), "{headers}");
    let code = body["refused"]["code"].as_str().expect("a code").to_owned();
    assert_eq!(body, json!({ "refused": { "code": code } }), "{head}");
    (status, code)
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_reach_no_table_get_a_code_and_no_word_of_the_machinery() {
    let server = Running::in_memory().await;
    let (id, _) = server.create(4).await;
    for (path, status, code) in [
        ("/api/tables/ID/history?lang=tlh", 400, "not-understood"),
        ("/api/tables/ID/history?lang=en&lang=it", 400, "not-understood"),
        ("/api/tables/ID/game?n=first", 400, "not-understood"),
        ("/api/tables/ID/game?n=-1", 400, "not-understood"),
        ("/api/tables/ID/replay?n=-1", 400, "not-understood"),
        ("/api/tables/ID/game?n=0&n=1", 400, "not-understood"),
        ("/api/tables/ID/socket?epoch=x&seq=1", 400, "not-understood"),
        ("/api/tables/ID/socket?epoch=-1&seq=1", 400, "not-understood"),
        ("/api/tables/ID/socket?lang=tlh", 400, "not-understood"),
        ("/api/tables/ID/socket", 426, "socket-only"),
        ("/api/rules?lang=en&lang=it", 400, "not-understood"),
        ("/api/rules?lang=tlh", 404, "no-such-language"),
        ("/api/rules?game=chess", 404, "no-such-game"),
        ("/api/tables/%ff/history", 404, "no-such-table"),
        ("/api/codes/%ff", 400, "not-understood"),
        ("/api/tables/ID/nothing", 404, "no-such-page"),
        ("/api/nothing", 404, "no-such-page"),
        ("/api/", 404, "no-such-page"),
        ("/api", 404, "no-such-page"),
        ("/assets/gone.js", 404, "no-such-page"),
    ] {
        let head = format!("GET {} HTTP/1.1", path.replace("ID", &id));
        assert_eq!(refused(&server, &head, "").await, (status, code.to_owned()), "{path}");
    }
    for (request, status, code) in [
        ("DELETE /api/tables", 405, "wrong-method"),
        ("POST /api/tables/ID/history", 405, "wrong-method"),
        ("GET /api/tables/ID/people", 405, "wrong-method"),
        ("PUT /healthz", 405, "wrong-method"),
        ("POST /", 405, "wrong-method"),
        ("POST /api/nothing", 404, "no-such-page"),
    ] {
        let head = format!("{} HTTP/1.1", request.replace("ID", &id));
        assert_eq!(refused(&server, &head, "").await, (status, code.to_owned()), "{request}");
    }
    let head = "POST /api/tables HTTP/1.1";
    assert_eq!(refused(&server, head, b"{\"game\":\"\xff\"}").await, (400, "not-understood".to_owned()));
    assert_eq!(refused(&server, head, "x".repeat(100_000)).await, (413, "too-large".to_owned()), "not read at all");
    let (_, headers, _) = server.http("DELETE /api/tables HTTP/1.1", "").await;
    assert!(headers.to_lowercase().contains("allow: get,head,post"), "{headers}");
    // What says only while it comes how long it is.
    let chunked = format!("{head}\r\nTransfer-Encoding: chunked");
    let body = format!("{:x}\r\n{}\r\n0\r\n\r\n", 20_000, "x".repeat(20_000));
    assert_eq!(refused(&server, &chunked, body).await, (413, "too-large".to_owned()));
    healthy(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_frames_get_a_code_and_change_nothing() {
    let server = Running::in_memory().await;
    let (id, cookie) = server.create(4).await;
    let mut client = server.connect(&id, &cookie, "").await;
    client.next().await.expect("a page");
    let before = client.page.clone();
    for text in [
        "",
        "{",
        "[]",
        "{\"id\":1}",
        "{\"id\":-1,\"do\":\"start\"}",
        "{\"id\":1,\"do\":{\"act\":{\"action\":\"fly\"}}}",
    ] {
        client.send_text(text.to_owned()).await;
        let answer = client.next().await.expect("an answer");
        assert_eq!(answer["refused"]["refusal"]["code"], "not-understood", "{text}");
    }
    for (command, code) in [
        (json!("start"), "seats-empty"),
        (json!({ "act": { "action": "pass" } }), "not-seated"),
        (json!("undo"), "not-seated"),
        (json!({ "kick": { "seat": 3 } }), "nobody-there"),
    ] {
        let answer = client.ask(command).await;
        assert_eq!(answer["refused"]["refusal"]["code"], code);
    }
    assert_eq!(client.page, before);
    healthy(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_held_back() {
    let server =
        Running::start(Memory::default(), Limits { frames_per_second: 5.0, tables_per_hour: 3, ..Limits::default() })
            .await;
    let (id, cookie) = server.create(4).await;
    let mut client = server.connect(&id, &cookie, "").await;
    client.next().await.expect("a page");
    let mut fast = 0;
    for i in 0..20 {
        client.send_text(json!({ "id": i, "do": "start" }).to_string()).await;
    }
    for _ in 0..20 {
        let answer = client.next().await.expect("an answer");
        fast += usize::from(answer["refused"]["refusal"]["code"] == "too-fast");
    }
    assert!(fast >= 10, "{fast} were held back");
    server.create(4).await;
    server.create(4).await;
    let settings = json!({ "game": "boardgame", "players": 4 });
    let (status, body, _) = server.post("/api/tables", &settings, "").await;
    assert_eq!((status, &body["refused"]["code"]), (429, &Value::from("too-many-tables")));
    healthy(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_carry_security_headers_and_metrics_count() {
    let server = Running::in_memory().await;
    let (_, headers, _) = server.http("GET /healthz HTTP/1.1", "").await;
    for name in ["content-security-policy", "x-content-type-options", "referrer-policy"] {
        assert!(headers.to_lowercase().contains(name), "{headers}");
    }
    assert!(!headers.contains("unsafe-inline"));
    server.create(4).await;
    let (_, _, metrics) = server.http("GET /metrics HTTP/1.1", "").await;
    assert!(metrics.contains("whiteout_tables_live"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn open_public_tables_are_listed() {
    let server = Running::in_memory().await;
    server.create(4).await;
    let settings = json!({ "game": "boardgame", "players": 6, "public": true });
    let (_, body, _) = server.post("/api/tables", &settings, "").await;
    let (_, _, list) = server.http("GET /api/tables HTTP/1.1", "").await;
    let list: Value = serde_json::from_str(&list).expect("JSON");
    assert_eq!(list["tables"].as_array().map(Vec::len), Some(1), "only the public one");
    assert_eq!(list["tables"][0]["id"], body["id"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_and_rules_are_there_to_read() {
    let server = Running::in_memory().await;
    let read = async |path: &str| {
        let (status, _, body) = server.http(&format!("GET {path} HTTP/1.1"), "").await;
        (status, serde_json::from_str::<Value>(&body).unwrap_or(Value::Null))
    };
    let (status, games) = read("/api/games").await;
    assert_eq!((status, &games["games"][0]["id"]), (200, &Value::from("boardgame")));
    let (status, rules) = read("/api/rules?game=boardgame&lang=it").await;
    assert_eq!(status, 200);
    assert!(rules["sections"][0]["rules"][0]["text"].as_str().is_some_and(|text| !text.is_empty()));
    assert_eq!(read("/api/rules?lang=tlh").await.0, 404);
    assert_eq!(read("/api/rules?game=chess").await.0, 404);
    server.stop().await;
}

/// What a request for a table with these headers gets: its status, and the cookie.
async fn opens(server: &Running, headers: &str) -> (u16, String) {
    let settings = json!({ "game": "boardgame", "players": 4 }).to_string();
    let (status, head, _) = server.http(&format!("POST /api/tables HTTP/1.1{headers}"), &settings).await;
    let cookie = head.lines().find(|line| line.to_lowercase().starts_with("set-cookie")).unwrap_or_default();
    (status, cookie.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_is_believed_only_where_the_host_has_one() {
    let by = |address: &str| format!("\r\nX-Forwarded-For: 9.9.9.9, {address}\r\nX-Forwarded-Proto: https");
    let limits = Limits { tables_per_hour: 1, ..quick() };
    let open = Running::start(Memory::default(), limits).await;
    let (status, cookie) = opens(&open, &by("10.0.0.1")).await;
    assert!(status == 200 && !cookie.contains("Secure"), "{cookie}");
    assert_eq!(opens(&open, &by("10.0.0.2")).await.0, 429, "anybody can write a header");
    open.stop().await;

    let behind = Running::start(Memory::default(), Limits { behind_proxy: true, ..limits }).await;
    let (status, cookie) = opens(&behind, &by("10.0.0.1")).await;
    assert!(status == 200 && cookie.contains("; Secure"), "{cookie}");
    assert_eq!(opens(&behind, &by("10.0.0.1")).await.0, 429);
    assert_eq!(opens(&behind, &by("10.0.0.2")).await.0, 200, "another household");
    behind.stop().await;
}
