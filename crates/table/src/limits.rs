//! How much a table holds, and how much one person may make it hold. Every limit of a table is in this file.

use crate::clock::Millis;

/// People a table knows at once. After that, somebody new takes the place of somebody who only looked in.
pub const PEOPLE: u32 = 200;

/// Bytes that one person may write from one deal to the next: talk, guesses, and the lines of notes that are replaced.
pub const WRITTEN: u32 = 128 << 10;

/// Bytes that anything written costs beside its text.
pub const LINE: u32 = 64;

/// Letters in a saying.
pub const SAYING: usize = 500;

/// Sayings of one person within [`SAYINGS_WITHIN`].
pub const SAYINGS: usize = 8;
pub const SAYINGS_WITHIN: Millis = 10_000;

/// Sayings of each circle that newcomers are sent, and the bytes of their text.
pub const REMEMBERED: usize = 200;
pub const REMEMBERED_BYTES: usize = 48 << 10;

/// Letters and bytes of a private note.
pub const NOTE: usize = 2_000;
pub const NOTE_BYTES: usize = 4_000;

/// Choices that one seat may take back in a game.
pub const UNDONE: u32 = 100;

/// Letters of a name as people count them, and its bytes: a family of emoji is one letter of 25 bytes.
pub const NAME: usize = 24;
pub const NAME_BYTES: usize = 96;

/// How long devices have to open their parts of the deal.
pub const UNSEALING: Millis = 10_000;

/// Seconds that spectators may be behind: what they have not seen yet is kept in memory.
pub const LONGEST_DELAY: u16 = 3_600;
