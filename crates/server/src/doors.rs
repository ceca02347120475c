//! How people come to a table, and how a seat goes to another device or another person.

use whiteout_store::EventLog;
use whiteout_table::Person;

use crate::actor::Actor;
use crate::line::Line;
use crate::tokens::{self, TokenHash};

/// Links that may be open at once; they are forgotten with the table's life.
const LINKS: usize = 16;

/// A link that works once.
#[derive(Debug)]
pub(crate) struct OpenLink {
    code: String,
    person: Person,
    /// Whoever opens it takes the seat; all older tokens are void.
    hand_over: bool,
}

impl<L: EventLog> Actor<L> {
    pub(crate) async fn come(&mut self, token: TokenHash, code: Option<String>) -> Result<Person, &'static str> {
        let (person, lines) = match code {
            Some(code) => {
                let i = self.links.iter().position(|link| link.code == code).ok_or("no-such-code")?;
                let OpenLink { person, hand_over, .. } = self.links.swap_remove(i);
                let revoked = hand_over.then_some(Line::Revoked { person });
                (person, revoked.into_iter().chain([Line::Token { person, hash: token }]).collect())
            }
            None => {
                let (person, entry) = self.table.arrival();
                (person, vec![Line::Entry(entry), Line::Token { person, hash: token }])
            }
        };
        self.append(lines).await.map_err(|error| error.code())?;
        Ok(person)
    }

    pub(crate) fn link(&mut self, token: &TokenHash, hand_over: bool) -> Result<String, &'static str> {
        let person = *self.tokens.get(token).ok_or("not-seated")?;
        if self.links.len() >= LINKS {
            self.links.remove(0);
        }
        let code = tokens::fresh_code(&*self.outside);
        self.links.push(OpenLink { code: code.clone(), person, hand_over });
        Ok(code)
    }
}
