//! Sabotage cards, wherever they come up.

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::legal::may_cancel;
use crate::step::Step;
use crate::table::PoolPhase;
use crate::words::{Card, Power};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// The Captain orders them if there is anything to order (`inf.sabotage.order`).
    pub(crate) fn next_sabotage(&mut self) {
        let found = self.t().turn.found;
        let Some(first) = found.kinds::<Card>().next() else { return self.after_sabotage() };
        let choice = found.kinds::<Card>().count() > 1 || may_cancel(self.t(), first);
        if choice { self.ask_captain(Step::Sabotage) } else { self.face(first) }
    }

    pub(crate) fn order_sabotage(&mut self, action: Action) {
        match action {
            Action::Face { card } => self.face(card),
            Action::Cancel { card } => {
                self.use_power(Power::CancelSabotage);
                self.sabotage_gone(card);
            }
            action => debug_assert!(false, "{action:?} does not order Sabotage"),
        }
    }

    fn face(&mut self, card: Card) {
        let team = self.t().turn.team;
        match card {
            Card::SabotageLuck => {
                let face = self.roll();
                self.emit(Event::SabotageRolled { face });
                let off = self.t().rules.options.no_dynamite_on_sabotage;
                let rest = if off { SeatSet::EMPTY } else { self.t().blasters() };
                self.ask_about_die(face, rest);
            }
            _ if card.answers().is_empty() => self.sabotage_strikes(card),
            _ => self.ask(Step::Answer { card }, team),
        }
    }

    /// The first who pays does; nobody else's yes is seen (`inf.sabotage.answer`).
    pub(crate) fn sabotage_answers(&mut self, card: Card) {
        let payer = self.first_who(self.t().turn.team, |action| matches!(action, Action::Pay { .. }));
        let paid = payer.and_then(|seat| match self.g.secret.sealed[seat] {
            Some(Action::Pay { card }) => Some((seat, card)),
            _ => None,
        });
        match paid {
            Some((seat, with)) => {
                self.emit(Event::Paid { seat, card: with });
                self.sabotage_gone(card);
            }
            None => self.sabotage_strikes(card),
        }
    }

    /// Dynamite may change the die once (`inf.sabotage.die`).
    fn ask_about_die(&mut self, face: u8, rest: SeatSet) {
        match self.t().in_order(rest).next() {
            Some(seat) => self.ask(Step::SabotageDie { face, rest: rest.without(seat) }, SeatSet::one(seat)),
            None => self.judge_die(face),
        }
    }

    pub(crate) fn sabotage_die(&mut self, seat: Seat, action: Action, face: u8, rest: SeatSet) {
        if let Action::Shift { up, .. } = action {
            let face = if up { face + 1 } else { face - 1 };
            self.emit(Event::SabotageShifted { by: seat, face });
            return self.judge_die(face);
        }
        self.ask_about_die(face, rest);
    }

    fn judge_die(&mut self, face: u8) {
        if face >= self.t().rules.lowest_good_roll {
            self.sabotage_gone(Card::SabotageLuck);
        } else {
            self.sabotage_strikes(Card::SabotageLuck);
        }
    }

    fn sabotage_gone(&mut self, card: Card) {
        self.emit(Event::SabotageGone { card });
        self.next_sabotage();
    }

    fn sabotage_strikes(&mut self, card: Card) {
        self.emit(Event::SabotageStruck { card });
        self.pool_fails();
    }

    fn after_sabotage(&mut self) {
        match self.t().turn.phase {
            PoolPhase::Forming | PoolPhase::Seen => self.ask_swap(),
            PoolPhase::Swapping => self.after_swap(),
            PoolPhase::Turning => self.turn_cards(),
        }
    }
}
