//! Every limit on a game that comes as a file, and on what is said about a bad one.
//!
//! The numbers are generous: more than three times the longest of 3,000 games of random play, with the highest limit on rounds
//! that a host can set. `cargo nextest run -p whiteout-games --run-ignored only longest` measures them again.

use crate::kind::GameKind;

/// The longest game of one kind that a file may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Longest {
    /// Actions of all seats together.
    pub actions: usize,
    /// Events of all steps together, the deal's included.
    pub events: usize,
}

/// The text of a file's own component values, in bytes; the values that ship with the games are 11 kB at most.
pub const COMPONENT_BYTES: usize = 64 << 10;

/// Faults that an answer about a bad file lists; the others are counted.
pub const FAULTS_SHOWN: usize = 8;

/// The description of one fault, in bytes.
pub const FAULT_BYTES: usize = 200;

/// Everything an answer says about a bad file, in bytes.
pub const ANSWER_BYTES: usize = 2_000;

impl GameKind {
    /// The longest game of this kind that a file may hold. Beside each: the longest of random play.
    pub const fn longest(self) -> Longest {
        match self {
            // 815 actions and 2,901 events; bots that play well come to 550 and 2,000.
            Self::Boardgame | Self::Norwegian => Longest { actions: 3_000, events: 12_000 },
            // 114 and 529; bots that play well come to 160 and 670.
            Self::Solo => Longest { actions: 1_500, events: 6_000 },
            // 686 and 2,722.
            Self::Infection => Longest { actions: 2_500, events: 10_000 },
        }
    }
}

/// At most so many bytes of a text, in one line and with nothing in it that could control a terminal.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    const MORE: char = '…';
    let mut short = String::with_capacity(text.len().min(most));
    // Where to cut if it does not fit.
    let mut room = 0;
    for c in text.chars() {
        let plain = match c {
            c if c.is_whitespace() => ' ',
            c if c.is_control() => char::REPLACEMENT_CHARACTER,
            c => c,
        };
        if short.len() + MORE.len_utf8() <= most {
            room = short.len();
        }
        if short.len() + plain.len_utf8() > most {
            short.truncate(room);
            short.push(MORE);
            break;
        }
        short.push(plain);
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_shortened_at_a_character() {
        assert_eq!(shortened("Garry", 5), "Garry");
        assert_eq!(shortened("Norris", 5), "No…");
        assert_eq!(shortened("é\u{1b}[2J\né", 11), "é\u{fffd}[2J é");
        let long = shortened(&"é".repeat(9_000), 200);
        assert!((198..=200).contains(&long.len()) && long.ends_with('…'), "{long}");
    }
}
