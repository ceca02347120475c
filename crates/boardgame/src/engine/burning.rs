//! Burning a room, between the encounters and the first card; and the rescue that may come before it.

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::config::RescueTiming;
use crate::event::{EndReason, Event};
use crate::step::Step;
use crate::table::Rescue;
use crate::words::{Vehicle, Weapon};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn after_encounters(&mut self) {
        if !self.t().alien.is_empty() {
            self.emit(Event::StacksReturned);
        }
        if self.is_solo() {
            return self.begin_actions();
        }
        match self.t().rules.options.rescue_timing {
            RescueTiming::InsteadOfMoving => {}
            RescueTiming::EncountersBefore => {
                if !self.t().aboard.is_empty() {
                    return self.drop_stack_and_board();
                }
            }
            RescueTiming::AfterEncounters => {
                if self.t().rescue == Rescue::Landed
                    && let Some(seat) = self.t().least_suspected(self.t().people())
                {
                    return self.ask_one(Step::BoardNow, seat);
                }
            }
        }
        self.burning();
    }

    pub(crate) fn board_now(&mut self, seat: Seat, action: Action) {
        if action == Action::Board {
            self.emit(Event::Boarded { seat, vehicle: Vehicle::RescueHelicopter });
            self.drop_stack_and_board();
        } else {
            self.burning();
        }
    }

    fn drop_stack_and_board(&mut self) {
        self.emit(Event::StackDropped);
        self.board_next(SeatSet::EMPTY);
    }

    fn burning(&mut self) {
        let armed = self.t().standing().iter().filter(|&seat| self.t().weapons[seat] > 0).collect();
        self.ask_burn(armed);
    }

    /// One pass over everybody who stands with a weapon card, whatever it is (`bg.burn.window`).
    fn ask_burn(&mut self, rest: SeatSet) {
        let rest = rest.and(self.t().standing());
        match rest.first_from(self.t().leader) {
            Some(seat) if self.t().fire_tokens > 0 => self.ask_one(Step::Burn { rest: rest.without(seat) }, seat),
            _ => self.actions(),
        }
    }

    pub(crate) fn burn_request(&mut self, seat: Seat, action: Action, rest: SeatSet) {
        let Action::Fire { weapon } = action else {
            return self.ask_burn(rest);
        };
        self.emit(Event::BurnAsked { seat, weapon });
        if self.t().owner(seat) == self.t().owner(self.t().leader) || self.t().rules.options.burn_without_leave {
            self.burn_answer(true, rest, seat, weapon);
        } else {
            self.ask_leader(Step::BurnLeave { rest, seat, weapon });
        }
    }

    pub(crate) fn burn_answer(&mut self, allowed: bool, rest: SeatSet, seat: Seat, weapon: Weapon) {
        match self.t().room_of(seat) {
            Some(room) if allowed => {
                self.pay_for_burning();
                self.emit(Event::RoomBurned { seat, room, weapon });
                self.lose_stack_card();
                if self.t().is_stranded() {
                    return self.end(EndReason::Stranded);
                }
            }
            _ => self.emit(Event::BurnRefused { seat }),
        }
        if self.is_solo() {
            return self.after_burning();
        }
        self.ask_burn(rest);
    }
}
