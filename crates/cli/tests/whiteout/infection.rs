//! Infection at Outpost 31 on the command line: every command knows it.

use serde_json::Value;

use crate::{output, play, whiteout};

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

/// Set, sum and battle missions go by it; the values are those of the box in use.
#[test]
fn cards_show_their_dice_value() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("box.toml");
    let values = whiteout_infection::components::BUILT_IN;
    let (before, after) = values.split_at(values.find("[dice_value]").unwrap());
    let changed = after.replacen("knife = { value = 2", "knife = { value = 7", 1);
    assert_ne!(changed, after);
    std::fs::write(&file, format!("{before}{changed}")).unwrap();
    let words = ["--game", "infection", "--players", "5", "--option", "characters=random"];
    let other = [&words[..], &["--data", file.to_str().unwrap()]].concat();
    for (words, knife) in [(&words[..], 2), (&other[..], 7)] {
        let text = play(words, &format!("v\n{}", "1\n".repeat(40)));
        for line in [
            format!("Your cards, dice value in brackets: Knife ({knife}) x2, Fire Extinguisher (1), "),
            format!("Dice values: Knife {knife}, Petri Dish 0, "),
            format!(". Hand in a Knife ({knife})\n"),
            format!(". Exchange a Knife ({knife})\n"),
        ] {
            assert!(text.contains(&line), "{line:?} is not in {text}");
        }
        assert!(text.contains(", Sabotage (Darkness).\n"), "{text}");
    }
}

/// `inf.table.public`, and the tracker lies before everybody.
#[test]
fn what_lies_open_can_be_looked_at() {
    let text = play(&["--game", "infection", "--players", "5", "--option", "characters=random"], "v\nq\n");
    for line in [
        "Mission Log discards: none.",
        "Sector 1: Rope missing, Things beaten 0 of 1; chips left: Rope x2, Thing x2, Discard x2.",
        "Contagion by level: 0: End Blood Tests 2; 1: Power Out, End Blood Tests 2; ",
        "; 7: the Imitations win.",
    ] {
        assert!(text.contains(line), "{line:?} is not in {text}");
    }
    assert_eq!(text.matches("Contagion by level").count(), 1, "it is told to whoever asks only: {text}");
    let later = play(&["--game", "infection", "--players", "5", "--lang", "it"], &"1\nv\n".repeat(40));
    let mut discards = later.lines().filter(|line| line.starts_with("Scarti del Registro Missioni: "));
    assert!(discards.next_back().unwrap().contains("(squadra di "), "{later}");
}
