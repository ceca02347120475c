//! Steps 8 and 9: cards are turned and judged.

use whiteout_core::{Chance as _, Rng, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::mission::{Directive, Values};
use crate::step::Step;
use crate::table::{Stage, Table};
use crate::words::{Card, Dice, Power};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Turns the next card, or judges what was turned.
    pub(crate) fn turn_cards(&mut self) {
        self.judge(true);
    }

    fn judge(&mut self, may_ask: bool) {
        match (self.t().turn.stage, self.t().directive()) {
            (Stage::Mission, Some(find @ Directive::Find { among, .. })) => self.judge_find(find, among, may_ask),
            _ if self.t().turn.pool > 0 => self.turn_one(),
            (Stage::Mission, Some(Directive::Set { values })) => self.judge_set(values, may_ask),
            (Stage::Mission, Some(Directive::Sum { least })) => self.judge_sum(least, may_ask),
            _ => self.judge_dice(may_ask),
        }
    }

    /// Cards one by one, until found or until all are turned (`inf.reveal.find`).
    fn judge_find(&mut self, find: Directive, among: u8, may_ask: bool) {
        let turn = &self.t().turn;
        let last = turn.pool == 0 || turn.flips >= among;
        if find.is_found(&turn.flipped, turn.petri_counts_any) {
            self.mission_passed();
        } else if may_ask && self.t().power_ready(Power::PetriCountsAny) && find.is_found(&turn.flipped, true) {
            self.ask_power(Power::PetriCountsAny);
        } else if last {
            self.mission_failed();
        } else if self.t().rules.options.captain_orders {
            self.ask_captain(Step::Flip);
        } else {
            self.turn_one();
        }
    }

    /// A random card of the pool.
    fn turn_one(&mut self) {
        let mut cards = self.g.secret.pool;
        cards.add(&self.g.secret.unseen);
        let card = cards.any(self.rng);
        // Only where the Captain orders the cards do the unseen ones lie apart.
        let unseen = self.g.secret.unseen[card];
        if unseen > 0 && self.rng.odds(u32::from(unseen), u32::from(cards[card])) {
            self.turn_unseen(card);
        } else {
            self.flipped(card);
        }
    }

    pub(crate) fn flip_action(&mut self, action: Action) {
        match action {
            Action::Flip { card } => self.flipped(card),
            _ => {
                let card = self.g.secret.unseen.any(self.rng);
                self.turn_unseen(card);
            }
        }
    }

    fn turn_unseen(&mut self, card: Card) {
        let by = self.t().captain;
        self.emit(Event::FlipPicked { by, card });
        self.flipped(card);
    }

    /// Sabotage that comes up late is faced at once (`inf.reveal.late`).
    fn flipped(&mut self, card: Card) {
        self.emit(Event::Flipped { card });
        if card.is_sabotage() { self.next_sabotage() } else { self.judge(true) }
    }

    fn judge_set(&mut self, values: Values, may_ask: bool) {
        let wrong = wrong_values(self.t(), values);
        let zero_mended = u8::from(self.t().turn.zero_counts_one && !values.contains(0) && values.contains(1));
        if self.t().turn.flipped.is_empty() || wrong > zero_mended {
            let mendable = wrong == 1 && !values.contains(0) && values.contains(1) && zeros(self.t()) == 1;
            if may_ask && mendable && self.t().power_ready(Power::ZeroCountsOne) {
                return self.ask_power(Power::ZeroCountsOne);
            }
            return self.mission_failed();
        }
        self.mission_passed();
    }

    fn judge_sum(&mut self, least: u8, may_ask: bool) {
        let sum = self.t().value_turned();
        if sum >= least && !self.t().turn.flipped.is_empty() {
            return self.mission_passed();
        }
        if may_ask && sum + 1 == least {
            if self.t().power_ready(Power::OneMore) && !self.t().turn.flipped.is_empty() {
                return self.ask_power(Power::OneMore);
            }
            if self.t().power_ready(Power::ZeroCountsOne) && zeros(self.t()) > 0 {
                return self.ask_power(Power::ZeroCountsOne);
            }
        }
        self.mission_failed();
    }

    /// Before the first throw: Palmer's and Childs's powers add a die.
    fn judge_dice(&mut self, may_ask: bool) {
        let dice = self.t().value_turned();
        if may_ask && dice < Dice::MOST {
            if self.t().power_ready(Power::ZeroCountsOne) && zeros(self.t()) > 0 {
                return self.ask_power(Power::ZeroCountsOne);
            }
            // Nothing is added to nothing (`inf.pool.empty`).
            let battle = self.t().turn.stage == Stage::Battle && !self.t().turn.flipped.is_empty();
            if battle && self.t().power_ready(Power::BattleDie) {
                return self.ask_power(Power::BattleDie);
            }
        }
        self.begin_roll(dice.min(Dice::MOST));
    }

    /// A declined power is not offered again for the same cards; the next card turned may bring it back.
    pub(crate) fn judging_power(&mut self, power: Power, yes: bool) {
        if yes {
            self.use_power(power);
        }
        self.judge(false);
    }

    pub(crate) fn mission_passed(&mut self) {
        self.drop_pool();
        self.emit(Event::MissionPassed);
        self.show_chip();
    }

    pub(crate) fn mission_failed(&mut self) {
        self.drop_pool();
        self.emit(Event::MissionFailed);
        self.fires();
    }
}

/// Cards turned whose dice value is not asked for.
fn wrong_values(table: &Table, values: Values) -> u8 {
    let wrong = |card: &&Card| !values.contains(table.rules.value(**card));
    Card::ITEMS.iter().filter(wrong).map(|&card| table.turn.flipped[card]).sum()
}

/// Cards turned of value 0.
fn zeros(table: &Table) -> u8 {
    let zero = |card: &&Card| table.rules.value(**card) == 0;
    Card::ITEMS.iter().filter(zero).map(|&card| table.turn.flipped[card]).sum()
}
