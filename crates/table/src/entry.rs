//! What is stored of a table: everything it is folded from.

use serde::{Deserialize, Serialize};
use whiteout_core::{Game, Seat};
use whiteout_games::{Entropy, Seal, ServerSeed};

use crate::clock::{Clock, Millis};
use crate::people::{Look, Person, Seated};
use crate::settings::{Settings, Under};
use crate::talk::Saying;
use crate::undo::is_open;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Entry<G: Game> {
    /// The first entry. The seed is secret until the game is over.
    Opened {
        settings: Settings,
        seed: ServerSeed,
        /// Leads people to the table while it is in the lobby.
        code: String,
        at: Millis,
    },
    /// Somebody came; the first to come is the host. Where the numbers are used up, somebody new has one that was free again.
    Came {
        person: Person,
    },
    Sat {
        seat: Seat,
        seated: Seated,
    },
    Freed {
        seat: Seat,
    },
    /// Whoever it was may not sit down here again.
    Kicked {
        person: Person,
    },
    LookSet {
        seat: Seat,
        look: Look,
    },
    Wished {
        seat: Seat,
        character: Option<String>,
    },
    ReadySet {
        seat: Seat,
        ready: bool,
        /// What the seat adds to the deal, in logs from before parts were sealed and of imported games.
        #[serde(default, skip_serializing_if = "Entropy::is_empty")]
        entropy: Entropy,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
    /// The host has pressed start, and devices are asked to open what they have sealed.
    Shuffling {
        at: Millis,
    },
    /// What a device had sealed. It is secret until the game is over.
    Unsealed {
        seat: Seat,
        part: Entropy,
    },
    /// A device did not answer in time: all seals are void.
    StartFailed {
        at: Millis,
    },
    /// A bot plays for an absent person, or no longer.
    StandIn {
        seat: Seat,
        level: Option<String>,
    },
    HostIs {
        person: Person,
    },
    /// Whether games of this table that are over may be found by everybody.
    Listed {
        listed: bool,
    },
    StandInSet {
        level: String,
    },
    ClockSet {
        clock: Clock,
        at: Millis,
    },
    /// The deal. `drawn` is the place in the stream of chance after it.
    Started {
        at: Millis,
        drawn: u64,
        events: Vec<G::Event>,
        /// Not told in logs from before it was written down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        under: Option<Under>,
    },
    Acted {
        seat: Seat,
        action: G::Action,
        at: Millis,
        drawn: u64,
        events: Vec<G::Event>,
    },
    /// The game is over and put away; the next one has a seed of its own.
    Again {
        seed: ServerSeed,
        at: Millis,
        /// It goes on with the story of the last one.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        sequel: bool,
    },
    /// The last action is taken back.
    Undone {
        seat: Seat,
        at: Millis,
    },
    /// A seat would give the game up; or it would not, and those who would have to ask again.
    Conceding {
        seat: Seat,
        agree: bool,
    },
    /// Everybody has given the game up.
    Conceded {
        at: Millis,
        events: Vec<G::Event>,
    },
    Said {
        saying: Saying<G::Claim>,
    },
    Unsaid {
        id: u64,
    },
    Muted {
        person: Person,
        mute: bool,
    },
    /// What a seat takes another for in this game of the table, or no longer.
    Guessed {
        person: Person,
        seat: Seat,
        about: Seat,
        against: Option<bool>,
        game: u32,
    },
    Noted {
        person: Person,
        text: String,
    },
}

impl<G: Game> Entry<G> {
    /// Whether it is a choice, and everybody saw that something happened: those before it cannot be taken back.
    pub fn is_open_choice(&self) -> bool {
        matches!(self, Self::Acted { events, .. } if is_open::<G>(events))
    }

    /// When it happened, where it matters.
    pub const fn at(&self) -> Option<Millis> {
        match self {
            Self::Opened { at, .. }
            | Self::ClockSet { at, .. }
            | Self::Shuffling { at }
            | Self::StartFailed { at }
            | Self::Started { at, .. }
            | Self::Acted { at, .. }
            | Self::Again { at, .. }
            | Self::Undone { at, .. }
            | Self::Conceded { at, .. } => Some(*at),
            Self::Said { saying } => Some(saying.at),
            _ => None,
        }
    }
}
