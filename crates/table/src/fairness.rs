//! The deal is verifiable: the server commits to its part before anybody adds theirs.

use core::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use whiteout_games::Seed;

/// The server's secret part of the deal, shown when the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
#[serde(transparent)]
pub struct ServerSeed(pub [u8; 32]);

impl fmt::Debug for ServerSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerSeed(hidden)")
    }
}

/// What is shown of it in the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
#[serde(transparent)]
pub struct Commitment(pub [u8; 32]);

/// What a player's device adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
#[serde(transparent)]
pub struct Entropy(pub [u8; 32]);

impl ServerSeed {
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::new().chain_update(b"whiteout commitment 1").chain_update(self.0).finalize().into())
    }

    /// The seed of the game: nobody could choose it alone.
    pub fn deal(&self, parts: impl IntoIterator<Item = Entropy>) -> Seed {
        let mut hash = Sha256::new().chain_update(b"whiteout deal 1").chain_update(self.0);
        for part in parts {
            hash.update(part.0);
        }
        Seed::new(hash.finalize().into())
    }
}
