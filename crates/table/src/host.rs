//! Whoever keeps the table: what the host alone may do, and who is host when the host is gone.

use whiteout_core::Seat;
use whiteout_games::Proof;

use crate::entry::Entry;
use crate::people::{Holder, Person};
use crate::play::Playable;
use crate::refusal::Refusal;
use crate::settings::Spectators;
use crate::table::{Phase, Table};

impl<G: Playable> Table<G> {
    pub(crate) fn only_host(&self, person: Person) -> Result<(), Refusal> {
        if self.host == Some(person) { Ok(()) } else { Err(Refusal::new("host-only")) }
    }

    /// Frees a seat of the lobby, a bot's or another person's.
    pub(crate) fn free(&self, person: Person, seat: Seat, bot: bool) -> Result<Vec<Entry<G>>, Refusal> {
        self.only_host(person)?;
        self.only_in(Phase::Lobby)?;
        self.not_while_shuffling()?;
        match self.seated(seat) {
            Some(seated) if seated.is(person) => Err(Refusal::new("yourself")),
            Some(seated) => match seated.holder {
                Holder::Bot { .. } if bot => Ok(vec![Entry::Freed { seat }]),
                Holder::Person(person) if !bot => Ok(vec![Entry::Freed { seat }, Entry::Kicked { person }]),
                _ => Err(Refusal::new("nobody-there")),
            },
            None => Err(Refusal::new("nobody-there")),
        }
    }

    pub(crate) fn give_host(&self, person: Person, seat: Seat) -> Result<Vec<Entry<G>>, Refusal> {
        self.only_host(person)?;
        let heir = self.person_at(seat).ok_or(Refusal::new("nobody-there"))?;
        Ok(vec![Entry::HostIs { person: heir }])
    }

    pub(crate) fn list(&self, person: Person, listed: bool) -> Result<Vec<Entry<G>>, Refusal> {
        self.only_host(person)?;
        if listed && self.settings().spectators == Spectators::No {
            return Err(Refusal::new("no-spectators"));
        }
        if listed && self.imported() == Some(Proof::Unproven) {
            return Err(Refusal::new("file-unproven"));
        }
        Ok((self.listed != listed).then_some(Entry::Listed { listed }).into_iter().collect())
    }

    pub(crate) fn set_stand_in(&self, person: Person, level: String) -> Result<Vec<Entry<G>>, Refusal> {
        self.only_host(person)?;
        if !G::LEVELS.contains(&level.as_str()) {
            return Err(Refusal::new("no-such-bot"));
        }
        Ok(vec![Entry::StandInSet { level }])
    }

    /// Those who are away are played by the new level at once.
    pub(crate) fn apply_stand_in_set(&mut self, level: &str) {
        level.clone_into(&mut self.stand_in);
        for away in self.seats.iter_mut().flatten().filter_map(|seated| seated.stand_in.as_mut()) {
            level.clone_into(away);
        }
    }

    /// Who keeps the table when the host leaves: whoever sits first, is not away, and is here if anybody is.
    pub(crate) fn next_host(&self) -> Option<Person> {
        let people = || {
            let here = self.seats.iter().flatten().filter(|seated| seated.stand_in.is_none());
            here.filter_map(|seated| match seated.holder {
                Holder::Person(person) if self.host != Some(person) => Some(person),
                _ => None,
            })
        };
        people().find(|person| self.company.present.contains(person)).or_else(|| people().next())
    }

    /// The entry by which the table goes to somebody who is here, where people wait for a host who is not. In the middle
    /// of a game nobody waits for one.
    pub fn pass_host_on(&self) -> Option<Entry<G>> {
        let gone = self.host.is_none_or(|host| !self.company.present.contains(&host));
        if self.phase == Phase::Playing || !gone {
            return None;
        }
        let person = self.next_host().filter(|person| self.company.present.contains(person))?;
        Some(Entry::HostIs { person })
    }
}
