//! Who played a seat, for those who look at a stored game again.

use serde::{Deserialize, Serialize};

/// A player of a stored game: a name, and the level of the bot if it was one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Whom {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}
