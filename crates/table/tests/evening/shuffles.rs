//! How the deal comes about: parts are sealed, then opened, and nobody chooses theirs after seeing others.

use serde_json::json;
use whiteout_boardgame::State;
use whiteout_core::Seat;
use whiteout_table::{Clock, Command, Entropy, Entry, Person, Phase, Playable, ServerSeed, Table};

use crate::{Entries, Evening, part};

/// Ada and Ben with two bots in the lobby.
fn lobby() -> (Evening, Person, Person) {
    let mut evening = Evening::open(4, Clock::Off);
    let (ada, ben) = (Person(0), evening.come());
    for (person, name) in [(ada, "Ada"), (ben, "Ben")] {
        evening.must(person, Command::Sit { name: name.to_owned(), look: None });
    }
    for _ in 0..2 {
        evening.must(ada, Command::AddBot { level: "random".to_owned() });
    }
    (evening, ada, ben)
}

/// Start was pressed, and no device has answered yet.
fn shuffling() -> (Evening, Person, Person) {
    let (mut evening, ada, ben) = lobby();
    evening.ready(ada);
    evening.ready(ben);
    evening.must(ada, Command::Start);
    (evening, ada, ben)
}

fn unseal(person: Person) -> Command<whiteout_boardgame::Action, whiteout_boardgame::Claim> {
    Command::Unseal { part: part(person) }
}

#[test]
fn the_cards_are_dealt_once_every_device_has_opened_its_part() {
    let (mut evening, ada, ben) = shuffling();
    let page = evening.page();
    let commitment = evening.table.commitment();
    let seal = |person: Person| part(person).seal(&commitment, Seat::at(person.0 as u8));
    assert_eq!(page["phase"], "lobby");
    assert_eq!(page["shuffle"]["seals"], json!([seal(ada), seal(ben), null, null]));
    assert_eq!(page["shuffle"]["waiting"], json!([0, 1]));
    assert_eq!(page["deadline"], evening.now + 10_000);

    evening.must(ben, unseal(ben));
    let page = evening.page();
    assert_eq!(page["shuffle"]["waiting"], json!([0]));
    assert!(page["entropy"].is_null(), "parts are shown when the game is over");
    assert!(!page.to_string().contains(&json!(part(ben)).to_string()));

    evening.must(ada, unseal(ada));
    let page = evening.page();
    assert_eq!(page["phase"], "playing");
    assert!(page["shuffle"]["waiting"].is_null() && page["entropy"].is_null() && page["deadline"].is_null());
    assert_eq!(page["shuffle"]["seals"], json!([seal(ada), seal(ben), null, null]), "for those who come later");
    let parts = [part(ada), part(ben), Entropy::default(), Entropy::default()];
    let mut rng = ServerSeed([7; 32]).deal(parts).rng();
    let dealt = <State as whiteout_core::Game>::start(evening.table.config(), &mut rng, &mut whiteout_core::NoSink);
    assert_eq!(evening.table.game(), Some(&dealt));
}

#[test]
fn a_table_where_nobody_seals_is_dealt_at_once() {
    let (mut evening, ada, ben) = lobby();
    for person in [ada, ben] {
        evening.must(person, Command::Ready { ready: true, seal: None });
    }
    assert!(evening.page()["shuffle"].is_null());
    evening.must(ada, Command::Start);
    assert_eq!(evening.table.phase(), Phase::Playing);
}

#[test]
fn a_person_without_a_seal_is_not_waited_for() {
    let (mut evening, ada, ben) = lobby();
    evening.ready(ada);
    evening.must(ben, Command::Ready { ready: true, seal: None });
    evening.must(ada, Command::Start);
    assert_eq!(evening.page()["shuffle"]["waiting"], json!([0]));
    assert_eq!(evening.refused(ben, unseal(ben)), "not-sealed");
    evening.must(ada, unseal(ada));
    assert_eq!(evening.table.phase(), Phase::Playing);
}

