//! What clients are promised by the generated types is what they get. Beside these tests, every frame that the
//! client of this suite receives is checked.

use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use whiteout_boardgame::{Cooperation, Norwegian, State as Boardgame};
use whiteout_core::{Chance as _, Seat};
use whiteout_games::{OptionMap, Setup};
use whiteout_infection::State as Infection;
use whiteout_table::Playable;
use whiteout_testkit as kit;

use crate::client::Running;
use crate::shapes::assert_is;

fn json_of(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("JSON")
}

/// Any mixture of the switches, so that rare questions are asked too.
fn config<G: Playable>(seed: u64) -> G::Config {
    let mut rng = kit::Random::seed_from_u64(seed);
    let switches = G::options().into_iter().filter(|option| option.default.is_boolean());
    let options: OptionMap = switches.map(|option| (option.name.to_owned(), rng.odds(1, 2).into())).collect();
    let players = G::FEWEST + (seed % u64::from(G::MOST - G::FEWEST + 1)) as u8;
    Setup::<G>::new(players, &options, None).expect("sound").config().clone()
}

fn games_have_their_declared_shapes<G: Playable>() {
    for seed in 0..60 {
        kit::play::<G>(
            &config::<G>(seed),
            seed,
            |game, step, _| {
                if step.number % 7 == 0 {
                    assert_is(G::ID, "Table", &json_of(&game.public_part()));
                    Seat::all(game.seats())
                        .for_each(|seat| assert_is(G::ID, "OwnPart", &json_of(&game.own_part(seat))));
                    if let Some(seen) = game.onlooker_part() {
                        assert_is(G::ID, "OwnPart", &json_of(&seen));
                    }
                }
                if step.number == 0 {
                    for action in game.universe() {
                        let request = json!({ "id": 1, "do": { "act": { "action": action } } });
                        assert_is(G::ID, "Request", &request);
                    }
                }
            },
            |_, events| events.iter().for_each(|event| assert_is(G::ID, "Event", &json_of(event))),
        );
    }
}

#[test]
fn what_is_sent_of_random_games_has_its_declared_shape() {
    games_have_their_declared_shapes::<Boardgame>();
    games_have_their_declared_shapes::<Norwegian>();
    games_have_their_declared_shapes::<Cooperation>();
    games_have_their_declared_shapes::<Infection>();
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_have_their_declared_shapes() {
    let server = Running::in_memory().await;
    let settings = json!({ "game": "boardgame", "players": 4, "public": true });
    let (_, arrived, cookie) = server.post("/api/tables", &settings, "").await;
    assert_is("boardgame", "Arrived", &arrived);
    let id = arrived["id"].as_str().expect("an id");
    let mut host = server.connect(id, &cookie, "").await;
    host.must(json!({ "sit": { "name": "Ada", "look": { "colour": 3, "shape": 4 } } })).await;
    let (_, _, open) = server.http("GET /api/tables HTTP/1.1", "").await;
    let open: Value = serde_json::from_str(&open).expect("JSON");
    assert_eq!(open["tables"].as_array().map(Vec::len), Some(1));
    assert_is("boardgame", "OpenTables", &open);
    let (_, code, _) = server.post(&format!("/api/tables/{id}/link"), &json!({ "hand_over": false }), &cookie).await;
    assert_is("boardgame", "Code", &code);
    let rulebooks = ["/api/rules?lang=it", "/api/rules?lang=pt-BR&game=infection"];
    for (path, name) in [("/api/games", "Games"), (rulebooks[0], "Rulebook"), (rulebooks[1], "Rulebook")] {
        let (_, _, body) = server.http(&format!("GET {path} HTTP/1.1"), "").await;
        assert_is("boardgame", name, &serde_json::from_str(&body).expect("JSON"));
    }
    let settings = json!({ "game": "boardgame", "players": 99 });
    let (status, refused, _) = server.post("/api/tables", &settings, "").await;
    assert_eq!(status, 400);
    assert_is("boardgame", "Refused", &refused);
    server.stop().await;
}

#[test]
#[should_panic(expected = "page: seq is missing")]
fn a_missing_field_is_seen() {
    assert_is("boardgame", "Message", &json!({ "page": { "epoch": 1 } }));
}

#[test]
#[should_panic(expected = "done: more is not declared")]
fn a_field_too_many_is_seen() {
    assert_is("boardgame", "Message", &json!({ "done": { "id": 1, "more": 2 } }));
}

#[test]
#[should_panic(expected = "is not")]
fn a_number_that_javascript_would_round_is_seen() {
    assert_is("boardgame", "Message", &json!({ "done": { "id": u64::MAX } }));
}
