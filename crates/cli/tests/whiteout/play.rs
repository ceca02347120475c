//! `whiteout play`, typed by a script.

use crate::{output, play as typed, whiteout};

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
    assert_eq!(last.iter().filter(|line| line.contains(" held ")).count(), 4, "{last:?}");
}

#[test]
fn the_same_seed_deals_the_same_game() {
    let lines = "1\n".repeat(30);
    assert_eq!(typed(&[], &lines), typed(&[], &lines));
}

/// What goes on at Outpost 31 is read in the rules of Outpost 31.
#[test]
fn the_rules_are_those_of_the_place() {
    let lines = "r pack leader\nr ufo\nq\n";
    let station = typed(&["--game", "norwegian"], lines);
    assert!(station.contains("[nw.ufo.who]") && !station.contains("[bg.pack.leader]"), "{station}");
    let sequel = typed(&["--game", "norwegian", "--option", "sequel"], lines);
    assert!(sequel.contains("[bg.pack.leader]") && !sequel.contains("[nw.ufo"), "{sequel}");
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

#[test]
fn an_empty_line_asks_again() {
    let text = typed(&[], "r dog\n\nq\n");
    let asked = |text: &str| text.matches("which room do you go to").count();
    assert_eq!(asked(&text), asked(&typed(&[], "r dog\nq\n")) + 1, "{text}");
    assert!(!text.contains("\"\" is not understood"), "{text}");
}

#[test]
fn a_number_too_large_to_count_is_still_a_number() {
    let text = typed(&[], "99999999999999999999999\nq\n");
    assert!(text.contains("There is no choice 99999999999999999999999: type a number"), "{text}");
}

#[test]
fn commands_may_be_typed_in_capitals() {
    let text = typed(&[], "V\nQ\n");
    assert!(!text.contains("not understood"), "{text}");
    assert_eq!(text.matches("Fuel: ").count(), 2, "{text}");
}

#[test]
fn r_alone_explains_the_question() {
    for lang in ["en", "it", "pt-BR"] {
        let text = typed(&["--lang", lang], "r\nq\n");
        assert!(text.contains("[bg.place.with-card]"), "{text}");
    }
}

#[test]
fn many_rules_are_named_instead_of_read_out() {
    let text = typed(&[], "r dog\nq\n");
    let named = text.lines().find(|line| line.contains(" more, to be read with r and the id: ")).unwrap();
    assert!(named.contains("[bg.dogs.move]"), "{named}");
    assert_eq!(text.lines().filter(|line| line.ends_with(']')).count(), 5, "{text}");
}

#[test]
fn nobody_is_asked_where_there_is_no_choice() {
    let text = typed(&["--players", "4"], &"1\n".repeat(5000));
    let lines: Vec<_> = text.lines().collect();
    assert!(text.contains("reveal yourself, or stay? Nothing else can be chosen: Stay."), "{text}");
    for pair in lines.windows(2) {
        assert!(!(pair[0].starts_with("1. ") && pair[1].starts_with("Your choice")), "{pair:?}");
    }
}

#[test]
fn rooms_to_choose_tell_who_is_there() {
    // The last to be placed sees where all the others went.
    let text = typed(&["--players", "4", "--option", "first_leader=1"], "q\n");
    let gone: Vec<_> = text.lines().filter_map(|line| line.split_once(" goes to the ")).collect();
    assert_eq!(gone.len(), 3, "{text}");
    for (who, rest) in gone {
        let room = rest.split(" and ").next().unwrap().split(" with ").next().unwrap();
        let choice = text.lines().find(|line| line.contains(&format!(". {room} ("))).unwrap();
        assert!(choice.contains(who), "{who} is not in {choice:?}");
    }
}

#[test]
fn the_evening_tells_whom_the_table_suspects() {
    let text = typed(&["--players", "4"], &"1\n".repeat(40));
    let vote = text.lines().find(|line| line.contains("Phase 5: accusation")).unwrap();
    assert!(vote.contains("Suspicion, up to 4: "), "{vote}");
}

#[test]
fn an_empty_hand_has_a_gender() {
    for (lang, wrong) in [("it", "nessuno"), ("pt-BR", "nenhum")] {
        let text = typed(&["--lang", lang], "q\n");
        let own =
            text.lines().find(|line| line.contains(": Uman") || line.contains(": Human") || line.contains(": Alien"));
        assert!(!own.unwrap().ends_with(&format!("{wrong}.")), "{own:?}");
    }
}

/// Vehicles are always full there, and nothing lies in reserve.
#[test]
fn the_norwegian_station_tells_of_no_fuel_that_it_has_not() {
    let text = typed(&["--game", "norwegian"], "q\n");
    let fuel = text.lines().find(|line| line.starts_with("Fuel: ")).unwrap();
    assert!(fuel.contains("Generator Room") && fuel.contains("Underground Warehouse"), "{fuel}");
    for nothing in ["of 0", "Helicopter", "Shed", "Reserve"] {
        assert!(!fuel.contains(nothing), "{fuel}");
    }
    assert!(typed(&[], "q\n").contains("Shed 0 of "));
}