#[test]
fn only_the_part_that_was_sealed_opens_a_seal() {
    let (mut evening, ada, ben) = lobby();
    assert_eq!(evening.refused(Person(7), unseal(ada)), "not-seated");
    evening.ready(ada);
    assert_eq!(evening.refused(ada, unseal(ada)), "not-now");
    // Ben takes Ada's seal for his own, to open what she opens.
    let seal = Some(part(ada).seal(&evening.table.commitment(), Seat::at(0)));
    evening.must(ben, Command::Ready { ready: true, seal });
    evening.must(ada, Command::Start);
    assert_eq!(evening.refused(ada, unseal(ben)), "wrong-part");
    evening.must(ada, unseal(ada));
    assert_eq!(evening.refused(ben, unseal(ada)), "wrong-part");
    evening.must(ada, unseal(ada));
    assert_eq!(evening.log.iter().filter(|entry| matches!(entry, Entry::Unsealed { .. })).count(), 1);
}

#[test]
fn nothing_that_leads_to_the_deal_changes_while_devices_open_their_parts() {
    let (mut evening, ada, ben) = shuffling();
    let frozen = [
        (ada, Command::Start),
        (ada, Command::Kick { seat: Seat::at(1) }),
        (ada, Command::RemoveBot { seat: Seat::at(2) }),
        (ben, Command::Leave),
        (ben, Command::Ready { ready: false, seal: None }),
        (ben, Command::Ready { ready: true, seal: Some(part(ben).seal(&evening.table.commitment(), Seat::at(1))) }),
        (ben, Command::Wish { character: None }),
    ];
    for (person, command) in frozen {
        let words = format!("{command:?}");
        assert_eq!(evening.refused(person, command), "shuffling", "{words}");
    }
    let page = evening.page();
    evening.must(ben, unseal(ben));
    evening.must(ada, unseal(ada));
    assert_eq!(evening.page()["shuffle"]["seals"], page["shuffle"]["seals"]);
    assert_eq!(evening.refused(ben, unseal(ben)), "not-now");
}

#[test]
fn a_device_that_does_not_answer_calls_the_start_off_by_name() {
    let (mut evening, ada, ben) = shuffling();
    evening.must(ada, unseal(ada));
    let deadline = evening.table.deadline().expect("a deadline");
    assert_eq!(evening.table.call_off_start(deadline - 1), None);
    let failed = evening.table.call_off_start(deadline).expect("time is up");
    evening.store(vec![failed]);
    assert_eq!((evening.table.deadline(), evening.table.call_off_start(deadline + 1)), (None, None));
    let page = evening.page();
    assert_eq!(page["phase"], "lobby");
    assert_eq!(page["shuffle"], json!({ "seals": [null, null, null, null], "failed": 1, "silent": [1] }));
    let ready: Vec<_> = (0..4).map(|seat| page["seats"][seat]["ready"].clone()).collect();
    // Ada's device answered and may be ready anew by itself, but not without another seal: the server has seen her part.
    assert_eq!(ready, [false, false, true, true]);
    assert_eq!(evening.refused(ada, Command::Start), "not-all-ready");

    // The others go on without Ben, and nothing of what was opened is used.
    evening.must(ada, Command::Kick { seat: Seat::at(1) });
    assert_eq!(evening.page()["shuffle"]["silent"], json!([]), "the seat is not his any more");
    evening.must(ada, Command::AddBot { level: "random".to_owned() });
    evening.must(ada, Command::Ready { ready: true, seal: None });
    evening.must(ada, Command::Start);
    let parts = [Entropy::default(); 4];
    let mut rng = ServerSeed([7; 32]).deal(parts).rng();
    let dealt = <State as whiteout_core::Game>::start(evening.table.config(), &mut rng, &mut whiteout_core::NoSink);
    assert_eq!(evening.table.game(), Some(&dealt));
    assert_eq!(evening.page()["shuffle"]["failed"], 1, "everybody sees that this was the second start");
    assert!(ben != ada);
}

#[test]
fn a_start_that_was_called_off_may_be_tried_again() {
    let (mut evening, ada, ben) = shuffling();
    for times in 1..4 {
        let failed = evening.table.call_off_start(evening.table.deadline().expect("time")).expect("time is up");
        evening.store(vec![failed]);
        assert_eq!(evening.page()["shuffle"]["failed"], times);
        assert_eq!(evening.page()["shuffle"]["silent"], json!([0, 1]));
        evening.ready(ada);
        evening.ready(ben);
        evening.must(ada, Command::Start);
        assert_eq!(evening.page()["shuffle"]["silent"], json!([]));
    }
    evening.must(ada, unseal(ada));
    evening.must(ben, unseal(ben));
    assert_eq!(evening.table.phase(), Phase::Playing);
}

