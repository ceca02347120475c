//! The windows before the team: Molotov, Ropes, Blood Tests, and another mission.

use whiteout_core::{Rng, Seat, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::step::{Step, Why, Window};
use crate::words::Power;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Every free seat is asked, whatever it holds (`inf.window.everybody`).
    pub(crate) fn open_window(&mut self, which: Window) {
        match which {
            // Nothing could be done in it (`inf.molotov.when`).
            Window::Second if self.t().turn.molotov_used => self.ask_room(),
            _ => self.ask(Step::Window { which }, self.t().free()),
        }
    }

    /// The first who wants something has it; the others keep theirs to themselves (`inf.window.first`).
    pub(crate) fn close_window(&mut self, which: Window) {
        let acts = self.first_who(self.t().free(), |action| action != Action::Pass);
        let Some((seat, action)) = acts.and_then(|seat| self.g.secret.sealed[seat].map(|action| (seat, action))) else {
            return match which {
                Window::First => self.ask_captain(Step::Team),
                Window::Second => self.ask_room(),
            };
        };
        match action {
            Action::Molotov => {
                self.emit(Event::MolotovUsed { seat });
                self.ask_exchange(self.t().free(), Why::Molotov { by: seat, window: which });
            }
            Action::TieCaptain => {
                let captain = self.t().captain;
                self.emit(Event::Tied { by: seat, seat: captain });
                self.next_captain();
                self.open_window(Window::First);
            }
            Action::LeaveBehind { seat: target } => {
                // The Captain's own Rope needs no consent (`inf.rope.consent`).
                if seat == self.t().captain {
                    return self.leave_behind(seat, target);
                }
                self.emit(Event::RopeAsked { by: seat, seat: target });
                self.ask_captain(Step::Consent { by: seat, target });
            }
            Action::BloodTest { seat: target } => {
                self.emit(Event::Tested { by: seat, seat: target });
                let blood = self.g.secret.blood[target];
                self.emit(Event::BloodSeen { by: seat, seat: target, blood });
                self.open_window(Window::First);
            }
            Action::Torch { seat: target } => self.call_torch(seat, target),
            Action::HandOver { gear, to } => {
                self.emit(Event::GearGiven { from: seat, to, gear });
                self.open_window(Window::First);
            }
            Action::NewMission => {
                self.use_power(Power::NewMission);
                self.emit(Event::MissionDropped);
                self.draw_mission();
            }
            action => debug_assert!(false, "{action:?} is for no window"),
        }
    }

    /// The next free seat on the left takes over, with a power of its own (`inf.rope.captain`).
    pub(crate) fn next_captain(&mut self) {
        let captain = self.t().captain;
        if let Some(seat) = self.t().next_of(self.t().free(), captain) {
            self.emit(Event::CaptainIs { seat });
        }
    }

    pub(crate) fn consent(&mut self, by: Seat, target: Seat, yes: bool) {
        if yes {
            return self.leave_behind(by, target);
        }
        self.emit(Event::RopeRefused { by, seat: target });
        self.open_window(Window::First);
    }

    fn leave_behind(&mut self, by: Seat, seat: Seat) {
        self.emit(Event::Tied { by, seat });
        self.open_window(Window::First);
    }
}
