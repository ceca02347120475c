//! No byte that goes over the wire tells a viewer what it may not know.
//!
//! At steps of random games two servers are started on the same log, with the same time and the same chance, and
//! with hidden worlds that differ: the true one, and one drawn anew from what a viewer has seen. The same people do
//! the same things at both tables, as long as nothing is revealed to that viewer that differs between the worlds.
//! Every byte the viewer is sent, over real sockets, must be the same: frames, their headers, sizes and number,
//! answers to requests, and refusals.

mod company;
mod evening;
mod games;
mod leaks;
mod lengths;
mod lines;
mod pace;
mod past;
mod raw;
mod trial;

use evening::Evening;
use games::Watched;
use leaks::Leak;
use rand_xoshiro::rand_core::SeedableRng as _;
use trial::{Done, Look, Trial};
use whiteout_boardgame::State as Boardgame;
use whiteout_core::{Chance as _, Observer as _};
use whiteout_infection::State as Infection;
use whiteout_testkit::Random;

/// What a test has looked at, so that it cannot pass by looking at nothing.
#[derive(Default, Debug)]
struct Tally {
    trials: usize,
    /// Worlds that are not the true one.
    others: usize,
    /// Worlds that were another from the deal on.
    dealt: usize,
    done: Done,
}

/// Whether anything the viewer is sent differs.
async fn compare<G: Watched>(
    mut trial: Trial<'_, G>,
    deeds: usize,
    history: bool,
    rng: &mut Random,
) -> (Done, Result<(), String>) {
    if !trial.parted {
        trial.probe(rng).await;
        trial.requests().await;
    }
    for _ in 0..deeds {
        if trial.parted {
            break;
        }
        let more = trial.deed(rng).await;
        if !trial.parted {
            trial.bots_move().await;
        }
        if trial.parted {
            break;
        }
        trial.probe(rng).await;
        if history && rng.odds(1, 4) {
            trial.history().await;
        }
        if !more || trial.difference().is_err() {
            break;
        }
    }
    if !trial.parted {
        trial.broken_frames().await;
        trial.probe(rng).await;
        trial.resume(rng).await;
    }
    let (done, difference) = (trial.done, trial.difference());
    trial.close().await;
    (done, difference)
}

/// Looks at one game with all eyes, about every `every` steps.
async fn look_at<G: Watched>(seed: u64, every: u32, tally: &mut Tally) {
    let mut evening = Evening::<G>::begin(seed);
    let mut rng = Random::seed_from_u64(seed ^ 0x5EC2);
    let mut first = true;
    while !evening.over() {
        if first || rng.odds(1, every) {
            for (eye, observer) in &evening.eyes {
                if evening.state().sees_all(eye.viewer()) {
                    continue;
                }
                let look = Look { evening: &evening, eye: *eye, leak: None };
                let world = observer.resample(&mut rng).expect("a world that fits");
                let (trial, deeds) = match if first { Trial::from_the_deal(look, &world).await } else { None } {
                    Some(trial) => {
                        tally.dealt += 1;
                        (trial, 60)
                    }
                    None => (Trial::exchange(look, &world).await, 8),
                };
                let (done, difference) = Box::pin(compare(trial, deeds, first, &mut rng)).await;
                tally.trials += 1;
                tally.others += usize::from(world != *evening.state());
                tally.done += done;
                if let Err(difference) = difference {
                    panic!("{}, game {seed}, line {}: {difference}", G::ID, evening.lines.len());
                }
            }
        }
        first = false;
        evening.random_move();
    }
}

fn looks<G: Watched>(seeds: impl Iterator<Item = u64>, every: u32) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut tally = Tally::default();
    for seed in seeds {
        runtime.block_on(look_at::<G>(seed, every, &mut tally));
    }
    println!("{tally:?}");
    let Tally { trials, others, dealt, done } = tally;
    assert!(10 * others > 9 * trials && dealt > 0 && done.deeds > 5 * trials, "too little was seen: {tally:?}");
    assert!(done.undone > 20 && done.late > 2, "too little was seen: {tally:?}");
    assert!(done.unlike > 20 || !G::hides_choices(), "too little was seen: {tally:?}");
    assert_eq!(done.hidden > 2, G::moves_unseen(), "too little was seen: {tally:?}");
    assert!(done.whispers > 2 || !G::many_die(), "too little was seen: {tally:?}");
}

