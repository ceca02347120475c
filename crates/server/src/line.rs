//! What is stored of a table: its entries, and who may act for whom.

use serde::{Deserialize, Serialize};
use whiteout_core::Game;
use whiteout_table::{Entry, Person};

use crate::doors::OpenLink;
use crate::tokens::TokenHash;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub(crate) enum Line<G: Game> {
    Entry(Entry<G>),
    /// Whoever holds the token with this hash is this person. The token itself is never stored.
    Token {
        person: Person,
        hash: TokenHash,
    },
    /// A person may be followed to their seat.
    Linked(OpenLink),
    /// A link has been used.
    Followed {
        hash: TokenHash,
    },
    /// All tokens and links of this person are void: the seat was handed over.
    Revoked {
        person: Person,
    },
}

impl<G: Game> Line<G> {
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        serde_json::from_slice(bytes).ok()
    }
}
