//! What bots say agrees with what they do and with what everybody has seen.

use std::collections::BTreeMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::table::{GREEN, Status};
use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Action, Claim, Config, Event, Reason, State};
use whiteout_bots::{Budget, Company, by_name};
use whiteout_core::{Game as _, Seat, SeatSet};

/// A round as somebody at the table hears it.
#[derive(Default)]
struct Round {
    vouched: Vec<(Seat, Seat)>,
    accused: Vec<(Seat, Seat)>,
    reasons: Vec<(Seat, Reason)>,
    seen: Vec<Seat>,
}

/// What was heard in many games.
#[derive(Default)]
struct Heard {
    votes_after_words: u32,
    trust: [u32; 2],
    answers: u32,
}

fn listen(level: &str, seed: u64, heard: &mut Heard) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let players = 4 + (seed % 5) as u8;
    let config = State::bounded(&Config::standard(players).expect("standard rules"));
    let budget = Budget { iterations: 2, ..Budget::default() };
    let bots =
        (0..u64::from(players)).map(|seat| by_name(level, seed * 8 + seat, budget.clone()).expect("a level")).collect();
    let mut company = Company::new(bots, |game: &State| u64::from(game.table.turn_of_talk()));
    let (mut events, mut round) = (Vec::new(), Round::default());
    let (mut tested, mut praise) = (SeatSet::EMPTY, Vec::new());
    let mut state = State::start(&config, &mut rng, &mut events);
    while let Some(seat) = state.decision().seats.iter().next() {
        for event in events.drain(..) {
            company.see(&event);
            match event {
                Event::RoundBegan { .. } => round = Round::default(),
                Event::Shown { seat, .. } => round.seen.push(seat),
                Event::RoleShown { seat, .. } => tested = tested.with(seat),
                _ => {}
            }
        }
        company.talk(&state, |speaker, claim| match claim {
            Claim::ITrust { seat, because } => {
                assert!(
                    because != Some(Reason::Test) || tested.contains(seat),
                    "seed {seed}: {seat:?} was never tested"
                );
                let echo = round.vouched.iter().any(|&(_, trusted)| trusted == seat);
                assert!(!echo && !praise.contains(&(speaker, seat, because)), "seed {seed}: again, {claim:?}");
                praise.push((speaker, seat, because));
                heard.trust[usize::from(state.secret.role[speaker] == Role::Alien)] += 1;
                round.vouched.push((speaker, seat));
            }
            Claim::ISuspect { seat, because } => {
                round.accused.push((speaker, seat));
                if let Some(reason) = because {
                    assert!(!round.reasons.contains(&(seat, reason)), "seed {seed}: an echo, {claim:?}");
                    round.reasons.push((seat, reason));
                }
            }
            Claim::IGave { .. } => {
                assert!(!round.seen.contains(&speaker), "seed {seed}: everybody has seen that card");
            }
            Claim::PleaseRepair { .. } | Claim::PleaseFuel { .. } => {
                assert!(state.table.freezing.is_none(), "seed {seed}: the boiler is lost");
            }
            Claim::IAmHuman | Claim::ItWasNotMe => {
                heard.answers += u32::from(round.accused.iter().any(|&(_, accused)| accused == speaker));
            }
            _ => {}
        });
        let action = company.choose(&state, seat).expect("a bot on every seat");
        if let Action::Vote { seat: target } = action {
            assert!(!round.vouched.contains(&(seat, target)), "seed {seed}: {seat:?} vouched for {target:?}");
            let accused = round.accused.iter().rev().find(|(speaker, _)| *speaker == seat);
            if let Some(&(_, accused)) = accused.filter(|(_, accused)| !state.table.is_green(*accused)) {
                assert_eq!(target, accused, "seed {seed}: {seat:?} accused another");
                heard.votes_after_words += 1;
            }
        }
        state.act(seat, action, &mut rng, &mut events).expect("a legal action");
    }
}

