//! `whiteout league`.

use serde_json::Value;

use crate::{output, whiteout};

fn league(words: &[&str]) -> Value {
    let mut all = vec!["league", "--json", "--games", "60"];
    all.extend_from_slice(words);
    serde_json::from_str(&output(&all)).unwrap()
}

#[test]
fn every_level_meets_every_level_on_both_sides() {
    let result = league(&["--bots", "random,novice", "--players", "6", "--threads", "1"]);
    let pairings = result["pairings"].as_array().unwrap();
    let met: Vec<_> = pairings.iter().map(|p| (p["humans"].as_str().unwrap(), p["aliens"].as_str().unwrap())).collect();
    assert_eq!(met, [("random", "random"), ("random", "novice"), ("novice", "random"), ("novice", "novice")]);
    for pairing in pairings {
        let rate = pairing["rate"].as_f64().unwrap();
        assert_eq!(pairing["games"], 60);
        assert!(pairing["low"].as_f64().unwrap() <= rate && rate <= pairing["high"].as_f64().unwrap());
    }
    let elo = |level: usize, side: &str| result["elo"][level][side].as_f64().unwrap();
    assert!(elo(1, "as_humans") > elo(0, "as_humans") + 100.0, "{result}");
    assert!(elo(1, "as_aliens") > elo(0, "as_aliens"), "{result}");
}

#[test]
fn threads_change_nothing_in_a_league() {
    let run = |threads| league(&["--bots", "novice", "--seed", "3", "--threads", threads]);
    assert_eq!(run("1"), run("2"));
}

#[test]
fn there_is_a_league_of_every_game() {
    let words = ["--game", "infection", "--bots", "random,regular", "--players", "6", "--threads", "1"];
    let result = league(&words);
    assert_eq!(result["against"], "imitations");
    let elo = |level: usize, side: &str| result["elo"][level][side].as_f64().unwrap();
    assert!(elo(1, "as_humans") > elo(0, "as_humans") + 100.0, "{result}");
    let text = output(&["league", "--game", "infection", "--bots", "random", "--games", "3"]);
    assert!(text.contains("Elo as Humans and as Imitations"), "{text}");
}

#[test]
fn a_league_can_be_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("league.svg");
    let file = path.to_str().unwrap();
    let text = output(&["league", "--bots", "random,novice", "--games", "10", "--svg", file]);
    assert!(text.contains("Elo as Humans and as Aliens"), "{text}");
    let drawing = std::fs::read_to_string(&path).unwrap();
    assert!(drawing.starts_with("<svg") && drawing.trim_end().ends_with("</svg>"));
    assert_eq!(drawing.matches("<circle").count(), 4, "a dot for each pairing");
}

#[test]
fn an_unknown_level_is_named_with_those_that_exist() {
    let told = whiteout(&["league", "--bots", "novice,genius"]).assert().failure();
    let told = String::from_utf8(told.get_output().stderr.clone()).unwrap();
    assert!(told.contains("genius") && told.contains("novice"), "{told}");
}
