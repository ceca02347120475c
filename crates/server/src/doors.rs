//! How people come to a table, and how a seat goes to another device or another person.

use whiteout_store::EventLog;
use whiteout_table::{Entry, Person};

use crate::actor::Actor;
use crate::line::Line;
use crate::served::Served;
use crate::tokens::{self, TokenHash};

/// Links that one person may have open at once; they are forgotten with the table's life.
const LINKS: usize = 2;

/// A link that works once.
#[derive(Debug)]
pub(crate) struct OpenLink {
    code: String,
    pub(crate) person: Person,
    /// Whoever opens it takes the seat; all older tokens are void.
    hand_over: bool,
}

impl<L: EventLog, G: Served> Actor<L, G> {
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
                let i = self.links.iter().position(|link| link.code == *code).ok_or("no-such-code")?;
                let OpenLink { person, hand_over, .. } = self.links[i];
                let token = Line::Token { person, hash: token };
                // What somebody noted for themselves does not go with the seat.
                let forgotten = Line::Entry(Entry::Noted { person, text: String::new() });
                (person, if hand_over { vec![Line::Revoked { person }, forgotten, token] } else { vec![token] })
            }
            None => {
                let (person, entry, replaces) = self.table.arrival().ok_or("table-full")?;
                let revoked = replaces.then_some(Line::Revoked { person });
                let come = [Line::Entry(entry), Line::Token { person, hash: token }];
                (person, revoked.into_iter().chain(come).collect())
            }
        };
        self.append(lines).await.map_err(|error| error.code())?;
        // It works once, but only if it has worked.
        self.links.retain(|link| Some(&link.code) != code.as_ref());
        Ok(person)
    }

    pub(crate) fn link(&mut self, token: &TokenHash, hand_over: bool) -> Result<String, &'static str> {
        let person = *self.tokens.get(token).ok_or("not-seated")?;
        // There is nothing to hand over where nobody sits, but a host may bring another device.
        if self.table.seat_of(person).is_none() && self.table.host() != Some(person) {
            return Err("not-seated");
        }
        if self.links.iter().filter(|link| link.person == person).count() >= LINKS
            && let Some(oldest) = self.links.iter().position(|link| link.person == person)
        {
            self.links.remove(oldest);
        }
        let code = tokens::fresh_code(&*self.outside);
        self.links.push(OpenLink { code: code.clone(), person, hand_over });
        Ok(code)
    }
}
