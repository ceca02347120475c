//! Phase 3: players send their Characters about, who then meet each other and dogs.

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::event::Event;
use crate::solo::{SoloEvent, SoloStep, Then};
use crate::words::{Role, RoomSet};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// The next player in turn order with somebody to send (`solo.move`).
    pub(crate) fn move_next(&mut self) {
        let waiting = self.t().people().minus(self.t().placed);
        match self.t().first_in_turn(waiting) {
            Some(seat) => self.ask_solo(SoloStep::Move, seat),
            None => self.meetings(),
        }
    }

    /// A token is drawn and shown; an Alien token takes the Character at once (`solo.dog.alone`).
    pub(crate) fn dog_shows(&mut self, seat: Seat, left: RoomSet) {
        let token = self.dog_token();
        self.tell(SoloEvent::DogShown { seat, token });
        let then = Then::Meeting { left };
        if token == Role::Alien {
            self.expose(seat);
            return self.lost(seat, then);
        }
        if self.t().rules.options.dog_check_free {
            return self.go_on(then);
        }
        self.suspect(seat);
        self.compare_with_threat(then);
    }

    /// All at the same time, by where the disks lay before (`solo.meet.green`).
    pub(crate) fn meet_each_other(&mut self, inside: SeatSet, left: RoomSet) {
        let doubtful: SeatSet = inside.iter().filter(|&seat| !self.t().is_green(seat)).collect();
        let everyone = self.t().rules.options.everyone_moves;
        for seat in inside.iter() {
            if everyone || !doubtful.without(seat).is_empty() {
                self.suspect(seat);
            }
        }
        self.compare_with_threat(Then::Meeting { left });
    }
}
