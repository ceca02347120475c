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
    assert!(stats.starts_with("2 games\n") && stats.contains("infection, won by (95 % interval):"), "{stats}");
    let json: serde_json::Value = serde_json::from_str(&output(&["stats", "--db", &db, "--form", "json"])).unwrap();
    assert_eq!(json["games"], 2);
    assert!(output(&["stats", "--db", &db, "--form", "csv"]).contains("boardgame,players,5,"));
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
