//! The deal is verifiable: the server and every device commit to their parts before any part is opened.

use core::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use whiteout_core::Seat;

use crate::seed::{Seed, hex, unhex};

/// The server's secret part of the deal, shown when the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct ServerSeed(pub [u8; 32]);

impl fmt::Debug for ServerSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerSeed(hidden)")
    }
}

/// What is shown of it in the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// What a player's device adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Entropy(pub [u8; 32]);

impl fmt::Display for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A device's commitment to its part, shown in the lobby. The part itself is opened once nobody can change theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Seal(pub [u8; 32]);

impl Entropy {
    /// Whether it adds nothing, as a bot's does.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The seal of this part at a seat of the game with this commitment. Nobody can pass off a seal of another seat or
    /// another game as their own, and a server that exchanges its commitment finds no part that fits.
    pub fn seal(&self, commitment: &Commitment, seat: Seat) -> Seal {
        let hash = Sha256::new().chain_update(b"whiteout seal 1").chain_update(commitment.0);
        Seal(hash.chain_update([seat.index() as u8]).chain_update(self.0).finalize().into())
    }
}

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

/// Where the seed of a game at a table came from, opened once it is over. As text all parts are hexadecimal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Words", try_from = "Words")]
pub struct Deal {
    pub server: ServerSeed,
    /// In the order of the seats.
    pub entropy: Vec<Entropy>,
    pub commitment: Commitment,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    server: String,
    entropy: Vec<String>,
    commitment: String,
}

impl From<Deal> for Words {
    fn from(deal: Deal) -> Self {
        Self {
            server: hex(&deal.server.0),
            entropy: deal.entropy.iter().map(|part| hex(&part.0)).collect(),
            commitment: hex(&deal.commitment.0),
        }
    }
}

impl TryFrom<Words> for Deal {
    type Error = &'static str;

    fn try_from(words: Words) -> Result<Self, Self::Error> {
        Ok(Self {
            server: ServerSeed(unhex(&words.server)?),
            entropy: words.entropy.iter().map(|part| unhex(part).map(Entropy)).collect::<Result<_, _>>()?,
            commitment: Commitment(unhex(&words.commitment)?),
        })
    }
}

/// What is wrong with a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealFault {
    /// The server's part is not the one it had committed to.
    Commitment,
    /// The game was dealt from another seed.
    Seed,
    /// One part a seat.
    Parts { found: usize, players: u8 },
}

impl fmt::Display for DealFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Commitment => f.write_str("the deal: the server's part is not the one it had committed to"),
            Self::Seed => f.write_str("the deal: the seed of the game does not come from its parts"),
            Self::Parts { found, players } => write!(f, "the deal: {found} parts of {players} players"),
        }
    }
}

impl Deal {
    /// Whether this seed is what the committed part and everybody's parts give.
    pub(crate) fn check(&self, seed: &Seed, players: u8) -> Result<(), DealFault> {
        if self.entropy.len() != usize::from(players) {
            return Err(DealFault::Parts { found: self.entropy.len(), players });
        }
        if self.server.commitment() != self.commitment {
            return Err(DealFault::Commitment);
        }
        if self.server.deal(self.entropy.iter().copied()) == *seed { Ok(()) } else { Err(DealFault::Seed) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The browser's tests know the same figures.
    #[test]
    fn a_seal_is_of_one_part_at_one_seat_of_one_game() {
        let (part, commitment) = (Entropy([5; 32]), Commitment([9; 32]));
        let seal = part.seal(&commitment, Seat::at(2));
        assert_eq!(hex(&seal.0), "95e511da0d18148201f57b449d4d861290b70617f3007eafc57ac859014e44a3");
        assert_ne!(seal, part.seal(&commitment, Seat::at(3)));
        assert_ne!(seal, part.seal(&Commitment([8; 32]), Seat::at(2)));
        assert_ne!(seal, Entropy([6; 32]).seal(&commitment, Seat::at(2)));
    }
}
