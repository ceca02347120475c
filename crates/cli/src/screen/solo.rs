//! What the table of the 1-3 player game shows besides: Threat and dice, and what several Characters hold.

use whiteout_boardgame::secret::Own;
use whiteout_boardgame::solo::{Die, DieState, Solo};
use whiteout_boardgame::table::Table;
use whiteout_boardgame::{Hand, View};
use whiteout_core::{Seat, Viewer};
use whiteout_text::Voice;

use super::boardgame::Lines;
use crate::words::fill;

impl<V: Voice> Lines<'_, V> {
    /// The Threat, and the dice once they are rolled.
    pub(super) fn threat(&self, table: &Table, solo: &Solo) -> String {
        let threat = fill(self.own_words().threat, &[("n", &solo.threat)]);
        let dice: Vec<_> = solo.dice.iter().flatten().map(|die| self.die(*die)).collect();
        if dice.is_empty() {
            return format!("{threat}.");
        }
        let actor = solo.actor.map_or_else(String::new, |seat| format!(" ({})", self.texts.seat(table, seat)));
        format!("{threat}. {}{actor}: {}.", self.own_words().dice, dice.join(", "))
    }

    fn die(&self, die: Die) -> String {
        let face = self.texts.face(die.face);
        match die.state {
            DieState::Open => face,
            DieState::Cancelled => format!("{face} ({})", self.own_words().die_cancelled),
            DieState::Spent => format!("{face} ({})", self.own_words().die_spent),
        }
    }

    /// The player who leads; there is no Leader Token here.
    pub(super) fn leading_player(&self, table: &Table) -> String {
        format!("{}: {}.", self.own_words().leader, self.player(table.owner(table.leader)))
    }

    fn player(&self, player: Seat) -> String {
        fill(self.words.seat, &[("n", &(player.index() + 1))])
    }

    /// Who is run by whom.
    pub(super) fn owner(&self, table: &Table, seat: Seat) -> String {
        self.player(table.owner(seat))
    }

    pub(super) fn hand(&self, table: &Table, hand: &Hand) -> String {
        let own = Own { weapons: hand.weapons, items: hand.items, labs: hand.labs, ..Own::blank(hand.seat) };
        format!("{}: {}.", self.texts.seat(table, hand.seat), self.things(table, &own))
    }

    /// A line for each Character whose hand the viewer may see; of the own ones only where time is short.
    pub(super) fn hands(&self, view: &View, own_only: bool) -> Vec<String> {
        let table = &view.table;
        let wanted = |hand: &&Hand| {
            table.people().contains(hand.seat) && (!own_only || view.viewer == Viewer::Seat(table.owner(hand.seat)))
        };
        view.hands.iter().filter(wanted).map(|hand| self.hand(table, hand)).collect()
    }
}
