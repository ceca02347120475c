//! What clients are promised by the generated types is what they get. Beside these tests, every frame that the
//! client of this suite receives is checked.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use whiteout_boardgame::{Action, Components, Config, Options, State};
use whiteout_core::{Chance as _, Game as _, Seat};
use whiteout_table::Playable as _;
use whiteout_testkit as kit;

use crate::client::Running;
use crate::shapes::assert_is;

fn json_of(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("JSON")
}

/// Any mixture of the switches, so that rare questions are asked too.
fn config(seed: u64) -> Config {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut options = json_of(&Options::default());
    for value in options.as_object_mut().expect("options").values_mut().filter(|value| value.is_boolean()) {
        *value = rng.odds(1, 2).into();
    }
    let options = serde_json::from_value(options).expect("options");
    Config::new(4 + (seed % 5) as u8, options, &Components::built_in()).expect("sound")
}

#[test]
fn tables_own_parts_and_events_of_random_games_have_their_declared_shapes() {
    for seed in 0..60 {
        kit::play::<State>(
            &config(seed),
            seed,
            |game, step, _| {
                if step.number % 7 == 0 {
                    assert_is("Table", &json_of(&game.public_part()));
                    Seat::all(game.seats()).for_each(|seat| assert_is("OwnPart", &json_of(&game.own_part(seat))));
                }
            },
            |_, events| events.iter().for_each(|event| assert_is("Event", &json_of(event))),
        );
    }
}

#[test]
fn every_action_has_its_declared_shape() {
    for action in Action::universe(8) {
        let request = json!({ "id": 1, "do": { "act": { "action": action } } });
        assert_is("Request", &request);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_have_their_declared_shapes() {
    let server = Running::in_memory().await;
    let settings = json!({ "game": "boardgame", "players": 4, "public": true });
    let (_, arrived, cookie) = server.post("/api/tables", &settings, "").await;
    assert_is("Arrived", &arrived);
    let id = arrived["id"].as_str().expect("an id");
    let mut host = server.connect(id, &cookie, "").await;
    host.must(json!({ "sit": { "name": "Ada", "look": { "colour": 3, "shape": 4 } } })).await;
    let (_, _, open) = server.http("GET /api/tables HTTP/1.1", "").await;
    let open: Value = serde_json::from_str(&open).expect("JSON");
    assert_eq!(open["tables"].as_array().map(Vec::len), Some(1));
    assert_is("OpenTables", &open);
    let (_, code, _) = server.post(&format!("/api/tables/{id}/link"), &json!({ "hand_over": false }), &cookie).await;
    assert_is("Code", &code);
    for (path, name) in [("/api/games", "Games"), ("/api/rules?lang=it", "Rulebook")] {
        let (_, _, body) = server.http(&format!("GET {path} HTTP/1.1"), "").await;
        assert_is(name, &serde_json::from_str(&body).expect("JSON"));
    }
    let settings = json!({ "game": "boardgame", "players": 99 });
    let (status, refused, _) = server.post("/api/tables", &settings, "").await;
    assert_eq!(status, 400);
    assert_is("Refused", &refused);
    server.stop().await;
}

#[test]
#[should_panic(expected = "page: seq is missing")]
fn a_missing_field_is_seen() {
    assert_is("Message", &json!({ "page": { "epoch": 1 } }));
}

#[test]
#[should_panic(expected = "done: more is not declared")]
fn a_field_too_many_is_seen() {
    assert_is("Message", &json!({ "done": { "id": 1, "more": 2 } }));
}

#[test]
#[should_panic(expected = "is not")]
fn a_number_that_javascript_would_round_is_seen() {
    assert_is("Message", &json!({ "done": { "id": u64::MAX } }));
}
