//! `whiteout sim`.

use serde_json::Value;

use crate::{output, whiteout};

fn sim(words: &[&str]) -> Value {
    let mut all = vec!["sim", "--json"];
    all.extend_from_slice(words);
    serde_json::from_str(&output(&all)).unwrap()
}

/// The result without what depends on the clock.
fn timeless(mut result: Value) -> Value {
    for key in ["seconds", "games_per_s", "actions_per_s"] {
        result.as_object_mut().unwrap().remove(key).unwrap();
    }
    result
}

#[test]
fn the_json_has_exactly_the_promised_keys() {
    let result = sim(&["--game", "boardgame", "--players", "6", "--games", "50", "--bots", "random", "--threads", "1"]);
    let mut keys: Vec<_> = result.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    let promised = [
        "actions",
        "actions_per_s",
        "end_reasons",
        "errors",
        "game",
        "games",
        "games_per_s",
        "players",
        "rounds_mean",
        "seconds",
        "wins",
    ];
    assert_eq!(keys, promised);
    assert_eq!((&result["game"], &result["players"]), (&Value::from("boardgame"), &Value::from(6)));
    assert_eq!((&result["games"], &result["errors"]), (&Value::from(50), &Value::from(0)));
    let sum = |key: &str| result[key].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum::<u64>();
    assert_eq!((sum("wins"), sum("end_reasons")), (50, 50));
    assert!(result["wins"]["humans"].is_u64() && result["wins"]["aliens"].is_u64());
}

#[test]
fn threads_change_nothing() {
    for bots in ["random", "novice"] {
        let words = ["--players", "5", "--games", "200", "--bots", bots, "--seed", "42"];
        let run = |threads| timeless(sim(&[&words[..], &["--threads", threads]].concat()));
        assert_eq!(run("1"), run("2"), "{bots}");
    }
}

#[test]
fn another_seed_gives_other_games() {
    let run = |seed| timeless(sim(&["--games", "100", "--seed", seed]));
    assert_ne!(run("1"), run("2"));
}

#[test]
fn every_number_of_players_plays_without_error() {
    for players in ["4", "5", "6", "7", "8"] {
        assert_eq!(sim(&["--players", players, "--games", "100"])["errors"], 0);
    }
}

#[test]
fn a_bot_can_be_named_for_each_seat() {
    let result = sim(&["--players", "4", "--games", "20", "--bots", "random,novice,random,novice"]);
    assert_eq!(result["errors"], 0);
}

#[test]
fn options_and_data_reach_the_game() {
    let short = sim(&["--games", "20", "--option", "max_rounds=1", "--option", "dogs_start_locked=on"]);
    assert!(short["rounds_mean"].as_f64().unwrap() <= 2.0, "{short}");

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("box.toml");
    let cold = whiteout_boardgame::components::BUILT_IN.replace("freezing = { value = 7", "freezing = { value = 1");
    std::fs::write(&file, cold).unwrap();
    let words = ["--games", "100", "--players", "4"];
    let cold = sim(&[&words[..], &["--data", file.to_str().unwrap()]].concat());
    assert!(cold["rounds_mean"].as_f64() < sim(&words)["rounds_mean"].as_f64());
}

#[test]
fn people_get_lines_and_no_progress_bar_in_a_pipe() {
    let assert = whiteout(&["sim", "--games", "20"]).assert().success().stderr("");
    let text = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    for word in ["humans: ", "aliens: ", "End reasons:", "Rounds per game: ", "Actions per game: ", "actions/s"] {
        assert!(text.contains(word), "{word} is not in {text}");
    }
}

#[test]
fn games_are_recorded_up_to_the_limit() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("new");
    let target = target.to_str().unwrap();
    output(&["sim", "--players", "4", "--games", "5", "--record", target, "--record-limit", "2"]);
    let files: Vec<_> = std::fs::read_dir(target).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 2, "{files:?}");
    for file in files {
        output(&["verify", file.to_str().unwrap()]);
    }
}

#[test]
fn a_report_is_one_page_with_everything_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.html");
    let words = ["sim", "--balance", "--games", "12", "--option", "pack-leader", "--report", path.to_str().unwrap()];
    output(&words);
    let page = std::fs::read_to_string(&path).unwrap();
    for players in 4..=8 {
        assert!(page.contains(&format!(">{players} players</text>")), "{players}");
        assert!(page.contains(&format!(">How games of {players} ended</text>")), "{players}");
    }
    assert!(page.contains("seed 1, 12 games a number of players, pack-leader."));
    for outside in ["src=", "href=", "@import", "<script"] {
        assert!(!page.contains(outside), "{outside}");
    }
    let nowhere = folder.path().join("no/such/report.html");
    whiteout(&["sim", "--games", "1", "--report", nowhere.to_str().unwrap()]).assert().failure().code(2);
}
