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

/// Where the worlds drawn for each viewer, a spectator as `None`, differ from the truth: as paths through the stored
/// form of the state, such as `secret.role.3`.
#[derive(Clone, Debug, Default)]
pub struct Doubts(BTreeSet<(Option<Seat>, String)>);

impl Doubts {
    /// Plays random games and notes the differences.
    pub fn of<G: Game>(games: u64, config: impl Fn(u64) -> G::Config) -> Self {
        let mut found = BTreeSet::new();
        for seed in 0..games {
            differences::<G>(&config(seed), seed, &mut found);
        }
        Self(found)
    }

    /// Whether the viewer is in doubt about some part of this secret.
    pub fn vary(&self, viewer: Option<Seat>, field: &str) -> bool {
        let below = format!("secret.{field}.");
        let is_it = |path: &str| path.starts_with(&below) || *path == below[..below.len() - 1];
        self.0.iter().any(|(who, path)| *who == viewer && is_it(path))
    }

    /// Nobody doubts what lies open.
    pub fn are_about_secrets(&self) {
        for (viewer, path) in &self.0 {
            assert!(path.starts_with("secret."), "{viewer:?} doubts what lies open: {path}");
        }
    }

    /// Each of the first four seats, which every table has, knows these things of its own; all others, and a
    /// spectator, are in doubt about them, and about what `unknown` names, which even the owner may not know.
    pub fn are_of_others(&self, own: &[&str], unknown: &[&str]) {
        for seat in Seat::all(4) {
            for viewer in Seat::all(4).filter(|&viewer| viewer != seat).map(Some).chain([None]) {
                for field in own.iter().chain(unknown) {
                    let varies = self.vary(viewer, &format!("{field}.{}", seat.index()));
                    assert!(varies, "{viewer:?} would know {field} of {seat:?}");
                }
            }
            for own in own {
                let varies = self.vary(Some(seat), &format!("{own}.{}", seat.index()));
                assert!(!varies, "{seat:?} does not know its own {own}");
            }
        }
    }
}

fn differences<G: Game>(config: &G::Config, seed: u64, found: &mut BTreeSet<(Option<Seat>, String)>) {
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
