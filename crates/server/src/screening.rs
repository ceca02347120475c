//! Watching a game again together: one shows it, the others follow. It is of this life of the table, and nothing is stored.

use whiteout_table::{Person, Refusal, Showing, Shown};

use crate::actor::Actor;
use crate::served::Served;

impl<G: Served> Actor<G> {
    /// One leads, through one socket, until it lets go.
    pub(crate) fn lead(&mut self, session: u64, person: Person, shown: Shown) -> Result<(), Refusal> {
        let showing = self.table.lead(person, shown)?;
        if self.leader.is_some_and(|leader| leader != session) {
            return Err(Refusal::new("somebody-leads"));
        }
        self.leader = Some(session);
        self.show(Some(showing));
        Ok(())
    }

    pub(crate) fn let_go(&mut self, session: u64) {
        if self.leader == Some(session) {
            self.leader = None;
            self.show(None);
        }
    }

    /// Whoever has gone, got up, or plays again, leads nobody any more.
    pub(crate) fn free_the_lead(&mut self) {
        let Some((leader, Showing { shown, .. })) = self.leader.zip(self.table.showing()) else { return };
        let person = self.sessions.person(leader).and_then(|(person, _)| person);
        if person.is_none_or(|person| self.table.lead(person, shown).is_err()) {
            self.let_go(leader);
        }
    }

    fn show(&mut self, showing: Option<Showing>) {
        if self.table.showing() != showing {
            self.table.set_showing(showing);
            self.show_company();
        }
    }
}