/// Looks at games with bots, from the deal on, with the eyes of everybody else and of one who looks on late.
fn in_company<G: Watched>(seeds: impl Iterator<Item = u64>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut tally = Tally::default();
    for seed in seeds {
        let evening = Evening::<G>::in_company(seed);
        let mut rng = Random::seed_from_u64(seed ^ 0xB075);
        for (eye, observer) in &evening.eyes {
            let Some(world) = evening.world_for_bots(eye.viewer(), observer, &mut rng) else { continue };
            let look = Look { evening: &evening, eye: *eye, leak: None };
            let looking = async {
                let trial = Trial::from_the_deal(look, &world).await.expect("it fits");
                Box::pin(compare(trial, 40, true, &mut rng)).await
            };
            let (done, difference) = runtime.block_on(looking);
            tally.trials += 1;
            tally.done += done;
            if let Err(difference) = difference {
                panic!("game {seed} with bots: {difference}");
            }
        }
    }
    println!("{tally:?}");
    let Tally { trials, done, .. } = tally;
    assert!(trials > 20 && done.deeds > 4 * trials && done.bots > 2 * trials, "too little was seen: {tally:?}");
    assert!(done.undone > 5 && done.unlike > 5, "too little was seen: {tally:?}");
}

mod no_byte_tells_a_viewer_what_it_may_not_know {
    macro_rules! looks {
        ($name:ident, $game:ty, $whole:expr) => {
            mod $name {
                use super::super::looks;

                #[test]
                fn by_the_book() {
                    looks::<$game>((0..10).step_by(2), 8);
                }

                #[test]
                fn with_any_mixture_of_options() {
                    looks::<$game>((1..11).step_by(2), 8);
                }

                #[test]
                fn at_every_step_of_whole_games() {
                    looks::<$game>($whole, 1);
                }

                /// For `make soak`.
                #[test]
                #[ignore = "takes an hour; run by make soak"]
                fn in_many_more_games() {
                    looks::<$game>(100..300, 1);
                }
            }
        };
    }

    looks!(boardgame, whiteout_boardgame::State, 12..15);
    looks!(norwegian, whiteout_boardgame::Norwegian, 12..15);
    looks!(solo, whiteout_boardgame::Cooperation, 12..15);
    looks!(infection, whiteout_infection::State, 12..14);

    /// Only where hands are small: a world in which the bots hold the same is found by drawing.
    #[test]
    fn among_bots_and_for_those_who_look_on_late() {
        super::in_company::<whiteout_boardgame::State>(0..12);
    }
}

/// The same look at a server that leaks: how often it is caught.
async fn caught<G: Watched>(leak: Leak) -> (usize, usize) {
    let (mut caught, mut trials) = (0, 0);
    let mut evening = Evening::<G>::begin(6);
    let mut rng = Random::seed_from_u64(7);
    while trials < 12 && !evening.over() {
        for (eye, observer) in evening.eyes.iter().take(3) {
            let look = Look { evening: &evening, eye: *eye, leak: Some(leak) };
            let world = observer.resample(&mut rng).expect("a world that fits");
            let (_, difference) = Box::pin(compare(Trial::exchange(look, &world).await, 3, false, &mut rng)).await;
            trials += 1;
            caught += usize::from(difference.is_err());
        }
        (0..10).for_each(|_| evening.random_move());
    }
    (caught, trials)
}

#[tokio::test]
async fn a_server_that_leaks_is_caught() {
    for leak in [Leak::Value, Leak::Size, Leak::Frames] {
        for (caught, trials) in [Box::pin(caught::<Boardgame>(leak)).await, Box::pin(caught::<Infection>(leak)).await] {
            // Now and then the hidden number is the same in both worlds.
            assert!(3 * caught > trials, "{leak:?} was seen in {caught} of {trials} looks");
        }
    }
}
