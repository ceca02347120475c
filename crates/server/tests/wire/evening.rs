//! Whole games over the wire.

use std::time::Duration;

use serde_json::{Value, json};
use whiteout_store::Sqlite;

use crate::client::{Client, GAMES, Running, patch, quick, start};
use crate::shapes::assert_is;

/// Host and a friend sit down with two bots, and the game begins.
pub async fn two_friends(server: &Running) -> (String, [String; 2], [Client; 2]) {
    two_friends_at(server, "boardgame").await
}

/// The same at a table of any game.
pub async fn two_friends_at(server: &Running, game: &str) -> (String, [String; 2], [Client; 2]) {
    friends_named(server, game, ["Ada", "Ben"]).await
}

/// The same with names of their own.
pub async fn friends_named(server: &Running, game: &str, names: [&str; 2]) -> (String, [String; 2], [Client; 2]) {
    let players = if game == "solo" { 3 } else { 4 };
    let (id, host) = server.create_for(game, players).await;
    let friend = server.come(&id).await;
    let mut ada = server.connect(&id, &host, "").await;
    let mut ben = server.connect(&id, &friend, "").await;
    for (client, name) in [&mut ada, &mut ben].into_iter().zip(names) {
        client.must(json!({ "sit": { "name": name } })).await;
        client.ready().await;
    }
    for _ in 2..players {
        ada.must(json!({ "add_bot": { "level": "novice" } })).await;
    }
    let mut clients = [ada, ben];
    start(&mut clients).await;
    (id, [host, friend], clients)
}

