//! The game for 1 to 3 players in the terminal: a lost cause can be given up.

use crate::{output, play, whiteout};

const GAME: [&str; 4] = ["--game", "solo", "--players", "2"];

#[test]
fn a_game_is_given_up_once_asked_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let file = file.to_str().unwrap();
    let text = play(&[&GAME[..], &["--save", file]].concat(), "g\n0\ng\n7\n1\nv\n");
    assert_eq!(text.matches("The game would be lost for all players, and every card shown.").count(), 2, "{text}");
    assert!(text.contains("There is no choice 7"), "{text}");
    assert!(text.contains("You have lost.\nSaved: "), "{text}");
    assert!(std::fs::read_to_string(file).unwrap().contains("\"conceded\":true"));
    assert!(output(&["verify", file]).contains(": ok, "));
    // The end is told by events, so that a replay shows it, too.
    let told = output(&["replay", file]);
    assert!(text.contains(told.lines().last().unwrap()), "{told}");
}

#[test]
fn it_is_not_given_up_by_mistake() {
    for lines in ["g\n0\nq\n", "g\n", "g\n\nq\n"] {
        let text = play(&GAME, lines);
        assert!(text.ends_with("You have left the table. Goodbye.\n"), "{text}");
        assert!(!text.contains("You have lost."), "{text}");
    }
}

#[test]
fn only_what_is_won_together_can_be_given_up() {
    let text = play(&[], "g\n?\nq\n");
    assert!(text.contains("\"g\" is not understood") && !text.contains("give the game up"), "{text}");
    assert!(play(&GAME, "?\nq\n").contains("g: give the game up"));
    // A file that says so of another game is refused.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    play(&["--save", file.to_str().unwrap()], "q\n");
    let forged = std::fs::read_to_string(&file).unwrap().replace("\"events\":", "\"conceded\":true,\n\"events\":");
    std::fs::write(&file, forged).unwrap();
    whiteout(&["verify", file.to_str().unwrap()]).assert().code(2);
}
