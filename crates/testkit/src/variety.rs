//! Worlds drawn anew differ from the truth wherever they may: what never varies is never checked.

use std::cell::RefCell;
use std::collections::BTreeSet;

use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::Value;
use whiteout_core::{Game, Seat, Viewer};

use crate::play::{Random, play};
use crate::secrecy::{At, draw, observers, show};

/// Steps between two looks: writing states down is slow.
const EVERY: usize = 5;

/// Plays a random game and notes for each viewer, a spectator as `None`, where the worlds drawn for it differ
/// from the truth: as paths through the stored form of the state, such as `secret.role.3`.
pub fn differences<G: Game>(config: &G::Config, seed: u64, found: &mut BTreeSet<(Option<Seat>, String)>) {
    let observers = RefCell::new(observers::<G>(config));
    let mut rng = Random::seed_from_u64(seed ^ 0xD1FF);
    play::<G>(
        config,
        seed,
        |game, step, chance| {
            if step.number % EVERY != seed as usize % EVERY {
                return;
            }
            let truth = stored(game);
            for (viewer, observer) in observers.borrow().iter() {
                let seat = match *viewer {
                    Viewer::Seat(seat) => Some(seat),
                    Viewer::Spectator => None,
                };
                let world = stored(&draw(observer, &mut rng, &At { seed, step, chance }));
                compare("", &truth, &world, &mut |path| {
                    found.insert((seat, path.trim_start_matches('.').to_owned()));
                });
            }
        },
        |_, events| {
            for (viewer, observer) in observers.borrow_mut().iter_mut() {
                show::<G>(observer, *viewer, events);
            }
        },
    );
}

fn stored<G: Game>(game: &G) -> Value {
    serde_json::to_value(game).expect("a state can be written")
}

fn compare(path: &str, one: &Value, two: &Value, differ: &mut impl FnMut(&str)) {
    match (one, two) {
        (Value::Object(one), Value::Object(two)) if one.keys().eq(two.keys()) => {
            for (key, value) in one {
                compare(&format!("{path}.{key}"), value, &two[key], differ);
            }
        }
        (Value::Array(one), Value::Array(two)) if one.len() == two.len() => {
            for (i, (one, two)) in one.iter().zip(two).enumerate() {
                compare(&format!("{path}.{i}"), one, two, differ);
            }
        }
        _ if one != two => differ(path),
        _ => {}
    }
}
