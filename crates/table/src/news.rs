//! What changes for each viewer: built from what it may see, before and after.

use serde::Serialize;
use serde_json::Value;
use whiteout_core::Seat;

use crate::clock::{Clock, Millis};
use crate::entry::Entry;
use crate::fairness::{Commitment, Entropy, ServerSeed};
use crate::people::{Person, Seated};
use crate::play::Playable;
use crate::settings::Settings;
use crate::table::{Eye, Phase, Table};
use crate::talk::Saying;

/// One place of a viewer's page that changed: a JSON pointer and the new value, or none if it is gone.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Change {
    pub path: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub value: Option<Value>,
}

/// What everybody at the table may see, the public part `T` of the game included.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PublicPage<'a, T> {
    pub settings: &'a Settings,
    pub phase: Phase,
    pub host: Option<Person>,
    /// Free ones are empty.
    pub seats: &'a [Option<Seated>],
    pub clock: Clock,
    /// When a bot moves for whoever is still asked.
    pub deadline: Option<Millis>,
    pub commitment: Commitment,
    /// Shown when the game is over.
    pub seed: Option<ServerSeed>,
    /// What each seat added to the deal, shown when the game is over.
    pub entropy: Option<&'a [Entropy]>,
    /// Nothing before the start.
    pub table: Option<T>,
}

/// What one viewer gets to know of one or more entries.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct News {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
    /// Events of the game that this viewer may see, for the log.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<whiteout_boardgame::Event>"))]
    pub events: Vec<Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<Saying>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unsaid: Vec<u64>,
}

impl News {
    pub const fn is_empty(&self) -> bool {
        self.changes.is_empty() && self.events.is_empty() && self.said.is_empty() && self.unsaid.is_empty()
    }
}

impl<G: Playable> Table<G> {
    /// The [`PublicPage`] as it is sent.
    pub fn public_page(&self) -> Value {
        let seed = self.revealed_seed();
        let page = PublicPage {
            settings: self.settings(),
            phase: self.phase,
            host: self.host,
            seats: &self.seats,
            clock: self.clock,
            deadline: self.deadline(),
            commitment: self.commitment(),
            seed,
            entropy: seed.map(|_| self.entropy.as_slice()),
            table: self.game.as_ref().map(Playable::public_part),
        };
        serde_json::to_value(page).unwrap_or_default()
    }

    /// What one seat may see beside it.
    pub fn own_page(&self, seat: Seat) -> Value {
        self.game.as_ref().map_or(Value::Null, |game| game.own_part(seat))
    }

    pub fn note_of(&self, person: Person) -> &str {
        self.notes.get(&person).map_or("", String::as_str)
    }

    /// The talk that this viewer hears.
    pub fn heard(&self, eye: Eye) -> Vec<Saying> {
        self.talk.iter().filter(|saying| self.hears(eye, saying)).cloned().collect()
    }

    fn hears(&self, eye: Eye, saying: &Saying) -> bool {
        let beyond = match eye {
            Eye::Seat(seat) => self.is_beyond(Some(seat)),
            Eye::Spectator => true,
        };
        !saying.beyond || beyond || self.revealed_seed().is_some()
    }

    /// What these entries tell a viewer, besides changes of its page. Call it after they were applied.
    pub fn news(&self, entries: &[Entry<G>], eye: Eye) -> News {
        let mut news = News::default();
        for entry in entries {
            match entry {
                Entry::Started { events, .. } | Entry::Acted { events, .. } => {
                    let seen = events.iter().filter(|event| G::audience(event).includes(eye.viewer()));
                    news.events.extend(seen.filter_map(|event| serde_json::to_value(event).ok()));
                }
                Entry::Said { saying } if self.hears(eye, saying) => news.said.push(saying.clone()),
                Entry::Unsaid { id } => news.unsaid.push(*id),
                _ => {}
            }
        }
        news
    }
}

/// The places at which two pages differ.
pub fn diff(before: &Value, after: &Value) -> Vec<Change> {
    let mut changes = Vec::new();
    walk(&mut String::new(), before, after, &mut changes);
    changes
}

fn walk(path: &mut String, before: &Value, after: &Value, changes: &mut Vec<Change>) {
    let length = path.len();
    match (before, after) {
        _ if before == after => {}
        (Value::Object(old), Value::Object(new)) => {
            for key in old.keys().filter(|key| !new.contains_key(*key)) {
                changes.push(Change { path: format!("{path}/{key}"), value: None });
            }
            for (key, value) in new {
                path.push('/');
                path.push_str(key);
                match old.get(key) {
                    Some(old) => walk(path, old, value, changes),
                    None => changes.push(Change { path: path.clone(), value: Some(value.clone()) }),
                }
                path.truncate(length);
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (i, (old, new)) in old.iter().zip(new).enumerate() {
                path.push('/');
                path.push_str(&i.to_string());
                walk(path, old, new, changes);
                path.truncate(length);
            }
        }
        _ => changes.push(Change { path: path.clone(), value: Some(after.clone()) }),
    }
}
