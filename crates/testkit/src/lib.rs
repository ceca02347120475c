//! The contract every game must pass, by implementing [`Game`] and nothing else.
//!
//! Each check plays random games and panics with the seed and step at which a promise was broken.

mod arbitrary;
mod coverage;
mod play;
mod scene;
mod secrecy;
mod soundness;
mod variety;

pub use arbitrary::{any_bytes, arbitrary_actions};
pub use coverage::{assert_rules, every_rule_is_proven, rejections_rest_on_rules, rule_ids};
pub use play::{Players, Random, Step, play, play_by, race};
pub use secrecy::{non_interference, non_interference_by, observers_agree, worlds_are_exchangeable};
pub use soundness::{accepts_exactly_the_legal, folds_and_re_decides, survives_serde};
pub use variety::Doubts;

use whiteout_core::Game;

/// Runs every check over `games` random games of this configuration, starting from `seed`.
pub fn contract<G: Game>(config: &G::Config, seed: u64, games: u64) {
    for seed in seed..seed + games {
        folds_and_re_decides::<G>(config, seed);
        observers_agree::<G>(config, seed);
        worlds_are_exchangeable::<G>(config, seed);
    }
    for seed in seed..seed + games.div_ceil(20) {
        accepts_exactly_the_legal::<G>(config, seed);
        survives_serde::<G>(config, seed);
        non_interference::<G>(config, seed);
    }
}

/// Makes the tests of the contract for a game, each over a share of so many random games. A function `config` in scope
/// gives the configuration for a seed.
#[macro_export]
macro_rules! keeps_the_contract {
    ($game:ty, $games:literal games) => {
        mod contract {
            use super::*;

            #[test]
            fn folding_the_events_gives_the_state_and_deciding_again_the_events() {
                for seed in 0..$games {
                    $crate::folds_and_re_decides::<$game>(&config(seed), seed);
                }
            }

            #[test]
            fn events_tell_a_seat_what_its_view_shows() {
                for seed in 0..$games / 3 {
                    $crate::observers_agree::<$game>(&config(seed), seed);
                }
            }

            #[test]
            fn exactly_the_legal_actions_are_accepted() {
                for seed in 0..$games / 75 {
                    $crate::accepts_exactly_the_legal::<$game>(&config(seed), seed);
                }
            }

            #[test]
            fn any_bytes_read_as_actions_leave_the_game_sound() {
                for seed in 0..$games / 10 {
                    $crate::any_bytes::<$game>(&config(seed), seed);
                }
            }

            #[test]
            fn everything_survives_storage() {
                for seed in 0..$games / 75 {
                    $crate::survives_serde::<$game>(&config(seed), seed);
                }
            }

            #[test]
            fn worlds_that_fit_what_was_seen_can_be_exchanged() {
                for seed in 0..$games / 3 * 2 {
                    $crate::worlds_are_exchangeable::<$game>(&config(seed), seed);
                }
            }

            /// For `make soak`: many more games than a test run has time for.
            #[test]
            #[ignore = "takes an hour; run by make soak"]
            fn soak() {
                for seed in 1_000_000..1_010_000 {
                    $crate::non_interference::<$game>(&config(seed), seed);
                    for seed in seed * 50..(seed + 1) * 50 {
                        $crate::worlds_are_exchangeable::<$game>(&config(seed), seed);
                        $crate::folds_and_re_decides::<$game>(&config(seed), seed);
                    }
                }
            }
        }
    };
}