#[test]
fn a_table_is_stored_and_read_in_the_middle_of_a_shuffle() {
    let (mut evening, ada, ben) = shuffling();
    evening.must(ben, unseal(ben));
    let stored = serde_json::to_vec(&evening.table).expect("written");
    evening.table = serde_json::from_slice(&stored).expect("read");
    assert_eq!(evening.page()["shuffle"]["waiting"], json!([0]));
    evening.must(ada, unseal(ada));
    let text: Vec<String> = evening.log.iter().map(|entry| serde_json::to_string(entry).expect("written")).collect();
    let read: Entries = text.iter().map(|text| serde_json::from_str(text).expect("read")).collect();
    let mut again = Table::from_first(&read[0]).expect("a table");
    read[1..].iter().for_each(|entry| again.apply(entry));
    assert_eq!(again.public_page(), evening.table.public_page());
}

/// Logs of earlier versions hold the parts themselves, and nothing was opened.
#[test]
fn an_earlier_log_folds_to_the_deal_it_was_dealt() {
    let (mut evening, ada, ben) = lobby();
    for person in [ada, ben] {
        let entry = json!({ "ready_set": { "seat": person.0, "ready": true, "entropy": part(person) } });
        evening.store(vec![serde_json::from_value(entry).expect("an entry of earlier versions")]);
    }
    evening.must(ada, Command::Start);
    let parts = [part(ada), part(ben), Entropy::default(), Entropy::default()];
    let mut rng = ServerSeed([7; 32]).deal(parts).rng();
    let dealt = <State as whiteout_core::Game>::start(evening.table.config(), &mut rng, &mut whiteout_core::NoSink);
    assert_eq!(evening.table.game(), Some(&dealt));
}

/// Parts that an operator with a seat tries before choosing one.
const TRIES: u8 = 64;
const EVENINGS: u8 = 100;

/// The game as it would be dealt from these parts.
fn dealt(evening: &Evening, server: ServerSeed, parts: [Entropy; 4]) -> State {
    let mut rng = server.deal(parts).rng();
    <State as whiteout_core::Game>::start(evening.table.config(), &mut rng, &mut whiteout_core::NoSink)
}

/// Ada runs the server: she knows its seed, all seals, and everything that is stored. Until no seal can change she does not
/// know Ben's part, so her best choice is as good as any; and then only the part that she sealed opens her seal. While parts
/// were sent in the clear the same search made her the Thing in every evening.
#[test]
fn an_operator_with_a_seat_has_nothing_to_choose() {
    let (mut guessed, mut best) = (0, 0);
    for night in 0..EVENINGS {
        let (mut evening, ada, ben) = lobby();
        let server = ServerSeed([7; 32]);
        let bens = Entropy([night.wrapping_mul(37) ^ 0x5a; 32]);
        let seal_of =
            |evening: &Evening, seat: u8, part: Entropy| Some(part.seal(&evening.table.commitment(), Seat::at(seat)));
        evening.must(ben, Command::Ready { ready: true, seal: seal_of(&evening, 1, bens) });

        // What she knows tells nothing about Ben's part: his seal is no part of the deal.
        let known = serde_json::to_string(&evening.log).expect("written");
        assert!(!known.contains(&json!(bens).to_string()));
        let is_thing = |bens: Entropy, mine: u8| {
            let parts = [Entropy([mine; 32]), bens, Entropy::default(), Entropy::default()];
            dealt(&evening, server, parts).against().contains(Seat::at(0))
        };
        let mine = (0..TRIES).find(|&mine| is_thing(Entropy::default(), mine)).expect("one of many");
        best += u32::from((0..TRIES).any(|mine| is_thing(bens, mine)));

        evening.must(ada, Command::Ready { ready: true, seal: seal_of(&evening, 0, Entropy([mine; 32])) });
        evening.must(ada, Command::Start);
        evening.must(ben, Command::Unseal { part: bens });
        // Now she knows everything, and can do nothing with it.
        for other in (0..TRIES).filter(|&other| other != mine) {
            assert_eq!(evening.refused(ada, Command::Unseal { part: Entropy([other; 32]) }), "wrong-part");
        }
        evening.must(ada, Command::Unseal { part: Entropy([mine; 32]) });
        guessed += u32::from(evening.state().against().contains(Seat::at(0)));
    }
    assert_eq!(best, u32::from(EVENINGS), "with his part in the clear she could have had it every time");
    // One of four is the Thing.
    assert!((13..=38).contains(&guessed), "{guessed} of {EVENINGS}");
}
