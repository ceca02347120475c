//! The Escape: a Final Captain, the last tests, and who flies.

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::{EndReason, Event};
use crate::legal::testable;
use crate::step::Step;
use crate::words::Blood;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn begin_escape(&mut self) {
        self.emit(Event::EscapeBegan);
        self.ask_nomination();
    }

    /// A Captain who can nominate nobody passes left; once all were refused, all may be named again
    /// (`inf.escape.all-refused`).
    fn ask_nomination(&mut self) {
        if self.t().crew().minus(self.t().nominated).is_empty() {
            self.emit(Event::NominationsCleared);
        }
        if self.t().nominees().is_empty() {
            self.pass_left();
        }
        self.ask_captain(Step::Nominate);
    }

    fn pass_left(&mut self) {
        let captain = self.t().captain;
        if let Some(seat) = self.t().next_of(self.t().crew(), captain) {
            self.emit(Event::CaptainIs { seat });
        }
    }

    pub(crate) fn nominate(&mut self, nominee: Seat) {
        self.emit(Event::Nominated { seat: nominee });
        let silent = self.t().rules.options.nominee_no_vote;
        let crew = self.t().crew();
        self.ask(Step::Nomination { nominee }, if silent { crew.without(nominee) } else { crew });
    }

    pub(crate) fn nomination_votes(&mut self, nominee: Seat) {
        let crew = self.t().crew();
        let voters = if self.t().rules.options.nominee_no_vote { crew.without(nominee) } else { crew };
        if self.open_votes(voters) {
            self.emit(Event::FinalCaptainIs { seat: nominee });
            return self.ask_end_test();
        }
        self.emit(Event::NominationRejected { seat: nominee });
        // Every second refusal feeds the contagion (`inf.escape.refused`).
        if self.t().rejections.is_multiple_of(2) {
            self.raise_contagion();
            if self.check_ends() {
                return;
            }
            if let (Some(room), false) = (self.t().last_room, self.t().rules.options.no_escape_fallout) {
                self.fallout(room);
                if self.check_ends() {
                    return;
                }
            }
        }
        self.pass_left();
        self.ask_nomination();
    }

    fn ask_end_test(&mut self) {
        if self.t().tests_left == 0 || testable(self.t()).is_empty() {
            self.ask_captain(Step::Board);
        } else {
            self.ask_captain(Step::EndTest);
        }
    }

    pub(crate) fn end_test(&mut self, action: Action) {
        let Action::EndTest { seat } = action else { return self.ask_captain(Step::Board) };
        let blood = self.g.secret.blood[seat];
        self.emit(Event::BloodShown { seat, blood });
        self.ask_end_test();
    }

    /// The moment of truth: the Final Captain first, then clockwise (`inf.escape.truth`).
    pub(crate) fn board(&mut self, seats: SeatSet) {
        self.emit(Event::Boarded { seats });
        for seat in seats.from(self.t().captain) {
            let blood = self.g.secret.blood[seat];
            if self.t().shown[seat].is_none() {
                self.emit(Event::BloodShown { seat, blood });
            }
            if blood == Blood::Imitation {
                return self.end(EndReason::StowedAway);
            }
        }
        let behind = self.t().crew().minus(seats);
        let human = behind.iter().any(|seat| self.g.secret.blood[seat] == Blood::Human);
        self.end(if self.t().is_four() && human { EndReason::HumanLeftBehind } else { EndReason::Escaped });
    }
}
