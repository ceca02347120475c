//! What people write down and what they are called.

use whiteout_boardgame::Claim;
use whiteout_core::Seat;
use whiteout_table::{Clock, Command, Entry, Eye, Holder, Look, Person, Seated, Speech, limits};

use crate::Evening;

fn note(text: &str) -> Command<whiteout_boardgame::Action, whiteout_boardgame::Claim> {
    Command::Note { text: text.to_owned() }
}

#[test]
fn notes_keep_their_lines() {
    let (mut evening, host, friend) = Evening::seated(4);
    evening.must(host, note("Ben lies\n\n  burn him\u{202e}\u{0}\t!\n"));
    assert_eq!(evening.table.note_of(host), "Ben lies\n\n  burn him !");
    assert_eq!(evening.table.note_of(friend), "");
    let stored = evening.log.len();
    evening.must(host, note("Ben lies\n\n  burn him !"));
    assert_eq!(evening.log.len(), stored, "nothing changed, so nothing is stored");
}

#[test]
fn a_table_is_no_place_to_store_things() {
    let (mut evening, host, friend) = Evening::seated(4);
    let long = |letter: &str| Command::Say { speech: Speech::Text(letter.repeat(limits::SAYING)) };
    // What counts is bytes: a picture takes four times the room of a letter.
    for n in 0.. {
        evening.now += 10_000;
        let saying = long(if n % 2 == 0 { "🔥" } else { "x" });
        if evening.ask(host, saying).is_err() {
            break;
        }
    }
    let said: usize = evening.log.iter().map(|entry| serde_json::to_string(entry).expect("stored").len()).sum();
    assert!((100_000..200_000).contains(&said), "{said} bytes of log");
    assert_eq!(evening.refused(host, long("🔥")), "said-enough");
    let kept: usize = evening.table.heard(Eye::Spectator).iter().map(|saying| text(&saying.speech).len()).sum();
    assert!(kept <= limits::REMEMBERED_BYTES, "newcomers are sent {kept} bytes");
    evening.must(friend, note("I have room"));
    while evening.ask(host, note(&evening.log.len().to_string())).is_ok() {}
    assert!(evening.log.len() < 3_000, "{} lines", evening.log.len());
}

fn text(speech: &Speech<Claim>) -> &str {
    match speech {
        Speech::Text(text) => text,
        Speech::Claim(_) => "",
    }
}

#[test]
fn a_note_is_bounded_in_bytes() {
    let (mut evening, host, _) = Evening::seated(4);
    evening.must(host, note(&"x".repeat(2 * limits::NOTE)));
    assert_eq!(evening.table.note_of(host).len(), limits::NOTE);
    assert_eq!(evening.refused(host, note(&"🔥".repeat(limits::NOTE))), "too-long");
}

#[test]
fn a_bot_takes_no_name_that_somebody_has() {
    let mut evening = Evening::open(4, Clock::Off);
    // Stored before such names were reserved.
    let seated = Seated {
        holder: Holder::Person(Person(0)),
        name: "bot 1".to_owned(),
        look: Look { colour: 0, shape: 0 },
        ready: false,
        wish: None,
        stand_in: None,
    };
    evening.store(vec![Entry::Sat { seat: Seat::at(0), seated }]);
    for _ in 0..2 {
        evening.must(Person(0), Command::AddBot { level: "random".to_owned() });
    }
    let names: Vec<_> = evening.table.seats().iter().flatten().map(|seated| seated.name.as_str()).collect();
    assert_eq!(names, ["bot 1", "Bot 2", "Bot 3"]);
}
