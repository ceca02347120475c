//! The contract every game must pass, by implementing [`Game`] and nothing else.
//!
//! Each check plays random games and panics with the seed and step at which a promise was broken.

mod arbitrary;
mod coverage;
mod play;
mod secrecy;
mod soundness;
mod variety;

pub use arbitrary::arbitrary_actions;
pub use coverage::{assert_rules, every_rule_is_proven, rejections_rest_on_rules, rule_ids};
pub use play::{Players, Random, Step, play, play_by};
pub use secrecy::{non_interference, non_interference_by, observers_agree, worlds_are_exchangeable};
pub use soundness::{accepts_exactly_the_legal, folds_and_re_decides, survives_serde};
pub use variety::differences;

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
