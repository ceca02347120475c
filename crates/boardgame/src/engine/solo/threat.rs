//! The Threat Token on the suspicion track.

use whiteout_core::{Rng, Seat, Sink};

use super::Cx;
use crate::event::Event;
use crate::solo::{SoloEvent, SoloStep, Then};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Whoever shares its space is lost, one of several (`solo.threat.compare`, `solo.threat.pick`).
    pub(super) fn compare_with_threat(&mut self, then: Then) {
        let among = self.t().threatened();
        match (among.is_empty(), among.only()) {
            (true, _) => self.go_on(then),
            (_, Some(seat)) => self.lose_to_threat(seat, then),
            _ => self.ask_leader_solo(SoloStep::Lose { among, then }),
        }
    }

    /// Unless the option keeps comparing to phases 3 and 9.
    pub(super) fn compare_in_actions(&mut self, then: Then) {
        if self.t().rules.options.compare_phases_3_and_9 {
            self.go_on(then);
        } else {
            self.compare_with_threat(then);
        }
    }

    /// The token gives way to those who are left on its space.
    pub(super) fn lose_to_threat(&mut self, seat: Seat, then: Then) {
        self.expose(seat);
        let others = self.t().threatened().len();
        self.move_threat(others as i8);
        self.lost(seat, then);
    }

    /// To the right up to its last space, to the left down to yellow (`solo.threat.right-end`, `solo.threat.left-end`).
    pub(super) fn move_threat(&mut self, spaces: i8) {
        let end = self.t().rules.solo.map_or(0, |rules| rules.threat_end as i8);
        let space = (self.solo().threat + spaces).clamp(0, end);
        if space != self.solo().threat {
            self.tell(SoloEvent::ThreatAt { space });
        }
    }

    /// The end of the round: the lead passes on, the Threat draws nearer (`solo.night`).
    pub(crate) fn threat_at_night(&mut self) {
        let leader = self.t().owner(self.t().leader);
        self.lead(self.next_leader(leader));
        match self.t().threatened().len() {
            0 => self.move_threat(-1),
            company => self.move_threat(company as i8),
        }
        self.compare_with_threat(Then::Night);
    }
}
