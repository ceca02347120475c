//! Taking back while others do what nobody sees.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::json;
use whiteout_boardgame::{Event, State};
use whiteout_core::{Audience, Chance as _, Game as _, Seat, Viewer};
use whiteout_table::{Command, Entry, Person, Phase, Playable, ServerSeed, Table, limits, without_undone};

use crate::Evening;

/// A choice of this seat that nobody else sees, if it has one, and its events.
fn unseen(table: &Table<State>, seat: Seat, at: u64) -> Option<(Vec<Entry<State>>, Vec<Event>)> {
    let mut legal = Vec::new();
    table.game()?.legal(seat, &mut |action| legal.push(action));
    legal.into_iter().find_map(|action| {
        let entries = table.decide_for(seat, action, at).ok()?;
        let [Entry::Acted { events, .. }] = entries.as_slice() else { return None };
        let events = events.clone();
        let hidden = events.iter().all(|event| !event.audience().includes(Viewer::Spectator));
        hidden.then_some((entries, events))
    })
}

/// Two seats do something unseen, one after the other; the first takes it back. It may, as if the other had done
/// nothing, and what the other has done stays.
#[test]
fn what_others_do_unseen_neither_forbids_taking_back_nor_is_lost() {
    let mut found = 0;
    for game in 0..60 {
        let (mut evening, ..) = Evening::seated(6);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        while evening.table.phase() == Phase::Playing && found < 40 {
            let at = evening.now + 1_000;
            let seats: Vec<Seat> = evening.state().decision().seats.iter().collect();
            for (&one, &two) in seats.iter().zip(seats.iter().skip(1)) {
                let mut table = evening.table.clone();
                let Some((first, _)) = unseen(&table, one, at) else { continue };
                for entry in &first {
                    table.apply(entry);
                }
                let Some((second, kept)) = unseen(&table, two, at) else { continue };
                for entry in &second {
                    table.apply(entry);
                }
                let undone = Entry::Undone { seat: one, at };
                table.apply(&undone);
                let mut expected = *evening.state();
                for event in &kept {
                    expected.apply(event);
                }
                assert_eq!(table.game(), Some(&expected));
                assert_eq!(table.public_page(), evening.table.public_page(), "nobody else sees any of it");
                let left = without_undone([first, second.clone(), vec![undone]].concat());
                assert_eq!(left, second);
                found += 1;
            }
            if !evening.random_move(&mut rng) {
                break;
            }
        }
    }
    assert!(found > 5, "only {found} moments at which two seats can do something unseen");
}

/// A choice that everybody saw takes with it what others have begun on top of it.
#[test]
fn undo_of_a_choice_gives_the_table_as_it_was() {
    let (mut evening, host, _) = Evening::seated(5);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut taken_back = 0;
    while evening.table.phase() == Phase::Playing {
        let before = *evening.state();
        let from = evening.log.len();
        if !evening.random_move(&mut rng) {
            break;
        }
        let Some(Entry::Acted { seat, .. }) = evening.log.get(from) else { panic!("a choice") };
        let person = evening.table.seated(*seat).and_then(|seated| (0..2).map(Person).find(|&p| seated.is(p)));
        if let Some(person) = person
            && rng.odds(1, 2)
            && evening.ask(person, Command::Undo).is_ok()
        {
            assert_eq!(*evening.state(), before);
            taken_back += 1;
        }
    }
    assert!(taken_back > 0 && host == Person(0));
}

/// Whoever saw something by a choice, or how the others answered, has chosen.
#[test]
fn what_was_seen_by_a_choice_cannot_be_unseen() {
    use whiteout_boardgame::Event as E;
    let (mut peeked, mut closed, mut free) = (0, 0, 0);
    for game in 0..40 {
        let (mut evening, ..) = Evening::seated(6);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        while evening.random_move(&mut rng) {
            let Some(Entry::Acted { seat, events, .. }) = evening.log.last().cloned() else { continue };
            let saw = events.iter().any(|event| {
                matches!(
                    event,
                    E::DeckSeen { .. }
                        | E::WeaponsDealt { .. }
                        | E::ItemsDealt { .. }
                        | E::LabDealt { .. }
                        | E::Dealt { .. }
                        | E::SpecialDealt { .. }
                )
            });
            let sealed = events.iter().any(|event| matches!(event, E::Sealed { .. }));
            let last = sealed && events.iter().any(|event| matches!(event, E::Asked { .. }));
            // Bots sit there, too: what matters is what the table would allow.
            let allowed = evening.table.may_undo(seat);
            assert!(!(allowed && (saw || last)), "{events:?}");
            peeked += usize::from(saw);
            closed += usize::from(last);
            free += usize::from(allowed);
        }
    }
    assert!(peeked > 50 && closed > 50 && free > 500, "{peeked} {closed} {free}");
}

