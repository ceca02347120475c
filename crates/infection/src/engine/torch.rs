//! The Flamethrower turned on a player.

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::{EndReason, Event};
use crate::step::{Step, Window};
use crate::words::Blood;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn call_torch(&mut self, by: Seat, target: Seat) {
        self.emit(Event::TorchCalled { by, seat: target });
        self.ask(Step::TorchVote { by, target }, self.t().crew());
    }

    /// Opens the votes of all who were asked; whether more than half said yes.
    pub(crate) fn open_votes(&mut self, voters: SeatSet) -> bool {
        let sealed = self.g.secret.sealed;
        let mut ayes = 0;
        for seat in self.t().in_order(voters) {
            let yes = sealed[seat] == Some(Action::Yes);
            ayes += u8::from(yes);
            self.emit(Event::Voted { seat, yes });
        }
        ayes * 2 > voters.len()
    }

    pub(crate) fn torch_votes(&mut self, by: Seat, target: Seat) {
        if !self.open_votes(self.t().crew()) {
            self.emit(Event::TorchFailed { seat: target });
            return self.open_window(Window::First);
        }
        let blood = self.g.secret.blood[target];
        let gear_to = self.t().rules.options.torched_gear_to_user.then_some(by);
        self.emit(Event::Torched { seat: target, blood, gear_to });
        match blood {
            Blood::Imitation => {
                if self.torch_wins() {
                    return self.end(EndReason::ImitationsTorched);
                }
            }
            Blood::Human => {
                self.raise_contagion();
                if self.check_ends() {
                    return;
                }
                let room = self.roll_room();
                self.fallout(room);
                if self.check_ends() {
                    return;
                }
            }
        }
        if self.t().captain == target {
            self.next_captain();
        }
        self.open_window(Window::First);
    }

    /// No Imitation is left alive: the other cards are torched too or lie in the deck (`inf.torch.win`).
    fn torch_wins(&self) -> bool {
        let counts = self.t().rules.players < 7 || self.t().rules.options.torch_win_always;
        counts && self.t().crew().iter().all(|seat| self.g.secret.blood[seat] == Blood::Human)
    }
}
