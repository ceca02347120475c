//! Hides how much a seat is told: whatever is private in a message is filled up with spaces.
//!
//! Somebody who watches an encrypted line sees the length of every message, and may know everything that is public. So the
//! length of what a seat is sent must follow from public facts alone. Each game says how many bytes its private part may take
//! at a moment ([`Padded::room`]); JSON allows spaces behind a value, and no client has to know about them.

mod boardgame;
pub(crate) mod body;
mod infection;

use serde::Serialize;
use whiteout_core::{Seat, Viewer};
use whiteout_table::{Entry, Playable};

/// Copied piece by piece: letter by letter takes longer than writing the message.
const SPACES: &str = match str::from_utf8(&[b' '; 1024]) {
    Ok(spaces) => spaces,
    Err(_) => " ",
};
/// What anything private is filled up to where none was expected.
const UNEXPECTED: usize = 2 * 1024;
/// Answers to commands are filled up to this length, so that nothing tells a refusal from another, or from none.
pub(crate) const ANSWER: usize = 512;
/// A hint is filled up to this length.
pub(crate) const HINT: usize = 1024;

/// How many bytes a private part may take.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Room {
    /// For changes of the seat's own page, its choices and its events.
    pub(crate) plain: usize,
    /// For the same in words, beside it.
    pub(crate) words: usize,
}

impl Room {
    pub(crate) const fn new(plain: usize, words: usize) -> Self {
        Self { plain, words }
    }

    pub(crate) const fn bytes(self, in_words: bool) -> usize {
        if in_words { self.plain + self.words } else { self.plain }
    }
}

/// A game that says how much its secrets can take on the wire, by nothing but the board that everybody sees.
pub(crate) trait Padded: Playable {
    /// The seat whose sealed answer this event announces.
    fn answered(event: &Self::Event) -> Option<Seat>;

    /// Whether a seat is asked.
    fn is_asked(board: &Self::Public, seat: Seat) -> bool;

    /// Whether a seat may see what others answer while it is sealed.
    fn sees_answers(board: &Self::Public, seat: Seat) -> bool;

    /// Enough for a seat's own page, its choices, and what it alone is sent on the way to this board. None where everybody
    /// may know all that it knows.
    fn room(board: &Self::Public, seat: Seat) -> Option<Room>;
}

/// How many private bytes a seat may be sent about these entries, if any of them may be private.
pub(crate) fn room_for<G: Padded>(entries: &[Entry<G>], board: Option<&G::Public>, seat: Seat) -> Option<Room> {
    let board = board?;
    let happened = entries.iter().any(|entry| match entry {
        Entry::Started { events, .. } | Entry::Acted { events, .. } | Entry::Conceded { events, .. } => {
            G::sees_answers(board, seat) || !are_answers_of_others::<G>(events, seat)
        }
        Entry::Undone { .. } => true,
        _ => false,
    });
    let room = G::room(board, seat)?;
    if happened {
        return Some(room);
    }
    // The labels of its choices come with all news.
    let words = if G::is_asked(board, seat) { room.words } else { 0 };
    Some(Room { plain: 0, words })
}

/// Then a seat learns nothing that only it may know.
fn are_answers_of_others<G: Padded>(events: &[G::Event], seat: Seat) -> bool {
    let mut public = events.iter().filter(|event| G::audience(event).includes(Viewer::Spectator)).peekable();
    public.peek().is_some() && public.all(|event| G::answered(event).is_some_and(|other| other != seat))
}

/// Fills a message up whose private part has so many bytes: to its room, or to a multiple of it should that be too small.
pub(crate) fn pad(text: &mut String, private: usize, room: usize) {
    let room = if room == 0 && private > 0 { UNEXPECTED } else { room };
    let rooms = if room == 0 { 0 } else { private.div_ceil(room).max(1) };
    let mut missing = (rooms * room).saturating_sub(private);
    text.reserve(missing);
    while missing > 0 {
        let some = missing.min(SPACES.len());
        text.push_str(&SPACES[..some]);
        missing -= some;
    }
}

/// Fills a message up to a length that is enough for every one of its kind.
pub(crate) fn pad_to(text: &mut String, length: usize) {
    let private = text.len();
    pad(text, private, length);
}

/// The length of a value on the wire.
pub(crate) fn length(value: &impl Serialize) -> usize {
    struct Counted(usize);

    impl std::io::Write for Counted {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0 += bytes.len();
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    let mut counted = Counted(0);
    let _ = serde_json::to_writer(&mut counted, value);
    counted.0
}
