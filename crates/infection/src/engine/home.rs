//! Step 13, and the end of the turn.

use whiteout_core::{Rng, Sink};

use super::Cx;
use crate::event::Event;
use crate::step::Why;
use crate::words::Power;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Those who left draw, those who stayed may exchange (`inf.home.draw`).
    pub(crate) fn come_home(&mut self) {
        self.emit(Event::CameHome);
        for seat in self.t().in_order(self.t().left()) {
            self.draw_up(seat);
        }
        self.ask_exchange(self.t().at_home(), Why::RecRoom);
    }

    pub(crate) fn end_turn(&mut self) {
        if self.t().power_ready(Power::ExchangeAfter) && !self.t().turn.passed {
            self.ask_power(Power::ExchangeAfter);
        } else {
            self.finish_turn();
        }
    }

    pub(crate) fn exchange_after(&mut self, yes: bool) {
        if !yes {
            return self.finish_turn();
        }
        self.use_power(Power::ExchangeAfter);
        self.ask_exchange(self.t().turn.team, Why::After);
    }

    /// Full hands for all, and the indicator goes on (`inf.turn.end`).
    pub(crate) fn finish_turn(&mut self) {
        for seat in self.t().in_order(self.t().crew()) {
            self.draw_up(seat);
        }
        if self.t().power_ready(Power::SecondOnTheLeft) {
            self.ask_power(Power::SecondOnTheLeft);
        } else {
            self.pass_indicator(1);
        }
    }

    pub(crate) fn second_on_the_left(&mut self, yes: bool) {
        if yes {
            self.use_power(Power::SecondOnTheLeft);
        }
        self.pass_indicator(if yes { 2 } else { 1 });
    }

    fn pass_indicator(&mut self, steps: u8) {
        self.emit(Event::TurnEnded);
        let mut seat = self.t().captain;
        for _ in 0..steps {
            seat = self.t().next_of(self.t().crew(), seat).unwrap_or(seat);
        }
        self.emit(Event::CaptainIs { seat });
        self.begin_turn();
    }
}
