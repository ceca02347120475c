//! How people come to a table, and how a seat goes to another device or another person.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use whiteout_core::Game;
use whiteout_table::{Entry, Person};

use crate::actor::Actor;
use crate::limits;
use crate::line::Line;
use crate::outside::NoRandomness;
use crate::served::Served;
use crate::tokens::{self, TokenHash};

/// A link that works once. Like a token, it is stored as a hash alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct OpenLink {
    pub(crate) hash: TokenHash,
    pub(crate) person: Person,
    /// Whoever opens it takes the seat; all older tokens are void.
    pub(crate) hand_over: bool,
}

/// Who may act for whom, and by which links others may: folded from the lines of a table, beside it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Doors {
    tokens: HashMap<TokenHash, Person>,
    /// The oldest first.
    links: Vec<OpenLink>,
}

impl Doors {
    pub(crate) fn person(&self, token: &TokenHash) -> Option<Person> {
        self.tokens.get(token).copied()
    }

    fn link(&self, code: &str) -> Option<&OpenLink> {
        let hash = tokens::hash(code);
        self.links.iter().find(|link| link.hash == hash)
    }

    /// Makes a stored line happen.
    pub(crate) fn take_in<G: Game>(&mut self, line: &Line<G>) {
        match line {
            Line::Entry(_) => {}
            Line::Token { person, hash } => drop(self.tokens.insert(hash.clone(), *person)),
            Line::Linked(link) => {
                let of_person = |other: &OpenLink| other.person == link.person;
                if self.links.iter().filter(|other| of_person(other)).count() >= limits::LINKS
                    && let Some(oldest) = self.links.iter().position(of_person)
                {
                    self.links.remove(oldest);
                }
                self.links.push(link.clone());
            }
            Line::Followed { hash } => self.links.retain(|link| link.hash != *hash),
            Line::Revoked { person } => {
                self.tokens.retain(|_, holder| holder != person);
                self.links.retain(|link| link.person != *person);
            }
        }
    }
}

impl<G: Served> Actor<G> {
    pub(crate) async fn come(
        &mut self,
        token: TokenHash,
        known: Option<TokenHash>,
        code: Option<String>,
    ) -> Result<Person, &'static str> {
        // A link that somebody follows unawares must not cost them the seat their browser holds.
        if code.is_some() && self.person(known).is_some_and(|person| self.table.seat_of(person).is_some()) {
            return Err("already-here");
        }
        let (person, lines) = match &code {
            Some(code) => {
                let OpenLink { hash, person, hand_over } = self.doors.link(code).ok_or("no-such-code")?.clone();
                let token = Line::Token { person, hash: token };
                // What somebody noted for themselves does not go with the seat.
                let forgotten = Line::Entry(Entry::Noted { person, text: String::new() });
                let used = Line::Followed { hash };
                (person, if hand_over { vec![Line::Revoked { person }, forgotten, token] } else { vec![used, token] })
            }
            None => {
                let (person, entry, replaces) = self.table.arrival().ok_or("table-full")?;
                let revoked = replaces.then_some(Line::Revoked { person });
                let come = [Line::Entry(entry), Line::Token { person, hash: token }];
                (person, revoked.into_iter().chain(come).collect())
            }
        };
        self.append(lines).await.map_err(|error| error.code())?;
        Ok(person)
    }

    /// It outlives this life of the table, for whoever opens it tomorrow; nobody else is told that there is one.
    pub(crate) async fn link(&mut self, token: &TokenHash, hand_over: bool) -> Result<String, &'static str> {
        let person = self.doors.person(token).ok_or("not-seated")?;
        // There is nothing to hand over where nobody sits, but a host may bring another device.
        if self.table.seat_of(person).is_none() && self.table.host() != Some(person) {
            return Err("not-seated");
        }
        let code = tokens::fresh_code(&*self.outside).map_err(|_| NoRandomness::CODE)?;
        let link = OpenLink { hash: tokens::hash(&code), person, hand_over };
        self.append(vec![Line::Linked(link)]).await.map_err(|error| error.code())?;
        Ok(code)
    }
}
