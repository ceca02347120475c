//! Several things in a row: cards, dice, departments, and what a mission asks for.

use whiteout_infection::mission::{Directive, Items, Mission, Slots};
use whiteout_infection::words::{Card, Cards, Department, Dice, Kind as _};

use super::names::{card_key, department_key};
use super::{Phrase, Texts};

impl Texts {
    /// A hand or a pool, by name.
    pub(crate) fn cards(&self, cards: Cards) -> String {
        self.list(self.counts(Card::ALL, card_key, |card| cards[card]))
    }

    pub(crate) fn dice(&self, dice: Dice) -> String {
        self.list(dice.each().map(|face| face.to_string()).collect())
    }

    /// One of these cards, whichever it is.
    pub(crate) fn any_of(&self, cards: impl Iterator<Item = Card>) -> String {
        self.either(cards.map(|card| self.a_card(card)).collect())
    }

    pub(crate) fn departments(&self, slots: Slots) -> String {
        self.list(self.counts(Department::ALL, department_key, |department| slots.count(department)))
    }

    /// A mission with its team, without a full stop.
    pub fn mission(&self, mission: Mission) -> String {
        let directive = self.directive(mission.directive);
        let phrase = Phrase::new(*self).n(mission.team).text("directive", directive);
        if mission.departments.total() == 0 {
            return phrase.say("mission");
        }
        phrase.text("departments", self.departments(mission.departments)).say("mission-departments")
    }

    /// What a mission asks of the pool, without a full stop.
    pub fn directive(&self, directive: Directive) -> String {
        let p = Phrase::new(*self);
        match directive {
            Directive::Set { values } => {
                let values = self.either(values.iter().map(|value| value.to_string()).collect());
                p.text("values", values).say("directive-set")
            }
            Directive::Find { count, items, also, among } => {
                let p = p.n(count).number("among", among).text("items", self.items(items));
                if also.is_empty() {
                    p.say("directive-find")
                } else {
                    p.text("also", self.items(also)).say("directive-find-also")
                }
            }
            Directive::Sum { least } => p.n(least).say("directive-sum"),
            Directive::Roll { alike, throws } => p.n(alike).number("throws", throws).say("directive-roll"),
        }
    }

    fn items(&self, items: Items) -> String {
        self.either(items.iter().map(|item| self.card(item)).collect())
    }
}
