//! What is wrong from outside: one clear line, exit code 2, nothing written.

use predicates::prelude::*;

use crate::{recorded, whiteout};

fn refused(words: &[&str], because: &str) {
    let assert = whiteout(words).assert().code(2).stdout("").stderr(predicate::str::contains(because));
    let line = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    assert_eq!(line.lines().count(), 1, "{line}");
    assert!(line.starts_with("whiteout: "), "{line}");
}

#[test]
fn a_bad_command_line_is_refused() {
    refused(&[], "requires a subcommand");
    refused(&["dance"], "unrecognized subcommand 'dance'");
    refused(&["sim", "--loud"], "unexpected argument '--loud'");
    refused(&["sim", "--games", "many"], "invalid value 'many'");
    refused(&["sim", "--games", "0"], "0 is not in 1..");
    refused(&["sim", "--threads", "0"], "0 is not in 1..");
    refused(&["sim", "--game", "chess"], "unknown game \"chess\"; known: boardgame, norwegian, solo, infection");
    refused(&["sim", "--bots", "clever"], "unknown bot \"clever\"; known: random, novice");
    refused(&["sim", "--bots", "random,random"], "2 bots named for 6 players");
    refused(&["play", "--lang", "de"], "must be en, it or pt-BR");
    refused(&["play", "--seat", "7", "--players", "6"], "seat: must be 1 to 6, not 7");
    refused(&["play", "--seat", "0"], "seat: must be 1 to 6, not 0");
    refused(&["play", "--seed", "abc"], "seed: must be a number or 64 hexadecimal digits");
    refused(&["replay"], "<FILE>");
}

#[test]
fn a_limit_that_is_none_is_refused() {
    for wrong in ["nan", "inf", "-inf", "-1", "0", "1e9", "much"] {
        refused(&["serve", &format!("--frames-per-second={wrong}")], "'--frames-per-second <N>'");
    }
    for limit in ["tables-per-hour", "requests-per-minute", "arrivals-per-hour", "sockets-per-address", "trusted-hops"]
    {
        for wrong in ["-1", "1000001", "nan"] {
            refused(&["serve", "--behind-proxy", &format!("--{limit}={wrong}")], limit);
        }
    }
    refused(&["serve", "--sockets-per-address", "0"], "0 is not in 1..");
    refused(&["serve", "--keep-days", "18446744073709551615"], "is not in 0..");
    refused(&["serve", "--trusted-hops", "2"], "--behind-proxy");
    refused(&["serve", "--log-addresses", "some"], "[possible values: full, prefix, none]");
    for wrong in ["", "play.example.org:443", "http://play.example.org", "[::1]:80"] {
        refused(&["serve", "--host", wrong], "without a port");
    }
    refused(&["serve", "--db", "/nowhere/at/all.db", "--metrics-listen", "here"], "'--metrics-listen <ADDRESS>'");
}

#[test]
fn every_fault_of_a_table_is_named_at_once() {
    let words = ["sim", "--players", "9", "--option", "max_rounds=300", "--option", "nonsense=on", "--option", "x"];
    refused(&words, "players: must be 4 to 8, not 9");
    refused(&words, "max_rounds: must be a number from 0 to 200, not \"300\"");
    refused(&words, "nonsense: no such option");
    refused(&words, "x: no such option");
    refused(&["play", "--players", "3"], "players: must be 4 to 8, not 3");
}

#[test]
fn a_bad_data_file_is_named_with_key_and_reason() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("box.toml");
    let name = file.to_str().unwrap();
    refused(&["sim", "--data", name], "No such file");
    std::fs::write(&file, "[tokens").unwrap();
    refused(&["sim", "--data", name], "box.toml: (the file): ");
    let broken = whiteout_boardgame::components::BUILT_IN.replace("fire = { value = 6", "fire = { value = 60");
    std::fs::write(&file, broken).unwrap();
    refused(&["sim", "--data", name], "box.toml: tokens.fire: must be 0 to 6, not 60");
    std::fs::write(&file, [0xff, 0xfe, 0x00]).unwrap();
    refused(&["sim", "--data", name], "box.toml: ");
}

#[test]
fn a_data_file_beside_a_story_that_goes_on_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("box.toml");
    std::fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/norwegian/components.toml"), &file).unwrap();
    let words = ["sim", "--game", "norwegian", "--option", "sequel", "--data", file.to_str().unwrap()];
    refused(&words, "sequel: is played with the values of The Boardgame");
}

#[test]
fn nothing_is_written_when_something_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("games");
    let name = target.to_str().unwrap();
    refused(&["sim", "--record", name, "--players", "9"], "players");
    refused(&["sim", "--record", name, "--bots", "clever"], "clever");
    let save = target.join("game.json");
    refused(&["play", "--save", save.to_str().unwrap()], "no such folder");
    refused(&["play", "--save", folder.path().to_str().unwrap()], "is a folder");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
#[cfg(target_os = "linux")]
fn a_folder_that_takes_no_file_is_told_before_the_game() {
    refused(&["play", "--save", "/proc/game.json"], "/proc/game.json: ");
}

#[test]
fn a_bad_record_is_refused_by_replay_and_verify() {
    let (folder, file) = recorded(4, "random");
    let good = std::fs::read_to_string(&file).unwrap();
    let bad = folder.path().join("bad.json");
    let cases = [
        (String::new(), "not a recorded game"),
        ("[1, 2]".to_owned(), "not a recorded game"),
        (good[..good.len() / 2].to_owned(), "not a recorded game"),
        (good.replacen("\"format\":1", "\"format\":7", 1), "format 7 is not known"),
        (good.replacen("\"rules\":", "\"rules\":7", 1), "rules version 7"),
        (good.replacen("\"boardgame\"", "\"chess\"", 1), "unknown game \"chess\""),
        (good.replacen("\"players\":4", "\"players\":5", 1), "step 0, event "),
        (good.replacen("\"tokens\":1", "\"tokens\":200", 1), "the rules say"),
    ];
    for (text, because) in cases {
        std::fs::write(&bad, text).unwrap();
        for command in ["replay", "verify"] {
            refused(&[command, bad.to_str().unwrap()], because);
        }
    }
    refused(&["replay", file.to_str().unwrap(), "--seat", "5"], "seat: must be 1 to 4, not 5");
    refused(&["verify", folder.path().join("none.json").to_str().unwrap()], "No such file");
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let (_folder, file) = recorded(4, "random");
    let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin("whiteout"))
        .args(["replay", file.to_str().unwrap()])
        .stdin(std::process::Stdio::null())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let done = child.wait_with_output().unwrap();
    assert!(done.status.success());
    assert!(done.stderr.is_empty());
}
