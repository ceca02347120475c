//! Unguessable tokens in cookies, stored only as hashes.

use core::fmt::Write as _;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::outside::{NoRandomness, Outside};

/// What is kept of a token: its SHA-256, in hex, so that it can be a key in a snapshot.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct TokenHash(String);

/// A fresh token: 256 bits, in hex.
pub(crate) fn fresh(outside: &dyn Outside) -> Result<String, NoRandomness> {
    Ok(hex(&outside.bytes::<32>()?))
}

/// A fresh short code for links that work once.
pub(crate) fn fresh_code(outside: &dyn Outside) -> Result<String, NoRandomness> {
    Ok(hex(&outside.bytes::<16>()?))
}

pub(crate) fn hash(token: &str) -> TokenHash {
    TokenHash(hex(&Sha256::digest(token.as_bytes())))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
