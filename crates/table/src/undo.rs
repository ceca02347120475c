//! Taking a choice back. Whether it may be depends on nothing that its seat does not know.

use core::ops::Range;

use serde::{Deserialize, Serialize};
use whiteout_core::{Audience, Game, Seat};

use crate::entry::Entry;
use crate::play::Playable;

/// One choice that may still be taken back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Choice<E> {
    pub(crate) seat: Seat,
    pub(crate) events: Vec<E>,
    /// Nothing was drawn, and nobody else learnt anything by it.
    pub(crate) harmless: bool,
    /// Everybody saw that something happened.
    pub(crate) open: bool,
}

/// The choices from the last one on that everybody saw. Those after it were made unseen.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Recent<G: Game> {
    /// The game before the first of them.
    before: G,
    pub(crate) drawn: u64,
    choices: Vec<Choice<G::Event>>,
}

impl<G: Game> Recent<G> {
    pub(crate) const fn new(before: G, drawn: u64) -> Self {
        Self { before, drawn, choices: Vec::new() }
    }

    pub(crate) fn push(&mut self, choice: Choice<G::Event>) {
        self.choices.push(choice);
    }

    /// The last choice of a seat. What others did unseen since then makes no difference, or it would tell of them.
    pub(crate) fn last_of(&self, seat: Seat) -> Option<&Choice<G::Event>> {
        self.choices.iter().rev().find(|choice| choice.seat == seat)
    }

    /// The game without the last choice of a seat, and whether everybody saw that one.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Option<(G, bool)> {
        let seen: Vec<_> = self.choices.iter().map(|choice| (choice.seat, choice.open)).collect();
        let gone = taken_back(&seen, seat)?;
        let open = seen[gone.start].1;
        self.choices.drain(gone);
        let mut game = self.before.clone();
        self.choices.iter().flat_map(|choice| &choice.events).for_each(|event| game.apply(event));
        Some((game, open))
    }
}

/// Whether everybody sees that something happened.
pub(crate) fn is_open<G: Game>(events: &[G::Event]) -> bool {
    events.iter().any(|event| G::audience(event) == Audience::Everyone)
}

/// Which of these choices go, oldest first, each with whether everybody saw it: the last one of this seat. If it was
/// seen, whatever others have begun unseen since rests on it and goes too.
fn taken_back(choices: &[(Seat, bool)], seat: Seat) -> Option<Range<usize>> {
    let last = choices.iter().rposition(|(chooser, _)| *chooser == seat)?;
    Some(if choices[last].1 { last..choices.len() } else { last..last + 1 })
}

/// Where the choices stand among these entries that go when this seat takes its last one back.
pub fn places_undone<G: Playable>(entries: &[Entry<G>], seat: Seat) -> Vec<usize> {
    let choice = |(place, entry): (usize, &Entry<G>)| match entry {
        Entry::Acted { seat, events, .. } => Some((place, (*seat, is_open::<G>(events)))),
        _ => None,
    };
    let (places, choices): (Vec<_>, Vec<_>) = entries.iter().enumerate().filter_map(choice).unzip();
    taken_back(&choices, seat).map_or_else(Vec::new, |gone| places[gone].to_vec())
}

/// The entries of a table without the choices that were taken back.
pub fn without_undone<G: Playable>(entries: impl IntoIterator<Item = Entry<G>>) -> Vec<Entry<G>> {
    let mut left: Vec<Entry<G>> = Vec::new();
    for entry in entries {
        if let Entry::Undone { seat, .. } = entry {
            for place in places_undone(&left, seat).into_iter().rev() {
                left.remove(place);
            }
        } else {
            left.push(entry);
        }
    }
    left
}
