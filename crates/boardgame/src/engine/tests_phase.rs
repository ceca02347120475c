//! Phase 6: the blood test, then the fire test or the look at teeth (`bg.test.procedure`, `nw.test.order`).

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::{EndReason, Event};
use crate::legal::test_targets;
use crate::solo::Then;
use crate::step::Step;
use crate::table::GREEN;
use crate::words::{Item, Lab, Role, TestKind};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn tests(&mut self) {
        if self.is_solo() {
            // Only where there are two Tests is there an order (`solo.tests`).
            let two = !self.testers(TestKind::Blood).is_empty() && !self.testers(TestKind::Fire).is_empty();
            return if two { self.ask_leader(Step::OrderTests) } else { self.first_test() };
        }
        let rules = &self.t().rules;
        if rules.options.leader_orders_tests && rules.is_norwegian() {
            self.ask_leader(Step::OrderTests);
        } else {
            self.first_test();
        }
    }

    pub(crate) fn first_test(&mut self) {
        self.ask_offers(self.order()[0]);
    }

    /// Blood comes first unless the Leader has said otherwise (`nw.test.order`).
    fn order(&self) -> [TestKind; 2] {
        let second = self.t().rules.setting.second_test();
        if self.t().second_test_first { [second, TestKind::Blood] } else { [TestKind::Blood, second] }
    }

    /// Everybody whose public counts leave it possible; where hands are open, who has what it takes.
    fn testers(&self, kind: TestKind) -> SeatSet {
        let (table, open) = (self.t(), self.t().hands_are_open());
        let able = |&seat: &Seat| match kind {
            TestKind::Blood if open => self.secret.labs[seat][Lab::BloodBag] > 0,
            TestKind::Blood => table.labs[seat] > 0,
            TestKind::Fire if open => table.flamethrower_of(seat).is_some() && self.secret.items[seat][Item::Wire] > 0,
            TestKind::Fire => table.flamethrower_of(seat).is_some() && table.items[seat] > 0,
            TestKind::Teeth => table.items[seat] > 0 && table.hand[seat] > 0,
        };
        table.people().iter().filter(able).collect()
    }

    /// They are asked all at once.
    fn ask_offers(&mut self, kind: TestKind) {
        let able = self.testers(kind);
        if able.is_empty() {
            self.after_test(kind);
        } else {
            self.ask(Step::OfferTest { kind }, able);
        }
    }

    pub(crate) fn after_test(&mut self, kind: TestKind) {
        let [first, second] = self.order();
        if kind == first {
            self.ask_offers(second);
        } else {
            self.meal();
        }
    }

    pub(crate) fn open_offers(&mut self, kind: TestKind) {
        let sealed = self.secret.sealed;
        let mut offers = SeatSet::EMPTY;
        for seat in self.t().people().from(self.t().leader) {
            if sealed[seat] == Some(Action::OfferTest) {
                self.emit(Event::TestOffered { seat, kind });
                offers = offers.with(seat);
            }
        }
        let options = &self.t().rules.options;
        let all_look = kind == TestKind::Teeth && options.many_testers && !options.leader_may_forbid_tests;
        match (offers.is_empty(), offers.only()) {
            (true, _) => self.after_test(kind),
            _ if all_look => self.look_next(SeatSet::EMPTY, offers),
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
        if kind == TestKind::Teeth {
            return self.look_next(SeatSet::EMPTY, SeatSet::one(tester));
        }
        match test_targets(self.t(), kind).only() {
            Some(target) => self.test(kind, tester, target),
            None => self.ask_one(Step::TestTarget { kind, tester }, tester),
        }
    }

    pub(crate) fn test(&mut self, kind: TestKind, by: Seat, seat: Seat) {
        let role = self.secret.role[seat];
        self.emit(Event::Tested { by, seat, kind });
        self.emit(Event::RoleShown { seat, role });
        match role {
            Role::Human => self.emit(Event::Suspected { seat, level: GREEN }),
            Role::Alien if self.is_solo() => {
                self.expose(seat);
                return self.lost(seat, Then::Test { kind });
            }
            Role::Alien => self.expose(seat),
        }
        if self.is_deserted() {
            return self.end(EndReason::Deserted);
        }
        self.after_test(kind);
    }

    /// One card for one look, as often as there are cards and people (`nw.test.repeat`).
    pub(crate) fn examine(&mut self, tester: Seat, done: SeatSet, rest: SeatSet, action: Action) {
        let Action::Examine { seat, card } = action else {
            return self.look_next(done, rest);
        };
        self.emit(Event::Tested { by: tester, seat, kind: TestKind::Teeth });
        self.emit(Event::Threw { seat: tester, card });
        let fillings = self.secret.fillings.contains(seat);
        self.emit(Event::RecordShown { seat, fillings });
        if fillings {
            self.emit(Event::Suspected { seat, level: GREEN });
        }
        let done = done.with(seat);
        if self.t().hand[tester] == 0 || self.t().people().minus(done).is_empty() {
            return self.look_next(done, rest);
        }
        self.ask_one(Step::Examine { tester, done, rest }, tester);
    }

    /// The next of those who look at teeth, while there are some that nobody has seen (`nw.test.light`).
    fn look_next(&mut self, done: SeatSet, testers: SeatSet) {
        match testers.first_from(self.t().leader) {
            Some(tester) if !self.t().people().minus(done).is_empty() => {
                self.ask_one(Step::Examine { tester, done, rest: testers.without(tester) }, tester);
            }
            _ => self.after_test(TestKind::Teeth),
        }
    }
}
