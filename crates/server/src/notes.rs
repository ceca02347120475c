//! Old versions of private notes: once a newer one is stored nobody will read them again, and nothing is left of them but
//! an empty line in their place.

use std::collections::HashMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use whiteout_core::Game;
use whiteout_store::{EventLog, TableKey};
use whiteout_table::{Entry, Person};

use crate::line::Line;

/// Where in the log the note of each person is: folded from the lines of a table, beside it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Notes {
    lines: HashMap<Person, u64>,
}

/// A line whose text no longer counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outdated {
    person: Person,
    seq: u64,
}

impl Notes {
    /// Makes a stored line happen. The line it outdates is one that still has a text.
    pub(crate) fn take_in<G: Game>(&mut self, line: &Line<G>, seq: u64) -> Option<Outdated> {
        let (person, text) = match line {
            Line::Entry(Entry::Noted { person, text }) => (*person, text.as_str()),
            // Somebody new has the number of somebody who is forgotten.
            Line::Entry(Entry::Came { person }) => (*person, ""),
            _ => return None,
        };
        let before = if text.is_empty() { self.lines.remove(&person) } else { self.lines.insert(person, seq) };
        before.map(|seq| Outdated { person, seq })
    }
}

/// Empties lines, beside whatever else goes on: nobody waits for it. A crash leaves them to whoever opens the table next.
pub(crate) fn empty<G: Game>(log: &Arc<dyn EventLog>, key: TableKey, outdated: Vec<Outdated>) {
    if outdated.is_empty() {
        return;
    }
    let empty = |person| Line::<G>::Entry(Entry::Noted { person, text: String::new() }).to_bytes();
    let lines: Vec<_> = outdated.into_iter().map(|Outdated { person, seq }| (seq, empty(person))).collect();
    let log = log.clone();
    tokio::spawn(async move {
        for (seq, bytes) in lines {
            if log.replace(key, seq, bytes).await.is_err() {
                break;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use whiteout_boardgame::State;

    use super::*;

    #[test]
    fn only_lines_that_still_have_a_text_are_outdated() {
        let mut notes = Notes::default();
        let (ada, ben) = (Person(0), Person(1));
        let noted = |person, text: &str| Line::<State>::Entry(Entry::Noted { person, text: text.to_owned() });
        assert_eq!(notes.take_in(&noted(ada, "one"), 3), None);
        assert_eq!(notes.take_in(&noted(ben, "other"), 4), None);
        assert_eq!(notes.take_in(&noted(ada, "two"), 5), Some(Outdated { person: ada, seq: 3 }));
        assert_eq!(notes.take_in(&noted(ada, ""), 6), Some(Outdated { person: ada, seq: 5 }));
        assert_eq!(notes.take_in(&noted(ada, "three"), 7), None);
        let came = Line::<State>::Entry(Entry::Came { person: ben });
        assert_eq!(notes.take_in(&came, 8), Some(Outdated { person: ben, seq: 4 }));
        assert_eq!(notes.take_in(&came, 9), None);
        assert_eq!(notes.take_in(&Line::<State>::Revoked { person: ada }, 10), None);
    }
}
