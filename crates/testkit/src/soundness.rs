//! Rules, events and storage agree with each other.

use std::cell::RefCell;
use std::collections::HashSet;

use whiteout_core::{Game, Seat};

use crate::play::{generators, play};

/// Folding the events gives the state at every step, components are conserved, the same seed and actions
/// give the same events, and the game ends.
pub fn folds_and_re_decides<G: Game>(config: &G::Config, seed: u64) {
    let folded = RefCell::new(G::blank(&G::bounded(config)));
    let mut actions = Vec::new();
    let mut events = Vec::new();
    let end = play::<G>(
        config,
        seed,
        |_, step, _| actions.push((step.seat, step.action)),
        |game, new| {
            let mut folded = folded.borrow_mut();
            for event in new {
                folded.apply(event);
            }
            events.extend_from_slice(new);
            assert!(*folded == *game, "seed {seed}: folding the events gives another state after {new:?}");
            if let Err(lost) = game.conserved() {
                panic!("seed {seed}: {lost} after {new:?}");
            }
        },
    );
    let (mut chance, _) = generators(seed);
    let mut again = Vec::new();
    let mut game = G::start(&G::bounded(config), &mut chance, &mut again);
    for (seat, action) in actions {
        assert!(game.act(seat, action, &mut chance, &mut again).is_ok(), "seed {seed}: replayed action rejected");
    }
    assert!(again == events, "seed {seed}: deciding again gives other events");
    assert!(game == end, "seed {seed}: deciding again gives another end");
}

/// A seat's legal actions are accepted; everything else is rejected, changes nothing and emits nothing.
pub fn accepts_exactly_the_legal<G: Game>(config: &G::Config, seed: u64) {
    play::<G>(
        config,
        seed,
        |game, step, chance| {
            let universe = game.universe();
            for seat in Seat::all(game.seats()) {
                let mut legal = HashSet::new();
                game.legal(seat, &mut |action| {
                    assert!(legal.insert(action), "seed {seed}, {step:?}: {action:?} is listed twice");
                });
                assert!(
                    legal.is_empty() != game.decision().seats.contains(seat),
                    "seed {seed}, {step:?}: {seat:?} is asked without a choice or has one unasked"
                );
                for action in &legal {
                    assert!(universe.contains(action), "seed {seed}: the universe lacks {action:?}");
                }
                for &action in &universe {
                    let mut copy = game.clone();
                    let mut events = Vec::new();
                    let result = copy.act(seat, action, &mut chance.clone(), &mut events);
                    assert!(
                        result.is_ok() == legal.contains(&action),
                        "seed {seed}, {step:?}: {seat:?} {action:?} in {:?}: {result:?}",
                        game.decision().prompt
                    );
                    if result.is_err() {
                        assert!(
                            copy == *game && events.is_empty(),
                            "seed {seed}: {action:?} was rejected but left a mark"
                        );
                    }
                }
            }
        },
        |_, _| {},
    );
}

/// States, actions and events survive being written down.
pub fn survives_serde<G: Game>(config: &G::Config, seed: u64) {
    play::<G>(
        config,
        seed,
        |game, step, _| {
            let text = serde_json::to_string(game).expect("a state can be written");
            let back: G = serde_json::from_str(&text).expect("a state can be read");
            assert!(back == *game, "seed {seed}, {step:?}: the state changed in storage");
            let text = serde_json::to_string(&step.action).expect("an action can be written");
            let back: G::Action = serde_json::from_str(&text).expect("an action can be read");
            assert!(back == step.action, "seed {seed}: {step:?} changed in storage");
        },
        |_, events| {
            for event in events {
                let text = serde_json::to_string(event).expect("an event can be written");
                let back: G::Event = serde_json::from_str(&text).expect("an event can be read");
                assert!(back == *event, "seed {seed}: {event:?} changed in storage");
            }
        },
    );
}
