//! `whiteout export`, `import` and `stats` on the file of a server.

use predicates::prelude::*;

use crate::{output, recorded, whiteout};

/// The tables that an import made, by the links it printed.
fn tables(printed: &str) -> Vec<String> {
    let link = |line: &str| line.rsplit_once("/table/")?.1.split_once('/').map(|(id, _)| id.to_owned());
    printed.lines().filter_map(link).collect()
}

#[test]
fn games_go_into_a_servers_file_and_come_out_as_they_were() {
    let (folder, file) = recorded(5, "novice");
    let earlier = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/earlier/infection/4p-rules1.json");
    let db = folder.path().join("games.db").display().to_string();
    let (file, out) = (file.to_str().unwrap(), folder.path().join("out.json").display().to_string());
    let ids = tables(&output(&["import", "--db", &db, file, earlier]));
    assert_eq!(ids.len(), 2);
    for id in &ids {
        output(&["export", "--db", &db, id, "--out", &out]);
        assert!(output(&["verify", &out]).contains("ok"));
        let all = output(&["replay", &out, "--all"]);
        let before = if *id == ids[0] { file } else { earlier };
        assert_eq!(all, output(&["replay", before, "--all"]));
        assert_eq!(output(&["export", "--db", &db, id, "0"]), std::fs::read_to_string(&out).unwrap());
    }
    let stats = output(&["stats", "--db", &db]);
    assert!(
        stats.starts_with("2 games\n2 of them imported as files\n")
            && stats.contains("infection, won by (95 % interval):"),
        "{stats}"
    );
    let json: serde_json::Value = serde_json::from_str(&output(&["stats", "--db", &db, "--form", "json"])).unwrap();
    assert_eq!(json["games"], 2);
    assert!(output(&["stats", "--db", &db, "--form", "csv"]).contains("boardgame,players,5,"));
}

/// Verify and import say the same of every file, and a list is only for what is proven.
#[test]
fn a_file_is_judged_by_import_as_by_verify() {
    let (folder, file) = recorded(4, "novice");
    let db = folder.path().join("games.db").display().to_string();
    let good = std::fs::read_to_string(&file).unwrap();
    let path = |name: &str, text: &str| {
        let path = folder.path().join(name).display().to_string();
        std::fs::write(&path, text).unwrap();
        path
    };
    let (_, end) = good.rsplit_once("\"winners\":").unwrap();
    let winners = &end[..=end.find(']').unwrap()];
    let others = if winners == "[0]" { "[1]" } else { "[0]" };
    let forged = good.replace(&format!("\"winners\":{winners}"), &format!("\"winners\":{others}"));
    let now = path("now.json", &forged);
    let earlier = path("earlier.json", &forged.replacen("\"rules\":2", "\"rules\":1", 1));
    let refused = |words: &[&str], because: &str| {
        whiteout(words).assert().code(2).stdout("").stderr(predicate::str::contains(because.to_owned()));
    };
    refused(&["verify", &now], "the rules say");
    refused(&["import", "--db", &db, &now], "the rules say");
    refused(&["verify", &earlier], "cannot be proven");
    refused(&["import", "--db", &db, "--list", &earlier], "cannot be proven");
    let printed = output(&["import", "--db", &db, &earlier]);
    assert!(printed.contains("not proven"), "{printed}");
    whiteout(&["replay", &earlier, "--all"]).assert().success().stderr(predicate::str::contains("cannot be proven"));
    assert_eq!(output(&["stats", "--db", &db]), "0 games\n");
    let file = file.to_str().unwrap();
    assert!(!output(&["import", "--db", &db, "--list", file, file]).contains("not proven"));
    assert!(output(&["stats", "--db", &db]).starts_with("1 games\n1 of them imported as files\n"));
}

#[test]
fn the_answer_about_a_bad_file_is_short() {
    let (folder, file) = recorded(4, "novice");
    let good = std::fs::read_to_string(&file).unwrap();
    let bad = folder.path().join("bad.json").display().to_string();
    let db = folder.path().join("games.db").display().to_string();
    let options = (0..120_000).map(|n| format!("\"no_such_option_{n}\":1,")).collect::<Vec<_>>().concat();
    std::fs::write(&bad, good.replacen("\"options\":{", &format!("\"options\":{{{options}"), 1)).unwrap();
    for words in [&["verify", &bad][..], &["replay", &bad], &["import", "--db", &db, &bad]] {
        let said = whiteout(words).assert().code(2).get_output().stderr.len();
        assert!(said < 2_400, "{words:?}: {said} bytes");
    }
}

/// It is played at Outpost 31, and no row of the Norwegian station knows of it.
#[test]
fn a_sequel_counts_among_the_games_of_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games").display().to_string();
    let db = folder.path().join("games.db").display().to_string();
    let words = ["sim", "--game", "norwegian", "--option", "sequel", "--bots", "novice", "--games", "1"];
    output(&[&words[..], &["--record", &path]].concat());
    let file = std::fs::read_dir(&path).unwrap().next().unwrap().unwrap().path();
    output(&["import", "--db", &db, file.to_str().unwrap()]);
    let stats = output(&["stats", "--db", &db]);
    assert!(stats.contains("boardgame, Humans win, by options") && stats.contains("  sequel: "), "{stats}");
    assert!(!stats.contains("norwegian"), "{stats}");
}

#[test]
fn what_is_not_there_and_what_is_no_game_is_told_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (db, bad, none) = (path("games.db"), path("bad.json"), path("none.db"));
    std::fs::write(&bad, "{\"a\": 1}").unwrap();
    let refused = |words: &[&str], because: &str| {
        whiteout(words).assert().code(2).stdout("").stderr(predicate::str::contains(because.to_owned()));
    };
    refused(&["import", "--db", &db, &bad], "not a recorded game");
    refused(&["export", "--db", &db, "0123"], "no such table");
    refused(&["export", "--db", &db, &"0".repeat(32)], "no such table");
    for words in [["stats", "--db", &none], ["export", "--db", &none]] {
        refused(&[&words[..], if words[0] == "export" { &["x"][..] } else { &[] }].concat(), "no such file");
    }
    assert!(!std::path::Path::new(&none).exists());
    assert_eq!(output(&["stats", "--db", &db]), "0 games\n");
}
