//! `whiteout replay` and `whiteout verify`.

use predicates::prelude::*;

use crate::{output, recorded, whiteout};

/// The lines of `--all` that a seat may see, as it sees them.
fn seen_by(all: &str, seat: Option<usize>) -> Vec<String> {
    let number = seat.map(|seat| format!("Seat {seat}"));
    let named = number.as_ref().and_then(|number| {
        let line = all.lines().find(|line| line.starts_with(&format!("{number} plays ")))?;
        line.strip_prefix(&format!("{number} plays "))?.strip_suffix('.').map(str::to_owned)
    });
    let mine = |name: &str| Some(name) == number.as_deref() || Some(name) == named.as_deref();
    all.lines()
        .filter_map(|line| match line.strip_prefix('[').and_then(|rest| rest.split_once("] ")) {
            None => Some(line.to_owned()),
            Some((names, sentence)) => names.split(", ").any(mine).then(|| sentence.to_owned()),
        })
        .collect()
}

#[test]
fn each_seat_sees_its_own_private_lines_and_no_other() {
    for (players, bots) in [(4, "random"), (6, "novice")] {
        let (_folder, file) = recorded(players, bots);
        let file = file.to_str().unwrap();
        let all = output(&["replay", file, "--all"]);
        for seat in 1..=usize::from(players) {
            let text = output(&["replay", file, "--seat", &seat.to_string()]);
            let lines: Vec<_> = text.lines().map(str::to_owned).collect();
            assert_eq!(lines, seen_by(&all, Some(seat)), "seat {seat}");
            assert!(lines.iter().any(|line| line.starts_with("You draw ")));
        }
        let spectator = output(&["replay", file]);
        assert_eq!(spectator.lines().map(str::to_owned).collect::<Vec<_>>(), seen_by(&all, None));
        assert!(!spectator.contains("You draw "));
        assert!(!spectator.contains("Your role"));
    }
}

#[test]
fn a_game_can_be_read_in_every_language() {
    let (_folder, file) = recorded(5, "random");
    let read = |lang| output(&["replay", file.to_str().unwrap(), "--all", "--lang", lang]);
    let (en, it, pt) = (read("en"), read("it"), read("pt-BR"));
    assert!(en != it && it != pt && en != pt);
    assert_eq!((en.lines().count(), it.lines().count()), (it.lines().count(), pt.lines().count()));
    for text in [en, it, pt] {
        assert!(!text.contains(['{', '}']));
    }
}

#[test]
fn a_true_record_is_verified() {
    for players in 4..=8 {
        let (_folder, file) = recorded(players, "random");
        let ok = predicate::str::contains(": ok, ");
        whiteout(&["verify", file.to_str().unwrap()]).assert().success().stdout(ok).stderr("");
    }
}

#[test]
fn a_changed_record_is_found_out_at_the_step_that_differs() {
    let (_folder, file) = recorded(4, "random");
    let good = std::fs::read_to_string(&file).unwrap();
    let round = good.find("{\"round_began\":{\"round\":2}}").unwrap();
    let (before, after) = good.split_at(round);
    let bad = format!("{before}{}", after.replacen("\"round\":2", "\"round\":3", 1));
    std::fs::write(&file, bad).unwrap();
    let because = predicate::str::contains(
        "the file says {\"round_began\":{\"round\":3}}, the rules say {\"round_began\":{\"round\":2}}",
    );
    whiteout(&["verify", file.to_str().unwrap()]).assert().code(2).stdout("").stderr(because);
}
