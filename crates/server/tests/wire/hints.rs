//! Advice for learners.

use serde_json::{Value, json};

use crate::client::Running;
use crate::evening::{two_friends, two_friends_at};
use crate::shapes::assert_is;

async fn hint(server: &Running, id: &str, cookie: &str) -> (u16, Value) {
    let (status, _, body) = server.http(&format!("GET /api/tables/{id}/hint HTTP/1.1\r\nCookie: {cookie}"), "").await;
    (status, serde_json::from_str(&body).expect("JSON"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_learner_among_bots_is_told_what_a_good_player_would_do() {
    let server = Running::in_memory().await;
    for (game, levels) in [
        ("boardgame", &["random", "novice", "regular"][..]),
        ("norwegian", &["random", "novice", "regular"]),
        ("solo", &[]),
        ("solo", &["novice", "regular"]),
        ("infection", &["random", "novice", "novice"]),
    ] {
        told_what_a_good_player_would_do(&server, game, levels).await;
    }
    server.stop().await;
}

async fn told_what_a_good_player_would_do(server: &Running, game: &str, levels: &[&str]) {
    let (id, cookie) = server.create_for(game, 1 + levels.len() as u8).await;
    let mut ada = server.connect(&id, &cookie, "").await;
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    ada.must(json!({ "ready": { "ready": true } })).await;
    assert_eq!(hint(server, &id, &cookie).await.0, 403, "nothing to advise on yet");
    for level in levels {
        ada.must(json!({ "add_bot": { "level": level } })).await;
    }
    ada.must(json!("start")).await;
    while ada.legal().len() < 2 {
        if let Some(only) = ada.legal().first().cloned() {
            ada.ask(json!({ "act": { "action": only } })).await;
        } else {
            ada.next().await.expect("news");
        }
    }
    let (status, told) = hint(server, &id, &cookie).await;
    assert_eq!(status, 200, "{told}");
    assert_is(game, "Hint", &told);
    assert!(ada.legal().contains(&told["advice"]["action"]), "{told}");
    let doubts: Vec<f64> = told["doubts"].as_array().expect("doubts").iter().filter_map(Value::as_f64).collect();
    // Bots without a belief have none.
    let unsure = matches!(game, "infection" | "solo") && doubts.is_empty();
    assert!(doubts.len() == 4 || unsure, "{doubts:?}");
    assert!(doubts.iter().all(|doubt| (0.0..=1.0).contains(doubt)), "{doubts:?}");
    let stranger = server.come(&id).await;
    assert_eq!(hint(server, &id, &stranger).await.0, 403, "only the seat itself is advised");
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_there_are_no_hints() {
    let server = Running::in_memory().await;
    let (id, cookies, _clients) = two_friends(&server).await;
    let (status, told) = hint(&server, &id, &cookies[0]).await;
    assert_eq!((status, &told["refused"]["code"]), (403, &json!("not-practice")), "{told}");
    // Unless all of them are on one side.
    let (id, cookies, _clients) = two_friends_at(&server, "solo").await;
    let (status, told) = hint(&server, &id, &cookies[0]).await;
    assert_eq!(status, 200, "{told}");
    server.stop().await;
}
