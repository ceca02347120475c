//! Another game at the same table, and the files of those that are over.

use serde_json::{Value, json};
use whiteout_games::AnyRecord;

use crate::client::{GAMES, Running};
use crate::evening::{play_on, two_friends_at};

async fn game(server: &Running, id: &str, query: &str, cookie: &str) -> (u16, String) {
    let head = format!("GET /api/tables/{id}/game{query} HTTP/1.1\r\nCookie: {cookie}");
    let (status, _, body) = server.http(&head, "").await;
    (status, body)
}

fn code(body: &str) -> Value {
    serde_json::from_str::<Value>(body).unwrap_or_default()["refused"]["code"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_evening_of_two_games_leaves_two_files_that_verify() {
    let server = Running::in_memory().await;
    for kind in GAMES {
        Box::pin(two_games(&server, kind)).await;
    }
    server.stop().await;
}

async fn two_games(server: &Running, kind: &str) {
    let (id, cookies, mut clients) = two_friends_at(server, kind).await;
    let (status, body) = game(server, &id, "", &cookies[0]).await;
    assert_eq!((status, code(&body)), (403, json!("not-over")));
    for n in 0..2 {
        play_on(&mut clients, 5_000).await;
        let (status, body) = game(server, &id, "", "").await;
        assert_eq!(status, 200, "{body}");
        AnyRecord::parse(&body).expect("a record").verify().expect("a true one");
        let changed = body.replacen("\"server\":\"", "\"server\":\"0", 1);
        assert!(AnyRecord::parse(&changed).is_err());
        if n == 1 {
            break;
        }
        let [ada, ben] = &mut clients;
        ada.must(json!("again")).await;
        assert_eq!(ada.page["phase"], "lobby");
        assert_eq!(ada.page["games"], 1);
        let (status, again) = game(server, &id, "?n=0", &cookies[1]).await;
        assert_eq!((status, again), (200, body));
        for client in [&mut *ada, ben] {
            client.must(json!({ "ready": { "ready": true, "entropy": vec![8; 32] } })).await;
        }
        ada.must(json!("start")).await;
    }
    let (status, body) = game(server, &id, "?n=7", &cookies[0]).await;
    assert_eq!((status, code(&body)), (404, json!("never-played")));
}
