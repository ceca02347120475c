//! Talk in the terminal: bots say what they think, and whoever plays says something out of a list.

use crate::play;

const INFECTION: [&str; 6] = ["--game", "infection", "--players", "6", "--bots", "regular"];

/// Lines that somebody says.
fn said(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.ends_with('"') && line.contains(": \"")).collect()
}

#[test]
fn bots_say_what_they_think() {
    for game in ["boardgame", "norwegian"] {
        let text = play(&["--game", game, "--bots", "regular", "--players", "6"], &"1\n".repeat(150));
        assert!(said(&text).len() > 3, "{game}: {text}");
    }
    assert!(said(&play(&INFECTION, &"1\n".repeat(150))).len() > 3);
}

#[test]
fn nobody_speaks_at_a_silent_table() {
    let text = play(&[&INFECTION[..], &["--option", "talk=silent"]].concat(), &format!("s\n{}", "1\n".repeat(150)));
    assert_eq!(said(&text), Vec::<&str>::new());
    assert!(text.contains("Rule: "), "{text}");
}

#[test]
fn a_helpful_table_names_no_cards() {
    let menu = |talk: &str| {
        let text = play(&[&INFECTION[..], &["--option", talk]].concat(), "s\n0\nq\n");
        assert!(text.contains(". I suspect …"), "{text}");
        text.contains(". I will hand in …")
    };
    assert_eq!((menu("talk=free"), menu("talk=helpful")), (true, false));
}

#[test]
fn a_claim_is_picked_out_of_a_list_and_told_to_all() {
    let text = play(&["--players", "4"], "s\n99\n0\ns\n4\n0\n4\n1\nl 3\nq\n");
    let claims: Vec<_> = said(&text).into_iter().filter(|line| is_mine(&text, line)).collect();
    // When it is said, and in the log.
    assert_eq!(claims.len(), 2, "{text}");
    assert_eq!(text.matches("I suspect …").count(), 3, "{text}");
    assert!(text.contains("There is no choice 99"), "{text}");
}

/// Whether the Character who speaks is the one on seat 1.
fn is_mine(text: &str, line: &str) -> bool {
    line.split(':').next().is_some_and(|who| text.contains(&format!("{who} (seat 1, you)")))
}

#[test]
fn words_are_told_in_every_language() {
    for (lang, first) in [("it", "1. Sono umano."), ("pt-BR", "1. Eu sou humano."), ("en", "1. I am Human.")] {
        for game in ["boardgame", "infection"] {
            let text = play(&["--game", game, "--lang", lang], "s\n1\nq\n");
            assert!(text.contains(first), "{text}");
            assert!(!text.contains(['{', '}']), "{text}");
        }
    }
}

#[test]
fn where_all_cards_lie_open_nothing_is_claimed() {
    let text = play(&["--game", "solo"], "s\nq\n");
    assert!(text.contains("Rule: ") && !text.contains("I am Human"), "{text}");
}
