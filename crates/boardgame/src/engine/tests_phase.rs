//! Phase 6: the blood test, then the fire test (`bg.test.procedure`).

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::legal::test_targets;
use crate::step::Step;
use crate::table::GREEN;
use crate::words::{Role, TestKind};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn blood_test(&mut self) {
        self.ask_offers(TestKind::Blood);
    }

    /// Everybody whose public counts leave it possible is asked.
    fn ask_offers(&mut self, kind: TestKind) {
        let table = self.t();
        let able: SeatSet = table
            .people()
            .iter()
            .filter(|&seat| match kind {
                TestKind::Blood => table.labs[seat] > 0,
                TestKind::Fire => table.flamethrower_of(seat).is_some() && table.items[seat] > 0,
            })
            .collect();
        if able.is_empty() {
            self.after_test(kind);
        } else {
            self.ask(Step::OfferTest { kind }, able);
        }
    }

    fn after_test(&mut self, kind: TestKind) {
        match kind {
            TestKind::Blood => self.ask_offers(TestKind::Fire),
            TestKind::Fire => self.meal(),
        }
    }

    pub(crate) fn open_offers(&mut self, kind: TestKind) {
        let sealed = self.g.secret.sealed;
        let mut offers = SeatSet::EMPTY;
        for seat in self.t().people().from(self.t().leader) {
            if sealed[seat] == Some(Action::OfferTest) {
                self.emit(Event::TestOffered { seat, kind });
                offers = offers.with(seat);
            }
        }
        match (offers.is_empty(), offers.only()) {
            (true, _) => self.after_test(kind),
            (_, Some(tester)) if !self.t().rules.options.leader_may_forbid_tests => self.ask_target(kind, tester),
            _ => self.ask_leader(Step::PickTester { kind, offers }),
        }
    }

    pub(crate) fn pick_tester(&mut self, kind: TestKind, action: Action) {
        match action {
            Action::Tester { seat } => self.ask_target(kind, seat),
            _ => self.after_test(kind),
        }
    }

    fn ask_target(&mut self, kind: TestKind, tester: Seat) {
        match test_targets(self.t(), kind).only() {
            Some(target) => self.test(kind, tester, target),
            None => self.ask_one(Step::TestTarget { kind, tester }, tester),
        }
    }

    pub(crate) fn test(&mut self, kind: TestKind, by: Seat, seat: Seat) {
        let role = self.g.secret.role[seat];
        self.emit(Event::Tested { by, seat, kind });
        self.emit(Event::RoleShown { seat, role });
        match role {
            Role::Human => self.emit(Event::Suspected { seat, level: GREEN }),
            Role::Alien => self.expose(seat),
        }
        self.after_test(kind);
    }
}
