//! What no log tells: who is connected, and who shows the others a game again. Of this life of the table, and told by whoever
//! holds the connections.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use whiteout_core::Seat;

use crate::people::Person;
use crate::play::Playable;
use crate::refusal::Refusal;
use crate::table::{Phase, Table};

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Company {
    pub present: BTreeSet<Person>,
    pub showing: Option<Showing>,
}

/// A moment of a game that is over, as it is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shown {
    /// Which game of the table, from 0.
    pub n: u32,
    pub step: u32,
    /// Whose eyes see it; everybody's at once where nobody is named.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub eyes: Option<Seat>,
    /// Whether it runs by itself.
    pub playing: bool,
}

/// Somebody shows it to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Showing {
    pub by: Seat,
    #[serde(flatten)]
    pub shown: Shown,
}

impl<G: Playable> Table<G> {
    /// Who is connected.
    pub const fn present(&self) -> &BTreeSet<Person> {
        &self.company.present
    }

    pub fn set_present(&mut self, present: BTreeSet<Person>) {
        self.company.present = present;
    }

    /// What is shown to the others of a game that is over.
    pub const fn showing(&self) -> Option<Showing> {
        self.company.showing
    }

    pub const fn set_showing(&mut self, showing: Option<Showing>) {
        self.company.showing = showing;
    }

    pub const fn company(&self) -> &Company {
        &self.company
    }

    pub fn set_company(&mut self, company: Company) {
        self.company = company;
    }

    /// What the others would see if this person showed it to them. Nobody is shown anything while a game goes on.
    pub fn lead(&self, person: Person, shown: Shown) -> Result<Showing, Refusal> {
        let by = self.seat_of(person).ok_or(Refusal::new("not-seated"))?;
        let over = shown.n < self.games || shown.n == self.games && self.phase == Phase::Over;
        if self.phase == Phase::Playing || !over {
            return Err(Refusal::new("not-over"));
        }
        if shown.eyes.is_some_and(|seat| seat.index() >= self.seats.len()) {
            return Err(Refusal::new("nobody-there"));
        }
        Ok(Showing { by, shown })
    }
}
