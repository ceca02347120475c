//! No length on the wire tells somebody who looks on, and who watches everybody's encrypted lines, what only a seat may know.
//!
//! The two worlds differ in anything that a spectator cannot know, so most seats hold something else in each of them. What a
//! seat is sent may then differ in every byte that is its own, but never in its length: frames, pages and bodies.

use std::collections::BTreeMap;

use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Observer as _, Seat};
use whiteout_table::Eye;
use whiteout_testkit::Random;

use super::evening::Evening;
use super::games::Watched;
use super::trial::{Look, Trial};

/// What a test has looked at, so that it cannot pass by looking at nothing.
#[derive(Default, Debug)]
struct Tally {
    trials: usize,
    /// Worlds that were another from the deal on.
    dealt: usize,
    /// What seats were sent that differed, but not in length.
    hidden: usize,
    unlike: usize,
}

async fn look_at<G: Watched>(seed: u64, every: u32, tally: &mut Tally) {
    let mut evening = Evening::<G>::begin(seed);
    let mut rng = Random::seed_from_u64(seed ^ 0x11E5);
    let mut first = true;
    while !evening.over() {
        if first || rng.odds(1, every) {
            let (eye, observer) = evening.eyes.last().expect("a spectator");
            let world = observer.resample(&mut rng).expect("a world that fits");
            let look = Look { evening: &evening, eye: *eye, leak: None };
            let (trial, dealt) = match if first { Trial::from_the_deal(look, &world).await } else { None } {
                Some(trial) => (trial, true),
                None => (Trial::exchange(look, &world).await, false),
            };
            let (unlike, heard) = Box::pin(trial.on_all_lines(dealt, &mut rng)).await;
            tally.trials += 1;
            tally.dealt += usize::from(dealt);
            tally.unlike += unlike;
            for (seat, [one, two]) in heard {
                assert_eq!(one.len(), two.len(), "{}, game {seed}: {seat:?} was not sent as many messages", G::ID);
                for (one, two) in one.iter().zip(&two) {
                    tally.hidden += usize::from(one != two);
                    let show = |bytes| String::from_utf8_lossy(bytes).trim_end().to_owned();
                    let [one_long, two_long] = [one, two].map(Vec::len);
                    assert!(
                        one_long == two_long,
                        "{}, game {seed}, line {}: {seat:?} was sent {one_long} or {two_long} bytes\n{}\nor\n{}",
                        G::ID,
                        evening.lines.len(),
                        show(one),
                        show(two)
                    );
                }
            }
        }
        first = false;
        evening.random_move();
    }
}

/// What each seat was sent in both worlds.
pub(super) type Heard = BTreeMap<Seat, [Vec<Vec<u8>>; 2]>;

impl<G: Watched> Trial<'_, G> {
    /// The same happens in both worlds, as far as a spectator sees; everybody is sent news, pages, answers and bodies.
    async fn on_all_lines(mut self, dealt: bool, rng: &mut Random) -> (usize, Heard) {
        assert_eq!(self.look.eye, Eye::Spectator);
        self.lines = true;
        for _ in 0..if dealt { 60 } else { 12 } {
            if !self.deed(rng).await {
                break;
            }
        }
        let unlike = self.done.unlike;
        let [one, two] = self.sides.each_mut();
        let [one, two] = [one.all_lines(dealt).await, two.all_lines(dealt).await];
        self.close().await;
        let both = one.into_iter().zip(two).map(|((seat, one), (_, two))| (seat, [one, two]));
        (unlike, both.collect())
    }
}

fn looks<G: Watched>(seeds: impl Iterator<Item = u64>, every: u32) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut tally = Tally::default();
    for seed in seeds {
        runtime.block_on(look_at::<G>(seed, every, &mut tally));
    }
    println!("{tally:?}");
    // Where all hands are open, only those of the other games differ.
    assert!(
        tally.trials > 5 && tally.dealt > 3 && (tally.hidden > tally.trials || G::COOPERATIVE),
        "too little was seen: {tally:?}"
    );
    assert!(tally.unlike > 5 || !G::hides_choices(), "too little was seen: {tally:?}");
}

mod no_length_tells_a_spectator_what_a_seat_knows {
    macro_rules! looks {
        ($name:ident, $game:ty) => {
            mod $name {
                use super::super::looks;

                #[test]
                fn by_the_book() {
                    looks::<$game>((0..10).step_by(2), 12);
                }

                #[test]
                fn with_any_mixture_of_options() {
                    looks::<$game>((1..11).step_by(2), 12);
                }

                /// For `make soak`.
                #[test]
                #[ignore = "takes an hour; run by make soak"]
                fn in_many_more_games() {
                    looks::<$game>(100..300, 2);
                }
            }
        };
    }

    looks!(boardgame, whiteout_boardgame::State);
    looks!(norwegian, whiteout_boardgame::Norwegian);
    looks!(solo, whiteout_boardgame::Cooperation);
    looks!(infection, whiteout_infection::State);
}
