//! The secret from which a table's chance flows.

use core::fmt::{self, Write as _};
use core::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Serialize};

/// The generator of every table: what it has given tells nothing about what comes.
pub type TableRng = ChaCha20Rng;

/// Where a game's chance begins. Whoever knows it knows every card.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed([u8; 32]);

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl Seed {
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for studies and tests, where guessing it does no harm.
    pub fn from_number(number: u64) -> Self {
        let mut state = number;
        let mut bytes = [0; 32];
        for word in bytes.chunks_exact_mut(8) {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            word.copy_from_slice(&mix(state).to_le_bytes());
        }
        Self(bytes)
    }

    pub fn rng(&self) -> TableRng {
        ChaCha20Rng::from_seed(self.0)
    }

    /// A number for whatever plays beside the table, bots above all, which must not share its stream. Knowing many
    /// such numbers tells nothing of the seed.
    pub fn side_stream(&self, stream: u64) -> u64 {
        let mut rng = self.rng();
        // The table draws from stream 0.
        rng.set_stream(1);
        rng.set_word_pos(u128::from(stream) * 2);
        rng.next_u64()
    }
}

/// The finalizer of `SplitMix64`: a change of any bit changes all.
const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Bytes as people compare them.
pub(crate) fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().fold(String::with_capacity(64), |mut text, byte| {
        // Writing to a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

pub(crate) fn unhex(hex: &str) -> Result<[u8; 32], &'static str> {
    const WRONG: &str = "a seed is 64 hexadecimal digits";
    let digits = hex.as_bytes();
    if digits.len() != 64 {
        return Err(WRONG);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let value = |digit: u8| char::from(digit).to_digit(16).ok_or(WRONG);
        *byte = (value(pair[0])? * 16 + value(pair[1])?) as u8;
    }
    Ok(bytes)
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    /// Never the bytes: a log line would tell the whole game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl FromStr for Seed {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        unhex(text).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_survives_its_hexadecimal_form() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!("12".parse::<Seed>().is_err());
        assert!("g".repeat(64).parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
        assert_eq!(format!("{seed:?}"), "Seed(..)");
    }

    #[test]
    fn side_streams_differ() {
        let seed = Seed::from_number(7);
        assert_ne!(seed.side_stream(0), seed.side_stream(1));
        assert_ne!(seed.side_stream(0), Seed::from_number(8).side_stream(0));
        assert_ne!(seed.side_stream(0), seed.rng().next_u64(), "the table's own");
        assert_ne!(seed.side_stream(u64::MAX), seed.side_stream(0));
    }
}