/// Waits until the bots have moved, so that a person is asked or the game is over.
pub async fn bots_rest(client: &mut Client) {
    loop {
        // What is sent before the answer has been taken in by then.
        client.must(json!({ "note": { "text": "" } })).await;
        let asked = client.page["table"]["waiting"].as_array().cloned().unwrap_or_default();
        // Where players run several Characters, those are asked.
        let owners = &client.page["table"]["solo"]["owners"];
        let is_person = |seat: &Value| {
            let seat = owners.get(seat.as_u64().unwrap_or(0) as usize).unwrap_or(seat);
            !client.page["seats"][seat.as_u64().unwrap_or(0) as usize]["holder"]["person"].is_null()
        };
        if client.over() || (!asked.is_empty() && asked.iter().all(is_person)) {
            return;
        }
        // Bots whose moves could not be stored try again after a while: asking without a pause would be too fast.
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Whoever is asked takes the first choice until the game is over, or until so many moves are made and the bots rest.
pub async fn play_on(clients: &mut [Client], most: usize) -> usize {
    let mut moves = 0;
    while moves < most {
        clients.iter_mut().for_each(Client::catch_up);
        if clients.iter().any(Client::over) {
            break;
        }
        let asked = clients.iter_mut().find_map(|client| Some((client.legal().first().cloned()?, client)));
        if let Some((action, client)) = asked {
            let answer = client.ask(json!({ "act": { "action": action } })).await;
            // Another move may have come first; the page has changed then.
            moves += usize::from(answer.get("done").is_some());
        } else {
            match &mut *clients {
                [one, other] => tokio::select! {
                    _ = one.next() => {}
                    _ = other.next() => {}
                },
                [one, ..] => drop(one.next().await),
                [] => break,
            }
        }
    }
    // Both: one of them may be behind the other by a message.
    for client in clients {
        bots_rest(client).await;
    }
    moves
}

#[tokio::test(flavor = "multi_thread")]
async fn two_friends_and_two_bots_play_to_the_end() {
    let server = Running::in_memory().await;
    for game in GAMES {
        let (_, _, mut clients) = two_friends_at(&server, game).await;
        assert!(play_on(&mut clients, 5_000).await > 10);
        assert!(clients.iter().any(Client::over));
        let page = clients.iter().find(|client| client.over()).map(|client| client.page.clone()).expect("over");
        assert!(page["seed"].is_array(), "the seed is shown at the end");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_survives_a_restart_of_the_server() {
    for game in GAMES {
        Box::pin(survives_a_restart(game)).await;
    }
}

async fn survives_a_restart(game: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("whiteout.db");
    let server = Running::start(Sqlite::open(&file).await.expect("a store"), quick()).await;
    let (id, cookies, mut clients) = two_friends_at(&server, game).await;
    play_on(&mut clients, 6).await;
    let before = clients[0].ask(json!({ "note": { "text": "seat 3 is odd" } })).await;
    assert!(before.get("done").is_some());
    let page = clients[0].page.clone();
    server.stop().await;

    let server = Running::start(Sqlite::open(&file).await.expect("the same store"), quick()).await;
    let since = format!("?epoch={}&seq={}", clients[0].epoch, clients[0].seq);
    let mut ada = server.connect(&id, &cookies[0], &since).await;
    let fresh = ada.next().await.expect("a page");
    assert_eq!(fresh["page"]["note"], "seat 3 is odd");
    for part in ["settings", "commitment", "phase"] {
        assert_eq!(ada.page[part], page[part], "{game}");
    }
    assert!(ada.page["table"].is_object());
    let mut clients = [ada, server.connect(&id, &cookies[1], "").await];
    clients[1].next().await.expect("a page");
    play_on(&mut clients, 5_000).await;
    assert!(clients.iter().any(Client::over));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_was_away_gets_the_gap() {
    let server = Running::in_memory().await;
    let (id, cookies, mut clients) = two_friends(&server).await;
    // Up to date before going away.
    clients[1].must(json!({ "note": { "text": "" } })).await;
    let (epoch, seq) = (clients[1].epoch, clients[1].seq);
    clients[0].must(json!({ "say": { "speech": { "text": "anybody there?" } } })).await;
    clients[0].must(json!({ "say": { "speech": { "claim": "i_am_human" } } })).await;
    let mut back = server.connect(&id, &cookies[1], &format!("?epoch={epoch}&seq={seq}")).await;
    back.go_on(&clients[1]);
    let mut said = Vec::new();
    while said.len() < 2 {
        let message = back.next().await.expect("the gap");
        assert!(message.get("page").is_none(), "no fresh page is needed");
        said.extend(message["news"]["said"].as_array().cloned().unwrap_or_default());
    }
    assert_eq!(said[0]["speech"]["text"], "anybody there?");
    assert_eq!(said[1]["speech"]["claim"], "i_am_human");
    let mut fresh = server.connect(&id, &cookies[1], &format!("?epoch={}&seq={seq}", epoch + 1)).await;
    assert!(fresh.next().await.expect("a message").get("page").is_some());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sees_the_public_page_only() {
    let server = Running::in_memory().await;
    let (id, _, mut clients) = two_friends(&server).await;
    let mut guest = server.connect(&id, "", "").await;
    guest.next().await.expect("a page");
    assert!(guest.own.is_null() && guest.seat.is_null());
    assert!(guest.page["seed"].is_null());
    play_on(&mut clients, 3).await;
    let answer = guest.ask(json!({ "act": { "action": "pass" } })).await;
    assert_eq!(answer["refused"]["refusal"]["code"], "not-seated");
    assert!(guest.events.iter().all(|event| event.get("dealt").is_none() && event.get("role_dealt").is_none()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_over_by_a_link() {
    let server = Running::in_memory().await;
    let (id, cookies, _clients) = two_friends(&server).await;
    let (status, body, _) =
        server.post(&format!("/api/tables/{id}/link"), &json!({ "hand_over": true }), &cookies[1]).await;
    assert_eq!(status, 200, "{body}");
    let code = body["code"].clone();
    let (status, _, heir) = server.post(&format!("/api/tables/{id}/people"), &json!({ "code": code }), "").await;
    assert_eq!(status, 200);
    let (status, body, _) = server.post(&format!("/api/tables/{id}/people"), &json!({ "code": code }), "").await;
    assert_eq!((status, &body["refused"]["code"]), (404, &Value::from("no-such-code")), "a code works once");
    let mut client = server.connect(&id, &heir, "").await;
    client.next().await.expect("a page");
    assert_eq!(client.seat, 1);
    let mut old = server.connect(&id, &cookies[1], "").await;
    old.next().await.expect("a page");
    assert!(old.seat.is_null(), "the old token is void");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_reads_the_table_in_its_own_language() {
    let server = Running::in_memory().await;
    for game in GAMES {
        reads_in_its_own_language(&server, game).await;
    }
    server.stop().await;
}

async fn reads_in_its_own_language(server: &Running, game: &str) {
    let (id, cookies, mut clients) = two_friends_at(server, game).await;
    let mut lingua = server.connect(&id, &cookies[0], "?lang=it").await;
    let words = lingua.next().await.expect("a page")["page"]["words"].clone();
    assert!(words["prompt"].as_str().is_some_and(|prompt| !prompt.is_empty()), "{words}");
    assert!(words["rules"].as_array().is_some_and(|rules| !rules.is_empty()));
    let choices = words["choices"].as_array().map_or(0, Vec::len);
    assert_eq!(choices, lingua.legal().len(), "a label for every choice");
    play_on(&mut clients, 3).await;
    let news = lingua.next().await.expect("news");
    let (log, events) = (&news["news"]["words"]["log"], &news["news"]["events"]);
    let place = |line: &Value| line["event"].as_u64().expect("a number") as usize;
    let told: Vec<_> = log.as_array().expect("a log").iter().map(place).collect();
    assert!(!told.is_empty() && told.is_sorted() && told.iter().all(|&i| events.get(i).is_some()), "{news}");
    assert!(news["news"]["words"]["phase"].is_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_history_leads_from_the_deal_to_the_present_page() {
    let server = Running::in_memory().await;
    for game in GAMES {
        history_leads_to_the_present(&server, game).await;
    }
    server.stop().await;
}

async fn history_leads_to_the_present(server: &Running, game: &str) {
    let (id, cookies, mut clients) = two_friends_at(server, game).await;
    play_on(&mut clients, 12).await;
    let head =
        |cookie: &str, lang: &str| format!("GET /api/tables/{id}/history?lang={lang} HTTP/1.1\r\nCookie: {cookie}");
    let mut fresh = server.connect(&id, &cookies[1], "").await;
    fresh.next().await.expect("a page");
    let (status, _, body) = server.http(&head(&cookies[1], "pt-BR"), "").await;
    assert_eq!(status, 200, "{body}");
    let history: Value = serde_json::from_str(&body).expect("JSON");
    assert_is(game, "History", &history);
    assert_eq!((&history["epoch"], &history["seq"]), (&json!(fresh.epoch), &json!(fresh.seq)));
    let (mut page, mut own) = (history["start"]["page"].clone(), history["start"]["own"].clone());
    let steps = history["steps"].as_array().expect("steps");
    assert!(steps.len() > 12);
    for step in steps {
        patch(&mut page, &step["changes"]);
        patch(&mut own, &step["own"]);
    }
    assert_eq!(page, fresh.page);
    assert_eq!(own, fresh.own);
    assert!(steps.iter().any(|step| step["log"].as_array().is_some_and(|log| !log.is_empty())));
    // Others see the same game without what is hidden from them.
    let (_, _, body) = server.http(&head("", "en"), "").await;
    let hidden = ["role_dealt", "blood_received", "\"legal\""];
    // Among players of one side hands lie open to everybody, who looks on still has nothing to choose.
    let told = if game == "solo" { body.replace("\"legal\":[]", "") } else { body };
    assert!(hidden.iter().all(|word| !told.contains(word)), "a spectator's history is public");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_handed_a_seat_over_cannot_come_back_by_an_older_link() {
    let server = Running::in_memory().await;
    let (id, cookies, _clients) = two_friends(&server).await;
    let (links, people) = (format!("/api/tables/{id}/link"), format!("/api/tables/{id}/people"));
    let mut codes = Vec::new();
    for hand_over in [false, true] {
        let (_, body, _) = server.post(&links, &json!({ "hand_over": hand_over }), &cookies[1]).await;
        codes.push(body["code"].clone());
    }
    let (status, _, heir) = server.post(&people, &json!({ "code": codes[1] }), "").await;
    assert_eq!(status, 200);
    let (status, body, _) = server.post(&people, &json!({ "code": codes[0] }), "").await;
    assert_eq!((status, &body["refused"]["code"]), (404, &Value::from("no-such-code")));
    let mut client = server.connect(&id, &heir, "").await;
    let page = client.next().await.expect("a page");
    assert_eq!((&client.seat, &page["page"]["note"]), (&json!(1), &json!("")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_in_the_talk_takes_nobodys_seat_and_strangers_void_no_links() {
    let server = Running::in_memory().await;
    let (id, cookies, _clients) = two_friends(&server).await;
    let (links, people) = (format!("/api/tables/{id}/link"), format!("/api/tables/{id}/people"));
    let (_, body, _) = server.post(&links, &json!({}), &cookies[0]).await;
    let trap = json!({ "code": body["code"] });
    let (status, body, _) = server.post(&people, &trap, &cookies[1]).await;
    assert_eq!((status, &body["refused"]["code"]), (400, &Value::from("already-here")));
    let stranger = server.come(&id).await;
    let (status, body, _) = server.post(&links, &json!({}), &stranger).await;
    assert_eq!((status, &body["refused"]["code"]), (403, &Value::from("not-seated")));
    let (status, ..) = server.post(&people, &trap, "").await;
    assert_eq!(status, 200, "it still leads where it was meant to");
    server.stop().await;
}
