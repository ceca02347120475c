//! What the 1-3 player game does otherwise. Weather, upkeep, rooms, fire, food, dogs and boarding are those of the big
//! game; each file here has a part of the round that is not.

mod alien;
mod conceding;
mod dice;
mod leaving;
mod losing;
mod moving;
mod sharing;
mod threat;

use whiteout_core::{Rng, Seat, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::solo::{AfterTurning, Solo, SoloAction, SoloEvent, SoloStep, Then};
use crate::step::Step;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn is_solo(&self) -> bool {
        self.table.solo.is_some()
    }

    /// What only this game has on the table.
    fn solo(&self) -> Solo {
        self.table.solo.unwrap_or_else(|| unreachable!("asked in the 1-3 player game only"))
    }

    fn tell(&mut self, event: SoloEvent) {
        self.emit(Event::Solo(event));
    }

    fn ask_solo(&mut self, step: SoloStep, seat: Seat) {
        self.ask_one(Step::Solo(step), seat);
    }

    fn ask_leader_solo(&mut self, step: SoloStep) {
        self.ask_leader(Step::Solo(step));
    }

    pub(crate) fn act_solo(&mut self, step: SoloStep, seat: Seat, action: Action) {
        match (step, action) {
            (SoloStep::Move, Action::Solo(SoloAction::Go { seat, to })) => {
                self.tell(SoloEvent::Went { seat, to });
                self.move_next();
            }
            (SoloStep::Lose { then, .. }, Action::Solo(SoloAction::Choose { seat })) => self.lose_to_threat(seat, then),
            (SoloStep::TakeOver { then, .. }, action) => self.take_over_answered(seat, action == Action::Yes, then),
            (SoloStep::HandOver { player, then }, Action::Solo(SoloAction::Choose { seat })) => {
                self.take_over(seat, player, then);
            }
            (SoloStep::Victim { room, left, .. }, Action::Solo(SoloAction::Choose { seat })) => {
                self.alien_does(room, left, crate::step::Prey::Beaten, Action::Eat { seat });
            }
            (SoloStep::Board { .. }, Action::Solo(SoloAction::Choose { seat })) => self.try_rescue(seat),
            (SoloStep::Board { .. }, _) => self.begin_dice(),
            (SoloStep::Roll, Action::Solo(SoloAction::Roll)) => self.roll_in_light(),
            (SoloStep::Roll, Action::Assign { seat }) => self.give_in_darkness(seat),
            (SoloStep::Roll, _) => self.leisure(),
            (SoloStep::Give, Action::Assign { seat }) => self.give_dice(seat),
            (SoloStep::Give, Action::Solo(SoloAction::Turn { die, face })) => {
                self.turn_die(die, face, AfterTurning::Giving);
            }
            (SoloStep::Reroll, Action::Solo(SoloAction::Reroll { die })) => self.reroll(seat, die),
            (SoloStep::Reroll, _) => self.dice_rolled(),
            (SoloStep::Turn { after }, Action::Solo(SoloAction::Turn { die, face })) => self.turn_die(die, face, after),
            (SoloStep::Turn { after }, _) => self.after_turning(after),
            (SoloStep::Act, action) => self.use_dice(seat, action),
            (SoloStep::Share, Action::Solo(SoloAction::Give { from, to, thing })) => self.hand(from, to, thing),
            (SoloStep::Share, _) => {
                self.emit(Event::Answered { seat });
                if self.table.waiting.is_empty() {
                    self.tests();
                }
            }
            (SoloStep::Accept { from, to }, action) => self.hand_answered(from, to, action == Action::Yes),
            (step, action) => debug_assert!(false, "{action:?} was legal in {step:?} but nobody carries it out"),
        }
    }

    /// What was interrupted by a loss goes on.
    fn go_on(&mut self, then: Then) {
        if self.over() {
            return;
        }
        match then {
            Then::Meeting { left } => self.meet_next(left),
            Then::Alien { left } => self.alien_next(left),
            Then::Cancelling => self.after_cancelling(),
            Then::Resolving => self.resolve_dice(),
            Then::Test { kind } => self.after_test(kind),
            Then::Night => self.begin_round(),
        }
    }
}
