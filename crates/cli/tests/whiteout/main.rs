//! The program as people and scripts meet it: words in, lines and exit codes out.
#![allow(clippy::unwrap_used)]

mod archive;
mod faults;
mod infection;
mod league;
mod play;
mod records;
mod rules;
mod sim;
mod solo;
mod talk;

use assert_cmd::Command;

fn whiteout(words: &[&str]) -> Command {
    let mut command = Command::cargo_bin("whiteout").unwrap();
    command.args(words);
    command
}

/// What a command that must succeed prints.
fn output(words: &[&str]) -> String {
    let assert = whiteout(words).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// Plays with these lines typed; the output.
fn play(words: &[&str], lines: &str) -> String {
    let all = [&["play", "--seed", "3"], words].concat();
    let assert = whiteout(&all).write_stdin(lines).assert().success().stderr("");
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// A recorded game of bots in a folder of its own.
fn recorded(players: u8, bots: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().display().to_string();
    let players = players.to_string();
    output(&["sim", "--players", &players, "--games", "1", "--bots", bots, "--seed", "5", "--record", &path]);
    let file = std::fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
    (folder, file)
}
