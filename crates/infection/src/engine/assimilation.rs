//! Step 17: the next sector, and blood dealt again.

use whiteout_core::{Rng, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::step::Step;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// A sector that is done opens the next and assimilates (`inf.assimilation.when`).
    pub(crate) fn after_fallout(&mut self) {
        let done = self.t().sector_done(self.t().unlocked);
        match self.t().unlocked.next().filter(|_| done) {
            Some(sector) => {
                self.emit(Event::SectorUnlocked { sector });
                self.assimilate();
            }
            None => self.end_turn(),
        }
    }

    fn assimilate(&mut self) {
        let mut deck = self.g.secret.blood_deck;
        self.emit(Event::SecondBloodDealt);
        for seat in self.t().in_order(self.t().crew()) {
            let blood = deck.draw(self.rng);
            self.emit(Event::SecondBloodReceived { seat, blood });
        }
        self.ask(Step::Return, self.t().crew());
    }

    /// All are asked, though none has a real choice: silence would tell (`inf.assimilation.return`).
    pub(crate) fn collect_blood(&mut self) {
        let sealed = self.g.secret.sealed;
        for seat in self.t().in_order(self.t().crew()) {
            if let Some(Action::Return { blood }) = sealed[seat] {
                self.emit(Event::BloodReturned { seat, blood });
            }
        }
        self.emit(Event::BloodCollected);
        self.end_turn();
    }
}
