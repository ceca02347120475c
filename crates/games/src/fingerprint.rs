//! A finished game's name among all games: equal for the same game, whatever file or table it comes from.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::Hosted;
use crate::record::Record;
use crate::seed::hex;

/// A hash of what happened in a game, as 64 hexadecimal digits.
///
/// It covers the game, the seed, every event, and whether the component values are the standard ones. Events say more than
/// actions, options and versions do: a copy with another version number, an option that made no difference or a comment
/// among its component values is still the same game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fingerprint(String);

impl<G: Hosted> Record<G> {
    pub fn fingerprint(&self) -> Fingerprint {
        let mut hash = Sha256::new().chain_update(b"whiteout game 1");
        let mut part = |part: &str| {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        };
        part(G::ID);
        part(&self.seed.to_string());
        part(if self.setup.components().is_some() { "custom" } else { "standard" });
        for event in &self.events {
            // Only a map with keys that are no strings could fail, and there is none in an event.
            part(&serde_json::to_string(event).unwrap_or_default());
        }
        Fingerprint(hex(&hash.finalize().into()))
    }
}
