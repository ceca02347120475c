//! Who looks, and who may see what.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// Whoever looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

/// Who may see an event. An event is seen whole or not at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    Everyone,
    /// These seats only; the empty set means that nobody sees it.
    Only(SeatSet),
}

impl Audience {
    pub const NOBODY: Self = Self::Only(SeatSet::EMPTY);

    pub const fn seat(seat: Seat) -> Self {
        Self::Only(SeatSet::one(seat))
    }

    pub const fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everyone, _) => true,
            (Self::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Self::Only(_), Viewer::Spectator) => false,
        }
    }
}
