//! The roll procedure of missions and battles.

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::legal::groups;
use crate::mission::Directive;
use crate::step::Step;
use crate::table::Stage;
use crate::words::{Dice, Power};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Throws with so many dice; with too few nothing is thrown at all (`inf.dice.few`).
    pub(crate) fn begin_roll(&mut self, dice: u8) {
        let throws = match (self.t().turn.stage, self.t().turn.room, self.t().directive()) {
            (Stage::Battle, Some(room), _) => self.t().rules.sectors[room.sector()].throws,
            (Stage::Mission, _, Some(Directive::Roll { throws, .. })) => throws,
            _ => 0,
        };
        // The pool is put away after the tally.
        self.drop_pool();
        self.emit(Event::DiceReady { dice, throws });
        if dice < self.t().alike_needed() { self.pool_fails() } else { self.throw() }
    }

    fn throw(&mut self) {
        let kept = self.t().turn.dice.total() + self.t().turn.shifted.total();
        let mut dice = Dice::NONE;
        for _ in kept..self.t().turn.dice_count {
            dice.add(self.roll());
        }
        self.emit(Event::Thrown { dice });
        self.after_change();
    }

    /// Success, or the windows after a throw and after each change of a die.
    fn after_change(&mut self) {
        let dice = self.t().turn.dice.and(self.t().turn.shifted);
        if dice.alike() >= self.t().alike_needed() {
            return match self.t().turn.stage {
                Stage::Mission => self.mission_passed(),
                Stage::Battle => self.battle_won(),
            };
        }
        self.ask_dynamite(self.t().blasters());
    }

    /// Dynamite in table order until nobody wants any more (`inf.dice.dynamite`).
    fn ask_dynamite(&mut self, rest: SeatSet) {
        let next = self.t().in_order(rest).next().filter(|_| self.t().turn.dice.total() > 0);
        match next {
            Some(seat) => self.ask(Step::Dynamite { rest: rest.without(seat) }, SeatSet::one(seat)),
            None if self.t().turn.stage == Stage::Battle && self.t().power_ready(Power::ShiftDie) => {
                self.ask_captain(Step::ShiftDie);
            }
            None => self.next_throw(),
        }
    }

    pub(crate) fn dynamite(&mut self, by: Seat, action: Action, rest: SeatSet) {
        let Action::Shift { face, up } = action else { return self.ask_dynamite(rest) };
        let to = if up { face + 1 } else { face - 1 };
        self.emit(Event::DieShifted { by, from: face, to, gear: true });
        self.after_change();
    }

    pub(crate) fn shift_die(&mut self, action: Action) {
        let Action::Shift { face, up } = action else { return self.next_throw() };
        self.use_power(Power::ShiftDie);
        let (by, to) = (self.t().captain, if up { face + 1 } else { face - 1 });
        self.emit(Event::DieShifted { by, from: face, to, gear: false });
        self.after_change();
    }

    fn next_throw(&mut self) {
        if self.t().turn.throws_left > 0 {
            return self.ask_keep();
        }
        let power = match self.t().turn.stage {
            Stage::Mission => Power::OneMore,
            Stage::Battle => Power::BattleThrow,
        };
        // A boost comes after all other throws, so there is none after it.
        if self.t().power_ready(power) && !self.t().turn.boosted {
            return self.ask_power(power);
        }
        self.ask_boost();
    }

    pub(crate) fn extra_throw(&mut self, power: Power, yes: bool) {
        if !yes {
            return self.ask_boost();
        }
        self.use_power(power);
        self.ask_keep();
    }

    /// One boost for a roll (`inf.dice.boost`).
    fn ask_boost(&mut self) {
        let burners = self.t().burners();
        if self.t().turn.boosted || burners.is_empty() {
            self.pool_fails();
        } else {
            self.ask(Step::Boost, burners);
        }
    }

    pub(crate) fn boosts(&mut self) {
        match self.first_who(self.t().turn.team, |action| action == Action::Boost) {
            Some(seat) => {
                self.emit(Event::Boosted { seat });
                self.ask_keep();
            }
            None => self.pool_fails(),
        }
    }

    /// Asked only where there is a choice (`inf.dice.keep`).
    fn ask_keep(&mut self) {
        let dice = self.t().turn.dice.and(self.t().turn.shifted);
        let mut choices = groups(dice);
        match (choices.next(), choices.next()) {
            (Some(only), None) if !self.t().rules.options.free_keep => self.keep_dice(only),
            _ => self.ask_captain(Step::Keep),
        }
    }

    pub(crate) fn keep_dice(&mut self, dice: Dice) {
        self.emit(Event::DiceKept { dice });
        self.throw();
    }
}
