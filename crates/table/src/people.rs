//! Who sits where.

use serde::{Deserialize, Serialize};

use crate::entry::Entry;
use crate::limits;
use crate::play::Playable;
use crate::refusal::Refusal;
use crate::table::Table;

/// Somebody at this table, known by the order in which they came. Tokens that prove who it is are the
/// server's business.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Person(pub u32);

/// How a seat is told apart: a colour and a shape, so that colour is never the only sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Look {
    pub colour: u8,
    pub shape: u8,
}

/// Looks there are.
pub(crate) const LOOKS: u8 = 8;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    Person(Person),
    Bot { level: String },
}

/// A taken seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seated {
    pub holder: Holder,
    pub name: String,
    pub look: Look,
    pub ready: bool,
    /// The character to take when the game asks, where people choose theirs.
    pub wish: Option<String>,
    /// A bot plays while the person is away; whose side it plays for is nobody's business.
    pub stand_in: Option<String>,
}

impl Seated {
    pub fn is(&self, person: Person) -> bool {
        self.holder == Holder::Person(person)
    }

    /// The level of the bot that moves for this seat now.
    pub fn driver(&self) -> Option<&str> {
        match &self.holder {
            Holder::Bot { level } => Some(level),
            Holder::Person(_) => self.stand_in.as_deref(),
        }
    }
}

/// What a line with so many bytes of text counts for.
fn cost(bytes: usize) -> u32 {
    limits::LINE.saturating_add(u32::try_from(bytes).unwrap_or(u32::MAX))
}

impl<G: Playable> Table<G> {
    pub(crate) const fn knows(&self, person: Person) -> bool {
        person.0 < self.people
    }

    /// The entry for somebody new, and whether they take the place of somebody who only looked in.
    pub fn arrival(&self) -> Option<(Person, Entry<G>, bool)> {
        let replaces = self.people >= limits::PEOPLE;
        let person = if replaces {
            (0..self.people).map(Person).find(|&person| self.only_looked_in(person))?
        } else {
            Person(self.people)
        };
        Some((person, Entry::Came { person }, replaces))
    }

    /// Neither here nor at home here: they never played, and nobody remembers a word of theirs.
    fn only_looked_in(&self, person: Person) -> bool {
        self.seat_of(person).is_none()
            && self.host != Some(person)
            && !self.played.contains(&person)
            && !self.company.present.contains(&person)
            && !self.talk.iter().any(|saying| saying.person == Some(person))
    }

    /// Whoever sits has a game of their own at this table from now on.
    pub(crate) fn remember_players(&mut self) {
        let seated = self.seats.iter().flatten().filter_map(|seated| match seated.holder {
            Holder::Person(person) => Some(person),
            Holder::Bot { .. } => None,
        });
        self.played.extend(seated);
    }

    pub(crate) fn apply_came(&mut self, person: Person) {
        self.people = self.people.max(person.0 + 1);
        self.host = self.host.or(Some(person));
        // Of whoever had this number before.
        self.notes.remove(&person);
        self.muted.remove(&person);
        self.kicked.remove(&person);
        self.written.remove(&person);
    }

    /// A table is no place to store things: whether somebody may write so many bytes more.
    pub(crate) fn may_write(&self, person: Person, bytes: usize) -> Result<(), Refusal> {
        let written = self.written.get(&person).copied().unwrap_or_default();
        if written.saturating_add(cost(bytes)) <= limits::WRITTEN { Ok(()) } else { Err(Refusal::new("said-enough")) }
    }

    pub(crate) fn apply_written(&mut self, person: Person, bytes: usize) {
        let written = self.written.entry(person).or_default();
        *written = written.saturating_add(cost(bytes));
    }
}
