//! What people write down and what they are called.

use whiteout_table::{Clock, Command, Person, Speech};

use crate::Evening;

fn note(text: &str) -> Command<whiteout_boardgame::Action, whiteout_boardgame::Claim> {
    Command::Note { text: text.to_owned() }
}

#[test]
fn notes_keep_their_lines() {
    let (mut evening, host, friend) = Evening::seated(4);
    evening.must(host, note("Ben lies\n\n  burn him\u{202e}\u{0}\t!\n"));
    assert_eq!(evening.table.note_of(host), "Ben lies\n\n  burn him!");
    assert_eq!(evening.table.note_of(friend), "");
    let stored = evening.log.len();
    evening.must(host, note("Ben lies\n\n  burn him!"));
    assert_eq!(evening.log.len(), stored, "nothing changed, so nothing is stored");
}

#[test]
fn a_table_is_no_place_to_store_things() {
    let (mut evening, host, friend) = Evening::seated(4);
    for n in 0..2_990 {
        evening.must(host, note(&n.to_string()));
    }
    for n in 0..10 {
        evening.now += 10_000;
        evening.must(host, Command::Say { speech: Speech::Text(n.to_string()) });
    }
    assert_eq!(evening.refused(host, note("more")), "said-enough");
    evening.now += 10_000;
    assert_eq!(evening.refused(host, Command::Say { speech: Speech::Text("more".to_owned()) }), "said-enough");
    evening.must(friend, note("I have room"));
}

#[test]
fn a_bot_takes_no_name_that_somebody_has() {
    let mut evening = Evening::open(4, Clock::Off);
    evening.must(Person(0), Command::Sit { name: "bot 1".to_owned(), look: None });
    for _ in 0..2 {
        evening.must(Person(0), Command::AddBot { level: "random".to_owned() });
    }
    let names: Vec<_> = evening.table.seats().iter().flatten().map(|seated| seated.name.as_str()).collect();
    assert_eq!(names, ["bot 1", "Bot 2", "Bot 3"]);
}
