//! The registry: which games there are, how each is set up, and how a game is stored.
//!
//! Everything around the engines (command line, lobby, store) goes through here to get from words typed by
//! people to a checked configuration, and from a stored game back to a state.

mod boardgame;
mod deal;
mod fingerprint;
mod hosting;
mod infection;
mod judgement;
mod kind;
pub mod limits;
mod options;
mod record;
mod recording;
mod refused;
mod seed;
mod setup;
mod whom;

use whiteout_core::{Game, Rng, Sink};

pub use boardgame::SEQUEL;
pub use deal::{Commitment, Deal, DealFault, Entropy, Seal, ServerSeed};
pub use fingerprint::Fingerprint;
pub use judgement::{Course, Judgement, Proof};
pub use kind::{AnyRecord, GameKind, Meta, states};
pub use options::{OptionKind, OptionMap, OptionSpec, parse_options};
pub use record::{FORMAT, Record};
pub use recording::Recording;
pub use refused::RecordError;
pub use seed::{Seed, TableRng};
pub use setup::{DataFile, Fault, Setup, Values, list};
pub use whom::Whom;

/// An option that is gone, and the last version of the rules that took it.
pub type Gone = (&'static str, u32);

/// What a rule set tells the registry about itself.
pub trait Hosted: Game {
    /// Rises whenever a seed and the same actions could give other events than before.
    const RULES_VERSION: u32;
    /// The component values of every version before this one, the oldest first: what was played then is told with them.
    const EARLIER: &'static [&'static str];
    const FEWEST: u8;
    const MOST: u8;
    /// The sides that can win, as stable words.
    const SIDES: &'static [&'static str];

    /// Whether all players win or lose together, so that they may give up together.
    const COOPERATIVE: bool = false;

    /// Options that only games of earlier versions name.
    const GONE: &'static [Gone] = &[];

    /// Every option a host can set, in the order of the rules.
    fn options() -> Vec<OptionSpec>;

    /// Checks everything and lists every fault at once.
    fn configure(players: u8, options: &OptionMap, values: Values<'_>) -> Result<Self::Config, Vec<Fault>>;

    /// All options of a configuration, defaults included, so that a stored game outlives a change of defaults; of those that
    /// are gone whatever was set.
    fn options_of(config: &Self::Config) -> OptionMap;

    /// Rounds or turns begun so far.
    fn rounds(&self) -> u16;

    /// Ends a game that its players give up together, without drawing anything; `false`, and nothing happens, where they
    /// cannot.
    fn concede(&mut self, _rng: &mut impl Rng, _sink: &mut impl Sink<Self::Event>) -> bool {
        false
    }
}
