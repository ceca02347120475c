//! Phase 5: the Leader gives Action Dice to standing Characters, one after the other.

use whiteout_core::{Chance as _, Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::solo::{AfterTurning, SoloAction, SoloEvent, SoloStep, Then};
use crate::step::AfterItems;
use crate::words::{Card, Face, Item, Kind as _};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(super) fn begin_dice(&mut self) {
        self.items_window(AfterItems::Turning);
    }

    /// The next assignment, or the evening (`solo.dice.stop`).
    pub(crate) fn roll_or_stop(&mut self) {
        let solo = self.solo();
        let upright = self.t().upright().len();
        if upright == 0 || upright <= solo.forfeits {
            self.leisure();
        } else if solo.assignments == 0 && !self.t().power_failure {
            self.roll_in_light();
        } else {
            self.ask_leader_solo(SoloStep::Roll);
        }
    }

    fn roll_face(&mut self) -> Face {
        let faces = self.t().rules.solo.map_or([1; 4], |rules| rules.faces);
        Face::at(self.rng.pick(&faces))
    }

    /// Fewer dice once the base is hungry (`solo.hunger`).
    fn roll_dice(&mut self) {
        let hungry = self.t().hungry;
        let count = self.t().rules.solo.map_or(0, |rules| if hungry { rules.dice_hungry } else { rules.dice });
        let mut faces = [None; 3];
        for face in faces.iter_mut().take(usize::from(count)) {
            *face = Some(self.roll_face());
        }
        self.tell(SoloEvent::Rolled { faces });
    }

    pub(super) fn roll_in_light(&mut self) {
        self.roll_dice();
        match self.other_sleeper(self.t().leader) {
            Some(sleeper) => self.ask_solo(SoloStep::Turn { after: AfterTurning::Giving }, sleeper),
            None => self.ask_leader_solo(SoloStep::Give),
        }
    }

    /// In darkness somebody is named before the dice are rolled (`solo.dark`).
    pub(super) fn give_in_darkness(&mut self, seat: Seat) {
        self.tell(SoloEvent::DiceGiven { seat });
        self.roll_dice();
        self.offer_rerolls(seat);
    }

    pub(super) fn give_dice(&mut self, seat: Seat) {
        self.tell(SoloEvent::DiceGiven { seat });
        self.offer_rerolls(seat);
    }

    fn offer_rerolls(&mut self, seat: Seat) {
        let mut any = false;
        let own = self.secret.known(self.table, seat);
        crate::solo::rerolls(self.table, &own, &mut |_| any = true);
        // Who may hold a Flashlight nobody else knows is asked all the same.
        let closed = self.t().rules.options.closed_hands && self.t().power_failure && self.t().items[seat] > 0;
        if any || closed {
            self.ask_solo(SoloStep::Reroll, seat);
        } else {
            self.dice_rolled();
        }
    }

    pub(super) fn reroll(&mut self, seat: Seat, die: u8) {
        let flashlights = self.secret.items[seat][Item::Flashlight];
        let relit = self.solo().dice[usize::from(die)].is_some_and(|die| die.relit);
        let light = self.t().rerolls_by_light(seat, flashlights) && !relit;
        let face = self.roll_face();
        self.tell(SoloEvent::Rerolled { seat, die, face, light });
        self.offer_rerolls(seat);
    }

    /// The one in the Dormitory, if another player runs that one than runs this.
    fn other_sleeper(&self, seat: Seat) -> Option<Seat> {
        let sleeper = self.t().sleeper()?;
        let another = self.t().owner(sleeper) != self.t().owner(seat) && !self.t().sleeps_alone();
        (another && self.solo().open_dice().next().is_some()).then_some(sleeper)
    }

    /// Before each choice of whoever has the dice, another player may turn one (`solo.dormitory`).
    pub(super) fn dice_rolled(&mut self) {
        let Some(actor) = self.solo().actor else { return };
        match self.other_sleeper(actor) {
            Some(sleeper) => self.ask_solo(SoloStep::Turn { after: AfterTurning::Acting }, sleeper),
            None => self.ask_solo(SoloStep::Act, actor),
        }
    }

    /// The one in the Dormitory turns a die. Whoever would have borne the dice as they were looks at them again.
    pub(super) fn turn_die(&mut self, die: u8, face: Face, after: AfterTurning) {
        if let Some(seat) = self.t().sleeper() {
            self.tell(SoloEvent::Turned { seat, die, face });
        }
        let goes_on = self.solo().actor.is_some_and(|actor| !self.t().is_lost(actor));
        self.after_turning(if goes_on { AfterTurning::Acting } else { after });
    }

    pub(super) fn after_turning(&mut self, after: AfterTurning) {
        match (after, self.solo().actor) {
            (AfterTurning::Resolving, _) => self.resolve_dice(),
            (AfterTurning::Acting, Some(actor)) => self.ask_solo(SoloStep::Act, actor),
            _ => self.ask_leader_solo(SoloStep::Give),
        }
    }

    pub(super) fn use_dice(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Solo(SoloAction::Cancel { die }) => {
                self.tell(SoloEvent::Cancelled { seat, die });
                self.suspect(seat);
                self.compare_in_actions(Then::Cancelling);
            }
            Action::Solo(SoloAction::Turn { die, face }) => self.turn_die(die, face, AfterTurning::Acting),
            Action::Solo(SoloAction::Do { card }) => self.do_action(seat, card),
            Action::UseItem { item } => {
                if let Some(room) = self.t().room_of(seat) {
                    self.use_item(seat, item, room);
                }
                self.dice_rolled();
            }
            Action::Fire { weapon } => self.burn_request(seat, Action::Fire { weapon }, SeatSet::EMPTY),
            _ => self.bear_dice(seat),
        }
    }

    /// Whoever has the dice cancels no more: another player may still avert what they would do.
    fn bear_dice(&mut self, seat: Seat) {
        let asked_last = self.t().rules.solo.is_some_and(|rules| rules.asked_last);
        self.resolve_unless_averted(self.other_sleeper(seat).filter(|_| asked_last));
    }

    /// Whoever paid and is gone pays no more: what is left of the dice is done (`solo.dice.gone`).
    pub(super) fn after_cancelling(&mut self) {
        if self.solo().actor.is_some_and(|actor| !self.t().is_lost(actor)) {
            return self.dice_rolled();
        }
        let late = self.t().rules.solo.is_some_and(|rules| !rules.is_first_version());
        self.resolve_unless_averted(self.t().sleeper().filter(|_| late));
    }

    /// The one in the Dormitory is asked before harm is done (`solo.dormitory`).
    fn resolve_unless_averted(&mut self, sleeper: Option<Seat>) {
        match sleeper {
            Some(sleeper) if self.solo().has_bad() => {
                self.ask_solo(SoloStep::Turn { after: AfterTurning::Resolving }, sleeper);
            }
            _ => self.resolve_dice(),
        }
    }

    /// Sabotage first, then each Threat by itself; with either there is no action (`solo.dice.bad`).
    pub(super) fn resolve_dice(&mut self) {
        let solo = self.solo();
        if let Some(die) = solo.die_with(Face::Sabotage) {
            self.tell(SoloEvent::Spent { die });
            if let Some(room) = solo.site
                && self.t().can_do(room, Card::Sabotage)
            {
                self.sabotage(room);
            }
            return self.resolve_dice();
        }
        if let Some(die) = solo.die_with(Face::Threat) {
            self.tell(SoloEvent::Spent { die });
            self.move_threat(-1);
            return self.compare_in_actions(Then::Resolving);
        }
        self.end_assignment();
    }

    fn do_action(&mut self, seat: Seat, card: Card) {
        let face = if card == Card::Repair { Face::Repair } else { Face::Use };
        if let Some(die) = self.solo().die_with(face) {
            self.tell(SoloEvent::Spent { die });
        }
        self.assign(seat, card);
    }

    /// A room burns for a good die (`solo.burn`).
    pub(crate) fn pay_for_burning(&mut self) {
        if let Some(die) = self.t().solo.and_then(|solo| solo.good_die()) {
            self.tell(SoloEvent::Spent { die });
        }
    }

    /// It burns and the assignment is over, or the Leader has said no and other things may be done with the dice.
    pub(crate) fn after_burning(&mut self) {
        if self.solo().burn_refused {
            self.dice_rolled();
        } else {
            self.end_assignment();
        }
    }

    /// Whoever had the dice lies down, wherever that is.
    pub(crate) fn end_assignment(&mut self) {
        if let Some(actor) = self.solo().actor
            && !self.t().is_lost(actor)
            && !self.t().lying.contains(actor)
        {
            self.emit(Event::LaidDown { seats: SeatSet::one(actor) });
        }
        self.tell(SoloEvent::DiceAway);
        self.items_window(AfterItems::Turning);
    }
}
