//! Infection at Outpost 31 on the command line: every command knows it.

use serde_json::Value;

use crate::{output, whiteout};

const GAME: [&str; 2] = ["--game", "infection"];

fn run(words: &[&str]) -> String {
    output(&[words, &GAME[..]].concat())
}

fn sim(words: &[&str]) -> Value {
    serde_json::from_str(&run(&[&["sim", "--json"], words].concat())).unwrap()
}

#[test]
fn random_and_novice_games_end_at_every_number_of_players() {
    for players in ["4", "5", "6", "7", "8"] {
        for (bots, games) in [("random", "200"), ("novice", "20")] {
            let result = sim(&["--players", players, "--games", games, "--bots", bots]);
            assert_eq!((&result["errors"], &result["game"]), (&Value::from(0), &Value::from("infection")));
            assert!(result["wins"]["humans"].is_u64() && result["wins"]["imitations"].is_u64());
        }
    }
}

#[test]
fn options_of_this_game_reach_it_and_those_of_the_other_do_not() {
    let short = sim(&["--games", "20", "--option", "max_turns=1"]);
    assert!(short["rounds_mean"].as_f64().unwrap() <= 1.0, "{short}");
    whiteout(&["sim", "--game", "infection", "--option", "max_rounds=1"]).assert().code(2);
}

#[test]
fn all_rules_can_be_read_in_every_language() {
    let ids = |lang: &str| {
        let text = run(&["rules", "--lang", lang]);
        text.lines().filter_map(|line| line.split_once(" [inf.")).map(|(_, id)| id.to_owned()).collect::<Vec<_>>()
    };
    let en = ids("en");
    assert!(en.len() > 100, "{}", en.len());
    assert_eq!((&en, &en), (&ids("it"), &ids("pt-BR")));
    assert!(run(&["rules", "molotov"]).contains("[inf.molotov.when]"));
}

#[test]
fn the_first_choice_always_leads_to_an_end_in_every_language() {
    for (lang, end) in [
        ("en", ["You have won.", "You have lost."]),
        ("it", ["Hai vinto.", "Hai perso."]),
        ("pt-BR", ["Você venceu.", "Você perdeu."]),
    ] {
        for players in ["4", "8"] {
            let words = ["play", "--seed", "3", "--players", players, "--lang", lang, "--game", "infection"];
            let assert = whiteout(&words).write_stdin("1\n".repeat(5000)).assert().success().stderr("");
            let text = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
            assert!(end.contains(&text.lines().last().unwrap()), "{lang}: {}", text.lines().last().unwrap());
            // A key in braces is a text that is missing.
            assert!(!text.contains(['{', '}']), "{lang}: {:?}", text.lines().find(|line| line.contains('{')));
        }
    }
}

#[test]
fn the_table_is_shown_without_what_is_hidden() {
    let words = [
        "play",
        "--seed",
        "3",
        "--players",
        "5",
        "--seat",
        "2",
        "--game",
        "infection",
        "--option",
        "characters=random",
    ];
    let assert = whiteout(&words).write_stdin("v\nr\nq\n").assert().success().stderr("");
    let text = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    for line in
        ["Imitations possible at most: 1.", "Mission: ", "Sector 2: ", "; locked.", "Your blood: ", "(you): ", "[inf."]
    {
        assert!(text.contains(line), "{line:?} is not in {text}");
    }
    assert!(!text.contains("Hidden with "), "{text}");
}

#[test]
fn games_are_recorded_verified_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().to_str().unwrap();
    run(&["sim", "--players", "5", "--games", "1", "--bots", "novice", "--record", target]);
    let file = std::fs::read_dir(target).unwrap().next().unwrap().unwrap().path();
    let file = file.to_str().unwrap();
    assert!(output(&["verify", file]).contains(": ok, "));
    let spectator = output(&["replay", file]);
    let all = output(&["replay", file, "--all", "--lang", "it"]);
    assert!(!spectator.contains("You draw") && all.lines().count() > spectator.lines().count());
    assert!(!all.contains(['{', '}']));
}