#[test]
fn votes_follow_words_and_words_what_was_seen() {
    let mut heard = Heard::default();
    for seed in 0..60 {
        listen("regular", seed, &mut heard);
    }
    (0..5).for_each(|seed| listen("expert", seed, &mut heard));
    let Heard { votes_after_words, trust: [by_humans, by_aliens], answers } = heard;
    println!("votes {votes_after_words}, trust by Humans {by_humans} and Aliens {by_aliens}, answers {answers}");
    assert!(votes_after_words > 50 && answers > 20);
    assert!(by_humans > 20, "only Aliens vouch for others: {by_humans} and {by_aliens}");
}

/// What moments were met with in many games.
#[derive(Default)]
struct Reactions {
    said: BTreeMap<&'static str, u32>,
    moments: u32,
    words: u32,
}

/// The word of the moment that a claim is.
fn reaction(claim: Claim) -> Option<&'static str> {
    match claim {
        Claim::IKnewIt { .. } => Some("I knew it"),
        Claim::IWasWrong { .. } => Some("I was wrong"),
        Claim::SoItWas { .. } => Some("so it was"),
        Claim::NowYouKnow => Some("now you know"),
        Claim::OneOfUs { .. } => Some("one of us"),
        Claim::WeLost { .. } => Some("we lost"),
        Claim::ItBurns { .. } => Some("it burns"),
        Claim::TakeUsHome { .. } => Some("take us home"),
        Claim::OfAllPeople { .. } => Some("of all people"),
        _ => None,
    }
}

fn is_moment(event: &Event) -> bool {
    matches!(event, Event::Exposed { .. } | Event::Eaten { .. } | Event::RoomBurned { .. } | Event::Boarded { .. })
        || matches!(event, Event::Suspected { level: GREEN, .. })
}

fn listen_for_reactions(seed: u64, reactions: &mut Reactions) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let players = 4 + (seed % 5) as u8;
    let config = State::bounded(&Config::standard(players).expect("standard rules"));
    let bots = (0..u64::from(players))
        .map(|seat| by_name("regular", seed * 8 + seat, Budget::default()).expect("a level"))
        .collect();
    let mut company = Company::new(bots, |game: &State| u64::from(game.table.turn_of_talk()));
    let mut events = Vec::new();
    let mut state = State::start(&config, &mut rng, &mut events);
    // By speaker and whom it is about: whether the last word was an accusation.
    let mut last_word = BTreeMap::new();
    // Words since the last moment; before the first there is nothing to react to.
    let mut words = None;
    while let Some(seat) = state.decision().seats.iter().next() {
        for event in events.drain(..) {
            company.see(&event);
            if is_moment(&event) {
                words = Some(0);
                reactions.moments += 1;
            }
        }
        company.talk(&state, |speaker, claim| {
            let about = claim.about().map(|seat| (speaker, seat));
            match claim {
                Claim::ISuspect { .. } | Claim::PleaseTest { .. } => last_word.insert(about, true),
                Claim::ITrust { .. } => last_word.insert(about, false),
                _ => None,
            };
            let Some(word) = reaction(claim) else { return };
            let number = words.as_mut().expect("a moment to speak of");
            *number += 1;
            assert!(*number <= 2, "seed {seed}: a chorus, {claim:?}");
            let before = last_word.get(&about);
            match claim {
                Claim::IKnewIt { .. } | Claim::OfAllPeople { .. } => assert_eq!(before, Some(&true), "seed {seed}"),
                Claim::IWasWrong { .. } => assert!(before.is_some(), "seed {seed}"),
                Claim::SoItWas { .. } => assert_eq!(before, None, "seed {seed}"),
                Claim::NowYouKnow => assert_eq!(state.table.status[speaker], Status::Exposed, "seed {seed}"),
                _ => {}
            }
            *reactions.said.entry(word).or_default() += 1;
            reactions.words += 1;
        });
        let action = company.choose(&state, seat).expect("a bot on every seat");
        state.act(seat, action, &mut rng, &mut events).expect("a legal action");
    }
}

#[test]
fn great_moments_are_met_with_a_word_but_never_with_a_chorus() {
    let mut reactions = Reactions::default();
    (0..200).for_each(|seed| listen_for_reactions(seed, &mut reactions));
    let Reactions { said, moments, words } = reactions;
    println!("{moments} moments, {words} words: {said:?}");
    assert_eq!(said.len(), 9, "each word is said at some time: {said:?}");
    assert!(2 * words > moments, "{words} words at {moments} moments");
}
