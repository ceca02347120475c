//! What only players who are all on one side have: hands that everybody sees, and giving up together.

use serde_json::{Value, json};
use whiteout_games::AnyRecord;

use crate::client::{Client, Running};
use crate::evening::{bots_rest, play_on, two_friends_at};
use crate::shapes::assert_is;

async fn read(server: &Running, path: &str) -> (u16, String) {
    let (status, _, body) = server.http(&format!("GET {path} HTTP/1.1"), "").await;
    (status, body)
}

fn seats_of(hands: &Value) -> Vec<u64> {
    hands.as_array().into_iter().flatten().filter_map(|hand| hand["seat"].as_u64()).collect()
}

fn holds_something(hand: &Value) -> bool {
    ["weapons", "items", "labs"].iter().any(|kind| hand[kind].to_string().contains('1'))
}

/// Whoever is asked does what leads to a card.
async fn search(clients: &mut [Client]) {
    const WANTED: [&str; 6] = ["\"do\"", "keep_", "warehouse", "\"roll\"", "\"assign\"", "\"pass\""];
    for client in clients {
        bots_rest(client).await;
        let legal = client.legal();
        let wanted = WANTED.iter().find_map(|word| legal.iter().find(|action| action.to_string().contains(word)));
        if let Some(action) = wanted.or(legal.first()) {
            client.ask(json!({ "act": { "action": action } })).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn onlookers_see_the_hands_that_lie_open() {
    let server = Running::in_memory().await;
    let (id, _, mut clients) = two_friends_at(&server, "solo").await;
    let mut guest = server.connect(&id, "", "").await;
    guest.next().await.expect("a page");
    assert_eq!(seats_of(&guest.own["hands"]), [0, 1, 2, 3, 4, 5]);
    assert!(guest.own["own"].is_null() && guest.own["truth"].is_null() && guest.legal().is_empty());
    while !clients[0].own["hands"].as_array().expect("hands").iter().any(holds_something) {
        assert!(clients.iter().all(|client| !client.over()), "nobody found anything: {}", clients[0].own);
        search(&mut clients).await;
    }
    bots_rest(&mut clients[0]).await;
    let refused = guest.ask(json!({ "act": { "action": "pass" } })).await;
    assert_eq!(refused["refused"]["refusal"]["code"], "not-seated");
    assert_eq!(guest.own["hands"], clients[0].own["hands"], "and go on seeing them");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn onlookers_see_no_hands_that_are_closed() {
    let server = Running::in_memory().await;
    let settings = json!({ "game": "solo", "players": 1, "options": { "closed_hands": true, "max_rounds": 30 } });
    let (_, body, cookie) = server.post("/api/tables", &settings, "").await;
    let id = body["id"].as_str().expect("an id").to_owned();
    let mut ada = server.connect(&id, &cookie, "").await;
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    ada.must(json!({ "ready": { "ready": true } })).await;
    ada.must(json!("start")).await;
    let mut guest = server.connect(&id, "", "").await;
    guest.next().await.expect("a page");
    play_on(std::slice::from_mut(&mut ada), 150).await;
    guest.ask(json!({ "act": { "action": "pass" } })).await;
    assert!(guest.own.is_null());
    assert!(guest.events.len() > 100, "there was something to see");
    let told = |word: &str| guest.events.iter().any(|event| event.to_string().contains(&format!("\"{word}\"")));
    assert!(["private", "weapon_chosen", "item_chosen", "lab_dealt"].iter().all(|word| !told(word)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_given_up_by_all_people_and_told_like_any_other() {
    let server = Running::in_memory().await;
    let (id, _, mut clients) = two_friends_at(&server, "solo").await;
    play_on(&mut clients, 12).await;
    let mut guest = server.connect(&id, "", "?lang=en").await;
    guest.next().await.expect("a page");
    let refused = guest.ask(json!({ "concede": { "agree": true } })).await;
    assert_eq!(refused["refused"]["refusal"]["code"], "not-seated");
    let [ada, ben] = &mut clients;
    assert_eq!(ada.page["conceding"], json!([]));
    ada.must(json!({ "concede": { "agree": true } })).await;
    ben.must(json!({ "note": { "text": "hm" } })).await;
    assert_eq!(ben.page["conceding"], json!([0]));
    ben.must(json!({ "concede": { "agree": false } })).await;
    ada.must(json!({ "note": { "text": "well" } })).await;
    assert_eq!(ada.page["conceding"], json!([]));
    ben.must(json!({ "concede": { "agree": true } })).await;
    assert!(!ben.over());
    ada.must(json!({ "concede": { "agree": true } })).await;
    assert!(ada.over() && ada.page.get("conceding").is_none());
    assert_eq!(ada.page["table"]["outcome"][0], "conceded");
    assert!(ada.events.iter().any(|event| event["ended"]["reason"] == "conceded"));
    let (status, file) = read(&server, &format!("/api/tables/{id}/game")).await;
    assert_eq!(status, 200, "{file}");
    let record = AnyRecord::parse(&file).expect("a record");
    assert_eq!(record.verify(), Ok(()));
    let (status, replay) = read(&server, &format!("/api/tables/{id}/replay?lang=en")).await;
    assert_eq!(status, 200, "{replay}");
    let replay: Value = serde_json::from_str(&replay).expect("JSON");
    assert_is("solo", "Replay", &replay);
    let last = replay["steps"].as_array().and_then(|steps| steps.last()).expect("steps");
    assert!(last.get("made").is_none());
    assert_eq!(last["log"][0]["text"], "The Thing wins: you have given up.");
    let (_, listed) = read(&server, "/api/library?end=conceded").await;
    let listed: Value = serde_json::from_str(&listed).expect("JSON");
    assert_eq!(listed["found"], 0, "only listed games are found: {listed}");
    server.stop().await;
}
