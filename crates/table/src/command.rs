//! What a person may ask of a table.

use serde::{Deserialize, Serialize};
use whiteout_core::Seat;
use whiteout_games::{Entropy, Seal};

use crate::clock::Clock;
use crate::company::Shown;
use crate::people::{Look, Person};
use crate::talk::Speech;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Command<A, C> {
    /// Take a seat in the lobby.
    Sit {
        name: String,
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        look: Option<Look>,
    },
    /// Give a seat up: before the start it is free, later a bot plays it.
    Leave,
    /// Come back to a seat that a bot plays for me.
    Return,
    Ready {
        ready: bool,
        /// My device's commitment to what it adds to the deal; without one it adds nothing.
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        seal: Option<Seal>,
    },
    /// Once start was pressed: what my device has sealed.
    Unseal {
        part: Entropy,
    },
    Look {
        look: Look,
    },
    /// The character to take when the game asks, or none.
    Wish {
        character: Option<String>,
    },

    // The host
    AddBot {
        level: String,
    },
    RemoveBot {
        seat: Seat,
    },
    Kick {
        seat: Seat,
    },
    Start,
    /// Back to the lobby with the same people, once the game is over.
    Again,
    /// The same, but the next game takes up the story where this one left it.
    GoOn,
    SetClock {
        clock: Clock,
    },
    /// The level of bot that plays for people who are away.
    SetStandIn {
        level: String,
    },
    /// Whether games of this table that are over may be found by everybody.
    List {
        listed: bool,
    },
    GiveHost {
        seat: Seat,
    },
    Mute {
        person: Person,
        mute: bool,
    },
    Unsay {
        id: u64,
    },

    // The game
    Act {
        action: A,
    },
    Undo,
    /// Where all win or lose together: give the game up, or agree to it; or play on, and nobody's wish to give up counts
    /// any more.
    Concede {
        agree: bool,
    },

    // Talk
    Say {
        speech: Speech<C>,
    },
    /// Whom I take another seat for, until the game is over for nobody but myself; nothing takes it back.
    Guess {
        seat: Seat,
        against: Option<bool>,
    },
    /// Show the others this moment of a game that is over; nothing is stored of it.
    Lead {
        shown: Shown,
    },
    /// Show them no more.
    LetGo,
    /// A private note of my seat.
    Note {
        text: String,
    },
}
