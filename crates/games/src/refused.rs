//! Why a stored game does not open.

use core::fmt;

use whiteout_core::{Rejection, Seat};

use crate::deal::DealFault;
use crate::limits::{ANSWER_BYTES, shortened};
use crate::record::FORMAT;
use crate::setup::{Fault, list};

/// What is wrong with a stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// Not the file of a game at all.
    Foreign(String),
    /// It begins as one and ends too soon.
    CutOff(String),
    /// The file of a game with something in it that no game holds.
    Damaged(String),
    Format(u32),
    Game(String),
    /// Of a version of the rules that is not known here, or not yet.
    Rules {
        found: u32,
        known: u32,
    },
    Seed(&'static str),
    Deal(DealFault),
    Setup(Vec<Fault>),
    /// The game goes on after its last action.
    Unfinished,
    /// It holds more than any game of its kind.
    TooLong {
        what: &'static str,
        found: usize,
        most: usize,
    },
    /// A game of an earlier version that can be shown, but not proven.
    Unproven(Box<Self>),
    /// The rules do not accept an action that the file holds.
    Rejected {
        step: usize,
        seat: Seat,
        rejection: Rejection,
    },
    /// The same actions give another event here.
    Differs {
        step: usize,
        event: usize,
        stored: Option<String>,
        played: Option<String>,
    },
}

impl RecordError {
    pub(crate) fn of_head(error: &serde_json::Error, text: &str) -> Self {
        if error.is_eof() && text.trim_start().starts_with('{') {
            Self::CutOff(error.to_string())
        } else {
            Self::Foreign(error.to_string())
        }
    }

    pub(crate) fn of_body(error: &serde_json::Error) -> Self {
        if error.is_eof() { Self::CutOff(error.to_string()) } else { Self::Damaged(error.to_string()) }
    }

    /// A word for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Foreign(_) => "file-foreign",
            Self::CutOff(_) => "file-cut-off",
            Self::Format(_) | Self::Rules { .. } => "file-version",
            Self::Game(_) => "file-other-game",
            Self::Unfinished => "file-unfinished",
            Self::TooLong { .. } => "file-too-long",
            Self::Unproven(_) => "file-unproven",
            Self::Damaged(_)
            | Self::Seed(_)
            | Self::Deal(_)
            | Self::Setup(_)
            | Self::Rejected { .. }
            | Self::Differs { .. } => "file-damaged",
        }
    }
}

impl RecordError {
    fn describe(&self, f: &mut impl fmt::Write) -> fmt::Result {
        match self {
            Self::Foreign(error) => write!(f, "not a recorded game: {error}"),
            Self::CutOff(error) => write!(f, "not a recorded game: it ends too soon: {error}"),
            Self::Damaged(error) => write!(f, "a damaged game: {error}"),
            Self::Format(found) => write!(f, "format {found} is not known, only format {FORMAT}"),
            Self::Game(error) => f.write_str(error),
            Self::Rules { found, known } => {
                write!(f, "played under rules version {found}, but this program has version {known}")
            }
            Self::Seed(error) => f.write_str(error),
            Self::Deal(fault) => write!(f, "{fault}"),
            Self::Setup(faults) => f.write_str(&list(faults)),
            Self::Unfinished => f.write_str("the game is not over"),
            Self::TooLong { what, found, most } => {
                write!(f, "{found} {what}, but no game of this kind has more than {most}")
            }
            Self::Unproven(because) => {
                write!(f, "it cannot be proven under the rules version that it names: {because}")
            }
            Self::Rejected { step, seat, rejection } => {
                write!(f, "step {step}: the action of seat {} is not legal: {rejection}", seat.index() + 1)
            }
            Self::Differs { step, event, stored, played } => {
                let none = || "nothing".to_owned();
                let (stored, played) = (stored.clone().unwrap_or_else(none), played.clone().unwrap_or_else(none));
                write!(f, "step {step}, event {event}: the file says {stored}, the rules say {played}")
            }
        }
    }
}

/// The file may be large and hostile; the answer about it is neither.
impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = String::new();
        self.describe(&mut words)?;
        f.write_str(&shortened(&words, ANSWER_BYTES))
    }
}

impl std::error::Error for RecordError {}
