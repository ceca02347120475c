//! Talk and guesses at a table of Infection at Outpost 31.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use whiteout_core::Seat;
use whiteout_infection::words::{Blood, Card};
use whiteout_infection::{Action, Claim, Event, State};
use whiteout_table::{Clock, Command, Entry, Person, Phase, Playable as _, Settings, Spectators, Speech};

use crate::rematch::play_out;
use crate::{Evening, EveningOf};

fn begun(mut options: Value) -> (EveningOf<State>, Person, Person) {
    options["characters"] = json!("random");
    let evening = EveningOf::with(Settings {
        game: "infection".to_owned(),
        players: 6,
        options: serde_json::from_value(options).expect("options"),
        public: false,
        clock: Clock::Off,
        spectators: Spectators::Yes { delay: 0 },
        stand_in: None,
    });
    evening.begun()
}

fn text() -> Command<Action, Claim> {
    Command::Say { speech: Speech::Text("I gave the Axe".to_owned()) }
}

fn claim(claim: Claim) -> Command<Action, Claim> {
    Command::Say { speech: Speech::Claim(claim) }
}

fn guess(seat: u8) -> Command<Action, Claim> {
    Command::Guess { seat: Seat::at(seat), against: Some(true) }
}

/// This seat is torched by a vote that nobody has to play.
fn torch(evening: &mut EveningOf<State>, seat: u8, blood: Blood) {
    let torched = Event::Torched { seat: Seat::at(seat), blood, gear_to: None };
    let at = evening.now;
    let entry = Entry::Acted { seat: Seat::at(1), action: Action::Yes, at, drawn: 0, events: vec![torched] };
    evening.store(vec![entry]);
}

#[test]
fn at_a_silent_table_nobody_who_plays_is_heard_until_the_end() {
    let (mut evening, host, friend) = begun(json!({ "talk": "silent" }));
    for command in [text(), claim(Claim::TakeMe), claim(Claim::IGave { card: Card::Axe })] {
        assert_eq!(evening.refused(host, command), "nobody-talks");
    }
    let guest = evening.come();
    evening.must(guest, text());
    torch(&mut evening, 0, Blood::Human);
    evening.must(host, text());
    assert_eq!(evening.refused(friend, text()), "nobody-talks", "the torched talk among themselves");
    let (mut evening, host, _) = begun(json!({ "talk": "silent", "max_turns": 3 }));
    play_out(&mut evening, 1);
    assert_eq!(evening.table.phase(), Phase::Over);
    evening.must(host, text());
}

#[test]
fn torched_players_who_may_talk_are_as_silent_as_the_table() {
    let (mut evening, host, _) = begun(json!({ "talk": "silent", "torched_chat": true }));
    torch(&mut evening, 0, Blood::Human);
    assert_eq!(evening.refused(host, text()), "nobody-talks");
}

#[test]
fn where_no_card_is_named_own_words_are_left_to_the_players() {
    let (mut evening, host, _) = begun(json!({ "talk": "helpful" }));
    assert_eq!(evening.refused(host, claim(Claim::IGave { card: Card::Axe })), "no-cards-by-name");
    evening.must(host, claim(Claim::IHelp { helps: true }));
    evening.must(host, text());
}

#[test]
fn nobody_guesses_what_everybody_has_seen() {
    let (mut evening, host, friend) = begun(json!({}));
    evening.must(host, guess(2));
    torch(&mut evening, 2, Blood::Imitation);
    assert_eq!(evening.refused(friend, guess(2)), "already-shown");
    let back = Command::Guess { seat: Seat::at(2), against: None };
    assert_eq!(evening.refused(host, back), "already-shown", "what was guessed before stands");
    assert_eq!(evening.table.guesses_of(Seat::at(0)).count(), 1);
    evening.must(friend, guess(3));
    torch(&mut evening, 1, Blood::Human);
    evening.must(friend, guess(4));
}

#[test]
fn an_exposed_alien_is_not_guessed_either() {
    let exposed = (0..40).find_map(|game| {
        let (mut evening, host, _) = Evening::seated(6);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        let shown = |evening: &Evening| evening.state().toll().shown.without(Seat::at(0)).lowest();
        while shown(&evening).is_none() && evening.random_move(&mut rng) {}
        let seat = shown(&evening).filter(|_| evening.table.phase() == Phase::Playing)?;
        Some((evening, host, seat))
    });
    let (mut evening, host, seat) = exposed.expect("somebody shows itself");
    assert_eq!(evening.refused(host, Command::Guess { seat, against: Some(true) }), "already-shown");
}
