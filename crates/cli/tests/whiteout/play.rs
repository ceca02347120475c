//! `whiteout play`, typed by a script.

use crate::{output, whiteout};

/// Plays with these lines typed; the output.
fn typed(words: &[&str], lines: &str) -> String {
    let mut all = vec!["play", "--seed", "3"];
    all.extend_from_slice(words);
    let assert = whiteout(&all).write_stdin(lines).assert().success().stderr("");
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

#[test]
fn the_first_choice_always_leads_to_an_end_in_every_language() {
    for (lang, end) in [
        ("en", ["You have won.", "You have lost."]),
        ("it", ["Hai vinto.", "Hai perso."]),
        ("pt-BR", ["Você venceu.", "Você perdeu."]),
    ] {
        for players in ["4", "8"] {
            let text = typed(&["--players", players, "--lang", lang], &"1\n".repeat(5000));
            assert!(end.contains(&text.lines().last().unwrap()), "{lang}: {}", text.lines().last().unwrap());
            // A key in braces is a text that is missing.
            assert!(!text.contains(['{', '}']), "{lang}: {:?}", text.lines().find(|line| line.contains('{')));
        }
    }
}

#[test]
fn the_end_tells_every_role() {
    let text = typed(&["--players", "4"], &"1\n".repeat(5000));
    let last: Vec<_> = text.lines().rev().take(10).collect();
    let told = ["stayed Human", "the first Alien", "was infected by"];
    let chain = last.iter().filter(|line| told.iter().any(|words| line.contains(words))).count();
    assert_eq!(chain, 4, "{last:?}");
    assert_eq!(last.iter().filter(|line| line.contains(" still held ")).count(), 4, "{last:?}");
}

#[test]
fn the_same_seed_deals_the_same_game() {
    let lines = "1\n".repeat(30);
    assert_eq!(typed(&[], &lines), typed(&[], &lines));
}

#[test]
fn any_seat_can_be_taken() {
    assert!(typed(&["--players", "5", "--seat", "5"], "v\nq\n").contains("(seat 5, you)"));
}

#[test]
fn wrong_lines_get_one_sentence_and_another_try() {
    let text = typed(&[], "99\n-1\nfly\n\n0\n?\nv\nl\nl 5\nr dog\nr\nr qqq\nq\n");
    for sentence in [
        "There is no choice 99: type a number from 1 to ",
        "\"-1\" is not understood: type a number, or ? for help.",
        "\"fly\" is not understood",
        "There is no choice 0",
        "Type the number of a choice",
        "Weather: ",
        "[bg.",
        "Which rule?",
        "No rule has \"qqq\".",
        "You have left the table. Goodbye.",
    ] {
        assert!(text.contains(sentence), "{sentence:?} is not in:\n{text}");
    }
}

#[test]
fn a_second_question_leads_back() {
    // The first choice is a room, then how to go there.
    let text = typed(&["--players", "6", "--option", "first_leader=6"], "1\n0\n1\n99\nq\n");
    assert_eq!(text.matches("0. Back").count(), 2, "{text}");
}

#[test]
fn bytes_that_are_no_text_and_the_end_of_input_are_taken_politely() {
    let assert = whiteout(&["play", "--seed", "3"]).write_stdin(&b"\xff\xfe\n"[..]).assert().success().stderr("");
    let text = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    assert!(text.contains("is not understood"));
    assert!(text.ends_with("You have left the table. Goodbye.\n"));
}

#[test]
fn a_game_is_saved_finished_or_not() {
    let folder = tempfile::tempdir().unwrap();
    for (name, lines) in [("left.json", "1\n1\nq\n".to_owned()), ("done.json", "1\n".repeat(5000))] {
        let file = folder.path().join(name);
        let file = file.to_str().unwrap();
        assert!(typed(&["--players", "4", "--save", file], &lines).contains("Saved: "));
        output(&["verify", file]);
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn the_log_is_what_my_seat_may_see_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let file = file.to_str().unwrap();
    let text = typed(&["--players", "4", "--seat", "2", "--save", file], &"1\n".repeat(15));
    assert!(text.contains("You have left the table."));
    let seen = output(&["replay", file, "--seat", "2"]);
    let mut lines = text.lines();
    for seen in seen.lines() {
        assert!(lines.any(|line| line == seen), "{seen:?} is missing from:\n{text}");
    }
    assert_eq!(text.matches("You draw ").count(), seen.matches("You draw ").count());
    assert!(output(&["replay", file, "--all"]).matches("You draw ").count() > seen.matches("You draw ").count());
}
