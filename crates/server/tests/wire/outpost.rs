//! What is special about a table of Infection at Outpost 31, and what people guess at any table.

use serde_json::{Value, json};

use crate::client::{Client, GAMES, Running};
use crate::evening::{play_on, two_friends_at};

/// Whether anything that a client is sent holds this word, until it has answered.
async fn hears(client: &mut Client, word: &str) -> bool {
    let mut heard = false;
    client.send_text(json!({ "id": 9_999, "do": { "note": { "text": "" } } }).to_string()).await;
    loop {
        let message = client.next().await.expect("a message");
        if message["done"]["id"] == 9_999 {
            return heard;
        }
        heard |= message.to_string().contains(word);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn claims_of_this_game_are_said_and_heard_and_some_are_refused_by_a_rule() {
    let server = Running::in_memory().await;
    let (id, cookies, mut clients) = two_friends_at(&server, "infection").await;
    while clients[0].page["table"]["possible_imitations"] == 0 {
        play_on(&mut clients, 1).await;
    }
    let [mut ada, mut ben] = clients;
    for claim in [json!("take_me"), json!({ "i_promise": { "card": "axe" } }), json!({ "please_torch": { "seat": 2 } })]
    {
        ada.must(json!({ "say": { "speech": { "claim": claim } } })).await;
    }
    assert!(hears(&mut ben, "please_torch").await);
    let mut reader = server.connect(&id, &cookies[0], "?lang=pt-BR").await;
    let page = reader.next().await.expect("a page");
    assert!(page["page"]["words"]["facts"][0].as_str().is_some_and(|fact| fact.contains("Imitação")), "{page}");
    let refused = reader.ask(json!({ "say": { "speech": { "claim": { "i_suspect": { "seat": 0 } } } } })).await;
    assert_eq!(refused["refused"]["refusal"]["rule"], "inf.table.talk", "{refused}");
    assert!(refused["refused"]["words"].is_string());
    // A claim of the other game is none here.
    reader.send_text(json!({ "id": 5, "do": { "say": { "speech": { "claim": "it_was_not_me" } } } }).to_string()).await;
    loop {
        let message = reader.next().await.expect("an answer");
        if let Some(refused) = message.get("refused") {
            assert_eq!(refused["refusal"]["code"], "not-understood");
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_stay_private_to_the_end_and_are_judged_then() {
    let server = Running::in_memory().await;
    // Among those who are all on one side there is nothing to guess.
    for game in GAMES.into_iter().filter(|&game| game != "solo") {
        let (id, cookies, mut clients) = two_friends_at(&server, game).await;
        let [ada, ben] = &mut clients;
        ada.must(json!({ "guess": { "seat": 2, "against": true } })).await;
        ada.must(json!({ "guess": { "seat": 3, "against": true } })).await;
        ada.must(json!({ "guess": { "seat": 3, "against": false } })).await;
        ada.must(json!({ "guess": { "seat": 1, "against": true } })).await;
        ada.must(json!({ "guess": { "seat": 1, "against": null } })).await;
        ben.must(json!({ "guess": { "seat": 2, "against": false } })).await;
        let refused = ada.ask(json!({ "guess": { "seat": 0, "against": true } })).await;
        assert_eq!(refused["refused"]["refusal"]["code"], "yourself");
        assert!(!hears(ben, "guess").await, "nobody else is told");
        let guesses = json!([{ "by": 0, "about": 2, "against": true }, { "by": 0, "about": 3, "against": false }]);
        let mut again = server.connect(&id, &cookies[0], "").await;
        assert_eq!(again.next().await.expect("a page")["page"]["guesses"], guesses);
        let mut stranger = server.connect(&id, "", "").await;
        assert!(!stranger.next().await.expect("a page").to_string().contains("guesses"));
        drop((again, stranger));
        play_on(&mut clients, 5_000).await;
        let over = clients.iter().find(|client| client.over()).expect("over");
        let judged = over.page["guesses"].as_array().expect("all guesses");
        assert_eq!(judged.len(), 3, "{judged:?}");
        let right = |by: u8, about: u8| {
            let one = judged.iter().find(|guess| guess["by"] == by && guess["about"] == about);
            one.and_then(|guess| guess["right"].as_bool()).expect("judged")
        };
        assert_ne!(right(0, 2), right(1, 2), "they do not agree, so one of them is right");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_games_are_offered_with_their_options_bots_and_rules() {
    let server = Running::in_memory().await;
    let (_, _, body) = server.http("GET /api/games HTTP/1.1", "").await;
    let offered: Value = serde_json::from_str(&body).expect("JSON");
    let ids: Vec<&str> =
        offered["games"].as_array().expect("games").iter().filter_map(|game| game["id"].as_str()).collect();
    assert_eq!(ids, GAMES);
    for settings in
        [json!({ "game": "chess", "players": 4 }), json!({ "game": "infection", "players": 4, "stand_in": "regular?" })]
    {
        let (status, refused, _) = server.post("/api/tables", &settings, "").await;
        assert_eq!(status, 400, "{refused}");
    }
    server.stop().await;
}