/// A table of this game with a bot on every seat, dealt.
fn among_bots<G: Playable>(players: u8) -> Table<G> {
    let settings = serde_json::from_value(json!({ "game": G::ID, "players": players })).expect("settings");
    let first = Table::open(settings, ServerSeed([3; 32]), "ABC234".to_owned(), 0).expect("sound");
    let mut table = Table::from_first(&first).expect("a table");
    let (host, came, _) = table.arrival().expect("room for all");
    table.apply(&came);
    let bots = (0..players).map(|_| Command::AddBot { level: "random".to_owned() });
    for command in bots.chain([Command::Start]) {
        let entries = table.decide(host, command, 0, || ServerSeed([0; 32])).expect("in order");
        for entry in &entries {
            table.apply(entry);
        }
    }
    table
}

/// Whatever may be taken back has told nobody else anything, nor the chooser how others answered; and taking it back
/// gives the game as it was. `seals` knows the event by which an answer is put away unseen.
fn nothing_seen_is_taken_back<G: Playable>(seals: impl Fn(&G::Event) -> bool) {
    let (mut free, mut sealed, mut closed) = (0, 0, 0);
    for game in 0..40 {
        let mut table = among_bots::<G>(4 + game % 5);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(game));
        while let Some(state) = table.game().filter(|_| table.phase() == Phase::Playing).cloned() {
            let asked = state.decision();
            let seat = asked.seats.nth(rng.below(u32::from(asked.seats.len())) as u8).expect("somebody is asked");
            let mut legal = Vec::new();
            state.legal(seat, &mut |action| legal.push(action));
            let entries = table.decide_for(seat, legal[rng.below(legal.len() as u32) as usize], 0).expect("legal");
            for entry in &entries {
                table.apply(entry);
            }
            let [Entry::Acted { events, .. }] = entries.as_slice() else { continue };
            let answers = events.iter().any(&seals);
            let goes_on = table.game().is_some_and(|game| game.decision().seats != asked.seats.without(seat));
            closed += usize::from(answers && goes_on);
            if !table.may_undo(seat) {
                continue;
            }
            assert!(!(answers && goes_on), "{seat:?} knows how the others answered: {events:?}");
            for event in events.iter().filter(|event| G::reveals(event)) {
                assert_eq!(G::audience(event), Audience::seat(seat), "others have seen {event:?}");
            }
            let mut back = table.clone();
            back.apply(&Entry::Undone { seat, at: 0 });
            assert_eq!(back.game(), Some(&state));
            free += 1;
            sealed += usize::from(answers);
        }
    }
    assert!(free > 500 && sealed > 50 && closed > 50, "{} {free} {sealed} {closed}", G::ID);
}

#[test]
fn in_every_game_only_what_taught_nobody_anything_is_taken_back() {
    use whiteout_infection::Event as Outpost;
    nothing_seen_is_taken_back::<State>(|event| matches!(event, Event::Sealed { .. }));
    nothing_seen_is_taken_back::<whiteout_infection::State>(|event| matches!(event, Outpost::Sealed { .. }));
}

/// Choosing and taking back in turns writes two lines each time: it has an end.
#[test]
fn a_seat_takes_back_only_so_many_choices() {
    let (mut evening, ..) = Evening::seated(4);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    while evening.table.phase() == Phase::Playing {
        let asked =
            evening.state().decision().seats.iter().find_map(|seat| Some((seat, evening.table.person_at(seat)?)));
        if let Some((seat, person)) = asked {
            let mut legal = Vec::new();
            evening.state().legal(seat, &mut |action| legal.push(action));
            for action in legal {
                for undone in 0.. {
                    if evening.ask(person, Command::Act { action }).is_err() {
                        break;
                    }
                    if !evening.table.may_undo(seat) {
                        if undone > 0 {
                            assert_eq!(
                                (undone, evening.refused(person, Command::Undo)),
                                (limits::UNDONE, "undone-enough")
                            );
                            return;
                        }
                        break;
                    }
                    evening.must(person, Command::Undo);
                }
            }
        }
        if !evening.random_move(&mut rng) {
            break;
        }
    }
    panic!("nothing could be taken back");
}
