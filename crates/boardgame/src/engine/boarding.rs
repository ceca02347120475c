//! Boarding any vehicle: by rising suspicion, with everybody aboard agreeing (`bg.board.process`).

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::{EndReason, Event};
use crate::step::Step;
use crate::words::{Role, Vehicle};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// `asked` had their turn in this pass; a pass without newcomer means departure.
    pub(crate) fn board_next(&mut self, asked: SeatSet) {
        let waiting = self.t().may_come_aboard().minus(asked);
        match self.t().least_suspected(waiting) {
            Some(seat) => self.ask_one(Step::BoardAsk { asked }, seat),
            None => self.depart(),
        }
    }

    pub(crate) fn board_answer(&mut self, seat: Seat, yes: bool, asked: SeatSet) {
        self.emit(Event::WantsAboard { seat, yes });
        if yes {
            let voters = self.voters(seat);
            if voters.is_empty() {
                return self.come_aboard(seat);
            }
            self.ask(Step::BoardVote { asked, candidate: seat }, voters);
        } else {
            self.board_next(asked.with(seat));
        }
    }

    pub(crate) fn board_votes(&mut self, asked: SeatSet, candidate: Seat) {
        let sealed = self.secret.sealed;
        let mut all = true;
        for seat in self.voters(candidate).from(self.t().leader) {
            let yes = sealed[seat] == Some(Action::Yes);
            all &= yes;
            self.emit(Event::Agreed { seat, yes });
        }
        if !all {
            return self.board_next(asked.with(candidate));
        }
        self.come_aboard(candidate);
    }

    fn come_aboard(&mut self, candidate: Seat) {
        self.emit(Event::CameAboard { seat: candidate });
        let role = self.secret.role[candidate];
        self.emit(Event::RoleShown { seat: candidate, role });
        match role {
            Role::Alien => self.alien_aboard(self.vehicle()),
            Role::Human => self.board_next(SeatSet::EMPTY),
        }
    }

    fn vehicle(&self) -> Vehicle {
        self.t().vehicle.unwrap_or(Vehicle::RescueHelicopter)
    }

    /// One Alien aboard, or one Human left behind, and the Aliens have won (`bg.board.one-escape`).
    fn depart(&mut self) {
        self.emit(Event::Departed);
        let vehicle = self.vehicle();
        if self.t().rules.is_norwegian() && vehicle != Vehicle::RescueHelicopter {
            return self.leave_the_station(vehicle);
        }
        let aboard = self.t().aboard;
        let reason = if aboard.iter().any(|seat| self.secret.role[seat] == Role::Alien) {
            self.alien_away(vehicle)
        } else if self.humans().minus(aboard).is_empty() {
            EndReason::HumansEscaped { vehicle }
        } else {
            EndReason::HumanLeftBehind { vehicle }
        };
        self.end(reason);
    }

    /// An Alien is among those who leave.
    pub(crate) fn alien_away(&self, vehicle: Vehicle) -> EndReason {
        if self.t().aboard.len() == 1 {
            EndReason::AlienLeftAlone { vehicle }
        } else {
            EndReason::AlienLeftAmongUs { vehicle }
        }
    }
}
